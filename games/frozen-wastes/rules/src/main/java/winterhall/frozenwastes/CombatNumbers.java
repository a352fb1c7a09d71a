package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// Everything that decides how a combat against a Challenge goes on, as plain numbers. (frozen-wastes:R88–R104)
///
/// Characters are numbered as in [Party#characters], phases as in [Phase].
final class CombatNumbers {
    /// What happens to characters at the start of every round; see [#failure] for the rest.
    static final int ROUND = 2 * Phase.ALL.size();

    static final int FIRST_ROLL = 1;
    static final int FIRST_ROUND = 2;

    private static final int MOST_CHARACTERS = 3;

    /// More would take seconds, and much of the memory of a small hall.
    private static final long MOST_STATES = 100_000;

    final int characters;
    final int enemyLife;

    /// Of each character; none if there are too many states to count.
    final List<HarmStates> bodies = new ArrayList<>();

    /// By character and phase: the wounds of a successful attack.
    final int[][] damage;

    /// By phase: whether anybody can act in it.
    final boolean[] open;

    /// By phase: whether a failed roll costs anything, so that a defence is rolled for.
    final boolean[] hurts;

    /// By what comes first, character and phase: the chance that a roll succeeds.
    private final double[][][] attack;

    private final double[][] defence;
    private final boolean noAllies;

    CombatNumbers(Field field, Fight fight, Party party) {
        List<CardId> who = party.characters();
        if (who.size() > MOST_CHARACTERS) {
            throw new IllegalArgumentException(who + " are too many to count their odds");
        }
        characters = who.size();
        enemyLife = Combat.life(fight);
        noAllies = fight.changes().noAllies();
        open = new boolean[Phase.ALL.size()];
        hurts = new boolean[open.length];
        var failures = new ArrayList<List<Threat>>();
        for (Phase phase : Phase.ALL) {
            failures.add(failures(field, fight, phase));
            open[phase.ordinal()] = Combat.hasValue(fight, phase);
            hurts[phase.ordinal()] = !failures.getLast().isEmpty();
        }
        List<HarmStates.Fighter> fighters = who.stream()
                .map(one -> fighter(field, fight, party, one, failures))
                .toList();
        if (areFew(fighters)) {
            for (int i = 0; i < characters; i++) {
                bodies.add(new HarmStates(fighters.get(i), party.body(who.get(i))));
            }
        }
        damage = new int[characters][open.length];
        for (int i = 0; i < characters; i++) {
            for (Phase phase : Phase.ALL) {
                damage[i][phase.ordinal()] = Phases.prepared(field, fight.hero(), who.get(i), phase, true)
                        .damage();
            }
        }
        attack = new double[4][characters][open.length];
        defence = new double[4][open.length];
        for (int first = 0; first < attack.length; first++) {
            fillChances(field, fight, who, first);
        }
    }

    /// Counted without the counters that lie there already, so that the same fight has odds always or never.
    private boolean areFew(List<HarmStates.Fighter> fighters) {
        long states = enemyLife;
        for (HarmStates.Fighter fighter : fighters) {
            if (fighter.mostStates() > MOST_STATES) {
                return false;
            }
            states *= new HarmStates(fighter, Body.SOUND).size();
        }
        return states <= MOST_STATES;
    }

    /// Whether there are few enough states.
    boolean areCountable() {
        return !bodies.isEmpty();
    }

    /// What a failed roll of this phase does to the one who rolled, or to the others.
    static int failure(int phase, boolean rolled) {
        return 2 * phase + (rolled ? 1 : 0);
    }

    double attack(int first, int who, int phase) {
        return attack[first][who][phase];
    }

    double defence(int first, int phase) {
        return defence[first][phase];
    }

    /// Whether the counters on these characters have been thought of.
    boolean knows(Party party) {
        List<CardId> who = party.characters();
        for (int i = 0; i < characters; i++) {
            if (!bodies.get(i).has(party.body(who.get(i)))) {
                return false;
            }
        }
        return true;
    }

    boolean mayAttack(int who) {
        return who == 0 || !noAllies;
    }

