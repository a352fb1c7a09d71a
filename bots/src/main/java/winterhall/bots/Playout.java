package winterhall.bots;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;

/// Plays imagined positions on, as the game advises, until they can be judged; for one question.
final class Playout<B, V> {
    private final Referee<B, V> referee;
    private final Advice<B> advice;
    private final Predicate<B> stop;
    private final int longest;
    private int answers;

    /// @param stop where to judge a match that is not over yet
    /// @param longest how many answers are played before the position is judged as it stands
    Playout(Referee<B, V> referee, Advice<B> advice, Predicate<B> stop, int longest) {
        this.referee = referee;
        this.advice = advice;
        this.stop = stop;
        this.longest = longest;
    }

    /// How many answers it has played in all.
    int answers() {
        return answers;
    }

    /// What the position is worth to each seat; empty if the budget was spent on the way.
    Optional<ToDoubleFunction<Seat>> play(Position<B> start, Budget budget, Chance.Source source) {
        Position<B> position = start;
        for (int end = answers + longest; !position.agenda().isEmpty(); answers++) {
            if (budget.isSpent()) {
                return Optional.empty();
            }
            B board = position.board();
            if (answers == end || position.answers().isEmpty() && stop.test(board)) {
                return Optional.of(seat -> advice.worth(board, seat));
            }
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            Move move = options.size() == 1 ? options.getFirst() : advice.suggest(board, seat, options, source);
            position = referee.advance(position, seat, move).position();
        }
        B board = position.board();
        var outcome = referee.game().outcome(board).orElseThrow();
        boolean isAlone = outcome.ranks().size() == 1; // and so leaves nobody behind
        return Optional.of(seat -> isAlone ? advice.worth(board, seat) : Reward.of(outcome, seat));
    }
}
