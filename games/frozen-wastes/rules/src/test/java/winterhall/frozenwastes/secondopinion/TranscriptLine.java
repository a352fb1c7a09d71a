package winterhall.frozenwastes.secondopinion;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.WastesEvent;

/// One line of a match: something that was told, or a question with its answer.
sealed interface TranscriptLine {
    record Told(WastesEvent event) implements TranscriptLine {
        @Override
        public String toString() {
            return "    " + event;
        }
    }

    /// @param ask the verb of the question
    /// @param options everything the game would have accepted
    /// @param board the whole table when the question was asked
    record Asked(Seat seat, String ask, List<? extends Move> options, Move answer, Board board)
            implements TranscriptLine {
        @Override
        public String toString() {
            return seat + " " + ask + ": " + answer + " of " + options;
        }
    }
}
