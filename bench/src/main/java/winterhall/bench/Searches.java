package winterhall.bench;

import java.util.List;
import java.util.Locale;
import winterhall.bots.Bot;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// `./winterhall bench bots <game>`: how many imagined worlds a second the search plays, and how soon the quick bots answer.
final class Searches<B, V> {
    private static final double WARM_UP = 8;
    private static final double EACH = 2;
    private static final int ITERATIONS = 1_000;
    private static final int MIDDLE = 26;

    private final Game<B, V> game;
    private final Setup usual;
    private final Setup special;
    private final double scale;

    Searches(Game<B, V> game, Setup usual, Setup special, double scale) {
        this.game = game;
        this.usual = usual;
        this.special = special;
        this.scale = scale;
    }

    void run() {
        System.out.println("one thread, " + Measure.REPETITIONS + " repetitions of " + EACH * scale
                + " s of processor time after " + WARM_UP * scale + " s of warm-up; per second of processor time");
        System.out.println("usual: " + usual + "; special: " + special);
        System.out.println(String.format(Locale.ROOT, "%-58s %14s %14s", "", "median", "lowest – highest"));
        search("first decision, usual setup", usual, 0);
        search("mid game, usual setup", usual, MIDDLE);
        search("first decision, special setup", special, 0);
        greedy("first decision, usual setup", usual);
    }

    private void search(String where, Setup setup, int taken) {
        System.out.println(measure("search", where, setup, taken, true).row());
    }

    private void greedy(String where, Setup setup) {
        Measure answers = measure("greedy", where, setup, 0, false);
        System.out.println(answers.row() + String.format(Locale.ROOT, "   %.2f ms an answer", 1000 / answers.median()));
    }

    private Measure measure(String name, String where, Setup setup, int taken, boolean iterations) {
        var referee = new Referee<>(game);
        Position<B> position = asked(referee, setup, taken);
        Seat seat = referee.awaited(position).getFirst();
        View<V> view = referee.view(position, Viewer.at(seat));
        List<? extends Move> options = referee.options(position, seat);
        Bot<V> bot = Bots.named(name, game);
        var chance = new QuickChance[] {new QuickChance(1)};
        String what = name + ", " + where + ", " + (iterations ? "iterations" : "answers");
        return Measure.of(what, WARM_UP * scale, EACH * scale, () -> {
            chance[0] = chance[0].split();
            int done = bot.choose(view, options, Budget.ofIterations(ITERATIONS), chance[0])
                    .iterations();
            return iterations ? done : 1;
        });
    }

    /// A position with a choice, so many decisions into a random match.
    private Position<B> asked(Referee<B, V> referee, Setup setup, int taken) {
        var playouts = new Playouts<>(game, setup, 5);
        while (true) {
            Position<B> position = playouts.play(taken);
            if (referee.options(position, referee.awaited(position).getFirst()).size() > 1) {
                return position;
            }
        }
    }
}