    /// The same without what makes no difference: a first round or a first roll that is like the others.
    int relevant(int first) {
        int less = sameChances(first, first & ~FIRST_ROUND) ? first & ~FIRST_ROUND : first;
        return sameChances(FIRST_ROLL, 0) && sameChances(FIRST_ROLL | FIRST_ROUND, FIRST_ROUND)
                ? less & ~FIRST_ROLL
                : less;
    }

    private boolean sameChances(int one, int other) {
        return Arrays.deepEquals(attack[one], attack[other]) && Arrays.equals(defence[one], defence[other]);
    }

    /// The first round and the first roll have bonuses of their own. (frozen-wastes:R102, RU98)
    private void fillChances(Field field, Fight fight, List<CardId> who, int first) {
        Field then = field.fight(Optional.of(fight.forOdds((first & FIRST_ROUND) != 0, (first & FIRST_ROLL) != 0)));
        for (Phase phase : Phase.ALL) {
            if (!open[phase.ordinal()]) {
                continue;
            }
            for (int i = 0; i < characters; i++) {
                attack[first][i][phase.ordinal()] =
                        chance(Phases.prepared(then, fight.hero(), who.get(i), phase, true));
            }
            defence[first][phase.ordinal()] = chance(Phases.prepared(then, fight.hero(), who.getFirst(), phase, false));
        }
    }

    static double chance(Fight.Roll roll) {
        return Odds.roll(roll.target() - roll.bonus() - roll.boost());
    }

    private static HarmStates.Fighter fighter(
            Field field, Fight fight, Party party, CardId who, List<List<Threat>> failures) {
        boolean isHero = party.isHero(who);
        Optional<Terrain> terrain = Isheim.at(fight.at()).terrain();
        int lessFrost = party.lessFrost(who, terrain);
        var happenings = new ArrayList<List<HarmStates.Blow>>();
        for (List<Threat> failure : failures) {
            happenings.add(blows(failure, isHero, false, lessFrost));
            happenings.add(blows(failure, isHero, true, lessFrost));
        }
        List<Threat> everyRound = Threats.of(fight.foe().orElseThrow(), Threat.Moment.ROUND, Optional.empty());
        happenings.add(blows(everyRound, isHero, false, lessFrost));
        return new HarmStates.Fighter(field.rules(), party.life(who), party.stamina(who), happenings);
    }

    /// Those of some threats that hit this character; tests are left out.
    private static List<HarmStates.Blow> blows(List<Threat> threats, boolean isHero, boolean rolled, int lessFrost) {
        var blows = new ArrayList<HarmStates.Blow>();
        for (Threat threat : threats) {
            boolean hit = switch (threat.target()) {
                case HERO -> isHero;
                case ALLIES -> !isHero;
                case PARTY, EVERYBODY -> true;
                case ACTOR -> rolled;
            };
            int amount = threat.amount() - (threat.result() == Threat.Result.FROST ? lessFrost : 0);
            if (hit && isCounted(threat) && amount > 0) {
                blows.add(new HarmStates.Blow(threat.result().harm().orElseThrow(), amount));
            }
        }
        return blows;
    }

    private static boolean isCounted(Threat threat) {
        return threat.test().isEmpty() && threat.result().isHarm();
    }

    /// Damage, then the text that is tied to a failed roll. (frozen-wastes:RU89)
    private static List<Threat> failures(Field field, Fight fight, Phase phase) {
        var failures = new ArrayList<Threat>();
        if (!Combat.hasValue(fight, phase)) {
            return failures;
        }
        int wounds = Combat.damage(field, phase);
        if (wounds > 0) {
            failures.add(Threat.of(Threat.Moment.MISS, Threat.Result.WOUNDS, wounds, Threat.Target.ACTOR));
        }
        for (Threat threat : Threats.of(fight.foe().orElseThrow(), Threat.Moment.MISS, Optional.of(phase))) {
            if (isCounted(threat)) {
                failures.add(threat);
            }
        }
        return failures;
    }
}
