package winterhall.enginetest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;

/// Counts move sequences: two sets of rules that differ anywhere near a position differ in these numbers.
///
/// Chance is fixed by the position. A poll is answered seat by seat, in seat order. A match that ends sooner has no
/// sequence of that length.
public final class Perft {
    private Perft() {}

    /// How many sequences of `depth` answers there are from here.
    public static <B, V> long count(Referee<B, V> referee, Position<B> position, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<Seat> awaited = referee.awaited(position);
        if (awaited.isEmpty()) {
            return 0;
        }
        Seat seat = awaited.getFirst();
        List<? extends Move> options = referee.options(position, seat);
        if (depth == 1) {
            return options.size();
        }
        long sequences = 0;
        for (Move option : options) {
            sequences += count(referee, referee.advance(position, seat, option).position(), depth - 1);
        }
        return sequences;
    }

    /// The same by first answer, each as its line (`seat-1 pass`), in the order of the options.
    public static <B, V> SequencedMap<String, Long> divide(Referee<B, V> referee, Position<B> position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("only sequences of one answer or more have a first one, not " + depth);
        }
        var parts = new LinkedHashMap<String, Long>();
        List<Seat> awaited = referee.awaited(position);
        if (!awaited.isEmpty()) {
            Seat seat = awaited.getFirst();
            for (Move option : referee.options(position, seat)) {
                String line = seat + " " + referee.game().vocabulary().moves().write((Record) option);
                parts.put(
                        line,
                        count(referee, referee.advance(position, seat, option).position(), depth - 1));
            }
        }
        return parts;
    }
}
