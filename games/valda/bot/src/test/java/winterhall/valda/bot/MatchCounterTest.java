package winterhall.valda.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.bots.lab.Tally;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.valda.Board;
import winterhall.valda.Valda;

/// What is counted of attacks on set boards.
class MatchCounterTest {
    private static final Valda VALDA = new Valda();
    private static final Referee<Board, ?> REFEREE = new Referee<>(VALDA);
    private static final Setup THREE = Setup.of("valda", 3);

    /// Hel rewards the hit all the same. (valda:R142, R185)
    @Test
    void aTheftOfNothingChangesNothing() {
        assertThat(withoutEffect("seat-2 hand rune-theft-6", "temples surtur-hel seat-2", "occupants hel"))
                .isOne();
        assertThat(withoutEffect("seat-2 hand rune-theft-6", "seat-1 runes 1")).isZero();
        assertThat(withoutEffect("seat-2 hand raid-4", "seat-1 stock nothing")).isOne();
        assertThat(withoutEffect("seat-2 hand raid-4", "seat-1 stock 1-gold")).isZero();
        assertThat(withoutEffect("seat-2 hand bloodshed-5", "seat-1 followers 10"))
                .isOne();
        assertThat(withoutEffect("seat-2 hand bloodshed-5", "seat-1 followers 11"))
                .isZero();
    }

    /// An attack by the second seat that hits the first, to the end of the phase.
    private static double withoutEffect(String... lines) {
        var all = new ArrayList<List<String>>();
        Stream.concat(Stream.of("moment attack seat-1"), Stream.of(lines))
                .forEach(line -> all.add(List.of(line.split(" "))));
        Position<Board> position = REFEREE.begin(VALDA.staging().stage(THREE, all), new QuickChance(1))
                .position();
        var tally = new Tally();
        var counter = new MatchCounter(THREE, tally);
        while (tally.count("successful") == 0) {
            Seat seat = REFEREE.awaited(position).getFirst();
            Move move = REFEREE.options(position, seat).getFirst();
            Step<Board> step = REFEREE.advance(position, seat, move);
            counter.played(position, seat, move, step);
            position = step.position();
        }
        return tally.sum("without effect");
    }
}
