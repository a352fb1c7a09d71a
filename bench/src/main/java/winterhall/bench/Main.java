package winterhall.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import winterhall.bench.server.ServerBench;
import winterhall.engine.BadSetup;
import winterhall.engine.Game;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// `./winterhall bench claim`: how fast positions, views and imagined worlds are, beside a yardstick of the same run;
/// `./winterhall bench bots`: how fast bots think.
public final class Main {
    private static final double WARM_UP = 8;
    private static final double EACH = 2;

    private static final List<String> SUBJECTS = List.of("claim", "bots", "server");

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        try {
            var words = new ArrayList<>(List.of(arguments));
            boolean quick = words.remove("--quick");
            String game = words.isEmpty() ? "claim" : words.getFirst();
            if (words.size() > 1 || !SUBJECTS.contains(game)) {
                throw new BadSetup("bench takes one of " + String.join(", ", SUBJECTS) + ", and --quick; not "
                        + String.join(" ", words));
            }
            double scale = quick ? 0.1 : 1;
            switch (game) {
                case "server" -> ServerBench.run(quick);
                case "bots" -> new Searches<>(Shelf.game("claim"), scale).run();
                default -> new Main().run(Shelf.game(game), scale);
            }
        } catch (BadSetup refusal) {
            System.err.println(refusal.getMessage());
            System.exit(2);
        }
    }

    private <B, V> void run(Game<B, V> game, double scale) {
        Setup plain = Setup.of(game.id(), 2);
        Setup artifacts =
                plain.with("factions", "goblin,knight,undead,dwarf,frostbeast").with("artifacts", "yes");
        System.out.println("one thread, " + Measure.REPETITIONS + " repetitions of " + EACH * scale
                + " s of processor time after " + WARM_UP * scale + " s of warm-up; per second of processor time");
        System.out.println(String.format(Locale.ROOT, "%-58s %14s %14s", "", "median", "lowest – highest"));
        var yardstick = new Yardstick(new QuickChance(1));
        Measure bits =
                decisions("(a) yardstick on bit boards, decisions", scale, yardstick::play, yardstick::decisions);
        var base = new Playouts<>(game, plain, 2);
        var frost = new Playouts<>(game, artifacts, 2);
        Measure rules = decisions("(b) full rules, base deck, decisions", scale, base::play, base::decisions);
        Measure with =
                decisions("(b) full rules, Frost deck with artifacts, decisions", scale, frost::play, frost::decisions);
        show(bits, 52);
        show(rules, base.decisionsPerGame());
        show(with, frost.decisionsPerGame());
        System.out.println(String.format(
                Locale.ROOT,
                "(b) : (a) = 1 : %.1f   where (a) does 60 M decisions/s, (b) does %.2f M (with artifacts %.2f M)",
                bits.median() / rules.median(),
                60 * rules.median() / bits.median(),
                60 * with.median() / bits.median()));
        System.out.println(String.format(
                Locale.ROOT,
                "(c) bytes allocated per decision: base deck %.0f, with artifacts %.0f",
                rules.bytesEach(),
                with.bytesEach()));
        viewsAndWorlds("base deck", game, plain, scale);
        viewsAndWorlds("with artifacts", game, artifacts, scale);
    }

    private static Measure decisions(
            String what, double scale, Runnable play, java.util.function.LongSupplier decisions) {
        return Measure.of(what, WARM_UP * scale, EACH * scale, () -> {
            long before = decisions.getAsLong();
            for (int i = 0; i < 20; i++) {
                play.run();
            }
            return decisions.getAsLong() - before;
        });
    }

    private static void show(Measure measure, double decisionsPerGame) {
        System.out.println(
                measure.row() + String.format(Locale.ROOT, "   %,.0f games/s", measure.median() / decisionsPerGame));
    }

    /// Views and worlds of positions taken from all over a match.
    private static <B, V> void viewsAndWorlds(String which, Game<B, V> game, Setup setup, double scale) {
        var referee = new Referee<>(game);
        var positions = new ArrayList<Position<B>>();
        var playouts = new Playouts<>(game, setup, 3);
        for (int taken = 0; taken < 50; taken++) {
            positions.add(playouts.play(taken));
        }
        Viewer viewer = Viewer.at(Seat.of(1));
        List<View<V>> views = positions.stream()
                .map(position -> referee.view(position, viewer))
                .toList();
        Measure seen = Measure.of("(d) views, " + which, WARM_UP * scale / 2, EACH * scale, () -> {
            for (Position<B> position : positions) {
                referee.view(position, viewer);
            }
            return positions.size();
        });
        var chance = new QuickChance[] {new QuickChance(4)};
        Measure worlds = Measure.of("(e) imagined worlds, " + which, WARM_UP * scale / 2, EACH * scale, () -> {
            for (View<V> view : views) {
                chance[0] = chance[0].split();
                referee.imagine(view, chance[0]);
            }
            return views.size();
        });
        System.out.println(seen.row());
        System.out.println(worlds.row());
    }
}
