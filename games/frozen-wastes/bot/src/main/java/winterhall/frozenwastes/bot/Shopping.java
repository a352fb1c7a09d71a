package winterhall.frozenwastes.bot;

import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.cards.Power;

/// What is worth its price: what makes the party win more fights, and what keeps it warm.
final class Shopping {
    private Shopping() {}

    /// What a card would add, in points.
    static double use(Rules rules, Party party, CardId card) {
        if (!Strength.isArmed(card)) {
            return comfort(card);
        }
        return Strength.healed(rules, Scout.with(party, card)).worth()
                - Strength.healed(rules, party).worth()
                + comfort(card);
    }

    /// What a card that is owned adds.
    static double loss(Rules rules, Party party, CardId card) {
        if (!Strength.isArmed(card)) {
            return comfort(card);
        }
        return Strength.healed(rules, party).worth()
                - Strength.healed(rules, Scout.without(party, card)).worth()
                + comfort(card);
    }

    /// More than 0 for what should be bought.
    static double wish(Rules rules, Party party, CardId card) {
        return use(rules, party, card) - Prize.GOLD * Scout.price(card);
    }

    /// What the purchase would bring if something of the same kind were sold first.
    static double exchange(Rules rules, Party party, CardId old, CardId card) {
        Party free = Scout.without(party, old);
        int gold = party.gold() + Scout.salePrice(old);
        if (Scout.type(old) != Scout.type(card) || Scout.price(card) > gold) {
            return 0;
        }
        return wish(rules, free, card) - loss(rules, party, old) + Prize.GOLD * Scout.salePrice(old);
    }

    /// The card that is missed least.
    static double leastLoss(Rules rules, Party party, CardId like) {
        double least = Double.POSITIVE_INFINITY;
        for (Owned owned : party.cards()) {
            if (Scout.type(owned.card()) == Scout.type(like)) {
                least = Math.min(least, loss(rules, party, owned.card()));
            }
        }
        return least;
    }

    /// What does not show in a fight, or only once.
    private static double comfort(CardId card) {
        double comfort = 0;
        for (Power power : Scout.powers(card)) {
            double often = switch (power.cost()) {
                case ALWAYS -> 1;
                case ACTIVATE -> 0.7;
                case EXHAUST -> 0.3;
                case DISCARD -> 0.25;
            };
            comfort += often * power.amount() * comfort(power);
        }
        return comfort;
    }

    private static double comfort(Power power) {
        boolean isSpent = power.cost() != Power.Cost.ALWAYS;
        return switch (power.deed()) {
            case ATTACK, DEFENCE -> isSpent ? 0.5 : 0;
            case DAMAGE -> isSpent ? 1.5 : 0;
            case CANCEL_WOUNDS -> 1.4;
            case WOUND_ENEMY -> 1.6;
            case REROLL_COMBAT -> 1.2;
            case LESS_FROST -> power.terrains().isEmpty() ? 2 : 1;
            case CANCEL_FROST, REMOVE_FROST -> 0.6;
            case HEAL_WOUNDS, REMOVE_WHITE_DEATH, CANCEL_WHITE_DEATH -> 1;
            case DICE, EXTRA_DIE, BOUNTY, DISCOUNT -> 1.2;
            case GAIN_RUMORS -> Taste.QUICK.rumor() / 0.25;
            case ANY_DIE, TURN_DIE, REROLL_DIE -> 0.6;
            case TEST, FIRST_ROLL, ESCAPE -> 0.2;
            default -> 0;
        };
    }
}
