package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;

/// The exact odds of a combat against a Challenge, if the hero never escapes and plays for the win. (frozen-wastes:R88–R104)
///
/// Lasting bonuses count, and what the Challenge does after failed rolls and every round; powers with a cost, tests in its
/// text and what rises every round do not (frozen-wastes:RU124).
///
/// By dynamic programming over what can change: the counters on each character, the wounds of the enemy, who has attacked.
/// A round in which nothing changes leads back to its own state, so its value is solved for.
public final class Odds {
    private static final int DICE = 10;
    private static final double CLOSE_ENOUGH = 1e-12;
    private static final int MOST_CHARACTERS = 3;
    private static final long NOWHERE = -1;

    /// The chance that two ten-sided dice show at least so much. (frozen-wastes:RU60)
    private static final double[] AT_LEAST = atLeast();

    private final Field field;
    private final Fight fight;
    private final Party party;
    private final List<CardId> characters;
    private final int enemyLife;
    private final int[] lives;
    private final int[] staminas;
    private final int[][] damage;
    private final double[][][] chances = new double[4][][];
    private final List<List<Blow>> misses = new ArrayList<>();
    private final List<Blow> everyRound = new ArrayList<>();
    private final Map<Long, Double> rounds;

    /// What the values of rounds depend on besides the counters: as long as it stays, they are solved once.
    private record Matchup(
            Rules rules,
            CardId hero,
            Growth growth,
            List<CardId> cards,
            Hex at,
            CardId foe,
            Fight.Changes changes,
            Optional<Fight.Lowered> lowered,
            Optional<CardId> event) {
        static Matchup of(Field field, Fight fight, Party party) {
            return new Matchup(
                    field.rules(),
                    party.hero(),
                    party.growth(),
                    party.cards().stream().map(Owned::card).toList(),
                    fight.at(),
                    fight.foe().orElseThrow(),
                    fight.changes(),
                    fight.lowered(),
                    field.world().event());
        }
    }

    private static final int KEPT = 64;

