package winterhall.server.match;

import winterhall.engine.Seat;
import winterhall.server.store.Ledger.Line;

/// A match as it was after a line of its ledger, with all that is needed to replay the next lines.
///
/// @param summaries what was done up to here
/// @param counting the answers that count: not those that were undone, withdrawn or taken back
/// @param told the line that led to the present step: the last one that everybody was told of
/// @param summary what that line did
record ReplayState<B>(
        Match<B> match,
        StepSummaries summaries,
        PersistentStack<Answered> counting,
        Line told,
        StepSummaries.StepSummary summary) {
    /// An answer in the ledger.
    ///
    /// @param number of its line
    /// @param step to which it led
    /// @param isDecision whether it is a move to a question that orders cannot answer
    record Answered(int number, int step, Seat seat, boolean isDecision) {}

    /// The number of the line after which it stood so.
    int number() {
        return match.lines() - 1;
    }

    int step() {
        return match.step();
    }
}
