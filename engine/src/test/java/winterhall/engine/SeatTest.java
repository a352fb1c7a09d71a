package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {

    @Test
    void aSeatIsWrittenByItsNumberAndReadsBack() {
        for (Seat seat : Seat.all(Seat.MOST)) {
            assertThat(seat).hasToString("seat-" + seat.number());
            assertThat(Seat.parse(seat.toString())).isEqualTo(seat);
        }
    }

    @Test
    void theAnchorOfASeatIsItsNumber() {
        assertThat(Seat.of(2).anchor()).isEqualTo("seat:2");
    }

    @Test
    void seatsAreNumberedFromOneAndIndexedFromZero() {
        assertThat(Seat.all(3)).containsExactly(new Seat(1), new Seat(2), new Seat(3));
        assertThat(Seat.of(1).index()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, -1})
    void thereIsNoSeatBelowOneOrAboveTheMost(int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.of(number))
                .withMessage("a seat is numbered 1 to 8, not " + number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "seat-0", "seat-9", "seat-12", "seat-02", "Seat-1", "seat 1", "2"})
    void aTextThatIsNoSeatIsRefusedWithTheFormToWrite(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.parse(text))
                .withMessage("not a seat: " + text + "; seats are written seat-1 to seat-8");
    }

    @Test
    void aroundNamesEverySeatOnceClockwiseFromThisOne() {
        assertThat(Seat.of(3).around(4)).containsExactly(Seat.of(3), Seat.of(4), Seat.of(1), Seat.of(2));
        assertThat(Seat.of(1).around(1)).containsExactly(Seat.of(1));
    }

    @Test
    void afterTheLastSeatComesTheFirst() {
        assertThat(Seat.of(2).next(3)).isEqualTo(Seat.of(3));
        assertThat(Seat.of(3).next(3)).isEqualTo(Seat.of(1));
    }

    @Test
    void clockwiseCountsOnRoundTheTable() {
        assertThat(Seat.of(2).clockwise(0, 4)).isEqualTo(Seat.of(2));
        assertThat(Seat.of(2).clockwise(3, 4)).isEqualTo(Seat.of(1));
        assertThat(Seat.of(2).clockwise(7, 4)).isEqualTo(Seat.of(1));
    }
}
