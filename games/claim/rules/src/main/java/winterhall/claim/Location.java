package winterhall.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Verb;
import winterhall.engine.kit.CardSet;

/// The locations of Fire: what is printed on each, and what it does. (claim:L1–L4)
public enum Location {
    /// Both seats hand over cards. (claim:R31)
    TAVERN(true, 2, "beer-stein", "L1") {
        @Override
        Optional<Scoring.Step> step(Rules rules) {
            return Optional.of(Scoring.Step.EXCHANGE);
        }

        @Override
        void visit(Table<Board> table) {
            table.next(new Scoring.ChooseGifts(Seat.all(table.board().seats())));
        }
    },
    /// The winner of the last trick loses cards. (claim:R30)
    PIT(true, 2, "hole", "L2") {
        @Override
        Optional<Scoring.Step> step(Rules rules) {
            return Optional.of(Scoring.Step.LAST_TRICK);
        }

        @Override
        void visit(Table<Board> table) {
            Board board = table.board();
            if (board.ending().lastWinner().isEmpty()) {
                return;
            }
            Seat seat = board.ending().lastWinner().get();
            CardSet swallowed = CardSet.EMPTY;
            CardSet pile = board.at(Board.score(seat));
            for (int i = 0; i < count(board) && !pile.isEmpty(); i++) {
                int card = CardPicker.pick(table, "pit", pile);
                swallowed = swallowed.with(card);
                pile = pile.without(card);
            }
            if (!swallowed.isEmpty()) {
                table.update(board.with(board.deal().move(swallowed, Board.score(seat), Board.DISCARD)));
                table.tell(new ClaimEvent.PitSwallowed(seat, board.faces(swallowed), cause()));
            }
        }
    },
    /// A long row of lost phase-2 tricks wins at once. (claim:RU62)
    LAVA_FIELDS(false, 5, "volcano", "L3") {
        @Override
        boolean endsAfterTrick(Table<Board> table, Seat leader) {
            Board board = table.board();
            for (Seat seat : leader.around(board.seats())) {
                if (board.tally().lostThisPhase(seat) >= count(board)) {
                    Scoring.endWith(table, seat, Ending.Reason.LAVA_FIELDS);
                    return true;
                }
            }
            return false;
        }
    },
    /// A small pile wins; if several are small, the smallest, if there is one. (claim:R36)
    FOREST(false, 5, "pine-tree", "L4") {
        @Override
        Optional<Scoring.Step> step(Rules rules) {
            return Optional.of(
                    rules.forestBeforeRemovals() ? Scoring.Step.BEFORE_REMOVALS : Scoring.Step.AFTER_REMOVALS);
        }

        @Override
        void visit(Table<Board> table) {
            Board board = table.board();
            int smallest = Seat.all(board.seats()).stream()
                    .mapToInt(seat -> board.deal().size(Board.score(seat)))
                    .min()
                    .orElseThrow();
            List<Seat> owners = Seat.all(board.seats()).stream()
                    .filter(seat -> board.deal().size(Board.score(seat)) == smallest)
                    .toList();
            if (smallest <= count(board) && owners.size() == 1) {
                Scoring.endWith(table, owners.getFirst(), Ending.Reason.FOREST);
            }
        }
    };

    private final boolean building;
    private final int count;
    private final String icon;
    private final String rule;

    Location(boolean building, int count, String icon, String rule) {
        this.building = building;
        this.count = count;
        this.icon = icon;
        this.rule = "claim:" + rule;
    }

    /// Why something happens that it brought about.
    Optional<Cause> cause() {
        return Why.by(this);
    }

    /// What is printed on it in the box; [Printed] has what is printed on that of a match.
    public Sheet.Location sheet() {
        return new Sheet.Location(toString(), building, count, icon, rule);
    }

    /// In which of the final steps it has its say, if in any.
    Optional<Scoring.Step> step(Rules rules) {
        return Optional.empty();
    }

    /// What it does there.
    void visit(Table<Board> table) {}

    /// Ends the match after a phase-2 trick, if it does that.
    ///
    /// @param leader who led the trick
    /// @return whether the match ended so
    boolean endsAfterTrick(Table<Board> table, Seat leader) {
        return false;
    }

    /// Of how many cards or tricks it speaks in this match.
    int count(Board board) {
        return board.cards().printed().sheet(this).count();
    }

    public static Location parse(String word) {
        try {
            return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException _) {
            throw new IllegalArgumentException("there is no location " + word);
        }
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
