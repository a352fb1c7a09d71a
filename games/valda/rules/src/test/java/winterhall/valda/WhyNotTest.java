package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.valda.ValdaMove.Worship;

/// Whatever a seat cannot pay names the price and what is missing.
class WhyNotTest {
    private static final Seat ONE = Seat.of(1);

    /// Every trade that the temples of a seat offer is answered, and if not by followers, by a reason. (valda:R89)
    @Test
    void aTradeThatCannotBePaidNamesWhatIsMissing() {
        Board board = board(
                "occupants odin thor loki",
                "moment followers seat-1",
                "temples odin-thrym seat-1 seat-1",
                "temples thor-grim seat-1 seat-1",
                "temples loki-mork seat-1",
                "seat-1 stock 1-blood+1-gold");
        assertThat(refusedTrades(board))
                .containsExactly(
                        Map.entry("loki-wager nothing", "needs-resources {count=1}"),
                        Map.entry("loki-gift nothing", "no-power {occupant=loki}"),
                        Map.entry("odin-offering 1-blood+1-diamond+1-gold", "cannot-pay {missing=1-diamond}"),
                        Map.entry("odin-feast 2-blood+1-diamond+1-gold", "cannot-pay {missing=1-blood+1-diamond}"),
                        Map.entry("thor-offering 3-blood", "cannot-pay {missing=2-blood}"),
                        Map.entry("thor-offering 3-diamond", "cannot-pay {missing=3-diamond}"),
                        Map.entry("thor-offering 3-gold", "cannot-pay {missing=2-gold}"),
                        Map.entry("thor-feast nothing", "needs-resources {count=2}"));
    }

    private static SequencedMap<String, String> refusedTrades(Board board) {
        var devote = new FollowersPhase.Devote(ONE);
        var refused = new LinkedHashMap<String, String>();
        for (ValdaMove.Devotion answer : devote.answers(board)) {
            if (answer instanceof Worship(var trade, var paid)) {
                devote.whyNot(answer, board).ifPresent(refusal -> refused.put(trade + " " + paid, inWords(refusal)));
            }
        }
        return refused;
    }

    private static String inWords(Refusal refusal) {
        return refusal.reason() + " " + refusal.words();
    }

    /// (valda:R27, valda:R48, valda:RU70)
    @ParameterizedTest
    @CsvSource({
        "nothing, 2-diamond+2-gold, 3-diamond+3-gold",
        "9-blood+1-diamond+3-gold, 1-diamond, 2-diamond",
    })
    void anUndecidedAreaNamesWhatIsMissingForBoth(String stock, String forGod, String forGiant) {
        var setup = Setup.of("valda", 2).with("occupants", "during-play");
        Board board = StagedBoard.read(
                        Rules.of(setup),
                        words("undecided freya-kari", "seat-1 stock " + stock).toList())
                .board();
        Refusal refusal =
                Construction.whyNoTemple(Area.FREYA_KARI, ONE, board.state()).orElseThrow();
        assertThat(refusal.reason()).isEqualTo("cannot-pay-either");
        assertThat(refusal.words())
                .containsEntry("god", "occupant:freya")
                .containsEntry("missing", forGod)
                .containsEntry("giant", "occupant:kari")
                .containsEntry("other", forGiant);
    }

    private static Board board(String... lines) {
        return StagedBoard.read(Rules.of(Setup.of("valda", 2)), words(lines).toList())
                .board();
    }

    private static Stream<List<String>> words(String... lines) {
        return Stream.of(lines).map(line -> List.of(line.split(" ")));
    }
}
