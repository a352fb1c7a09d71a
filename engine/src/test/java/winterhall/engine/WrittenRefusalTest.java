package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static winterhall.engine.WrittenSamples.written;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.WrittenSamples.Artifact;
import winterhall.engine.WrittenSamples.Doing;
import winterhall.engine.WrittenSamples.Faction;
import winterhall.engine.WrittenSamples.Hero;
import winterhall.engine.WrittenSamples.Numbers;
import winterhall.engine.WrittenSamples.Pair;
import winterhall.engine.WrittenSamples.Pile;
import winterhall.engine.WrittenSamples.Power;
import winterhall.engine.WrittenSamples.Rest;
import winterhall.engine.WrittenSamples.Rune;
import winterhall.engine.WrittenSamples.Scores;
import winterhall.engine.WrittenSamples.Stack;
import winterhall.engine.WrittenSamples.Stacked;
import winterhall.engine.WrittenSamples.Strike;
import winterhall.engine.WrittenSamples.Then;
import winterhall.engine.WrittenSamples.Tree;

/// What [Written] refuses to write or to read, and how it says so.
class WrittenRefusalTest {

    private record Board(Scores scores) {}

    @Test
    void refusesMapsWithoutAnOrder() {
        var backwards = new LinkedHashMap<Rune, Integer>();
        backwards.put(Rune.DEEP_FROST, 1);
        backwards.put(Rune.FIRE, 1);
        var sorted = new TreeMap<Rune, Integer>(Comparator.reverseOrder());
        for (var map : List.of(
                Map.<Rune, Integer>of(),
                Map.of(Rune.FIRE, 1),
                new HashMap<Rune, Integer>(),
                Collections.unmodifiableMap(backwards),
                sorted)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> written().write(new Board(new Scores(map)), Board.class))
                    .withMessageStartingWith("Board.scores.points: ");
        }
    }

    private record Zone(double area) {}

    private record Deal(List<Optional<Zone>> zones) {}

    private record Land(Deal deal) {}

    private record WithSet(Set<Seat> wrong) {}

    private record WithMaybes(Optional<Optional<Seat>> wrong) {}

    private record WithKeys(Map<Tree, Seat> wrong) {}

    private record WithHashMap(HashMap<Rune, Seat> wrong) {}

    private record WithArray(Seat[] wrong) {}

    private record WithGenericArray<T>(T[] wrong) {}

    private record WithUnnamed(Power wrong) {}

    private record WithObject(Object wrong) {}

    private record WithChar(char wrong) {}

    private record WithClass(ArrayDeque<Seat> wrong) {}

    @ParameterizedTest
    @ValueSource(
            classes = {
                WithSet.class,
                WithMaybes.class,
                WithKeys.class,
                WithHashMap.class,
                WithArray.class,
                WithGenericArray.class,
                WithUnnamed.class,
                WithObject.class,
                WithChar.class,
                WithClass.class
            })
    void refusesTypesItCannotWrite(Class<?> type) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written().read("()", type))
                .withMessageStartingWith(type.getSimpleName() + ".wrong: ");
    }

    @Test
    void namesThePathToWhatItCannotWrite() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written().write(new Land(new Deal(List.of())), Land.class))
                .withMessageStartingWith("Land.deal.zones.area: double cannot be written; ");
        assertThatIllegalArgumentException()
                .as("also behind a type variable")
                .isThrownBy(() -> written(Land.class).write(new Pile<>(List.of(), Optional.empty()), Pile.class))
                .withMessageStartingWith("Land.deal.zones.area: double cannot be written; ");
    }

    @Test
    void refusesKindsThatAreNotNamed() {
        record Held(Pair<Power, Integer> pair) {}
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written(Artifact.class).write(new Held(new Pair<>(Faction.OAKFOLK, 1)), Held.class))
                .withMessage("Held.pair.first: " + Faction.class.getName() + " is not among the named kinds of Power");
    }

    @Test
    void refusesAValueThatIsNotWhatWasDeclared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written().write(new Rest(), Hero.class))
                .withMessageContaining("does not stand where");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | expected (, at character 1: \"\"",
                "(12 [fire] seat-2 yes | expected ), at character 22: \"\"",
                "(12 [fire] seat-2 yes) | ",
                "(12 [fire] seat-2 yes)) | expected the end, at character 23: \")\"",
                "(12 [fire] seat-2) | expected  , at character 18: \")\"",
                "(12  [fire] seat-2 yes) | expected [, at character 5: \" [fire] seat-2 yes)\"",
                "(1x [fire] seat-2 yes) | \"1x\" is not a whole number, at character 2: \"1x [fire] seat-2 yes)\"",
                "(12 [fir] seat-2 yes) | \"fir\" is not a valid rune; there are fire, deep-frost, at character 6: \"fir] seat-2 yes)\"",
                "(12 [fire fire] seat-2 maybe) | \"maybe\" is neither yes nor no, at character 24: \"maybe)\"",
            })
    void saysWhereATextDoesNotRead(String text, String message) {
        if (message == null) {
            assertThat(written().read(text, Hero.class).life()).isEqualTo(12);
            return;
        }
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> written().read(text, Hero.class))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"strike(seat-1)", "strke(seat-1 3)", "strike", "strike(seat-9 3)", "then(rest() [rest()rest()])"
            })
    void refusesBadKinds(String text) {
        assertThatExceptionOfType(BadNotation.class).isThrownBy(() -> written().read(text, Doing.class));
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNull() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written().write(new Then(new Strike(null, 1), List.of()), Then.class))
                .withMessage("Then.first.from: null is not a value");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "([1] [] 0aff #)", "([1] [] #0af #)", "([1] [] #xy #)", "([1.5] [] # #)", "([2147483648] [] # #)",
                "([1,2] [] # #)", "([1][] # #)", "([1] [] # \"#", "([1] [] # \"\\u12", "([1] [] # \"\\uxxxx\")"
            })
    void refusesBadArrays(String text) {
        assertThatExceptionOfType(BadNotation.class).isThrownBy(() -> written().read(text, Numbers.class));
    }

    @Test
    void passesOnWhatATypeRefusesToRead() {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> written(SecretChance.class).read("secret-chance(00)", Chance.class))
                .withMessage("a secret has 64 bytes, not 1, at character 15: \"00)\"");
        var converting = written(Doing.class).with(Stack.class, Stack::tasks, list -> {
            throw new IllegalArgumentException("no stacks today");
        });
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> converting.read("(1 [])", Stacked.class))
                .withMessage("no stacks today, at character 4: \"[])\"");
    }

    @Test
    void refusesAKeyThatStandsTwice() {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> written().read("({fire=1 fire=2})", Scores.class))
                .withMessage("FIRE stands twice in a map, at character 10: \"fire=2})\"");
    }

    private record Positive(int number) {
        private Positive {
            if (number < 1) {
                throw new IllegalArgumentException("number below one: " + number);
            }
        }
    }

    @Test
    void passesOnWhatAConstructorRefuses() {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> written().read("(0)", Positive.class))
                .withMessage("number below one: 0, at character 1: \"(0)\"");
    }
}
