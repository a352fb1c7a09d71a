package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.QuickChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Verb;

/// In which order the final steps are told; what each of them does is told by scenarios.
class FinalStepsTest {
    /// claim:RU60 claim:S1 claim:S4 claim:S5 claim:S6 claim:S8 claim:R30 claim:R33 claim:R34 claim:R35 claim:R37 Pit, hidden numbers, Toxics, fakes, couples, votes.
    @Test
    void removalsComeInTheOrderOfTheSteps() {
        Step<Board> end = scored(
                "factions ice-king,ice-queen,demon,trickster,poisoner",
                "locations pit",
                "toxics 7 x 0",
                "seat-1 score poisoner-1 poisoner-2",
                "seat-1 score ice-king-4 ice-queen-4 ice-king-5 ice-queen-5 ice-king-6 ice-queen-6",
                "seat-1 score demon-7 poisoner-7 ice-king-7 trickster-7 demon-3",
                "seat-1 fakes trickster-1 trickster-3 trickster-5 trickster-9");
        assertThat(kinds(end))
                .containsExactly(
                        "pit-swallowed",
                        "number-shown",
                        "toxic-revealed",
                        "cards-poisoned",
                        "fakes-unmasked",
                        "couples-left",
                        "vote-cast",
                        "match-ended");
    }

    /// claim:RU60 claim:S3 claim:S4 claim:R32 claim:R33 Gnomes before Toxics.
    @Test
    void gnomesComeBeforeToxics() {
        Step<Board> end = scored(
                "factions gnome,giant,undead,dwarf,poisoner",
                "toxics 7 x 0",
                "seat-1 gnomes gnome-7",
                "seat-2 score dwarf-7");
        assertThat(kinds(end))
                .containsExactly("gnomes-counted", "toxic-revealed", "cards-poisoned", "vote-cast", "match-ended");
    }

    /// claim:RU60 claim:RU61 claim:S7 claim:R36 claim:forest-check The Forest ends the game after the removals, or before them.
    @ParameterizedTest
    @ValueSource(strings = {"after-faction-removals", "before"})
    void theForestComesLastOrBeforeTheRemovals(String when) {
        Step<Board> end = scored(
                "factions ice-king,ice-queen,undead,trickster,poisoner forest-check " + when,
                "locations forest",
                "toxics 7 x 0",
                "seat-1 score ice-king-4 ice-queen-4 undead-7",
                "seat-1 fakes trickster-1",
                "seat-2 score undead-1 undead-2 undead-3 undead-4 undead-5 undead-6");
        if (when.equals("before")) {
            assertThat(kinds(end)).containsExactly("match-ended");
        } else {
            assertThat(kinds(end))
                    .containsExactly(
                            "toxic-revealed", "cards-poisoned", "fakes-unmasked", "couples-left", "match-ended");
        }
    }

    /// Each kind of what was told, at its first place.
    private static List<String> kinds(Step<Board> step) {
        return step.events().stream()
                .map(event -> Verb.of(event.getClass()))
                .distinct()
                .toList();
    }

    /// The end of a match whose last trick seat-1 has won.
    private static Step<Board> scored(String settings, String... lines) {
        Setup setup = Setup.parse("claim seats 2 " + settings).checkedFor(RandomMatch.CLAIM);
        List<List<String>> words = Stream.concat(Stream.of("moment scoring seat-1"), Arrays.stream(lines))
                .map(line -> List.of(line.split(" ")))
                .toList();
        return RandomMatch.REFEREE.begin(RandomMatch.CLAIM.staging().stage(setup, words), new QuickChance(1));
    }
}
