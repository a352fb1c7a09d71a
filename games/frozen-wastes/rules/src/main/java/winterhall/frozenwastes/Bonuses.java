package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;

/// Adds up lasting powers, and finds the powers with a cost that can be used now. (frozen-wastes:R20–R23, R101)
final class Bonuses {
    private Bonuses() {}

    /// A power that its owner could use.
    ///
    /// @param card on which it stands
    record Usable(CardId card, Power power) {}

    static int of(Party party, CardId who, Power.Deed deed, Predicate<Power> counts, boolean withoutWeapons) {
        boolean isHero = party.isHero(who);
        int sum = isHero ? sum(party.sheet().powers(), deed, Power.Aim.OWNER, counts) : 0;
        if (!isHero) {
            sum += sum(party.sheet().powers(), deed, Power.Aim.ALLIES, counts);
        }
        for (int i = 0; i < party.cards().size(); i++) {
            Owned owned = party.cards().get(i);
            Belonging sheet = owned.sheet();
            if (withoutWeapons && sheet.type() == ItemType.WEAPON) {
                continue;
            }
            if (!isHero) {
                sum += sum(sheet.powers(), deed, Power.Aim.ALLIES, counts);
                if (owned.card().equals(who)) {
                    sum += sum(sheet.powers(), deed, Power.Aim.OWNER, counts);
                }
            } else if (owned.isAlly()) {
                sum += sum(sheet.powers(), deed, Power.Aim.HERO, counts);
            } else {
                sum += sum(sheet.powers(), deed, Power.Aim.OWNER, counts);
                sum += sum(sheet.powers(), deed, Power.Aim.HERO, counts);
            }
        }
        return sum;
    }

    private static int sum(List<Power> powers, Power.Deed deed, Power.Aim aim, Predicate<Power> counts) {
        int sum = 0;
        for (int i = 0; i < powers.size(); i++) {
            Power power = powers.get(i);
            if (power.deed() == deed && power.cost() == Power.Cost.ALWAYS && power.aim() == aim && counts.test(power)) {
                sum += power.amount();
            }
        }
        return sum;
    }

    /// Every power with a cost for such a moment, payable or not.
    static List<Usable> withCost(Party party, Power.Use use) {
        var found = new ArrayList<Usable>(0);
        add(party.hero(), party.sheet().powers(), use, found);
        for (int i = 0; i < party.cards().size(); i++) {
            Owned owned = party.cards().get(i);
            add(owned.card(), owned.sheet().powers(), use, found);
        }
        return found;
    }

    private static void add(CardId card, List<Power> powers, Power.Use use, List<Usable> found) {
        for (int i = 0; i < powers.size(); i++) {
            Power power = powers.get(i);
            if (power.cost() != Power.Cost.ALWAYS && power.deed().use() == use) {
                found.add(new Usable(card, power));
            }
        }
    }

    /// Those that can be paid now.
    static List<Usable> payable(Party party, Power.Use use) {
        List<Usable> all = withCost(party, use);
        var found = new ArrayList<Usable>(all.size());
        for (int i = 0; i < all.size(); i++) {
            if (canPay(party, all.get(i))) {
                found.add(all.get(i));
            }
        }
        return found;
    }

    static boolean canPay(Party party, Usable usable) {
        return switch (usable.power().cost()) {
            case ALWAYS -> false;
            case ACTIVATE ->
                party.isHero(usable.card())
                        ? !party.heroUsed()
                        : !party.get(usable.card()).faceDown();
            case DISCARD -> !party.isHero(usable.card());
            case EXHAUST -> {
                CardId who = bearer(party, usable.card());
                yield party.body(who).exhaustion() < party.stamina(who);
            }
        };
    }

    /// Who takes the exhaustion: the Ally whose power it is, or the hero.
    static CardId bearer(Party party, CardId card) {
        return card.sheet() instanceof Ally ? card : party.hero();
    }
}
