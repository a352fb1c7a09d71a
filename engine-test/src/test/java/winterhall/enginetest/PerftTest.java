package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashMove;
import winterhall.enginetest.stash.StashTable;

class PerftTest {
    private final Referee<StashBoard, StashTable> referee = new Referee<>(new StashGame());
    private final Position<StashBoard> start =
            referee.start(Setup.of("stash", 2), new QuickChance(1)).position();

    /// Three bids each, five deeds with two cards in hand, cheer or pass.
    @Test
    void sequencesAreCountedAndAPollSeatBySeat() {
        assertThat(Perft.count(referee, start, 0)).isEqualTo(1);
        assertThat(Perft.count(referee, start, 1)).isEqualTo(3);
        assertThat(Perft.count(referee, start, 2)).isEqualTo(3 * 3);
        assertThat(Perft.count(referee, start, 3)).isEqualTo(3 * 3 * 5);
        assertThat(Perft.count(referee, start, 4)).isEqualTo(3 * 3 * 5 * 2);
        assertThat(Perft.count(referee, start, 5)).isEqualTo(3 * 3 * 5 * 2 * 5);
    }

    @Test
    void theFirstAnswersDivideTheCount() {
        Position<StashBoard> turn = start;
        for (Seat seat : Seat.all(2)) {
            turn = referee.advance(turn, seat, new StashMove.Bid(0)).position();
        }
        var parts = Perft.divide(referee, turn, 3);
        assertThat(parts.keySet())
                .hasSize(5)
                .endsWith("seat-1 draw", "seat-1 gamble", "seat-1 rest")
                .first()
                .matches(line -> line.matches("seat-1 stash card-[1-9]"));
        assertThat(parts.values()).containsOnly(2L * 5);
        assertThat(Perft.count(referee, turn, 3)).isEqualTo(50);
    }

    @Test
    void aMatchThatIsOverHasNoMoreSequences() {
        Position<StashBoard> end = start;
        while (!end.agenda().isEmpty()) {
            Seat seat = referee.awaited(end).getFirst();
            end = referee.advance(end, seat, referee.options(end, seat).getLast())
                    .position();
        }
        assertThat(Perft.count(referee, end, 0)).isEqualTo(1);
        assertThat(Perft.count(referee, end, 2)).isZero();
        assertThat(Perft.divide(referee, end, 2)).isEmpty();
    }

    @Test
    void noAnswerHasNoFirst() {
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(referee, start, 0));
    }
}
