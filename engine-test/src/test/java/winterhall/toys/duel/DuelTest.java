package winterhall.toys.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;
import winterhall.engine.Event;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;
import winterhall.enginetest.Redeal;
import winterhall.toys.duel.DuelEvent.DeckShuffled;
import winterhall.toys.duel.DuelEvent.Fell;

/// Duel against its rules and against the laws of every game.
class DuelTest extends GameContract<DuelBoard, DuelView> {
    private static final Duel DUEL = new Duel();

    DuelTest() {
        super(DUEL);
    }

    /// A view that shows too much of the deck would be found.
    @Override
    protected Optional<Redeal<DuelBoard>> redeal() {
        return Optional.of(new DuelRedeal());
    }

    /// The hand of a seat that falls may be shuffled into the deck before the next decision.
    @Override
    protected Optional<List<Class<? extends Event>>> passing() {
        return Optional.of(List.of(Fell.class));
    }

    @Override
    protected Mutants<DuelBoard, DuelView> leaks(Mutants<DuelBoard, DuelView> standard) {
        return standard.showing("order-of-the-deck", (board, _) -> board.cards().row(DuelBoard.DECK))
                .showing("hand-of-seat-2", (board, _) -> board.cards(Seat.of(2)))
                .showing("knowledge-of-seat-1", (board, _) -> board.deal().known(Seat.of(1)))
                .showing("copies-on-the-table", (board, _) -> board.deal().at(DuelBoard.TABLE));
    }

    /// Nobody is polled.
    @Override
    protected List<String> harmless() {
        return List.of("answers-to-an-open-poll");
    }

    /// What a careless view could show of a deck that somebody has looked into, or that was shuffled. (duel:R6, R32, R33)
    @Test
    void leaksOfTheDeckWouldBeFound() {
        var leaks = Mutants.of(PairedWorlds.of(DUEL).redeal(new DuelRedeal()))
                .with("cards-that-others-looked-at", (position, _, _) -> looked(position, Viewer.everyone()))
                .with("what-seat-1-looked-at", (position, _, _) -> looked(position, Viewer.at(Seat.of(1))))
                .with(
                        "what-was-put-under",
                        (position, _, _) -> looked(position, Viewer.everyone()).stream()
                                .filter(place -> place.contains(
                                        "place=" + position.board().deckSize()))
                                .toList())
                .with(
                        "order-after-a-shuffle",
                        (position, told, _) -> told.stream().anyMatch(DeckShuffled.class::isInstance)
                                ? List.of(position.board().top(1).toString())
                                : List.of())
                .showing(
                        "hand-cards-known-to-seat-1",
                        (board, _) -> DuelView.of(board, Viewer.at(Seat.of(1))).hand(Seat.of(2)));
        assertThat(leaks.run(1000, 1).missed()).isEmpty();
    }

    /// (duel:R2)
    @Test
    void theCatalogueHasWhatIsPrinted() {
        Catalogue catalogue = new Duel().catalogue();
        assertThat(catalogue.all(Printed.Card.class).stream()
                        .mapToInt(Printed.Card::copies)
                        .sum())
                .isEqualTo(40);
        assertThat(catalogue.get(Printed.Card.class, "axe").value()).contains(3);
        assertThat(catalogue.get(Printed.Card.class, "horn").windows()).containsExactly(WindowKind.DECLARED);
    }

    @Test
    void isOnlyPlayedAsPrinted() {
        var raised = Setup.of("duel", 2).with("card.axe.value", "9");
        assertThatThrownBy(() -> new Duel().open(raised))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining("as it is printed");
    }

    private static List<String> looked(Position<DuelBoard> position, Viewer viewer) {
        return DuelView.of(position.board(), viewer).deck().looked().stream()
                .map(DuelView.Looked::toString)
                .toList();
    }
}
