package winterhall.valda.secondopinion;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaView;

/// One line of a transcript: something that was told, or a question with its answer.
sealed interface TranscriptLine {
    record Told(ValdaEvent event) implements TranscriptLine {
        @Override
        public String toString() {
            return "    " + event;
        }
    }

    /// @param ask the verb of the question
    /// @param window what the game calls the window, if the question belongs to one
    /// @param options everything the game would have accepted
    /// @param table the whole table, hidden sides included, when the question was asked
    record Asked(
            Seat seat, String ask, Optional<String> window, List<? extends Move> options, Move answer, ValdaView table)
            implements TranscriptLine {
        @Override
        public String toString() {
            return seat + " " + ask + " " + window.orElse("") + ": " + answer + " of " + options;
        }
    }
}
