package winterhall.frozenwastes.secondopinion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Predicate;
import java.util.function.Supplier;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.Fight;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;

/// How a combat against a Challenge ends, from the text of the rules and by plain value iteration: every state that can
/// come up, every round worked out again until nothing moves any more. (frozen-wastes:R88–R108, RU124)
///
/// A hero who plays for the win often has several ways that win equally often; knockouts and wounds then lie in a range.
final class PlainOdds {
    private static final int ROUNDS = 50;
    private static final double STILL = 1e-10;
    private static final double EQUAL = 1e-9;
    private static final int SIDES = 10;

    /// More states take too long for a plain way.
    private static final int MOST_STATES = 3_000;

    /// The counters of one character who is alive.
    private record Body(int wounds, int exhaustion, int whiteDeath, int frost) {
        int harm() {
            return wounds + whiteDeath;
        }
    }

    /// @param round only where rounds differ, else 0
    /// @param bodies nothing for who has fallen, the hero first
    private record State(
            int round,
            boolean isFirstRound,
            boolean isFirstRoll,
            int foeWounds,
            int value,
            int damage,
            int life,
            List<Optional<Body>> bodies) {
        boolean isLost() {
            return bodies.getFirst().isEmpty();
        }
    }

    /// What follows.
    private sealed interface Node {}

    private record End(int win, int knockout) implements Node {}

    private record Next(int state) implements Node {}

    private record Luck(double chance, Node yes, Node no) implements Node {}

    private record Hurt(int wounds, Node then) implements Node {}

    private record Choice(List<Node> ways) implements Node {}

    private static final Node NOTHING = new End(0, 0);

    /// How a combat ends: wins, then the least and most knockouts and wounds.
    record Ends(double win, double leastKnockouts, double mostKnockouts, double leastWounds, double mostWounds) {}

    private final Field field;
    private final Fight fight;
    private final Challenge foe;
    private final List<CardId> who;
    private final boolean isHarsh;
    private final Map<List<Boolean>, Traveller> parties = new HashMap<>();
    private final Map<State, Integer> places = new LinkedHashMap<>();
    private final Queue<State> open = new ArrayDeque<>();
    private final List<Node> rounds = new ArrayList<>();
    private double[][] values = new double[5][0];

    private PlainOdds(Field field, boolean isHarsh) {
        this.field = field;
        this.isHarsh = isHarsh;
        fight = field.fight().orElseThrow();
        foe = CardText.challenge(fight.foe().orElseThrow());
        who = traveller().characters();
    }

    /// Nothing where it would take too long.
    static Optional<PlainOdds> of(Field field, boolean isHarsh) {
        var odds = new PlainOdds(field, isHarsh);
        Node _ = odds.from(odds.now());
        return odds.explores() ? Optional.of(odds) : Optional.empty();
    }

    private Traveller traveller() {
        return new Traveller(fight.hero(), field.parties().get(fight.hero().index()), 0, 0);
    }

    /// The party without those who have fallen. (frozen-wastes:RU70)
    private Traveller party(State state) {
        var alive = state.bodies().stream().map(Optional::isPresent).toList();
        return parties.computeIfAbsent(alive, _ -> {
            Traveller left = traveller();
            for (int i = 1; i < alive.size(); i++) {
                if (!alive.get(i)) {
                    CardId dead = who.get(i);
                    left.cards.removeIf(owned -> owned.card.equals(dead));
                }
            }
            return left;
        });
    }

    // ---- the table as it lies
    // ------------------------------------------------------------------------------------------

    private State now() {
        Traveller party = traveller();
        var bodies = new ArrayList<Optional<Body>>();
        for (CardId one : who) {
            Health health = party.health(one);
            bodies.add(Optional.of(new Body(health.wounds, health.exhaustion, health.whiteDeath, health.frost)));
        }
        return new State(
                isCounted() ? fight.round() : 0,
                fight.round() <= 1,
                !fight.rolled().contains(fight.hero()),
                fight.wounds(),
                fight.changes().values(),
                fight.changes().damage(),
                fight.changes().life(),
                bodies);
    }

