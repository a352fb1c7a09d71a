package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Challenge;
import winterhall.frozenwastes.Colour;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Phase;
import winterhall.frozenwastes.Scout;

/// A quick guess whether a hero would win a fight: what each round deals and costs on average, set against both Lives.
final class Estimate {
    private static final Phase[] PHASES = Phase.values();

    /// What a fight of each colour is like, between an average card and a hard one.
    private static final int[] VALUE = {13, 15, 17, 20};

    private static final double[] DAMAGE = {0.8, 1.4, 2.2, 3.3};
    private static final double[] LIFE = {1.6, 2.4, 3.7, 5.2};

    private Estimate() {}

    static double against(Board board, Seat seat, Colour colour) {
        int kind = colour.ordinal();
        var values = new int[] {VALUE[kind], VALUE[kind], VALUE[kind]};
        var damage = new double[] {DAMAGE[kind], DAMAGE[kind], DAMAGE[kind]};
        return chance(board, seat, values, damage, LIFE[kind]);
    }

    static double against(Board board, Seat seat, Challenge challenge) {
        if (challenge.values().isEmpty()) {
            return HAZARD;
        }
        int[] values = challenge.values().stream().mapToInt(Integer::intValue).toArray();
        double[] damage =
                challenge.damage().stream().mapToDouble(Integer::doubleValue).toArray();
        return chance(board, seat, values, damage, challenge.life());
    }

    private static final double HAZARD = 0.55;

    private static double chance(Board board, Seat seat, int[] values, double[] damage, double enemyLife) {
        Party party = board.field().parties().get(seat.index());
        CardId[] actors = actors(party, values, enemyLife);
        double dealt = 0;
        double taken = 0;
        for (Phase phase : PHASES) {
            int i = phase.ordinal();
            CardId actor = actors[i];
            if (actor == null) {
                taken += damage[i] * (1 - Scout.block(party, phase, values[i]));
            } else {
                double hit = Scout.hit(party, actor, phase, values[i]);
                dealt += hit * Math.min(enemyLife, Scout.damage(party, actor, phase));
                taken += actor.equals(party.hero()) ? damage[i] * (1 - hit) : 0;
            }
        }
        if (dealt < 0.05) {
            return 0;
        }
        double rounds = Math.max(0.6, enemyLife / dealt - 0.4);
        double left =
                Scout.life(board, seat) - party.body().wounds() - party.body().whiteDeath() - taken * rounds;
        return 1 / (1 + Math.exp(-1.5 * (left - 0.3) / Math.sqrt(0.5 + taken * rounds)));
    }

    /// Who acts in each phase if everybody goes where the most wounds can be expected; nobody where the hero defends.
    static CardId[] actors(Party party, int[] values, double enemyLife) {
        var actors = new CardId[PHASES.length];
        List<CardId> free = new ArrayList<>(Scout.allies(party));
        free.add(party.hero());
        while (!free.isEmpty()) {
            CardId best = null;
            int where = -1;
            double most = 0;
            for (CardId actor : free) {
                for (Phase phase : PHASES) {
                    int i = phase.ordinal();
                    if (actors[i] != null || values[i] == 0) {
                        continue;
                    }
                    double wounds = Scout.hit(party, actor, phase, values[i])
                            * Math.min(enemyLife, Scout.damage(party, actor, phase));
                    if (wounds > most) {
                        most = wounds;
                        best = actor;
                        where = i;
                    }
                }
            }
            if (best == null) {
                break;
            }
            actors[where] = best;
            free.remove(best);
        }
        return actors;
    }
}
