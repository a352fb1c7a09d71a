package winterhall.frozenwastes.bot;

import winterhall.frozenwastes.Ally;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Challenge;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Phase;
import winterhall.frozenwastes.Power;
import winterhall.frozenwastes.Scout;

/// What is worth its price: what helps the hero's best phase, somebody to stand beside the hero, and armor.
final class Shopping {
    private static final double DAMAGE = 2.5;

    private Shopping() {}

    /// More than 0 for what should be bought, the best first.
    static double wish(Party party, CardId card) {
        double use = use(party, card);
        return use < 1 ? -1 : use / 3;
    }

    /// A card is sold when it only takes the place of something better.
    static double wishToSell(Board board, Party party, CardId card) {
        if (card.sheet() instanceof Challenge) {
            return use(party, card) < 1 ? 0.05 : -1;
        }
        return use(party, card) < 0.5 ? 0.05 : -1;
    }

    static double use(Party party, CardId card) {
        if (card.sheet() instanceof Ally ally) {
            double best = 0;
            for (Phase phase : Phase.values()) {
                int value = ally.values().get(phase.ordinal());
                best = Math.max(best, value + DAMAGE * (ally.damage().get(phase.ordinal()) - 1));
            }
            return best;
        }
        double use = 0;
        for (Power power : Scout.powers(card)) {
            use += power.amount() * worth(party, power);
        }
        return use;
    }

    private static double worth(Party party, Power power) {
        double often = switch (power.cost()) {
            case ALWAYS -> 1;
            case ACTIVATE -> 0.7;
            case EXHAUST -> 0.4;
            case DISCARD -> 0.2;
        };
        Phase best = Scout.bestPhase(party);
        boolean fits = power.phase().isEmpty() || power.phase().get() == best;
        return often
                * switch (power.deed()) {
                    case ATTACK -> fits ? 1.5 : 0.1;
                    case DAMAGE -> fits ? 4 : 0.2;
                    case DEFENCE -> power.phase().isEmpty() ? 1.5 : 0.5;
                    case CANCEL_WOUNDS, LIFE -> 2.5;
                    case MIND, BODY, SPIRIT ->
                        power.deed().ordinal() - Power.Deed.MIND.ordinal() == best.ordinal() ? 2 : 0.7;
                    case CANCEL_FROST, LESS_FROST, REMOVE_FROST, HEAL_WOUNDS -> 1;
                    case DICE, EXTRA_DIE -> 1.5;
                    default -> 0.8;
                };
    }
}