    private boolean isCounted() {
        return foe.threats().stream()
                .anyMatch(threat -> threat.trigger() == Threat.Trigger.ROUND
                        && Texts.harm(threat.result()).isEmpty());
    }

    /// Whether it comes to an end.
    private boolean explores() {
        while (!open.isEmpty() && places.size() <= MOST_STATES) {
            rounds.add(phase(open.remove(), 0, 0));
        }
        return open.isEmpty();
    }

    private Node from(State state) {
        if (state.isLost()) {
            return new End(0, 1);
        }
        if (!places.containsKey(state)) {
            places.put(state, places.size());
            open.add(state);
        }
        return new Next(places.get(state));
    }

    // ---- one round
    // -----------------------------------------------------------------------------------------------------

    /// (frozen-wastes:R91, R92, R97)
    private Node phase(State state, int phase, int attacked) {
        if (state.isLost()) {
            return new End(0, 1);
        }
        if (phase == Phase.values().length) {
            return nextRound(state);
        }
        Phase now = Phase.values()[phase];
        if (foe.values().get(phase) == 0) {
            return phase(state, phase + 1, attacked);
        }
        var ways = new ArrayList<Node>();
        ways.add(defend(state, now, attacked));
        for (int i = 0; i < who.size(); i++) {
            boolean mayAct = i == 0 || !fight.changes().noAllies();
            if (mayAct && (attacked & 1 << i) == 0 && state.bodies().get(i).isPresent()) {
                ways.add(attack(state, now, attacked, i));
            }
        }
        return new Choice(ways);
    }

    private Node defend(State state, Phase phase, int attacked) {
        if (damage(state, phase) == 0 && foe.threats().stream().noneMatch(threat -> Enemy.isFor(threat, phase))) {
            return phase(state, phase.ordinal() + 1, attacked);
        }
        return rolled(state, phase, attacked, 0, 0, chance(state, phase, 0, Deed.DEFENCE));
    }

    private Node attack(State state, Phase phase, int attacked, int actor) {
        int wounds = party(state).damage(who.get(actor), phase, counts());
        double chance = chance(state, phase, actor, Deed.ATTACK);
        return rolled(state, phase, attacked | 1 << actor, actor, wounds, chance);
    }

    private Node rolled(State state, Phase phase, int attacked, int actor, int wounds, double chance) {
        State after = with(state, state.bodies(), false);
        return luck(
                chance,
                () -> hit(after, phase, attacked, wounds),
                () -> failed(after, phase, actor, phase.ordinal() + 1, attacked));
    }

    /// What cannot be is not looked at.
    private static Node luck(double chance, Supplier<Node> yes, Supplier<Node> no) {
        if (chance == 0 || chance == 1) {
            return chance == 1 ? yes.get() : no.get();
        }
        return new Luck(chance, yes.get(), no.get());
    }

    private Node hit(State state, Phase phase, int attacked, int wounds) {
        int sum = state.foeWounds() + wounds;
        if (wounds > 0 && sum >= foe.life() + state.life()) {
            return new End(1, 0);
        }
        State after = new State(
                state.round(),
                state.isFirstRound(),
                state.isFirstRoll(),
                sum,
                state.value(),
                state.damage(),
                state.life(),
                state.bodies());
        return phase(after, phase.ordinal() + 1, attacked);
    }

    /// What a failed roll costs; then this phase, or the next round after the last one. (frozen-wastes:R95, R96, RU89)
    private Node failed(State state, Phase phase, int actor, int then, int attacked) {
        State after = state;
        int damage = damage(state, phase);
        if (damage > 0) {
            after = give(after, actor, Harm.WOUNDS, damage);
        }
        for (Harm harm : Harm.values()) {
            for (Threat threat : foe.threats()) {
                if (Enemy.isFor(threat, phase) && Texts.harm(threat.result()).equals(Optional.of(harm))) {
                    after = give(after, threat, actor);
                }
            }
        }
        int wounds = taken;
        taken = 0;
        return new Hurt(wounds, phase(after, then, attacked));
    }

