package winterhall.claim;

import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Vocabulary;
import winterhall.engine.kit.CardSet;

/// Claim with a leak: a Wishing Lamp that hits shows which of several cards alike it has found.
final class LeakyLamp extends Claim {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            ClaimMove.class,
            ClaimEvent.class,
            Stream.<Class<?>>concat(TASKS.stream(), Stream.of(NameCardLeakily.class))
                    .toList(),
            List.of(Board.class, ClaimView.class));

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    /// The leaky question goes before the sound one.
    @Override
    public List<? extends Task<Board>> wakes(Board board, Event event) {
        return event instanceof ClaimEvent.ArtifactPlayed(var seat, var artifact) && artifact == Artifact.WISHING_LAMP
                ? List.of(new NameCardLeakily(seat))
                : List.of();
    }

    /// Shows the card that was found and forgets none of those that look like it.
    record NameCardLeakily(Seat seat) implements Ask<Board, ClaimMove.Name> {
        @Override
        public List<ClaimMove.Name> answers(Board board) {
            return new Artifacts.NameCard(seat).answers(board);
        }

        @Override
        public void answer(ClaimMove.Name move, Table<Board> table) {
            Board before = table.board();
            CardSet found = Artifact.bearing(before, move.card(), before.at(Board.hand(before.other(seat))));
            new Artifacts.NameCard(seat).answer(move, table);
            if (!found.isEmpty()) {
                table.update(after -> after.with(before.deal().show(found.first())));
            }
            table.skipTo(Windows.Reopen.class);
        }
    }
}
