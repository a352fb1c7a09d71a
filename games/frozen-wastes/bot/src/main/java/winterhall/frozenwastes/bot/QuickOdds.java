package winterhall.frozenwastes.bot;

import java.util.Arrays;
import java.util.List;
import winterhall.frozenwastes.Fighters;
import winterhall.frozenwastes.Foe;
import winterhall.frozenwastes.Scout;

/// The chance to defeat a Challenge, in microseconds: the round that is going on is played exactly, all later rounds by the
/// one division of phases that deals most for what it costs.
///
/// Only wounds and lasting bonuses count. A character is a number: the hero is 0, [#DEFEND] stands for a defence.
final class QuickOdds {
    static final int DEFEND = -1;
    private static final int PHASES = 3;
    private static final int MOST = 3;

    /// How much a wound of the hero weighs beside one of the enemy, each as a part of a Life.
    private static final double CARE = 0.8;

    private final int fighters;
    private final int foeLife;
    private final int[] lives = new int[MOST];
    private final int[] harm = new int[PHASES];
    private final boolean[] open = new boolean[PHASES];
    private final double[] block = new double[PHASES];
    private final double[][] hit = new double[MOST][PHASES];
    private final int[][] damage = new int[MOST][PHASES];
    private final int[] division;
    private final double[] rounds;

    QuickOdds(Fighters party, Foe foe, boolean noAllies) {
        fighters = noAllies ? 1 : Math.min(MOST, party.count());
        foeLife = foe.life();
        for (int who = 0; who < fighters; who++) {
            lives[who] = Math.max(0, party.life(who));
        }
        for (int phase = 0; phase < PHASES; phase++) {
            int value = foe.values().get(phase);
            open[phase] = value > 0;
            harm[phase] = foe.harm().get(phase);
            block[phase] = Scout.chance(value - party.defence(phase));
            for (int who = 0; who < fighters; who++) {
                hit[who][phase] = Scout.chance(value - party.attack(who, phase));
                damage[who][phase] = party.damage(who, phase);
            }
        }
        division = bestDivision();
        rounds = new double[Math.max(0, foeLife + 1) * (lives[0] + 1) * (lives[1] + 1) * (lives[2] + 1)];
        Arrays.fill(rounds, Double.NaN);
    }

    /// At the start of a round.
    double win() {
        return win(0, 0);
    }

    /// Before somebody was named in this phase.
    ///
    /// @param acted the bits of those who have attacked in this round
    double win(int phase, int acted) {
        return best(phase, acted, foeLife, lives[0], lives[1], lives[2]);
    }

    /// After this character was named, or the defence.
    double win(int phase, int acted, int who) {
        return act(phase, acted, who, foeLife, lives[0], lives[1], lives[2]);
    }

    private double best(int phase, int acted, int foe, int hero, int first, int second) {
        if (foe <= 0 || hero <= 0) {
            return foe <= 0 ? 1 : 0;
        }
        if (phase == PHASES) {
            return round(foe, hero, first, second);
        }
        if (!open[phase]) {
            return best(phase + 1, acted, foe, hero, first, second);
        }
        double best = act(phase, acted, DEFEND, foe, hero, first, second);
        for (int who = 0; who < fighters; who++) {
            boolean lives = who == 0 || (who == 1 ? first : second) > 0;
            if (lives && (acted & 1 << who) == 0) {
                best = Math.max(best, act(phase, acted, who, foe, hero, first, second));
            }
        }
        return best;
    }

    private double act(int phase, int acted, int who, int foe, int hero, int first, int second) {
        int cost = harm[phase];
        if (who == DEFEND) {
            return block[phase] * best(phase + 1, acted, foe, hero, first, second)
                    + (1 - block[phase]) * best(phase + 1, acted, foe, Math.max(0, hero - cost), first, second);
        }
        int now = acted | 1 << who;
        double chance = hit[who][phase];
        return chance * best(phase + 1, now, foe - damage[who][phase], hero, first, second)
                + (1 - chance)
                        * best(
                                phase + 1,
                                now,
                                foe,
                                who == 0 ? Math.max(0, hero - cost) : hero,
                                who == 1 ? Math.max(0, first - cost) : first,
                                who == 2 ? Math.max(0, second - cost) : second);
    }

    /// A round by the fixed division. It may leave everything as it is; that part of it is divided out.
    private double round(int foe, int hero, int first, int second) {
        int key = ((foe * (lives[0] + 1) + hero) * (lives[1] + 1) + first) * (lives[2] + 1) + second;
        if (Double.isNaN(rounds[key])) {
            double same = 1;
            for (int phase = 0; phase < PHASES; phase++) {
                same *= unchanged(phase, first, second);
            }
            rounds[key] = 0;
            rounds[key] = same > 0.999 ? 0 : follow(0, foe, hero, first, second) / (1 - same);
        }
        return rounds[key];
    }

    private int actor(int phase, int first, int second) {
        int who = division[phase];
        return who == 1 && first == 0 || who == 2 && second == 0 ? DEFEND : who;
    }

    private double unchanged(int phase, int first, int second) {
        if (!open[phase]) {
            return 1;
        }
        int who = actor(phase, first, second);
        if (who == DEFEND) {
            return harm[phase] == 0 ? 1 : block[phase];
        }
        return (damage[who][phase] == 0 ? hit[who][phase] : 0) + (harm[phase] == 0 ? 1 - hit[who][phase] : 0);
    }

    /// The round that comes back to itself counts 0 here: its value is not known yet.
    private double follow(int phase, int foe, int hero, int first, int second) {
        if (foe <= 0 || hero <= 0) {
            return foe <= 0 ? 1 : 0;
        }
        if (phase == PHASES) {
            return round(foe, hero, first, second);
        }
        if (!open[phase]) {
            return follow(phase + 1, foe, hero, first, second);
        }
        int who = actor(phase, first, second);
        int cost = harm[phase];
        double chance = who == DEFEND ? block[phase] : hit[who][phase];
        int less = who == DEFEND ? 0 : damage[who][phase];
        return chance * follow(phase + 1, foe - less, hero, first, second)
                + (1 - chance)
                        * follow(
                                phase + 1,
                                foe,
                                who <= 0 ? Math.max(0, hero - cost) : hero,
                                who == 1 ? Math.max(0, first - cost) : first,
                                who == 2 ? Math.max(0, second - cost) : second);
    }

    private static final List<List<Integer>> ORDERS = List.of(
            List.of(0, 1, 2), List.of(0, 2, 1), List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(2, 1, 0));

    /// Who acts in each phase if everybody attacks once and the hero defends where nobody does.
    private int[] bestDivision() {
        int[] best = {DEFEND, DEFEND, DEFEND};
        double most = Double.NEGATIVE_INFINITY;
        for (List<Integer> order : ORDERS) {
            int[] tried = new int[PHASES];
            double merit = 0;
            for (int phase = 0; phase < PHASES; phase++) {
                int who = order.get(phase);
                tried[phase] = who < fighters && open[phase] ? who : DEFEND;
                merit += merit(tried[phase], phase);
            }
            if (merit > most) {
                most = merit;
                best = tried;
            }
        }
        return best;
    }

    private double merit(int who, int phase) {
        if (!open[phase]) {
            return 0;
        }
        double chance = who == DEFEND ? block[phase] : hit[who][phase];
        double dealt = who == DEFEND ? 0 : Math.min(foeLife, damage[who][phase]) * chance / foeLife;
        int whose = Math.max(0, who);
        return dealt - (whose == 0 ? CARE : CARE / 2) * harm[phase] * (1 - chance) / Math.max(1, lives[whose]);
    }
}