    /// (frozen-wastes:R90, RU76)
    private Node nextRound(State state) {
        if (isCounted() && state.round() == ROUNDS) {
            return NOTHING;
        }
        boolean isBeginning = fight.round() == 0 && state.equals(now());
        State after = new State(
                isCounted() ? state.round() + 1 : 0,
                isBeginning,
                state.isFirstRoll(),
                state.foeWounds(),
                state.value(),
                state.damage(),
                state.life(),
                state.bodies());
        return say(after, 0);
    }

    private Node say(State state, int sentence) {
        if (state.isLost() || sentence == foe.threats().size()) {
            return from(state);
        }
        Threat threat = foe.threats().get(sentence);
        if (threat.trigger() != Threat.Trigger.ROUND) {
            return say(state, sentence + 1);
        }
        double passes = threat.test()
                .map(test -> atLeast(test.difficulty() - party(state).testBonus(test.attribute(), test.skill())))
                .orElse(0.0);
        return luck(passes, () -> say(state, sentence + 1), () -> happens(state, threat, sentence));
    }

    private Node happens(State state, Threat threat, int sentence) {
        State after = Texts.harm(threat.result()).isPresent() ? give(state, threat, 0) : raised(state, threat);
        int wounds = taken;
        taken = 0;
        return new Hurt(wounds, say(after, sentence + 1));
    }

    private static State raised(State state, Threat threat) {
        int amount = threat.amount();
        return new State(
                state.round(),
                state.isFirstRound(),
                state.isFirstRoll(),
                state.foeWounds(),
                state.value() + (threat.result() == Threat.Result.RAISE_VALUES ? amount : 0),
                state.damage() + (threat.result() == Threat.Result.RAISE_DAMAGE ? amount : 0),
                state.life() + (threat.result() == Threat.Result.RAISE_LIFE ? amount : 0),
                state.bodies());
    }

    // ---- rolls
    // ---------------------------------------------------------------------------------------------------------

    private Predicate<Traveller.Ability> counts() {
        boolean isWithoutWeapons = fight.changes().noWeapons();
        return ability -> !isWithoutWeapons
                || ability.card().equals(who.getFirst())
                || CardText.type(ability.card()) != ItemType.WEAPON;
    }

    private double chance(State state, Phase phase, int actor, Deed deed) {
        Traveller party = party(state);
        Predicate<Traveller.Ability> now = counts().and(Traveller.in(phase));
        CardId one = who.get(actor);
        int bonus = party.value(one, phase)
                + party.bonus(one, deed, now)
                + (state.isFirstRoll() ? party.bonus(one, Deed.FIRST_ROLL, now) : 0);
        return atLeast(value(state, phase) - bonus);
    }

    private int value(State state, Phase phase) {
        boolean isLower = state.isFirstRound()
                && fight.lowered().filter(less -> less.phase() == phase).isPresent();
        return foe.values().get(phase.ordinal())
                + state.value()
                + event(WeatherEvent.Effect.HIGHER_VALUES)
                - (isLower ? fight.lowered().orElseThrow().amount() : 0);
    }

    private int damage(State state, Phase phase) {
        int printed = foe.damage().get(phase.ordinal());
        return printed == 0 ? 0 : printed + state.damage() + event(WeatherEvent.Effect.MORE_DAMAGE);
    }

    private int event(WeatherEvent.Effect effect) {
        return field.world()
                .event()
                .map(card -> (WeatherEvent) card.sheet())
                .filter(event -> event.effect() == effect
                        && foe.traits().contains(event.trait().orElseThrow()))
                .map(WeatherEvent::amount)
                .orElse(0);
    }

