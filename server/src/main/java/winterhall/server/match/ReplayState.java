package winterhall.server.match;

import winterhall.engine.Seat;
import winterhall.server.store.Ledger.Line;

/// A match as it was after a line of its ledger, with all that is needed to replay the next lines.
///
/// @param summaries what was done up to here
/// @param counting the answers that count, as numbers: not those that were undone, withdrawn or taken back
/// @param stepLine the line that led to the present step: the last one that everybody was told of
/// @param summary what that line did
record ReplayState<B>(
        Match<B> match,
        StepSummaries summaries,
        NumberStack counting,
        Line stepLine,
        StepSummaries.StepSummary summary) {
    /// An answer in the ledger.
    ///
    /// @param number of its line
    /// @param step to which it led
    /// @param isDecision whether it is a move to a question that orders cannot answer
    record Answered(int number, int step, Seat seat, boolean isDecision) {
        private static final int STEP_BITS = 28;
        private static final int SEAT_BITS = 7;

        /// All of it in one number: no match has 2²⁷ lines.
        long packed() {
            long place = ((long) number << STEP_BITS) | step;
            return (place << (SEAT_BITS + 1)) | ((long) seat.number() << 1) | (isDecision ? 1 : 0);
        }

        static Answered of(long packed) {
            long place = packed >>> (SEAT_BITS + 1);
            return new Answered(
                    (int) (place >>> STEP_BITS),
                    (int) lowest(place, STEP_BITS),
                    Seat.of((int) lowest(packed >>> 1, SEAT_BITS)),
                    lowest(packed, 1) == 1);
        }

        private static long lowest(long number, int bits) {
            return number & ((1L << bits) - 1);
        }
    }

    /// The number of the line after which it stood so.
    int number() {
        return match.lines() - 1;
    }

    int step() {
        return match.step();
    }
}
