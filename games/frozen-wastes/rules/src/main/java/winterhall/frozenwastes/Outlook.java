package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Town;

/// What the open facts come to, so that a board shows numbers without knowing rules.
///
/// @param frost that a character takes in each terrain in Survival, before powers (frozen-wastes:R40)
/// @param members the characters of each seat, the hero first
/// @param prices in the town where the active hero stands
/// @param rolls that could be made in the combat that is going on, phase by phase
public record Outlook(List<Integer> frost, List<List<Member>> members, Optional<Prices> prices, Optional<Rolls> rolls) {
    public Outlook {
        frost = List.copyOf(frost);
        members = List.copyOf(members);
    }

    /// @param values added to attacks in each phase; `damage` the wounds of a hit
    /// @param frostLimit how much frost turns into white death (frozen-wastes:R50)
    /// @param tolls what a Survival step in each terrain would do, if nothing were used against it
    public record Member(
            CardId card,
            int life,
            int stamina,
            List<Integer> values,
            List<Integer> damage,
            int frostLimit,
            List<Toll> tolls) {
        public Member {
            values = List.copyOf(values);
            damage = List.copyOf(damage);
            tolls = List.copyOf(tolls);
        }
    }

    /// @param whiteDeath how many counters of it the frost would turn into
    /// @param falls whether that knocks the hero out or kills the Ally (frozen-wastes:R53)
    public record Toll(int frost, int whiteDeath, boolean falls) {}

    /// @param wares what the cards on sale cost this hero; `sales` what the hero's own cards bring
    public record Prices(Town town, List<Price> wares, List<Price> sales, int healing, int gear) {
        public Prices {
            wares = List.copyOf(wares);
            sales = List.copyOf(sales);
        }
    }

    /// @param printed on the card
    public record Price(CardId card, int gold, int printed) {}

    /// @param values what has to be reached in each phase; 0 where nothing happens, or where a rival rolls it
    /// @param damage the wounds of a failed roll in each phase
    /// @param life of the enemy, if it is a Challenge
    public record Rolls(
            List<Integer> values, List<Integer> damage, int life, List<Choice> choices, List<EscapeRoll> escapes) {
        public Rolls {
            values = List.copyOf(values);
            damage = List.copyOf(damage);
            choices = List.copyOf(choices);
            escapes = List.copyOf(escapes);
        }
    }

    /// @param chance that the roll succeeds, in thousandths; not known against a rival, who rolls too
    public record Choice(Phase phase, CardId who, boolean attacks, int bonus, int damage, Optional<Integer> chance) {}

    public record EscapeRoll(Attribute attribute, int bonus, int target, Optional<Integer> chance) {}

    static Outlook of(Field field) {
        var frost = new ArrayList<Integer>();
        for (Terrain terrain : Terrain.values()) {
            frost.add(Survival.frost(field, terrain));
        }
        var members = new ArrayList<List<Member>>();
        for (Party party : field.parties()) {
            members.add(party.characters().stream()
                    .map(who -> member(field, party, who, frost))
                    .toList());
        }
        return new Outlook(frost, members, prices(field), field.fight().flatMap(fight -> rolls(field, fight)));
    }

    private static Member member(Field field, Party party, CardId who, List<Integer> frost) {
        var values = new ArrayList<Integer>();
        var damage = new ArrayList<Integer>();
        for (Phase phase : Phase.ALL) {
            values.add(party.attack(who, phase, false));
            damage.add(party.damage(who, phase, false));
        }
        var tolls = new ArrayList<Toll>();
        for (Terrain terrain : Terrain.values()) {
            int less = party.lessFrost(who, Optional.of(terrain));
            tolls.add(toll(field, party, who, Math.max(0, frost.get(terrain.ordinal()) - less)));
        }
        int limit = field.rules().frostLimit(party.life(who), party.body(who).whiteDeath());
        return new Member(who, party.life(who), party.stamina(who), values, damage, limit, tolls);
    }

    /// (frozen-wastes:R50–R53)
    private static Toll toll(Field field, Party party, CardId who, int frost) {
        Body body = party.body(who);
        int life = party.life(who);
        int lying = body.frost() + frost;
        int whiteDeath = 0;
        while (frost > 0 && lying >= field.rules().frostLimit(life, body.whiteDeath() + whiteDeath)) {
            lying -= field.rules().frostLimit(life, body.whiteDeath() + whiteDeath);
            whiteDeath++;
            if (body.harm() + whiteDeath >= life) {
                return new Toll(frost, whiteDeath, true);
            }
        }
        return new Toll(frost, whiteDeath, false);
    }

    private static Optional<Prices> prices(Field field) {
        Seat seat = field.turn().seat();
        if (field.parties().size() < seat.number()) {
            return Optional.empty();
        }
        Party party = field.party(seat);
        return party.at().flatMap(Isheim::town).map(town -> {
            var wares = field.piles().stack(town).stream()
                    .map(card -> new Price(card, Trading.price(party, card), printed(card)))
                    .toList();
            var sales = party.cards().stream()
                    .map(Owned::card)
                    .map(card -> new Price(card, Trading.salePrice(field, card), printed(card)))
                    .toList();
            return new Prices(town, wares, sales, Trading.healPrice(field, town), Trading.gearPrice(field));
        });
    }

    private static int printed(CardId card) {
        return ((Belonging) card.sheet()).price();
    }

    /// Nothing is rolled against a hazard but tests.
    private static Optional<Rolls> rolls(Field field, Fight fight) {
        if (fight.foe().isPresent() && fight.challenge().isHazard()) {
            return Optional.empty();
        }
        boolean isChallenge = fight.foe().isPresent();
        Seat seat = fight.attacker();
        Party party = field.party(seat);
        var values = new ArrayList<Integer>();
        var damage = new ArrayList<Integer>();
        var choices = new ArrayList<Choice>();
        var escapes = new ArrayList<EscapeRoll>();
        for (Phase phase : Phase.ALL) {
            boolean isFought = Combat.hasValue(fight, phase);
            int target = isChallenge && isFought ? Combat.value(field, phase) : 0;
            values.add(target);
            damage.add(isFought ? Combat.damage(field, phase) : 0);
            if (!isFought) {
                continue;
            }
            for (CardId who : party.characters()) {
                choices.add(choice(field, seat, who, phase, true, isChallenge));
            }
            choices.add(choice(field, seat, party.hero(), phase, false, isChallenge));
            Attribute attribute = phase.attribute();
            int bonus = party.escape(attribute);
            escapes.add(new EscapeRoll(attribute, bonus, target, chance(target - bonus, isChallenge)));
        }
        return Optional.of(new Rolls(values, damage, isChallenge ? Combat.life(fight) : 0, choices, escapes));
    }

    private static Choice choice(
            Field field, Seat seat, CardId who, Phase phase, boolean attacks, boolean isChallenge) {
        Fight.Roll roll = Phases.prepared(field, seat, who, phase, attacks);
        return new Choice(
                phase, who, attacks, roll.bonus(), roll.damage(), chance(roll.target() - roll.bonus(), isChallenge));
    }

    private static Optional<Integer> chance(int atLeast, boolean isChallenge) {
        return isChallenge ? Optional.of(Forecasts.chance(Odds.roll(atLeast))) : Optional.empty();
    }
}