    private static double atLeast(int sum) {
        int count = 0;
        for (int first = 1; first <= SIDES; first++) {
            for (int second = 1; second <= SIDES; second++) {
                count += first + second >= sum ? 1 : 0;
            }
        }
        return count / (double) (SIDES * SIDES);
    }

    // ---- counters
    // ------------------------------------------------------------------------------------------------------

    /// Wounds and white death of the hero since it was last asked for.
    private int taken;

    private State give(State state, Threat threat, int actor) {
        State after = state;
        for (int i = 0; i < who.size(); i++) {
            boolean isHit = switch (threat.target()) {
                case HERO -> i == 0;
                case ALLIES -> i > 0;
                case ACTOR -> i == actor;
                case PARTY, EVERYBODY -> true;
            };
            if (isHit) {
                after = give(after, i, Texts.harm(threat.result()).orElseThrow(), threat.amount());
            }
        }
        return after;
    }

    private State give(State state, int member, Harm harm, int amount) {
        if (state.isLost() || state.bodies().get(member).isEmpty()) {
            return state;
        }
        Traveller party = party(state);
        CardId one = who.get(member);
        Body body = state.bodies().get(member).orElseThrow();
        int before = body.harm();
        int less = harm == Harm.FROST ? Math.min(amount, party.lessFrost(one)) : 0;
        int more = amount - less;
        int tired = harm == Harm.EXHAUSTION ? Math.max(0, Math.min(more, party.stamina(one) - body.exhaustion())) : 0;
        Body now = new Body(
                body.wounds() + (harm == Harm.WOUNDS ? more : harm == Harm.EXHAUSTION ? more - tired : 0),
                body.exhaustion() + tired,
                body.whiteDeath() + (harm == Harm.WHITE_DEATH ? more : 0),
                body.frost() + (harm == Harm.FROST ? more : 0));
        int life = party.life(one);
        int limit = limit(life, now);
        while (now.harm() < life && now.frost() >= limit) {
            now = new Body(now.wounds(), now.exhaustion(), now.whiteDeath() + 1, now.frost() - limit);
            limit = limit(life, now);
        }
        taken += member == 0 ? now.harm() - before : 0;
        var bodies = new ArrayList<>(state.bodies());
        bodies.set(member, now.harm() >= life ? Optional.empty() : Optional.of(now));
        return with(state, bodies, state.isFirstRoll());
    }

    private int limit(int life, Body body) {
        return isHarsh ? Math.max(1, life - body.whiteDeath()) : life;
    }

    private static State with(State state, List<Optional<Body>> bodies, boolean isFirstRoll) {
        return new State(
                state.round(),
                state.isFirstRound(),
                isFirstRoll,
                state.foeWounds(),
                state.value(),
                state.damage(),
                state.life(),
                List.copyOf(bodies));
    }

    // ---- value iteration
    // -----------------------------------------------------------------------------------------------

    private void iterate() {
        values = new double[5][rounds.size()];
        for (int kind = 0; kind < values.length; kind++) {
            double moved = 1;
            while (moved > STILL) {
                moved = 0;
                for (int state = rounds.size() - 1; state >= 0; state--) {
                    double value = value(rounds.get(state), kind);
                    moved = Math.max(moved, Math.abs(value - values[kind][state]));
                    values[kind][state] = value;
                }
            }
        }
    }

    /// @param kind 0: wins; then knockouts and wounds among the ways that win most, the least and the most of each
    private double value(Node node, int kind) {
        return switch (node) {
            case End(var win, var knockout) -> kind == 0 ? win : kind <= 2 ? knockout : 0;
            case Next(var state) -> values[kind][state];
            case Luck(var chance, var yes, var no) -> chance * value(yes, kind) + (1 - chance) * value(no, kind);
            case Hurt(var wounds, var then) -> (kind > 2 ? wounds : 0) + value(then, kind);
            case Choice(var ways) -> choice(ways, kind);
        };
    }

