package winterhall.toys.trek;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Event;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.record.MatchRecord;
import winterhall.enginetest.BotCheck;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;
import winterhall.enginetest.Scenario;

/// Trek against its rules and against the laws of every game.
class TrekTest {
    private static final Trek TREK = new Trek();

    @TestFactory
    Stream<DynamicTest> playsByItsRules() {
        return Scenario.tests(resources(), _ -> TREK).stream().map(test -> dynamicTest(test.name(), test.body()::run));
    }

    @Test
    void keepsTheLawsOfEveryGame() {
        assertThat(GameCheck.of(TREK).games(300).run().toString())
                .matches("trek: 300 games, [0-9]{5,} decisions, 0 violations");
    }

    @Test
    void leaksNothing() {
        assertThat(PairedWorlds.of(TREK).run(2000, 1).toString())
                .matches("trek: 2000 pairs, [0-9]{4,} moments, 0 leaks");
    }

    @Test
    void leaksNothingWhereTreasuresAreGuarded() {
        assertThat(PairedWorlds.of(TREK).guided().run(200, 1).toString())
                .matches("trek: 200 guided pairs, [0-9]{3,} moments, 0 leaks");
    }

    /// What a careless server could send is found to tell worlds apart.
    @Test
    void wouldNotLeakUnnoticed() {
        var mutants = Mutants.of(PairedWorlds.of(TREK))
                .with(
                        "a-token-on-the-map",
                        (position, _, _) -> List.of(position.board()
                                .tokens()
                                .facesAt(Place.on(Valley.MARKED.getFirst()))
                                .toString()))
                .with(
                        "the-box",
                        (position, _, _) -> List.of(
                                position.board().tokens().facesAt(Place.BOX).toString()))
                .with(
                        "treasures-of-seat-2",
                        (position, _, _) -> List.of(
                                position.board().tokens().treasures(Seat.of(2)).toString()))
                .with(
                        "camps-before-they-are-revealed",
                        (position, _, _) -> List.of(position.answers().toString()))
                .with("events-for-everyone", (_, told, _) -> List.of(told.toString()))
                .withMomentsForEveryone();
        assertThat(mutants.run(2000, 1)).hasToString("trek: 6 of 6 leaks caught");
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

    /// Expeditions are long: fewer worlds, fewer questions.
    @Test
    void isPlayedByEveryBot() {
        assertThat(new BotCheck<>(TREK, 1, 64, 1).faults()).isEmpty();
    }

    /// Whole matches, one for each number of seats; after a deliberate change of the rules, record them again.
    @ParameterizedTest
    @ValueSource(strings = {"two-seats", "three-seats", "four-seats"})
    void playsAsItAlwaysDid(String name) throws IOException {
        String golden = Files.readString(resources().resolve(name + ".record"));
        assertThat(MatchRecord.read(golden).verify(TREK).size()).isGreaterThan(30);
    }

    private static Path resources() {
        try {
            return Path.of(
                    Objects.requireNonNull(TrekTest.class.getResource("/trek")).toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
