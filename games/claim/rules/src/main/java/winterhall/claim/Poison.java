package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;

/// The Poisoner's look at a Toxic. (claim:F19)
final class Poison {
    private Poison() {}

    /// Whether the winner of the trick may look: by the winning card or, where the table plays so, by a Poisoner among
    /// the cards won.
    static boolean peeks(Board board, CardSet won) {
        int winning = board.trick().of(board.winner()).orElseThrow().card();
        return board.rules().peekByCollecting()
                ? won.meets(board.cards().of(Faction.POISONER))
                : board.cards().faction(winning).peeksAtToxics();
    }

    /// The winner looks at one of the three, or at none. (claim:F19, claim:P5)
    record PeekAtToxic(Seat seat) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            var options = new ArrayList<ClaimMove>();
            for (Toxic.Place place : Toxic.Place.values()) {
                options.add(new ClaimMove.Peek(place));
            }
            options.add(MoveCache.DECLINE);
            return options;
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Peek(var place)) {
                Board board = table.board();
                table.update(board.with(board.toxics().seenBy(seat, place)));
                table.tell(new ClaimEvent.ToxicSeen(
                        seat, place, Optional.of(board.toxics().at(place)), Faction.POISONER.cause()));
            }
        }
    }
}