    private double choice(List<Node> ways, int kind) {
        double[] wins = ways.stream().mapToDouble(way -> value(way, 0)).toArray();
        double most = Arrays.stream(wins).max().orElseThrow();
        if (kind == 0) {
            return most;
        }
        var best = new ArrayList<Double>();
        for (int i = 0; i < wins.length; i++) {
            if (wins[i] > most - EQUAL) {
                best.add(value(ways.get(i), kind));
            }
        }
        return best.stream()
                .max(kind % 2 == 1 ? Comparator.reverseOrder() : Comparator.naturalOrder())
                .orElseThrow();
    }

    private Ends ends(Node node) {
        while (!open.isEmpty()) {
            rounds.add(phase(open.remove(), 0, 0));
        }
        if (values[0].length < rounds.size()) {
            iterate();
        }
        return new Ends(value(node, 0), value(node, 1), value(node, 2), value(node, 3), value(node, 4));
    }

    // ---- what is asked
    // -------------------------------------------------------------------------------------------------

    private int attacked() {
        int attacked = 0;
        for (CardId one : fight.acted()) {
            attacked |= 1 << who.indexOf(one);
        }
        return attacked;
    }

    /// From here on.
    Ends ends() {
        if (fight.phase().isEmpty()) {
            return ends(fight.round() == 0 ? nextRound(now()) : phase(now(), 0, 0));
        }
        if (fight.roll().isPresent()) {
            return ends(fight.roll().get());
        }
        return ends(phase(now(), fight.phase().get().ordinal(), attacked()));
    }

    Ends ends(WastesMove.Action action) {
        Phase phase = fight.phase().orElseThrow();
        return ends(
                switch (action) {
                    case WastesMove.Defend() -> defend(now(), phase, attacked());
                    case WastesMove.Attack(var one) -> attack(now(), phase, attacked(), who.indexOf(one));
                });
    }

    /// With a roll that was made, or is about to be made.
    Ends ends(Fight.Roll roll) {
        int bonus = roll.bonus() + roll.boost();
        double chance = roll.dice().isEmpty()
                ? atLeast(roll.target() - bonus)
                : roll.dice().getFirst() + roll.dice().getLast() + bonus >= roll.target() ? 1 : 0;
        return ends(rolled(now(), roll.phase(), attacked(), who.indexOf(roll.actor()), roll.damage(), chance));
    }

    double escape(Attribute attribute) {
        Traveller party = traveller();
        int bonus = party.attribute(attribute) + party.bonus(party.hero, Deed.ESCAPE);
        return atLeast(value(now(), Phase.values()[attribute.ordinal()]) - bonus);
    }

    /// What follows a failed escape, as often as it fails.
    Ends escaping(Attribute attribute) {
        Phase phase = Phase.values()[attribute.ordinal()];
        return ends(luck(escape(attribute), () -> NOTHING, () -> failed(now(), phase, 0, Phase.values().length, 0)));
    }

    /// What a power adds to the roll that is about to be made.
    Ends boosted(CardId card, Deed deed) {
        int amount = CardText.powers(card).stream()
                .filter(power -> power.deed() == deed && power.cost() != Power.Cost.ALWAYS)
                .findFirst()
                .orElseThrow()
                .amount();
        Fight.Roll roll = fight.roll().orElseThrow();
        boolean isDamage = deed == Deed.DAMAGE;
        return ends(new Fight.Roll(
                roll.actor(),
                roll.attacks(),
                roll.escapes(),
                roll.phase(),
                roll.bonus(),
                roll.boost() + (isDamage ? 0 : amount),
                roll.damage() + (isDamage ? amount : 0),
                roll.target(),
                roll.dice()));
    }

    Ends again() {
        Fight.Roll roll = fight.roll().orElseThrow();
        return ends(new Fight.Roll(
                roll.actor(),
                roll.attacks(),
                roll.escapes(),
                roll.phase(),
                roll.bonus(),
                roll.boost(),
                roll.damage(),
                roll.target(),
                List.of()));
    }
}
