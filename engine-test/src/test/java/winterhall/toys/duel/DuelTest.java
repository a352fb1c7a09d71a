package winterhall.toys.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.record.MatchRecord;
import winterhall.enginetest.BotCheck;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;
import winterhall.enginetest.Scenario;
import winterhall.toys.duel.DuelEvent.DeckShuffled;
import winterhall.toys.duel.DuelEvent.Fell;

/// Duel against its rules and against the laws of every game.
class DuelTest {
    private static final Duel DUEL = new Duel();

    @TestFactory
    Stream<DynamicTest> playsByItsRules() {
        return Scenario.tests(resources(), _ -> DUEL).stream().map(test -> dynamicTest(test.name(), test.body()::run));
    }

    @Test
    void keepsTheLawsOfEveryGame() {
        assertThat(GameCheck.of(DUEL).games(300).run().toString())
                .matches("duel: 300 games, [0-9]{5,} decisions, 0 violations");
    }

    /// The hand of a seat that falls may be shuffled into the deck before the next decision.
    @Test
    void leaksNothing() {
        assertThat(PairedWorlds.of(DUEL)
                        .passing(List.of(Fell.class))
                        .run(2000, 1)
                        .toString())
                .matches("duel: 2000 pairs, [0-9]{4,} moments, 0 leaks");
    }

    @Test
    void leaksNothingWhereHandsChangeOwners() {
        assertThat(PairedWorlds.of(DUEL)
                        .guided()
                        .passing(List.of(Fell.class))
                        .run(500, 1)
                        .toString())
                .matches("duel: 500 guided pairs, [0-9]{4,} moments, 0 leaks");
    }

    /// The same for worlds dealt without the view: a view that shows too much of the deck would be found.
    @Test
    void showsNothingThatIsNotKnown() {
        assertThat(PairedWorlds.of(DUEL).redeal(new DuelRedeal()).run(1000, 1).toString())
                .matches("duel: 1000 pairs, [0-9]{4,} moments, 0 leaks");
    }

    /// What a careless server could send is found to tell worlds apart.
    @Test
    void wouldNotLeakUnnoticed() {
        var mutants = Mutants.of(PairedWorlds.of(DUEL))
                .with(
                        "order-of-the-deck",
                        (position, _, _) -> List.of(
                                position.board().cards().row(DuelBoard.DECK).toString()))
                .with(
                        "hand-of-seat-2",
                        (position, _, _) ->
                                List.of(position.board().cards(Seat.of(2)).toString()))
                .with(
                        "knowledge-of-seat-1",
                        (position, _, _) -> List.of(
                                position.board().deal().known(Seat.of(1)).toString()))
                .with(
                        "copies-on-the-table",
                        (position, _, _) -> List.of(
                                position.board().deal().at(DuelBoard.TABLE).toString()))
                .with("events-for-everyone", (_, told, _) -> List.of(told.toString()))
                .withMomentsForEveryone();
        assertThat(mutants.run(500, 1)).hasToString("duel: 6 of 6 leaks caught");
    }

    /// What a careless view could show of a deck that somebody has looked into, or that was shuffled. (duel:R6, R32, R33)
    @Test
    void wouldNotLeakTheDeckUnnoticed() {
        var mutants = Mutants.of(PairedWorlds.of(DUEL).redeal(new DuelRedeal()))
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
                .with(
                        "hand-cards-known-to-seat-1",
                        (position, _, _) -> List.of(DuelView.of(position.board(), Viewer.at(Seat.of(1)))
                                .hand(Seat.of(2))
                                .toString()));
        assertThat(mutants.run(1000, 1)).hasToString("duel: 5 of 5 leaks caught");
    }

    private static List<String> looked(Position<DuelBoard> position, Viewer viewer) {
        return DuelView.of(position.board(), viewer).deck().looked().stream()
                .map(DuelView.Looked::toString)
                .toList();
    }

    @Test
    void isPlayedByEveryBot() {
        assertThat(BotCheck.of(DUEL).faults()).isEmpty();
    }

    /// Whole matches, one for each number of seats; after a deliberate change of the rules, record them again.
    @ParameterizedTest
    @ValueSource(strings = {"two-seats", "three-seats", "four-seats"})
    void playsAsItAlwaysDid(String name) throws IOException {
        String golden = Files.readString(resources().resolve(name + ".record"));
        assertThat(MatchRecord.read(golden).verify(DUEL).size()).isGreaterThan(30);
    }

    private static Path resources() {
        try {
            return Path.of(
                    Objects.requireNonNull(DuelTest.class.getResource("/duel")).toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
