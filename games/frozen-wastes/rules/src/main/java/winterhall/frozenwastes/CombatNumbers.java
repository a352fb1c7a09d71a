package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// Everything that decides how a combat against a Challenge goes on, as plain numbers. (frozen-wastes:R88–R104)
///
/// Characters are numbered as in [Party#characters], phases as in [Phase]. What an Ally gives the others ends with its death
/// (frozen-wastes:RU70), so the chances depend on which Allies are alive: those are the bits of `alive`, the first Ally in the
/// lowest one. They depend, too, on what the Challenge gains every round ([Rise]): `left` is how far that can still go.
final class CombatNumbers {
    /// What happens to characters at the start of every round; see [#failure] for the rest.
    static final int ROUND = 0;

    static final int FIRST_ROLL = 1;
    static final int FIRST_ROUND = 2;

    private static final int MOST_CHARACTERS = 3;

    /// More would take seconds, and much of the memory of a small hall.
    private static final long MOST_STATES = 100_000;

    final int characters;

    /// What the enemy can take at most, after the last round.
    final int enemyLife;

    /// What it gains of that every round.
    final int lifeStep;

    /// How far the rise goes.
    final int top;

    /// Of each character; none if there are too many states to count.
    final List<HarmStates> bodies = new ArrayList<>();

    /// By phase: whether anybody can act in it.
    final boolean[] open = new boolean[Phase.ALL.size()];

    /// By phase: whether a failed roll costs anything, so that a defence is rolled for.
    final boolean[] hurts = new boolean[open.length];

    private final Rise rise;

    /// By who is alive, character and phase: the wounds of a successful attack.
    private final int[][][] damage;

    /// By who is alive, what comes first, character and phase: what the dice have to show before anything has risen.
    private final int[][][][] attack;

    private final int[][][] defence;

    /// By who is alive: the chance that something rises at the start of a round.
    private final double[] rising;

    private final boolean noAllies;

    private CombatNumbers(Field field, Fight now, Party party, Rise rise) {
        List<CardId> who = party.characters();
        Fight fight = rise.before(now);
        Field before = field.fight(Optional.of(fight));
        this.rise = rise;
        characters = who.size();
        noAllies = fight.changes().noAllies();
        for (Phase phase : Phase.ALL) {
            open[phase.ordinal()] = Combat.hasValue(fight, phase);
            hurts[phase.ordinal()] = Combat.hurts(before, phase);
        }
        damage = new int[1 << characters - 1][characters][open.length];
        attack = new int[damage.length][4][characters][open.length];
        defence = new int[damage.length][4][open.length];
        rising = new double[damage.length];
        for (int alive = 0; alive < damage.length; alive++) {
            fill(alive, living(before, fight.hero(), alive), who);
        }
        int rounds = field.rules().constants().combatRounds();
        top = rise.countsRounds() ? rounds : rise.isNone() ? 0 : Math.max(0, Odds.MOST + 1 - least());
        lifeStep = rise.isOf(Threat.Result.RAISE_LIFE) ? rise.amount() : 0;
        enemyLife = Combat.life(fight) + lifeStep * top;
        if (top <= MOST_STATES) {
            addBodies(field, fight, party);
        }
    }

    /// Nothing if too much can come of it, or if a text does what cannot be counted.
    static Optional<CombatNumbers> of(Field field, Fight fight, Party party) {
        CardId foe = fight.foe().orElseThrow();
        if (party.characters().size() > MOST_CHARACTERS || !standAlone(party)) {
            return Optional.empty();
        }
        return Rise.of(foe)
                .map(rise -> new CombatNumbers(field, fight, party, rise))
                .filter(numbers -> !numbers.bodies.isEmpty());
    }

    /// Whether what a character can take is the same when an Ally has died.
    private static boolean standAlone(Party party) {
        return party.allies().stream()
                .flatMap(ally -> ((Ally) ally.sheet()).powers().stream())
                .noneMatch(power -> power.cost() == Power.Cost.ALWAYS
                        && power.aim() != Power.Aim.OWNER
                        && (power.deed() == Power.Deed.LIFE
                                || power.deed() == Power.Deed.STAMINA
                                || power.deed() == Power.Deed.LESS_FROST));
    }

