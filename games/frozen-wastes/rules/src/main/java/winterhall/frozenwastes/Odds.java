package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Seat;

/// The exact odds of a combat against a Challenge, if the hero never escapes and plays for the win. (frozen-wastes:R88–R100)
///
/// Every lasting bonus counts; powers with a cost, and tests in the text of the Challenge, do not (frozen-wastes:RU124).
/// A state is what can change: the counters on each character, the wounds of the enemy, the phase, who has attacked. A
/// round in which nothing changes leads back to its own state; those are solved by repetition until nothing moves.
public final class Odds {
    private static final int DICE = 10;
    private static final double CLOSE_ENOUGH = 1e-9;
    private static final int MOST_ALLIES = 3;

    /// The chance that two ten-sided dice show at least so much. (frozen-wastes:RU60)
    private static final double[] AT_LEAST = atLeast();

    private final Field field;
    private final Fight fight;
    private final Party party;
    private final List<CardId> characters;
    private final int enemyLife;
    private final List<List<Harmful>> misses = new ArrayList<>();
    private final Map<Long, Double> rounds = new LinkedHashMap<>();

    /// What a failed roll of a phase puts on the one who rolled.
    private record Harmful(Harm harm, int amount, boolean onAll) {}

    private Odds(Field field) {
        this.field = field;
        this.fight = field.currentFight();
        this.party = field.party(fight.hero());
        this.characters = party.characters();
        this.enemyLife = Combat.life(fight);
        if (characters.size() > MOST_ALLIES + 1) {
            throw new IllegalArgumentException(characters + " are too many to count their odds");
        }
        Phase.ALL.forEach(phase -> misses.add(harm(phase)));
    }

    /// The odds of the combat that is going on, from the start of its next round on.
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

    /// The chance to defeat the Challenge.
    public double win() {
        if (enemyLife <= fight.wounds()) {
            return 1;
        }
        State start = new State();
        start.enemy = fight.wounds();
        for (int i = 0; i < characters.size(); i++) {
            Body body = party.body(characters.get(i));
            start.harm[i] = body.harm();
            start.frost[i] = body.frost();
            start.whiteDeath[i] = body.whiteDeath();
        }
        return round(start);
    }

    /// What is left of a combat; small numbers that are packed into the key of a map.
    private final class State {
        private final int[] harm = new int[characters.size()];
        private final int[] whiteDeath = new int[characters.size()];
        private final int[] frost = new int[characters.size()];
        private int enemy;
        private int acted;
        private int dead;

        State copy() {
            State copy = new State();
            System.arraycopy(harm, 0, copy.harm, 0, harm.length);
            System.arraycopy(whiteDeath, 0, copy.whiteDeath, 0, harm.length);
            System.arraycopy(frost, 0, copy.frost, 0, harm.length);
            copy.enemy = enemy;
            copy.acted = acted;
            copy.dead = dead;
            return copy;
        }

        /// Of the start of a round: who has acted does not matter there.
        long key() {
            long key = enemy;
            for (int i = 0; i < harm.length; i++) {
                key = key * 16 + harm[i];
                key = key * 16 + whiteDeath[i];
                key = key * 16 + frost[i];
            }
            return key * 16 + dead;
        }
    }

    /// Repeats a round that may lead back to itself until its value stands still.
    private double round(State state) {
        long key = state.key();
        Double known = rounds.get(key);
        if (known != null) {
            return known;
        }
        double before = 0;
        while (true) {
            rounds.put(key, before);
            double now = phase(state, 0, key);
            if (now - before < CLOSE_ENOUGH) {
                rounds.put(key, now);
                return now;
            }
            before = faster(before, now, state, key);
        }
    }

    /// With the best choices fixed, the value is linear in itself: `now = a + p·before`, so one step solves it.
    private double faster(double before, double now, State state, long key) {
        double step = 1e-3;
        rounds.put(key, before + step);
        double slope = (phase(state, 0, key) - now) / step;
        return slope >= 1 - CLOSE_ENOUGH ? now : Math.max(now, (now - slope * before) / (1 - slope));
    }

