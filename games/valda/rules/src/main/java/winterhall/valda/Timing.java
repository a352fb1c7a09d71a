package winterhall.valda;

import winterhall.engine.Verb;

/// When a card that is not an ordinary action can be played; from [#LAST_BUILDING_POINT] on these are windows. (valda:R112–R115)
public enum Timing {
    /// Between two steps of one's own turn, or in one's own attack opportunity. (valda:R113)
    OPEN,
    /// At an open moment of one's own turn. (valda:R208, R216)
    OWN_TURN,
    /// In one's own Valda phase. (valda:R207, R222)
    OWN_VALDA,
    /// With the declaration of an attack. (valda:R197)
    ATTACK,
    /// Instead of a defence card. (valda:R195)
    DEFENCE,
    /// After one's own dice were rolled. (valda:R176)
    DIE_ROLLED,
    LAST_BUILDING_POINT,
    DIVINE_DRAW,
    DECLARED,
    DEFENDED,
    SUCCESSFUL,
    STEALING,
    FOLLOWERS_LOST;

    boolean isWindow() {
        return ordinal() >= LAST_BUILDING_POINT.ordinal();
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
