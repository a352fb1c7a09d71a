package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything there is to know: the cardboard, what comes next, and the chance still unused.
///
/// @param number counts the decisions taken; an ask counts when it is answered, a poll when it is revealed
/// @param answers what was already answered to the poll on top of the agenda, in seat order; empty otherwise
public record Position<B>(int number, B board, Agenda<B> agenda, List<Answer> answers, Chance chance) {
    /// The poll that is asked now, if it is one.
    public Optional<Poll<B, ?>> poll() {
        return !agenda.isEmpty() && agenda.top() instanceof Poll<B, ?> poll ? Optional.of(poll) : Optional.empty();
    }

    /// Whether some have answered the poll and others have not: the answer that led here is kept, and nothing has happened.
    public boolean keepsAnswers() {
        return !answers.isEmpty();
    }

    /// The answer that this seat has given to the open poll.
    public Optional<Move> answered(Seat seat) {
        for (Answer answer : answers) {
            if (answer.seat().equals(seat)) {
                return Optional.of(answer.move());
            }
        }
        return Optional.empty();
    }

    Position<B> answer(Seat seat, Move move) {
        var more = new ArrayList<>(answers);
        int at = 0;
        while (at < more.size() && more.get(at).seat().number() < seat.number()) {
            at++;
        }
        more.add(at, new Answer(seat, move));
        return new Position<>(number, board, agenda, List.copyOf(more), chance);
    }

    Position<B> withoutAnswer(Seat seat) {
        var fewer = new ArrayList<>(answers);
        fewer.removeIf(answer -> answer.seat().equals(seat));
        return new Position<>(number, board, agenda, List.copyOf(fewer), chance);
    }
}
