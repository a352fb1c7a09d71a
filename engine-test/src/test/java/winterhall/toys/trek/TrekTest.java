package winterhall.toys.trek;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.BadSetup;
import winterhall.engine.Event;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.enginetest.BotPlayCheck;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;

/// Trek against its rules and against the laws of every game.
class TrekTest extends GameContract<TrekBoard, TrekView> {
    private static final Trek TREK = new Trek();

    TrekTest() {
        super(TREK);
    }

    /// Expeditions are long.
    @Override
    protected int games() {
        return 30;
    }

    /// Fewer worlds, fewer questions.
    @Override
    protected BotPlayCheck<TrekBoard, TrekView> bots() {
        return new BotPlayCheck<>(TREK, 1, 64, 1);
    }

    @Override
    protected Optional<Redeal<TrekBoard>> redeal() {
        return Optional.of(new TrekRedeal());
    }

    @Override
    protected Mutants<TrekBoard, TrekView> leaks(Mutants<TrekBoard, TrekView> standard) {
        return standard.showing(
                        "a-token-on-the-map",
                        (board, _) -> board.tokens().facesAt(TokenZone.on(Valley.MARKED.getFirst())))
                .showing("the-box", (board, _) -> board.tokens().facesAt(TokenZone.BOX))
                .showing("treasures-of-seat-2", (board, _) -> board.tokens().treasures(Seat.of(2)));
    }

    /// All tokens are always on the board.
    @Override
    protected List<String> harmless() {
        return List.of("size-of-the-view-of-everyone");
    }

    /// Told in the order of their faces, a hoard would show the others which of two treasures is the better one.
    /// (trek:R13, trek:R22)
    @Test
    void tellsNothingByTheOrderOfAHoard() {
        assertThat(hoardAsHeardBySeat3("crown", "silver"))
                .isEqualTo(hoardAsHeardBySeat3("silver", "crown"))
                .contains(new TrekEvent.TreasureTaken(Seat.of(1), Optional.empty(), true));
    }

    /// Seat 1 takes a hoard of two: one that it has seen before, and one that it has not.
    private static List<Event> hoardAsHeardBySeat3(String seen, String unseen) {
        var lines = Stream.of(
                        "moment encounter seat-1",
                        "lair hex-1-1 wolf",
                        "seat-1 at hex-1-1 ally hound luckstones 9",
                        "hoard hex-1-1 " + seen,
                        "seen seat-1 hex-1-1",
                        "hoard hex-1-1 " + unseen)
                .map(line -> List.of(line.split(" ")))
                .toList();
        var referee = new Referee<>(TREK);
        Step<TrekBoard> step = referee.begin(TREK.staging().stage(Setup.of("trek", 3), lines), new QuickChance(1));
        while (step.position().board().open().fight().isPresent()) {
            var options = referee.options(step.position(), Seat.of(1));
            step = referee.advance(step.position(), Seat.of(1), options.getFirst());
        }
        return step.events().stream()
                .map(event -> event.seenBy(Viewer.at(Seat.of(3))))
                .toList();
    }

    /// (trek:R3, R14, R18)
    @Test
    void theCatalogueHasWhatIsPrinted() {
        assertThat(TREK.catalogue().get(Printed.Beast.class, "bear").melee()).contains(9);
        assertThat(TREK.catalogue().get(Printed.Beast.class, "harpy").melee()).isEmpty();
        assertThat(TREK.catalogue().get(Printed.Ware.class, "luckstone").price())
                .isEqualTo(2);
        assertThat(TREK.catalogue().items()).hasSize(17);
    }

    @Test
    void isOnlyPlayedAsPrinted() {
        var rich = Setup.of("trek", 2).with("treasure.crown.worth", "9");
        assertThatThrownBy(() -> TREK.open(rich)).isInstanceOf(BadSetup.class).hasMessageContaining("as it is printed");
    }

    /// Dice of one turn say nothing about those of another. (trek:R6)
    @Test
    void rollsEachTurnFromAStreamOfItsOwn() {
        var chance = SecretChance.of(new byte[64]);
        var start = new Referee<>(TREK).start(Setup.of("trek", 2), chance).position();
        assertThat(start.chance())
                .isInstanceOfSatisfying(
                        SecretChance.class,
                        used -> assertThat(used.uses())
                                .extracting(SecretChance.Use::stream)
                                .containsExactly("dice/turn-1", "first", "tokens"));
    }
}
