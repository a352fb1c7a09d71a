package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import winterhall.frozenwastes.cards.Harm;

/// What can become of one character in a combat: numbered states, and where each thing that can happen leads.
///
/// States from which the same things follow have the same number, so wounds that make no difference cost nothing. State
/// [#DEAD] comes first, and nothing leads to a higher number: harm is never healed here.
final class HarmStates {
    static final int DEAD = 0;

    private static final int BITS = 8;
    private static final int MOST = (1 << BITS) - 1;

    /// Counters of one kind.
    record Blow(Harm harm, int amount) {}

    /// @param happenings the blows of each thing that can happen to this character
    record Fighter(Rules rules, int life, int stamina, List<List<Blow>> happenings) {
        private boolean any(Harm kind) {
            return happenings.stream().anyMatch(blows -> blows.stream().anyMatch(blow -> blow.harm() == kind));
        }

        /// Where white death makes frost worse, it can turn frost that lies there already into more.
        boolean countsFrost() {
            return any(Harm.FROST) || rules.whiteDeathMakesFrostWorse() && any(Harm.WHITE_DEATH);
        }

        boolean countsExhaustion() {
            return any(Harm.EXHAUSTION);
        }

        boolean countsWhiteDeath() {
            return countsFrost() && rules.whiteDeathMakesFrostWorse();
        }

        /// How many states there are at most.
        long mostStates() {
            long states = 0;
            for (int harm = 0; harm < life; harm++) {
                for (int whiteDeath = 0; whiteDeath <= (countsWhiteDeath() ? harm : 0); whiteDeath++) {
                    states += countsFrost() ? rules.frostLimit(life, whiteDeath) : 1;
                }
            }
            return countsExhaustion() ? states * (stamina + 1) : states;
        }
    }

    private final Rules rules;
    private final int life;
    private final int stamina;
    private final List<List<Blow>> happenings;
    private final boolean countsFrost;
    private final boolean countsExhaustion;
    private final boolean countsWhiteDeath;
    private final Map<Counters, Integer> numbers = new TreeMap<>();
    private final List<int[]> next = new ArrayList<>();
    private final List<int[]> harm = new ArrayList<>();

    /// The counters that matter, in the order in which they grow; `harm` is wounds and white death.
    private record Counters(int harm, int frost, int exhaustion, int whiteDeath) implements Comparable<Counters> {
        private int order() {
            return ((harm << BITS | frost) << BITS | exhaustion) << BITS | whiteDeath;
        }

        @Override
        public int compareTo(Counters other) {
            return Integer.compareUnsigned(order(), other.order());
        }
    }

    HarmStates(Fighter who, Body body) {
        rules = who.rules();
        life = who.life();
        stamina = who.stamina();
        happenings = who.happenings();
        countsFrost = who.countsFrost();
        countsExhaustion = who.countsExhaustion();
        countsWhiteDeath = who.countsWhiteDeath();
        if (life > MOST || stamina > MOST) {
            throw new IllegalArgumentException("Life " + life + " and Stamina " + stamina + " are too much to count");
        }
        next.add(new int[happenings.size()]);
        harm.add(new int[happenings.size()]);
        var merged = new LinkedHashMap<List<Integer>, Integer>();
        for (Counters counters : reachable(counters(body)).descendingSet()) {
            numbers.put(counters, number(counters, merged));
        }
    }

    /// How many states there are, [#DEAD] included.
    int size() {
        return next.size();
    }

    /// Whether this body has a state.
    boolean has(Body body) {
        return numbers.containsKey(counters(body));
    }

    int state(Body body) {
        return number(counters(body));
    }

    /// By happening and state: the state after it.
    int[][] transitions() {
        int[][] transitions = new int[happenings.size()][size()];
        for (int happening = 0; happening < transitions.length; happening++) {
            for (int state = 0; state < size(); state++) {
                transitions[happening][state] = next.get(state)[happening];
            }
        }
        return transitions;
    }

    /// How many counters of wounds and white death it brings.
    int harm(int state, int happening) {
        return harm.get(state)[happening];
    }

    private int number(Counters counters) {
        return Objects.requireNonNull(numbers.get(counters));
    }

    /// Counters that nothing in this combat depends on are left out.
    private Counters counters(Body body) {
        return new Counters(
                body.harm(),
                countsFrost ? body.frost() : 0,
                countsExhaustion ? body.exhaustion() : 0,
                countsWhiteDeath ? body.whiteDeath() : 0);
    }

    /// From this body on, and from every number of wounds, so that the same states serve for later combats.
    private NavigableSet<Counters> reachable(Counters start) {
        var found = new TreeSet<Counters>();
        var open = new ArrayList<Counters>();
        open.add(start);
        for (int wounds = 0; wounds < life; wounds++) {
            open.add(new Counters(wounds, 0, 0, 0));
        }
        while (!open.isEmpty()) {
            Counters counters = open.removeLast();
            if (found.add(counters)) {
                for (List<Blow> blows : happenings) {
                    Counters after = after(counters, blows);
                    if (after.harm() < life) {
                        open.add(after);
                    }
                }
            }
        }
        return found;
    }

    /// Higher counters come first, so everything that follows has its number already.
    private int number(Counters counters, Map<List<Integer>, Integer> merged) {
        int[] leads = new int[happenings.size()];
        int[] hurts = new int[happenings.size()];
        var same = new ArrayList<Integer>();
        int unchanged = -1;
        for (int i = 0; i < leads.length; i++) {
            Counters after = after(counters, happenings.get(i));
            hurts[i] = after.harm() - counters.harm();
            leads[i] = after.harm() >= life ? DEAD : after.equals(counters) ? unchanged : number(after);
            same.add(leads[i]);
            same.add(hurts[i]);
        }
        Integer known = merged.get(same);
        if (known != null) {
            return known;
        }
        int number = next.size();
        for (int i = 0; i < leads.length; i++) {
            leads[i] = leads[i] == unchanged ? number : leads[i];
        }
        next.add(leads);
        harm.add(hurts);
        merged.put(same, number);
        return number;
    }

    private Counters after(Counters before, List<Blow> blows) {
        Counters now = before;
        for (Blow blow : blows) {
            if (now.harm() < life) {
                now = frozen(struck(now, blow.harm(), blow.amount()));
            }
        }
        return now;
    }

    private Counters struck(Counters now, Harm kind, int amount) {
        return switch (kind) {
            case WOUNDS -> new Counters(now.harm() + amount, now.frost(), now.exhaustion(), now.whiteDeath());
            case WHITE_DEATH ->
                new Counters(
                        now.harm() + amount,
                        now.frost(),
                        now.exhaustion(),
                        now.whiteDeath() + (countsWhiteDeath ? amount : 0));
            case FROST -> new Counters(now.harm(), now.frost() + amount, now.exhaustion(), now.whiteDeath());
            case EXHAUSTION -> {
                int tired = Math.min(Math.max(0, stamina - now.exhaustion()), amount);
                yield new Counters(
                        now.harm() + amount - tired, now.frost(), now.exhaustion() + tired, now.whiteDeath());
            }
        };
    }

    /// As frozen-wastes:R50 to R53 say.
    private Counters frozen(Counters before) {
        Counters now = before;
        while (now.harm() < life && now.frost() >= rules.frostLimit(life, now.whiteDeath())) {
            now = new Counters(
                    now.harm() + 1,
                    now.frost() - rules.frostLimit(life, now.whiteDeath()),
                    now.exhaustion(),
                    now.whiteDeath() + (countsWhiteDeath ? 1 : 0));
        }
        return now;
    }
}
