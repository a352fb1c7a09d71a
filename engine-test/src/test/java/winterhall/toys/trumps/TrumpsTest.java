package winterhall.toys.trumps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;

/// Trumps against its rules and against the laws of every game.
class TrumpsTest extends GameContract<TrumpsBoard, TrumpsView> {
    TrumpsTest() {
        super(new Trumps());
    }

    @Override
    protected Optional<Redeal<TrumpsBoard>> redeal() {
        return Optional.of(new TrumpsRedeal());
    }

    @Override
    protected Mutants<TrumpsBoard, TrumpsView> leaks(Mutants<TrumpsBoard, TrumpsView> standard) {
        return standard.showing("hand-of-seat-2", (board, _) -> board.hand(Seat.of(2)))
                .showing("highest-card-set-aside", (board, _) -> board.aside().getLast());
    }

    /// Hands are dealt before worlds part, all cards are always on the board, and nobody is polled.
    @Override
    protected List<String> harmless() {
        return List.of(
                "events-as-they-are",
                "events-of-another-seat",
                "size-of-events",
                "size-of-the-board",
                "answers-to-an-open-poll");
    }

    @Override
    protected List<String> moreTexts() {
        var keys = new ArrayList<>(List.of("outcome.tricks", "why.R6"));
        Card.ALL.forEach(card -> keys.add("card." + card));
        return keys;
    }
}
