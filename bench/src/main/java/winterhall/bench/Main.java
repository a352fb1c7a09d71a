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

/// `./winterhall bench <game>`: how fast positions, views and imagined worlds are, beside a yardstick of the same run;
/// `./winterhall bench bots <game>`: how fast bots think; `./winterhall bench server <game>`: how fast the hall is.
///
/// A game is measured in its usual setup, and in the settings that follow its name; without any, in one with much to hide.
public final class Main {
    private static final double WARM_UP = 8;
    private static final double EACH = 2;

    private static final String USAGE = """
            Usage: winterhall bench [--quick] [<game> [<setting> <value>...]]
                   winterhall bench [--quick] bots [<game> [<setting> <value>...]]
                   winterhall bench [--quick] server [<game>]
            Measure how fast the rules of a game are, how fast its bots think, or how fast the hall is.
              --quick   Shorter measurements, with a larger spread.
            """;

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        try {
            var words = new ArrayList<>(List.of(arguments));
            if (words.contains("--help") || words.contains("-h")) {
                System.out.print(USAGE);
                return;
            }
            boolean quick = words.remove("--quick");
            double scale = quick ? 0.1 : 1;
            String subject = words.isEmpty() ? "" : words.getFirst();
            boolean isGame = !subject.equals("bots") && !subject.equals("server");
            List<String> rest = isGame ? words : words.subList(1, words.size());
            Game<?, ?> game = rest.isEmpty() ? Shelf.games().getFirst() : Shelf.game(rest.getFirst());
            List<String> settings = rest.isEmpty() ? rest : rest.subList(1, rest.size());
            switch (subject) {
                case "server" -> ServerBench.run(game, quick);
                case "bots" -> searches(game, settings, scale);
                default -> playouts(game, settings, scale);
            }
        } catch (BadSetup refusal) {
            System.err.println(refusal.getMessage());
            System.exit(2);
        }
    }

    private static <B, V> void searches(Game<B, V> game, List<String> settings, double scale) {
        new Searches<>(game, usual(game), special(game, settings), scale).run();
    }

    private static Setup usual(Game<?, ?> game) {
        return Setup.of(game.id(), game.seatCounts().getFirst());
    }

    /// The settings that were asked for, or a setup with much to hide.
    private static Setup special(Game<?, ?> game, List<String> settings) {
        var source = new QuickChance(1).source("setup");
        if (settings.isEmpty()) {
            return game.guide().map(guide -> guide.setup(source)).orElseGet(() -> game.anySetup(source));
        }
        return Setup.parse(usual(game) + " " + String.join(" ", settings)).checkedFor(game);
    }

    private static <B, V> void playouts(Game<B, V> game, List<String> settings, double scale) {
        Setup usual = usual(game);
        Setup special = special(game, settings);
        System.out.println("one thread, " + Measure.REPETITIONS + " repetitions of " + EACH * scale
                + " s of processor time after " + WARM_UP * scale + " s of warm-up; per second of processor time");
        System.out.println("usual: " + usual + "; special: " + special);
        System.out.println(String.format(Locale.ROOT, "%-58s %14s %14s", "", "median", "lowest – highest"));
        var yardstick = new Yardstick(new QuickChance(1));
        Measure bits =
                decisions("(a) yardstick on bit boards, decisions", scale, yardstick::play, yardstick::decisions);
        var plain = new Playouts<>(game, usual, 2);
        var rich = new Playouts<>(game, special, 2);
        Measure rules = decisions("(b) full rules, usual setup, decisions", scale, plain::play, plain::decisions);
        Measure with = decisions("(b) full rules, special setup, decisions", scale, rich::play, rich::decisions);
        show(bits, Yardstick.DECISIONS);
        show(rules, plain.decisionsPerGame());
        show(with, rich.decisionsPerGame());
        System.out.println(String.format(
                Locale.ROOT,
                "(b) : (a) = 1 : %.1f   where (a) does 60 M decisions/s, (b) does %.2f M (special setup %.2f M)",
                bits.median() / rules.median(),
                60 * rules.median() / bits.median(),
                60 * with.median() / bits.median()));
        System.out.println(String.format(
                Locale.ROOT,
                "(c) bytes allocated per decision: usual setup %.0f, special setup %.0f",
                rules.bytesEach(),
                with.bytesEach()));
        viewsAndWorlds("usual setup", game, usual, scale);
        viewsAndWorlds("special setup", game, special, scale);
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
