package winterhall.bots.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import winterhall.bots.Advice;
import winterhall.bots.MatchObserver;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Orders;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.WindowAsk;

/// What a match would ask of people, if one sat in every seat and kept the usual orders of the game.
final class QuestionCounter<B> implements MatchObserver<B> {
    /// Seconds that an answer by order takes, and one round of a window.
    private static final double PACE = 0.7;
    /// Seconds that a person thinks about a choice, and takes for a question with one sensible answer.
    private static final double CHOICE = 10;
    private static final double CLICK = 2;

    private final Game<B, ?> game;
    private final Referee<B, ?> referee;
    private final Advice<B> advice;
    private final Tally tally;
    private final int seats;
    private final List<Orders> orders;
    private int decisions;
    private int questions;
    private int choices;
    private int passes;
    private int changes;
    private double paced;
    private double thought;
    /// The longest that anybody has thought in the present round of a window, in which all think at once.
    private double longest;
    private @Nullable Seat last;
    /// The number of the position in which a window that is under way goes on; its pace was counted when it opened.
    private int windowGoesOn = -1;

    QuestionCounter(Game<B, ?> game, Advice<B> advice, Setup setup, Tally tally) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.advice = advice;
        this.tally = tally;
        this.seats = setup.seats();
        this.orders = new ArrayList<>();
        Seat.all(seats).forEach(_ -> orders.add(Orders.usual(game, setup)));
    }

    @Override
    public void played(Position<B> before, Seat seat, Move move, Step<B> step) {
        decisions++;
        Orders own = orders.get(seat.index());
        Optional<Move> ordered = own.answer(before, seat);
        boolean goesOn = before.number() == windowGoesOn;
        longest = goesOn ? longest : 0;
        boolean isCalledBefore = false;
        if (before.agenda().top() instanceof WindowAsk<B, ?> window) {
            boolean isPass = move.equals(window.pass());
            paced += goesOn ? 0 : PACE;
            windowGoesOn = isPass && !window.later().isEmpty() ? before.number() + 1 : -1;
            passes += isPass && ordered.isEmpty() && !window.isOpportunity() ? 1 : 0;
            isCalledBefore = goesOn && window.isOpportunity();
        } else if (ordered.isPresent()) {
            paced += PACE;
        }
        if (ordered.isEmpty()) {
            ask(before, seat, isCalledBefore);
            orders.set(seat.index(), own.afterHand(before, move));
        }
        orders.replaceAll(each -> each.after(game, step.events()));
    }

    /// @param isCalledBefore whether the seat was called when the first of its round was
    private void ask(Position<B> before, Seat seat, boolean isCalledBefore) {
        questions++;
        List<? extends Move> options = referee.options(before, seat);
        boolean isChoice = options.size() > 1 && advice.sensible(before.board(), seat, options) > 1;
        choices += isChoice ? 1 : 0;
        double seconds = isChoice ? CHOICE : CLICK;
        thought += Math.max(0, seconds - longest);
        longest = Math.max(longest, seconds);
        changes += last == null || last.equals(seat) || isCalledBefore ? 0 : 1;
        last = seat;
    }

    @Override
    public void ended(B board, Outcome outcome) {
        for (Seat seat : Seat.all(seats)) {
            boolean won = outcome.ranks().get(seat.index()) == 1;
            tally.add("won by " + seat, won ? 1.0 / outcome.winners().size() : 0);
        }
        tally.add("shared", outcome.winners().size() > 1 ? 1 : 0);
        tally.add("decisions", (double) decisions / seats);
        tally.add("questions", (double) questions / seats);
        tally.add("choices", (double) choices / seats);
        tally.add("passes", (double) passes / seats);
        tally.add("paced", paced);
        tally.add("minutes", (paced + thought) / 60);
        tally.add("changes", changes);
    }

    static List<Row> rows(Results results) {
        var rows = new ArrayList<Row>();
        int most = results.columns().stream()
                .mapToInt(column -> column.series().setup().seats())
                .max()
                .orElse(0);
        for (Seat seat : Seat.all(most)) {
            rows.add(Row.of("wins of " + seat, 3, results, tally -> tally.mean("won by " + seat)));
        }
        rows.add(Row.of("matches without a single winner", 4, results, tally -> tally.mean("shared")));
        rows.add(Row.of("decisions a seat", 1, results, tally -> tally.mean("decisions")));
        rows.add(Row.of("questions a person is asked", 1, results, tally -> tally.mean("questions")));
        rows.add(Row.of("– with more than one sensible answer", 1, results, tally -> tally.mean("choices")));
        rows.add(Row.of("– passes", 1, results, tally -> tally.mean("passes")));
        rows.add(Row.of("seconds of pace", 0, results, tally -> tally.mean("paced")));
        rows.add(Row.of("minutes at 10 s a choice", 0, results, tally -> tally.mean("minutes")));
        rows.add(Row.of("changes of hands in a match by turns", 0, results, tally -> tally.mean("changes")));
        return rows;
    }
}
