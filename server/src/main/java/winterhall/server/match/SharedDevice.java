package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.WindowAsk;

/// Says who should hold a device that several seats pass around.
final class SharedDevice<B> {
    private final Questions<B> questions;

    SharedDevice(Questions<B> questions) {
        this.questions = questions;
    }

    /// The seat that should hold the device next, if another one does now; what an order answers needs no device.
    ///
    /// In a window the device goes in the order of the rules, and no further than to the first of its own seats that plays
    /// something: what is sealed elsewhere is nobody's business here.
    Optional<Seat> next(Match<B> match, List<Seat> sharing, Optional<Seat> holder) {
        if (sharing.size() < 2) {
            return Optional.empty();
        }
        List<Seat> asked = questions.awaitedPersons(match).stream()
                .filter(sharing::contains)
                .toList();
        if (match.isWindow()) {
            return firstInTurn(match, sharing, asked).filter(first -> !holder.equals(Optional.of(first)));
        }
        return asked.isEmpty() || holder.filter(asked::contains).isPresent()
                ? Optional.empty()
                : Optional.of(asked.getFirst());
    }

    /// The first that is asked in a window, if none of those sharing before it has played something that does not count yet.
    private Optional<Seat> firstInTurn(Match<B> match, List<Seat> sharing, List<Seat> asked) {
        for (Turn<B> turn : questions.turns(match)) {
            if (asked.contains(turn.seat())) {
                return Optional.of(turn.seat());
            }
            Move pass = ((WindowAsk<B, ?>) turn.position().agenda().top()).pass();
            if (sharing.contains(turn.seat())
                    && match.sealed(turn.seat())
                            .filter(move -> !move.equals(pass))
                            .isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
