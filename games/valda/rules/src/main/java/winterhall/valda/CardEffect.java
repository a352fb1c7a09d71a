package winterhall.valda;

/// What a card does: the small vocabulary from which all cards are made. The numbers stand on the [Card].
public enum CardEffect {
    // actions
    BUILD_FREE,
    DRAW_CARDS,
    DRAW_FROM_B,
    DRAW_DIVINE,
    LOOK_AT_DECKS,
    GAIN_RESOURCES,
    GAIN_RUNES,
    GAIN_FOLLOWERS,
    GAIN_FOLLOWERS_AND_DRAW,
    GAIN_BUILDING_POINTS,
    ROLL_FOR_FOLLOWERS,
    SACRIFICE_CARDS,
    TURN_INTO_BLOOD,
    EXCHANGE_RESOURCES,
    BUY_CARDS,
    TAKE_DEFENCE_CARD,
    TAKE_ATTACK_CARD,
    STEAL_CARD,
    FREE_ACTIONS,
    BORROW_LEVEL,
    MOVE_TEMPLE,
    TURN_DIE,
    // attacks, besides stealing a card
    STEAL_RESOURCES,
    STEAL_FOLLOWERS,
    STEAL_RUNES,
    LOSE_FOLLOWERS,
    LOSE_FOLLOWERS_FOR_BLOOD,
    DESTROY_CARD,
    DESTROY_BUILDING,
    DESTROY_TEMPLE,
    SWAP_HANDS,
    SWITCH_TEMPLES,
    FREEZE_TEMPLE,
    FREEZE_TEMPLE_FOR_EVER,
    // defences
    HOLD,
    HOLD_AND_DRAW,
    // weapons, besides stealing, drawing and gaining
    DEFEND_WITH_ATTACK_CARD,
    ATTACK_WITH_TWO,
    RAISE_ATTACK,
    RAISE_OWN_ATTACK,
    LOWER_ATTACK,
    CANCEL_ATTACK,
    CANCEL_AND_TAKE_ATTACK,
    FORBID_ATTACKS,
    CLAIM_DEFENCE,
    HURT_TARGET,
    GAIN_LOST_FOLLOWERS,
    STEAL_MORE,
    TAKE_DIVINE_CARD,
    UNDO_BUILDING,
    PROTECT_TEMPLES,
    IGNORE_HAVENS,
    GAIN_TOKENS,
    REWARD_BUILDER,
    BUILD_WITHOUT_POINT,
    ASSUME_LEVEL,
    LOOK_AND_TAKE,
    TAKE_FROM_DISCARDS,
    SHUFFLE_DISCARDS;

    /// Whether the card says how much; the others do one thing, once.
    boolean isCounted() {
        return switch (this) {
            case BUILD_FREE,
                    DRAW_DIVINE,
                    ROLL_FOR_FOLLOWERS,
                    TAKE_DEFENCE_CARD,
                    TAKE_ATTACK_CARD,
                    BORROW_LEVEL,
                    MOVE_TEMPLE,
                    TURN_DIE,
                    DESTROY_BUILDING,
                    DESTROY_TEMPLE,
                    SWAP_HANDS,
                    SWITCH_TEMPLES,
                    FREEZE_TEMPLE,
                    FREEZE_TEMPLE_FOR_EVER,
                    HOLD,
                    DEFEND_WITH_ATTACK_CARD,
                    ATTACK_WITH_TWO,
                    CANCEL_ATTACK,
                    CANCEL_AND_TAKE_ATTACK,
                    FORBID_ATTACKS,
                    CLAIM_DEFENCE,
                    GAIN_LOST_FOLLOWERS,
                    TAKE_DIVINE_CARD,
                    UNDO_BUILDING,
                    PROTECT_TEMPLES,
                    IGNORE_HAVENS,
                    BUILD_WITHOUT_POINT,
                    ASSUME_LEVEL,
                    LOOK_AND_TAKE,
                    SHUFFLE_DISCARDS -> false;
            default -> true;
        };
    }

    /// Whether it can harm a temple of its target. (valda:R205, RU81)
    public boolean hitsTemples() {
        return switch (this) {
            case DESTROY_TEMPLE, SWITCH_TEMPLES, FREEZE_TEMPLE, FREEZE_TEMPLE_FOR_EVER -> true;
            default -> false;
        };
    }
}