    /// The latest matchups: every viewer of a combat asks for the same odds, phase after phase.
    private static final Map<Matchup, Map<Long, Double>> SOLVED =
            Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Matchup, Map<Long, Double>> eldest) {
                    return size() > KEPT;
                }
            });

    /// Counters for one character or for all.
    private record Blow(Harm harm, int amount, boolean onHero, boolean onActor, boolean onAllies) {}

    private Odds(Field field) {
        this.field = field;
        this.fight = field.currentFight();
        this.party = field.party(fight.hero());
        this.characters = party.characters();
        this.enemyLife = Combat.life(fight);
        this.rounds = SOLVED.computeIfAbsent(Matchup.of(field, fight, party), _ -> new LinkedHashMap<>());
        if (characters.size() > MOST_CHARACTERS) {
            throw new IllegalArgumentException(characters + " are too many to count their odds");
        }
        lives = characters.stream().mapToInt(party::life).toArray();
        staminas = characters.stream().mapToInt(party::stamina).toArray();
        damage = new int[characters.size()][];
        for (int who = 0; who < damage.length; who++) {
            CardId card = characters.get(who);
            damage[who] = Phase.ALL.stream()
                    .mapToInt(phase -> Phases.prepared(field, fight.hero(), card, phase, true)
                            .damage())
                    .toArray();
        }
        Phase.ALL.forEach(phase -> misses.add(misses(phase)));
        Threats.of(fight.foe().orElseThrow(), Threat.Moment.ROUND, Optional.empty())
                .forEach(threat -> blow(threat).ifPresent(everyRound::add));
    }

    /// The odds of the combat that is going on.
    public static Odds of(Field field) {
        return new Odds(field);
    }

    /// The odds of a combat that this seat would begin now, the text before it left out.
    public static Odds of(Field field, Seat seat, CardId challenge) {
        Fight fight =
                Fight.against(seat, field.party(seat).place(), challenge, 0).nextRound();
        return new Odds(field.fight(Optional.of(fight)));
    }

    /// The chance that two ten-sided dice show at least so much.
    public static double roll(int atLeast) {
        return AT_LEAST[Math.max(0, Math.min(AT_LEAST.length - 1, atLeast))];
    }

    /// The chance to defeat the Challenge from here on.
    public double win() {
        synchronized (rounds) {
            State state = start();
            return fight.phase().isPresent() ? phase(state, fight.phase().get().ordinal(), NOWHERE) : round(state);
        }
    }

    /// The same after this choice in the phase that is being fought.
    public double win(WastesMove.Action action) {
        int phase = fight.phase().orElseThrow().ordinal();
        synchronized (rounds) {
            return switch (action) {
                case WastesMove.Defend() -> defend(start(), phase, NOWHERE);
                case WastesMove.Attack(var who) -> attack(start(), phase, characters.indexOf(who), NOWHERE);
            };
        }
    }

    /// What is left of a combat, in small numbers that are packed into the key of a map.
    private static final class State {
        private final int[] harm;
        private final int[] whiteDeath;
        private final int[] frost;
        private final int[] exhaustion;
        private int enemy;
        private int acted;
        private int dead;
        private boolean firstRound;
        private boolean firstRoll;

        private State(int characters) {
            harm = new int[characters];
            whiteDeath = new int[characters];
            frost = new int[characters];
            exhaustion = new int[characters];
        }

        private State copy() {
            State copy = new State(harm.length);
            System.arraycopy(harm, 0, copy.harm, 0, harm.length);
            System.arraycopy(whiteDeath, 0, copy.whiteDeath, 0, harm.length);
            System.arraycopy(frost, 0, copy.frost, 0, harm.length);
            System.arraycopy(exhaustion, 0, copy.exhaustion, 0, harm.length);
            copy.enemy = enemy;
            copy.acted = acted;
            copy.dead = dead;
            copy.firstRound = firstRound;
            copy.firstRoll = firstRoll;
            return copy;
        }

        /// Of the start of a round: who has acted does not matter there.
        private long key() {
            long key = enemy;
            for (int i = 0; i < harm.length; i++) {
                key = key << 16 | harm[i] << 12 | whiteDeath[i] << 8 | frost[i] << 4 | exhaustion[i];
            }
            return key << 5 | dead << 2 | (firstRound ? 2 : 0) | (firstRoll ? 1 : 0);
        }

        private boolean lives(int who) {
            return (dead & 1 << who) == 0;
        }
    }

    private State start() {
        State state = new State(characters.size());
        state.enemy = fight.wounds();
        state.firstRound = fight.round() <= 1;
        state.firstRoll = !fight.rolled().contains(fight.hero());
        for (int i = 0; i < characters.size(); i++) {
            Body body = party.body(characters.get(i));
            state.harm[i] = body.harm();
            state.whiteDeath[i] = body.whiteDeath();
            state.frost[i] = body.frost();
            state.exhaustion[i] = body.exhaustion();
            if (fight.acted().contains(characters.get(i))) {
                state.acted |= 1 << i;
            }
        }
        return state;
    }

    /// The value of a round that may lead back to itself: for fixed choices it is `a + p·x`, so one step solves it, and the
    /// step is repeated until the choices stand still.
    private double round(State state) {
        long key = state.key();
        Double known = rounds.get(key);
        if (known != null) {
            return known;
        }
        double guess = 0;
        while (true) {
            double value = value(state, key, guess);
            double slope = value(state, key, guess + 1) - value;
            double better = slope >= 1 - CLOSE_ENOUGH ? value : (value - slope * guess) / (1 - slope);
            if (better - guess < CLOSE_ENOUGH) {
                rounds.put(key, better);
                return better;
            }
            guess = better;
        }
    }

    private double value(State state, long key, double guess) {
        rounds.put(key, guess);
        return phase(state, 0, key);
    }

    private double phase(State state, int phase, long home) {
        if (state.enemy >= enemyLife) {
            return 1;
        }
        if (!state.lives(0)) {
            return 0;
        }
        if (phase == Phase.ALL.size()) {
            return nextRound(state, home);
        }
        if (!Combat.hasValue(fight, Phase.ALL.get(phase))) {
            return phase(state, phase + 1, home);
        }
        double best = defend(state, phase, home);
        for (int who = 0; who < characters.size(); who++) {
            if ((state.acted & 1 << who) == 0
                    && state.lives(who)
                    && (who == 0 || !fight.changes().noAllies())) {
                best = Math.max(best, attack(state, phase, who, home));
            }
        }
        return best;
    }

    private double nextRound(State state, long home) {
        State next = state.copy();
        next.acted = 0;
        next.firstRound = false;
        everyRound.forEach(blow -> strike(next, blow, -1));
        if (!next.lives(0)) {
            return 0;
        }
        long key = next.key();
        return key == home ? rounds.getOrDefault(key, 0.0) : round(next);
    }

    private double defend(State state, int phase, long home) {
        if (misses.get(phase).isEmpty()) {
            return phase(state, phase + 1, home);
        }
        double success = chance(state, 0, phase, false);
        State rolled = rolled(state);
        return success * phase(rolled, phase + 1, home)
                + (1 - success) * phase(missed(rolled, phase, 0), phase + 1, home);
    }

    private double attack(State state, int phase, int who, long home) {
        double success = chance(state, who, phase, true);
        State hit = rolled(state);
        hit.acted |= 1 << who;
        State missed = missed(hit, phase, who);
        hit.enemy += damage[who][phase];
        return success * phase(hit, phase + 1, home) + (1 - success) * phase(missed, phase + 1, home);
    }

    private static State rolled(State state) {
        State rolled = state.copy();
        rolled.firstRoll = false;
        return rolled;
    }

    /// The first round and the first roll have bonuses of their own. (frozen-wastes:R102, RU98)
    private double chance(State state, int who, int phase, boolean attacks) {
        int variant = (state.firstRound ? 2 : 0) + (state.firstRoll ? 1 : 0);
        if (chances[variant] == null) {
            chances[variant] = chances(state.firstRound, state.firstRoll);
        }
        return chances[variant][who][2 * phase + (attacks ? 1 : 0)];
    }

    private double[][] chances(boolean firstRound, boolean firstRoll) {
        Field then = field.fight(Optional.of(fight.forOdds(firstRound, firstRoll)));
        double[][] found = new double[characters.size()][2 * Phase.ALL.size()];
        for (int who = 0; who < found.length; who++) {
            for (Phase phase : Phase.ALL) {
                for (int attacks = 0; attacks < 2; attacks++) {
                    Fight.Roll roll = Phases.prepared(then, fight.hero(), characters.get(who), phase, attacks == 1);
                    found[who][2 * phase.ordinal() + attacks] = roll(roll.target() - roll.bonus());
                }
            }
        }
        return found;
    }

    private State missed(State before, int phase, int who) {
        State state = before.copy();
        for (Blow blow : misses.get(phase)) {
            strike(state, blow, who);
        }
        return state;
    }

    private void strike(State state, Blow blow, int actor) {
        for (int i = 0; i < characters.size(); i++) {
            boolean hit = blow.onActor() && i == actor || blow.onHero() && i == 0 || blow.onAllies() && i > 0;
            if (hit && state.lives(i) && state.lives(0)) {
                put(state, i, blow.harm(), blow.amount());
            }
        }
    }

    /// As frozen-wastes:R50 to R53 and R104 say.
    private void put(State state, int who, Harm harm, int amount) {
        switch (harm) {
            case WOUNDS -> state.harm[who] += amount;
            case EXHAUSTION -> {
                int room = Math.max(0, staminas[who] - state.exhaustion[who]);
                state.exhaustion[who] += Math.min(room, amount);
                state.harm[who] += Math.max(0, amount - room);
            }
            case WHITE_DEATH -> {
                state.harm[who] += amount;
                state.whiteDeath[who] += amount;
            }
            case FROST ->
                state.frost[who] += Math.max(
                        0,
                        amount
                                - party.lessFrost(
                                        characters.get(who),
                                        Isheim.at(fight.at()).terrain()));
        }
        while (state.lives(who)) {
            int limit = field.rules().frostLimit(lives[who], state.whiteDeath[who]);
            if (state.harm[who] >= lives[who]) {
                state.dead |= 1 << who;
                state.harm[who] = 0;
                state.frost[who] = 0;
                state.whiteDeath[who] = 0;
                state.exhaustion[who] = 0;
            } else if (state.frost[who] >= limit) {
                state.frost[who] -= limit;
                state.harm[who]++;
                state.whiteDeath[who]++;
            } else {
                return;
            }
        }
    }

    /// Damage, then the text that is tied to a failed roll. (frozen-wastes:RU89)
    private List<Blow> misses(Phase phase) {
        var found = new ArrayList<Blow>();
        if (!Combat.hasValue(fight, phase)) {
            return found;
        }
        int wounds = Combat.damage(field, phase);
        if (wounds > 0) {
            found.add(new Blow(Harm.WOUNDS, wounds, false, true, false));
        }
        for (Threat threat : Threats.of(fight.foe().orElseThrow(), Threat.Moment.MISS, Optional.of(phase))) {
            blow(threat).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Blow> blow(Threat threat) {
        if (threat.test().isPresent() || !threat.result().isHarm()) {
            return Optional.empty();
        }
        Harm harm = Harm.values()[threat.result().ordinal()];
        return Optional.of(
                switch (threat.target()) {
                    case HERO -> new Blow(harm, threat.amount(), true, false, false);
                    case ACTOR -> new Blow(harm, threat.amount(), false, true, false);
                    case ALLIES -> new Blow(harm, threat.amount(), false, false, true);
                    case PARTY, EVERYBODY -> new Blow(harm, threat.amount(), true, false, true);
                });
    }

    private static double[] atLeast() {
        double[] chances = new double[2 * DICE + 2];
        for (int first = 1; first <= DICE; first++) {
            for (int second = 1; second <= DICE; second++) {
                for (int wanted = 0; wanted <= first + second; wanted++) {
                    chances[wanted] += 1.0 / (DICE * DICE);
                }
            }
        }
        return chances;
    }
}