    private static Field living(Field field, Seat seat, int alive) {
        List<CardId> allies = field.party(seat).allies();
        Field living = field;
        for (int i = 0; i < allies.size(); i++) {
            if ((alive & 1 << i) == 0) {
                CardId dead = allies.get(i);
                living = living.party(seat, party -> party.minus(dead));
            }
        }
        return living;
    }

    /// The first round and the first roll have bonuses of their own. (frozen-wastes:R102, RU98)
    private void fill(int alive, Field field, List<CardId> who) {
        Seat seat = field.currentFight().hero();
        Party party = field.party(seat);
        rising[alive] = rise.isNone()
                ? 0
                : 1 - rise.test().map(test -> passes(party, test)).orElse(0.0);
        for (int first = 0; first < attack[alive].length; first++) {
            Fight fight = field.currentFight().forOdds((first & FIRST_ROUND) != 0, (first & FIRST_ROLL) != 0);
            Field then = field.fight(Optional.of(fight));
            for (Phase phase : Phase.ALL) {
                int column = phase.ordinal();
                for (int i = 0; i < characters && open[column]; i++) {
                    if (party.has(who.get(i))) {
                        Fight.Roll roll = Phases.prepared(then, seat, who.get(i), phase, true);
                        attack[alive][first][i][column] = needed(roll);
                        damage[alive][i][column] = roll.damage();
                    }
                }
                if (open[column]) {
                    defence[alive][first][column] = needed(Phases.prepared(then, seat, party.hero(), phase, false));
                }
            }
        }
    }

    static double passes(Party party, SkillTest test) {
        return Odds.roll(test.difficulty() - party.attribute(test.attribute()) - party.testBonus(test));
    }

    /// The least that any roll needs.
    private int least() {
        int least = Odds.MOST + 1;
        for (int alive = 0; alive < attack.length; alive++) {
            for (int first = 0; first < attack[alive].length; first++) {
                for (int phase = 0; phase < open.length; phase++) {
                    least = open[phase] ? Math.min(least, defence[alive][first][phase]) : least;
                    for (int who = 0; who < characters && open[phase]; who++) {
                        least = isAlive(alive, who) ? Math.min(least, attack[alive][first][who][phase]) : least;
                    }
                }
            }
        }
        return least;
    }

    private static boolean isAlive(int alive, int who) {
        return who == 0 || (alive & 1 << who - 1) != 0;
    }

    /// Counted without the counters that lie there already, so that the same fight has odds always or never.
    private void addBodies(Field field, Fight fight, Party party) {
        List<CardId> who = party.characters();
        List<HarmStates.Fighter> fighters = who.stream()
                .map(one -> fighter(field, fight, party, one, failures(field, fight)))
                .toList();
        long states = enemyLife * (top + 1L);
        for (HarmStates.Fighter fighter : fighters) {
            if (fighter.mostStates() > MOST_STATES) {
                return;
            }
            states *= new HarmStates(fighter, Body.SOUND).size();
        }
        if (states <= (rise.countsRounds() ? 2 : 1) * MOST_STATES) {
            for (int i = 0; i < characters; i++) {
                bodies.add(new HarmStates(fighters.get(i), party.body(who.get(i))));
            }
        }
    }

    /// What a failed roll of this phase does to the one who rolled, or to the others.
    int failure(int phase, boolean rolled, int left) {
        int height = rise.isOf(Threat.Result.RAISE_DAMAGE) ? top - left : 0;
        return ROUND + 1 + 2 * (height * open.length + phase) + (rolled ? 1 : 0);
    }

    double attack(int alive, int first, int left, int who, int phase) {
        return Odds.roll(attack[alive][first][who][phase] + raised(left));
    }

    double defence(int alive, int first, int left, int phase) {
        return Odds.roll(defence[alive][first][phase] + raised(left));
    }

    private int raised(int left) {
        return rise.isOf(Threat.Result.RAISE_VALUES) ? top - left : 0;
    }

