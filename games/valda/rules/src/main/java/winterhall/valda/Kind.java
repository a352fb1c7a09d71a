package winterhall.valda;

/// The kinds of card. (valda:R13)
public enum Kind {
    ACTION,
    ATTACK,
    DEFENCE,
    WEAPON
}