    private double phase(State state, int phase, long home) {
        if (state.enemy >= enemyLife) {
            return 1;
        }
        if ((state.dead & 1) != 0) {
            return 0;
        }
        if (phase == Phase.ALL.size()) {
            State next = state.copy();
            next.acted = 0;
            long key = next.key();
            Double known = rounds.get(key);
            return key == home && known != null ? known : round(next);
        }
        Phase now = Phase.ALL.get(phase);
        if (!Combat.hasValue(fight, now)) {
            return phase(state, phase + 1, home);
        }
        double best = defend(state, phase, now, home);
        for (int who = 0; who < characters.size(); who++) {
            boolean mayAct = (state.acted & 1 << who) == 0 && (state.dead & 1 << who) == 0;
            if (mayAct && (who == 0 || !fight.changes().noAllies())) {
                best = Math.max(best, attack(state, phase, now, who, home));
            }
        }
        return best;
    }

    private double defend(State state, int phase, Phase now, long home) {
        if (misses.get(phase).isEmpty()) {
            return phase(state, phase + 1, home);
        }
        double success = chance(0, now, false);
        return success * phase(state, phase + 1, home) + (1 - success) * phase(hurt(state, phase, 0), phase + 1, home);
    }

    private double attack(State state, int phase, Phase now, int who, long home) {
        CardId actor = characters.get(who);
        Fight.Roll roll = Phases.prepared(field, fight.hero(), actor, now, true);
        State hit = state.copy();
        hit.acted |= 1 << who;
        State missed = hurt(hit, phase, who);
        hit.enemy += roll.damage();
        double success = chance(who, now, true);
        return success * phase(hit, phase + 1, home) + (1 - success) * phase(missed, phase + 1, home);
    }

    private double chance(int who, Phase phase, boolean attacks) {
        Fight.Roll roll = Phases.prepared(field, fight.hero(), characters.get(who), phase, attacks);
        return roll(roll.target() - roll.bonus());
    }

    /// What a failed roll does, settled as frozen-wastes:R50 says.
    private State hurt(State before, int phase, int who) {
        State state = before.copy();
        for (Harmful harmful : misses.get(phase)) {
            for (int i = 0; i < characters.size(); i++) {
                if ((i == who || harmful.onAll()) && (state.dead & 1 << i) == 0) {
                    put(state, i, harmful);
                }
            }
        }
        return state;
    }

    private void put(State state, int who, Harmful harmful) {
        switch (harmful.harm()) {
            case WOUNDS, EXHAUSTION -> state.harm[who] += harmful.amount();
            case WHITE_DEATH -> {
                state.harm[who] += harmful.amount();
                state.whiteDeath[who] += harmful.amount();
            }
            case FROST -> state.frost[who] += harmful.amount();
        }
        CardId card = characters.get(who);
        int life = party.life(card);
        while (true) {
            if (state.harm[who] >= life) {
                state.harm[who] = Math.min(state.harm[who], 15);
                state.dead |= 1 << who;
                state.harm[who] = 0;
                state.frost[who] = 0;
                state.whiteDeath[who] = 0;
                return;
            }
            int limit = field.rules().frostLimit(life, state.whiteDeath[who]);
            if (state.frost[who] < limit) {
                return;
            }
            state.frost[who] -= limit;
            state.harm[who]++;
            state.whiteDeath[who]++;
        }
    }

    /// Damage, then the text that is tied to a failed roll. (frozen-wastes:RU89)
    private List<Harmful> harm(Phase phase) {
        var found = new ArrayList<Harmful>();
        if (!Combat.hasValue(fight, phase)) {
            return found;
        }
        int damage = Combat.damage(field, phase);
        if (damage > 0) {
            found.add(new Harmful(Harm.WOUNDS, damage, false));
        }
        for (Threat threat : Threats.of(fight.foe().orElseThrow(), Threat.Moment.MISS, Optional.of(phase))) {
            if (threat.test().isPresent() || !threat.result().isHarm()) {
                continue;
            }
            boolean all = threat.target() == Threat.Target.PARTY || threat.target() == Threat.Target.EVERYBODY;
            Harm harm = Harm.values()[threat.result().ordinal()];
            if (harm != Harm.EXHAUSTION) {
                found.add(new Harmful(harm, threat.amount(), all));
            }
        }
        return found;
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
