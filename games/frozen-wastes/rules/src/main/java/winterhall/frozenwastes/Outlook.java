package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Town;

/// What the open facts come to, so that a board shows numbers without knowing rules.
///
/// @param frost that a character takes in each terrain in Survival, before powers (frozen-wastes:R40)
/// @param members the characters of each seat, the hero first
/// @param prices in the town where the active hero stands
/// @param rolls that could be made in the combat that is going on, phase by phase
/// @param encounters with Challenges that lie open, before the active hero walks there or begins
/// @param failure what the failed test on the table does to the party that made it, if it stays failed
public record Outlook(
        List<Integer> frost,
        List<List<Member>> members,
        Optional<Prices> prices,
        Optional<Rolls> rolls,
        List<Encounter> encounters,
        List<Setback> failure) {
    public Outlook {
        frost = List.copyOf(frost);
        members = List.copyOf(members);
        encounters = List.copyOf(encounters);
        failure = List.copyOf(failure);
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
    /// @param rival what a rival adds to the two dice that have to be reached in each phase; empty against a Challenge
    /// @param damage the wounds of a failed roll in each phase
    /// @param life of the enemy, if it is a Challenge
    public record Rolls(
            List<Integer> values,
            List<Integer> rival,
            List<Integer> damage,
            int life,
            List<Choice> choices,
            List<EscapeRoll> escapes) {
        public Rolls {
            values = List.copyOf(values);
            rival = List.copyOf(rival);
            damage = List.copyOf(damage);
            choices = List.copyOf(choices);
            escapes = List.copyOf(escapes);
        }
    }

    /// @param chance that the roll succeeds, in thousandths; against a rival all four dice are reckoned with
    /// @param miss what a failure does to the party; what it takes besides is printed on the Challenge
    public record Choice(
            Phase phase, CardId who, boolean attacks, int bonus, int damage, int chance, List<Setback> miss) {
        public Choice {
            miss = List.copyOf(miss);
        }
    }

    /// @param target what has to be reached; against a rival what that hero adds to two dice
    /// @param chance that it succeeds, in thousandths
    /// @param miss what a failure does to the party
    public record EscapeRoll(Attribute attribute, int bonus, int target, int chance, List<Setback> miss) {
        public EscapeRoll {
            miss = List.copyOf(miss);
        }
    }

    /// What it would be to meet an undefeated Challenge, or Arshan: after the frost of that space and with what the card does
    /// before the combat, if nothing is used against it.
    ///
    /// @param win the chance to defeat it, in thousandths: of a hazard, to pass all its tests (frozen-wastes:RU124)
    public record Encounter(Hex hex, CardId foe, int win) {}

    static Outlook of(Field field) {
        return of(field, List.of());
    }

    /// @param reach where the active hero can walk
    static Outlook of(Field field, List<Hex> reach) {
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
        return new Outlook(
                frost,
                members,
                prices(field),
                field.fight().flatMap(fight -> rolls(field, fight)),
                Encounters.of(field, reach),
                field.trial().map(trial -> failure(field, trial)).orElse(List.of()));
    }

    /// What hangs on a test that has failed. (frozen-wastes:R61, R81)
    private static List<Setback> failure(Field field, Trial trial) {
        if (trial.isPassed()) {
            return List.of();
        }
        List<Threat> threats = ((Challenge) trial.card().sheet())
                .threats().stream()
                        .filter(threat -> threat.test().equals(Optional.of(trial.test())))
                        .toList();
        return Setback.of(field, field.party(field.turn().seat()), threats, Optional.empty());
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

    private static Toll toll(Field field, Party party, CardId who, int frost) {
        Body before = party.body(who);
        Body after = frost > 0 ? Setback.after(field.rules(), party, who, before, Harm.FROST, frost) : before;
        int whiteDeath = after.whiteDeath() - before.whiteDeath();
        return new Toll(frost, whiteDeath, whiteDeath > 0 && after.harm() >= party.life(who));
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
        var rival = new ArrayList<Integer>();
        var damage = new ArrayList<Integer>();
        var choices = new ArrayList<Choice>();
        var escapes = new ArrayList<EscapeRoll>();
        Field then = field;
        for (Phase phase : Phase.ALL) {
            boolean isFought = Combat.hasValue(fight, phase);
            int target = isChallenge && isFought ? Combat.value(field, phase) : 0;
            values.add(target);
            damage.add(isFought ? Combat.damage(field, phase) : 0);
            if (!isChallenge) {
                rival.add(Phases.rivalBonus(field, phase));
            }
            if (!isFought) {
                continue;
            }
            for (CardId who : party.characters()) {
                choices.add(choice(then, seat, who, phase, true));
            }
            choices.add(choice(then, seat, party.hero(), phase, false));
            Attribute attribute = phase.attribute();
            escapes.add(new EscapeRoll(
                    attribute,
                    party.escape(attribute),
                    isChallenge ? target : Phases.rivalEscapeBonus(field, phase),
                    Forecasts.chance(Phases.escapeChance(field, attribute)),
                    miss(field, party, party.hero(), phase)));
            then = isRolledIn(field, phase) ? then.fight(now -> now.hasRolled(seat)) : then;
        }
        return Optional.of(new Rolls(values, rival, damage, isChallenge ? Combat.life(fight) : 0, choices, escapes));
    }

    /// Whether there is a roll in this phase even if the hero only defends; one that is over says so itself.
    /// (frozen-wastes:RU131)
    private static boolean isRolledIn(Field field, Phase phase) {
        Fight fight = field.currentFight();
        boolean isOver = fight.phase().filter(now -> now.compareTo(phase) > 0).isPresent();
        boolean isNow = fight.roll().filter(roll -> roll.phase() == phase).isPresent();
        return isNow || !isOver && Combat.hurts(field, phase);
    }

    private static Choice choice(Field field, Seat seat, CardId who, Phase phase, boolean attacks) {
        Fight.Roll roll = Phases.prepared(field, seat, who, phase, attacks);
        return new Choice(
                phase,
                who,
                attacks,
                roll.bonus(),
                roll.damage(),
                Forecasts.chance(Phases.chance(field, roll)),
                miss(field, field.party(seat), who, phase));
    }

    /// (frozen-wastes:R95, R96, R106, R183)
    private static List<Setback> miss(Field field, Party party, CardId who, Phase phase) {
        List<Threat> threats = CombatNumbers.failures(field, field.currentFight(), phase);
        return Setback.of(field, party, threats, Optional.of(who));
    }
}
