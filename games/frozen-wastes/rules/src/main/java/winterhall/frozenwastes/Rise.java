package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Optional;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;

/// What a Challenge gains at the start of every round, so that a combat can be counted. (frozen-wastes:R81)
///
/// Life and damage are counted by rounds, to the last one (frozen-wastes:RU76). Values are counted by themselves, until no
/// roll can succeed any more, since a test may hold them back for a round.
///
/// @param test the rise comes if it fails; always if there is none
record Rise(Threat.Result kind, int amount, Optional<SkillTest> test) {
    /// Nothing rises.
    static final Rise NONE = new Rise(Threat.Result.RAISE_VALUES, 0, Optional.empty());

    /// Nothing if the texts of this Challenge do more than the odds can count.
    static Optional<Rise> of(CardId foe) {
        var rises = new ArrayList<Rise>();
        for (Threat threat : ((Challenge) foe.sheet()).threats()) {
            if (threat.trigger() != Threat.Trigger.ROUND && threat.trigger() != Threat.Trigger.MISS) {
                continue;
            }
            if (!isCountable(threat)) {
                return Optional.empty();
            }
            if (raises(threat)) {
                rises.add(new Rise(threat.result(), threat.amount(), threat.test()));
            }
        }
        return rises.size() > 1 ? Optional.empty() : Optional.of(rises.isEmpty() ? NONE : rises.getFirst());
    }

    private static boolean raises(Threat threat) {
        return switch (threat.result()) {
            case RAISE_VALUES, RAISE_DAMAGE, RAISE_LIFE -> true;
            default -> false;
        };
    }

    /// Gold, gear and cards that are turned down change no odds.
    private static boolean isCountable(Threat threat) {
        boolean isRound = threat.trigger() == Threat.Trigger.ROUND;
        boolean isCertain = threat.test().isEmpty();
        return switch (threat.result()) {
            case WOUNDS, EXHAUSTION, WHITE_DEATH, FROST -> isCertain;
            case RAISE_VALUES -> isRound;
            case RAISE_DAMAGE, RAISE_LIFE -> isRound && isCertain;
            case FORBID_ESCAPE, FORBID_ALLIES, FORBID_WEAPONS -> false;
            case HEAL_WOUNDS, REMOVE_FROST, REMOVE_WHITE_DEATH, REMOVE_EXHAUSTION -> false;
            default -> true;
        };
    }

    boolean isNone() {
        return amount == 0;
    }

    boolean isOf(Threat.Result result) {
        return !isNone() && kind == result;
    }

    boolean countsRounds() {
        return !isNone() && kind != Threat.Result.RAISE_VALUES;
    }

    /// How far it has come in this combat: rounds, or what was added to the values.
    int height(Fight fight) {
        if (isNone()) {
            return 0;
        }
        return countsRounds() ? fight.round() : fight.changes().values();
    }

    /// By how much it goes on in a round.
    int step() {
        return countsRounds() ? 1 : amount;
    }

    /// The same combat without what has risen.
    Fight before(Fight fight) {
        return raised(fight, -height(fight));
    }

    /// The same combat when it has gone on by so much.
    Fight raised(Fight fight, int height) {
        return isNone() ? fight : fight.with(fight.changes().plus(kind, height * (countsRounds() ? amount : 1)));
    }
}
