package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Staging.BadStage;

class StagingReaderTest {
    private enum Suit {
        OAK,
        SILVER_FIR
    }

    private final List<String> read = new ArrayList<>();
    private final StagingReader reader = new StagingReader(3)
            .once("moment", line -> note("moment " + line.oneOf("turn", "end") + " " + line.seat()))
            .line("deck", line -> note("deck " + line.rest(Suit.class)))
            .line("pile", line -> note("pile " + line.read(Suit.class) + " " + line.list(Integer::valueOf)))
            .seat("hand", (seat, line) -> note(seat + " hand " + line.rest(Integer::valueOf)))
            .seat("gold", (seat, line) -> note(seat + " gold " + line.number(0, 20)))
            .seatOnce("life", (seat, line) -> note(seat + " life " + line.number(1, 9)));

    @Test
    void everyWordIsReadByWhoKnowsIt() {
        read("moment end seat-2", "deck oak silver-fir", "deck none", "pile oak 1,2", "pile oak none");
        read("seat-1 gold 3 life 2", "seat-2 life 1", "seat-1 gold 4 hand 7 8", "seat-1 hand empty");
        assertThat(read)
                .containsExactly(
                        "moment end seat-2",
                        "deck [OAK, SILVER_FIR]",
                        "deck []",
                        "pile OAK [1, 2]",
                        "pile OAK []",
                        "seat-1 gold 3",
                        "seat-1 life 2",
                        "seat-2 life 1",
                        "seat-1 gold 4",
                        "seat-1 hand [7, 8]",
                        "seat-1 hand []");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "table oak | table oak: there is no table; there are moment, deck, pile, a seat",
                "moment | moment: the line ends too soon; there are turn, end",
                "moment dawn | moment dawn: there is no dawn; there are turn, end",
                "moment turn | moment turn: the line ends too soon",
                "moment turn seat-4 | moment turn seat-4: there is no seat-4 at this table of 3",
                "moment turn oak | moment turn oak: not a seat: oak; seats are written seat-1 to seat-8",
                "moment turn seat-1 oak | moment turn seat-1 oak: nothing can follow here, not oak",
                "deck pine | deck pine: there is no suit pine; there are oak, silver-fir",
                "pile oak x | pile oak x: For input string: \"x\"",
                "seat-1 | seat-1: the line ends too soon; there are hand, gold, life",
                "seat-1 purse 3 | seat-1 purse 3: there is no purse; there are hand, gold, life",
                "seat-1 gold 21 | seat-1 gold 21: a number from 0 to 20 is wanted, not 21",
                "seat-1 gold -1 | seat-1 gold -1: a number from 0 to 20 is wanted, not -1",
                "seat-1 life 0 | seat-1 life 0: a number from 1 to 9 is wanted, not 0",
            })
    void whatCannotBeReadIsRefusedWithWhatWouldDo(String line, String message) {
        assertThatThrownBy(() -> read(line)).isInstanceOf(BadStage.class).hasMessage(message);
    }

    @Test
    void aSecondLineIsRefusedWhereOneWouldDo() {
        assertThatThrownBy(() -> read("moment turn seat-1", "moment end seat-1"))
                .hasMessage("moment end seat-1: this is a second line moment");
        assertThatThrownBy(() -> read("seat-1 life 1", "seat-2 life 1", "seat-1 life 2"))
                .hasMessage("seat-1 life 2: this is a second line seat-1 life");
    }

    private void note(String what) {
        read.add(what);
    }

    private void read(String... lines) {
        reader.read(Stream.of(lines).map(line -> List.of(line.split(" "))).toList());
    }
}