    int damage(int alive, int who, int phase) {
        return damage[alive][who][phase];
    }

    /// The chance that the rise goes on at the start of a round.
    double rising(int alive, int left) {
        return left == 0 ? 0 : rising[alive];
    }

    int afterRise(int left) {
        return Math.max(0, left - rise.step());
    }

    /// Whether there is no other round. (frozen-wastes:RU76)
    boolean isLastRound(int left) {
        return rise.countsRounds() && left == 0;
    }

    int left(Fight fight) {
        return Math.max(0, top - rise.height(fight));
    }

    /// What the enemy can still take, as [CombatStates] counts it. Wounds kept from an earlier combat do not defeat it, but the
    /// next one does. (frozen-wastes:RU128)
    int enemyLeft(Fight fight, Rules rules) {
        int most = enemyLife - fight.wounds();
        return most > lifeStep * left(fight) || rules.foesKeepWounds() ? Math.max(1, most) : 0;
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
        for (int alive = 0; alive < attack.length; alive++) {
            if (!Arrays.deepEquals(attack[alive][one], attack[alive][other])
                    || !Arrays.equals(defence[alive][one], defence[alive][other])) {
                return false;
            }
        }
        return true;
    }

    /// What the dice have to show.
    private static int needed(Fight.Roll roll) {
        return roll.target() - roll.bonus() - roll.boost();
    }

    static double chance(Fight.Roll roll) {
        return Odds.roll(needed(roll));
    }

    /// By how far damage has risen and phase.
    private List<List<Threat>> failures(Field field, Fight fight) {
        var failures = new ArrayList<List<Threat>>();
        for (int height = 0; height <= (rise.isOf(Threat.Result.RAISE_DAMAGE) ? top : 0); height++) {
            Fight risen = rise.raised(fight, height);
            for (Phase phase : Phase.ALL) {
                failures.add(failures(field.fight(Optional.of(risen)), risen, phase));
            }
        }
        return failures;
    }

    private static HarmStates.Fighter fighter(
            Field field, Fight fight, Party party, CardId who, List<List<Threat>> failures) {
        boolean isHero = party.isHero(who);
        Optional<Terrain> terrain = Isheim.at(fight.at()).terrain();
        int lessFrost = party.lessFrost(who, terrain);
        List<Threat> everyRound = Threats.of(fight.foe().orElseThrow(), Threat.Trigger.ROUND, Optional.empty());
        var happenings = new ArrayList<List<HarmStates.Blow>>();
        happenings.add(blows(everyRound, isHero, false, lessFrost));
        for (List<Threat> failure : failures) {
            happenings.add(blows(failure, isHero, false, lessFrost));
            happenings.add(blows(failure, isHero, true, lessFrost));
        }
        return new HarmStates.Fighter(field.rules(), party.life(who), party.stamina(who), happenings);
    }

    /// Those of some threats that hit this character.
    private static List<HarmStates.Blow> blows(List<Threat> threats, boolean isHero, boolean rolled, int lessFrost) {
        var blows = new ArrayList<HarmStates.Blow>();
        for (Threat threat : threats) {
            boolean hit = threat.target().hits(isHero, rolled);
            int amount = threat.amount() - (threat.result() == Threat.Result.FROST ? lessFrost : 0);
            if (hit && threat.result().isHarm() && amount > 0) {
                blows.add(new HarmStates.Blow(threat.result().harm().orElseThrow(), amount));
            }
        }
        return blows;
    }

    /// Damage, then the text that is tied to a failed roll. (frozen-wastes:RU89)
    static List<Threat> failures(Field field, Fight fight, Phase phase) {
        var failures = new ArrayList<Threat>();
        if (!Combat.hasValue(fight, phase)) {
            return failures;
        }
        int wounds = Combat.damage(field, phase);
        if (wounds > 0) {
            failures.add(Threat.of(Threat.Trigger.MISS, Threat.Result.WOUNDS, wounds, Threat.Target.ACTOR));
        }
        fight.foe().ifPresent(foe -> failures.addAll(Threats.of(foe, Threat.Trigger.MISS, Optional.of(phase))));
        return failures;
    }
}
