package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.engine.record.MatchRecord;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;

/// The Frozen Wastes against the laws of every game.
class FrozenWastesTest {
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final int TIMES = Integer.getInteger("contract.times", 1);

    /// (frozen-wastes:I12, frozen-wastes:H9)
    @Test
    void keepsTheLawsOfEveryGame() {
        assertThat(GameCheck.of(GAME).games(3L * TIMES).run().toString()).endsWith(" 0 violations");
    }

    /// (frozen-wastes:I4, frozen-wastes:I5, frozen-wastes:I7, frozen-wastes:I9, frozen-wastes:I11)
    @Test
    void neverBreaksItsOwnInvariants() {
        assertThat(GameCheck.of(GAME)
                        .games(10L * TIMES)
                        .seed(7)
                        .level(GameCheck.Level.INVARIANTS)
                        .run()
                        .toString())
                .endsWith(" 0 violations");
    }

    /// (frozen-wastes:I10)
    @Test
    void nothingIsEverLessThanNothing() {
        Party party = Party.starting(Cards.HEROES.getFirst());
        assertThatThrownBy(() -> party.gold(-5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> party.experience(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Body.SOUND.plus(Harm.FROST, -3)).isEqualTo(Body.SOUND);
    }

    /// (frozen-wastes:H1, frozen-wastes:H3, frozen-wastes:H11)
    @Test
    void leaksNothing() {
        assertThat(PairedWorlds.of(GAME).run(20L * TIMES, 1).toString()).endsWith(" 0 leaks");
    }

    /// (frozen-wastes:H2, frozen-wastes:H4, frozen-wastes:H5)
    @Test
    void leaksNothingWhereTokensAndCluesAreUsed() {
        assertThat(PairedWorlds.of(GAME).guided().run(40L * TIMES, 1).toString())
                .endsWith(" 0 leaks");
    }

    /// What a careless server could send is found to tell worlds apart.
    @Test
    void wouldNotLeakUnnoticed() {
        Seat first = Seat.of(1);
        Seat second = Seat.of(2);
        var mutants = Mutants.of(PairedWorlds.of(GAME).guided())
                .showing("rumors-of-seat-1", (board, _) -> board.secrets().rumors(first))
                .showing("rumors-of-seat-2", (board, _) -> board.secrets().rumors(second))
                .showing("clues-of-seat-1", (board, _) -> board.secrets().clues(first))
                .showing("clues-of-seat-2", (board, _) -> board.secrets().clues(second))
                .showing("the-pool", (board, _) -> board.secrets().pool())
                .showing("the-clue-deck", (board, _) -> board.secrets().deck())
                .showing(
                        "kinds-of-rumors",
                        (board, _) -> board.secrets().rumors(second).kinds())
                .showing(
                        "kinds-of-clues",
                        (board, _) -> board.secrets().clues(first).kinds())
                .showing(
                        "place-of-the-first-wild-token",
                        (board, _) -> board.secrets().pool().indexOf(Symbol.WILD))
                .showing(
                        "wild-tokens",
                        (board, _) -> board.secrets().rumors(second).of(Symbol.WILD))
                .showing(
                        "wild-clues",
                        (board, _) -> board.secrets().clues(second).of(Clue.WILD))
                .showing(
                        "hands-as-everyone-sees-them",
                        (board, _) -> WastesView.of(board, Viewer.everyone()).hands())
                .showing(
                        "hands-as-seat-2-sees-them",
                        (board, _) -> WastesView.of(board, Viewer.at(second)).hands())
                .withMomentsForEveryone();
        var report = mutants.run(12, 1);
        assertThat(report.missed()).as(report.toString()).isEmpty();
    }

    /// Whole matches, checked in and readable: a change of the rules shows as a change of history.
    @TestFactory
    List<DynamicTest> recordsAreAsTheyAlwaysWere() throws IOException {
        try (var files = Files.list(Home.resources().resolve("records"))) {
            return files.sorted()
                    .map(file -> DynamicTest.dynamicTest(
                            file.getFileName().toString(),
                            () -> assertThat(MatchRecord.read(read(file)).verify(GAME))
                                    .isNotEmpty()))
                    .toList();
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file);
    }

    @Test
    void everyPlaceOfScenariosCanBeLookedAt() {
        var staging = GAME.staging();
        Board board = staging.stage(Setup.of("frozen-wastes", 2), List.of()).board();
        for (String place : staging.places()) {
            assertThat(staging.look(board, List.of(place.split(" ")))).as(place).isPresent();
        }
    }

    @Test
    void aTableThatCannotBeIsRefused() {
        var staging = GAME.staging();
        for (String line : List.of("nonsense", "seat-1 nonsense", "seat-1 hero ice-wraith", "event zyla")) {
            assertThatThrownBy(() -> staging.stage(Setup.of("frozen-wastes", 2), List.of(List.of(line.split(" ")))))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
