package winterhall.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// A match among bots, each asked as a person is: with the view of its seat and its own options.
///
/// @param bots one for each seat, in order
/// @param budgets a fresh budget for each question
public record BotMatch<B, V>(Referee<B, V> referee, List<? extends Bot<V>> bots, Supplier<Budget> budgets) {
    /// How it went.
    ///
    /// @param moves every answer, in the order given
    /// @param troubles what broke while bots were thinking
    public record Result(Outcome outcome, List<Move> moves, List<String> troubles) {}

    /// Plays to the end.
    ///
    /// @param chance that of the match
    /// @param own that of the bots
    public Result play(Setup setup, Chance chance, QuickChance own) {
        return play(setup, chance, own, List.of());
    }

    /// The same, watched.
    public Result play(Setup setup, Chance chance, QuickChance own, List<? extends MatchObserver<B>> observers) {
        var moves = new ArrayList<Move>();
        var troubles = new ArrayList<String>();
        Position<B> position = referee.start(setup, chance).position();
        while (!position.agenda().isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            Thought thought = ask(position, seat, own.split(seat.number()).split(moves.size()));
            moves.add(thought.move());
            thought.trouble().ifPresent(troubles::add);
            Step<B> step = referee.advance(position, seat, thought.move());
            for (MatchObserver<B> observer : observers) {
                observer.played(position, seat, thought.move(), step);
            }
            position = step.position();
        }
        Outcome outcome = referee.game().outcome(position.board()).orElseThrow();
        for (MatchObserver<B> observer : observers) {
            observer.ended(position.board(), outcome);
        }
        return new Result(outcome, List.copyOf(moves), List.copyOf(troubles));
    }

    /// What the bot at this seat answers here.
    ///
    /// @throws IllegalStateException if it is not an option
    public Thought ask(Position<B> position, Seat seat, QuickChance own) {
        View<V> view = referee.view(position, Viewer.at(seat));
        List<? extends Move> options = referee.options(position, seat);
        Thought thought = bots.get(seat.index()).choose(view, options, budgets.get(), own);
        if (!options.contains(thought.move())) {
            throw new IllegalStateException(
                    "the bot of " + seat + " answered " + thought.move() + "; the options are " + options);
        }
        return thought;
    }
}
