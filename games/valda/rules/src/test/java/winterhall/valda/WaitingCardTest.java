package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Window;

/// A card that cannot be played now names every moment that it waits for. (valda:R112, R115)
class WaitingCardTest {
    private static final Seat ONE = Seat.of(1);

    @ParameterizedTest
    @CsvSource({
        "mjolnir, declared, window:defended",
        "puddle-of-mud, declared, window:defended",
        "backstab, last-building-point, none"
    })
    void atAnOpenMoment(String card, String first, String second) {
        names(OpenWeapons.whyNot(CardId.parse(card), Optional.empty(), ONE, holding(card)), first, second);
    }

    @ParameterizedTest
    @CsvSource({
        "mjolnir, declared, window:defended",
        "indestructible-temple, open, window:declared",
        "brisingamen, open, none"
    })
    void inAWindow(String card, String first, String second) {
        var window = new Windows.AnswerWindow(
                Timing.SUCCESSFUL, Window.open(List.of(ONE)).orElseThrow());
        names(window.whyNot(new ValdaMove.Respond(CardId.parse(card)), holding(card)), first, second);
    }

    private static void names(Optional<Refusal> refusal, String first, String second) {
        assertThat(refusal.orElseThrow().reason()).isEqualTo("waits-for");
        assertThat(refusal.get().words()).containsEntry("window", first).containsEntry("second", second);
    }

    private static Board holding(String card) {
        Deity deity = Printed.CARDS.get(CardId.parse(card).number()).deck().orElseThrow();
        return StagedBoard.read(
                        Rules.of(Setup.of("valda", 2)),
                        List.of(List.of("occupants", deity.toString()), List.of("seat-1", "hand", card)))
                .board();
    }
}
