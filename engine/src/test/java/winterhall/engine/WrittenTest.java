package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static winterhall.engine.WrittenSamples.written;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

class WrittenTest {

    private record Small(byte b, short s, long l, String text) {}

    private record Generic(
            Pile<Rune> runes,
            Pile<Pair<Seat, Integer>> pairs,
            List<Optional<Seat>> seats,
            Pair<List<? extends Rune>, Optional<Pile<String>>> nested) {}

    private static <T> T roundTrip(Written written, T value, Class<T> declared, String text) {
        assertThat(written.write(value, declared)).isEqualTo(text);
        var read = written.read(text, declared);
        assertThat(read).isEqualTo(value);
        return read;
    }

    @Test
    void writesRecordsAsTheirComponents() {
        roundTrip(
                written(),
                new Hero(12, List.of(Rune.FIRE, Rune.DEEP_FROST), Optional.of(Seat.of(2)), true),
                Hero.class,
                "(12 [fire deep-frost] seat-2 yes)");
        roundTrip(written(), new Hero(-1, List.of(), Optional.empty(), false), Hero.class, "(-1 [] ? no)");
        roundTrip(
                written(),
                new Small((byte) -128, (short) 32767, Long.MIN_VALUE, "x"),
                Small.class,
                "(-128 32767 -9223372036854775808 \"x\")");
        roundTrip(written(), new Rest(), Rest.class, "()");
    }

    @Test
    void writesPlainValuesToo() {
        roundTrip(written(), 5, int.class, "5");
        roundTrip(written(), Seat.of(3), Seat.class, "seat-3");
        roundTrip(written(), "a b", String.class, "\"a b\"");
        roundTrip(written(), Rune.DEEP_FROST, Rune.class, "deep-frost");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | \"\"",
                "` ` | \" \"",
                "say \"hi\" | \"say \\\"hi\\\"\"",
                "back\\slash | \"back\\\\slash\"",
                "`tab\tend` | \"tab\\u0009end\"",
                "Grüße | \"Grüße\"",
                "`a\u2028b\u0085c` | \"a\\u2028b\\u0085c\"",
                "😀 | \"\\ud83d\\ude00\"",
                "(1 [2]) | \"(1 [2])\"",
            })
    void quotesStrings(String value, String text) {
        roundTrip(written(), value, String.class, text);
    }

    @Test
    void escapesHalfACharacter() {
        roundTrip(written(), "\ud83d", String.class, "\"\\ud83d\"");
    }

    @Test
    void resolvesGenericComponents() {
        roundTrip(
                written(),
                new Generic(
                        new Pile<>(List.of(Rune.FIRE), Optional.of(Rune.FIRE)),
                        new Pile<>(List.of(new Pair<>(Seat.of(1), 7)), Optional.empty()),
                        List.of(Optional.of(Seat.of(1)), Optional.empty()),
                        new Pair<>(List.of(Rune.DEEP_FROST), Optional.of(new Pile<>(List.of("a"), Optional.empty())))),
                Generic.class,
                "(([fire] fire) ([(seat-1 7)] ?) [seat-1 ?] ([deep-frost] ([\"a\"] ?)))");
    }

    @Test
    void namesTheKindBehindASealedType() {
        roundTrip(
                written(),
                new Then(new Rest(), List.of(new Strike(Seat.of(1), 3), new Then(new Rest(), List.of()))),
                Doing.class,
                "then(rest() [strike(seat-1 3) then(rest() [])])");
        roundTrip(written(), new Strike(Seat.of(1), 3), Strike.class, "(seat-1 3)");
    }

    @Test
    void namesTheKindBehindAnOpenInterface() {
        record Held(List<Power> powers) {}
        roundTrip(
                written(Artifact.class, Faction.class, Rest.class),
                new Held(List.of(Faction.TIDE_CALLERS, new Artifact("orb"))),
                Held.class,
                "([faction(tide-callers) artifact(\"orb\")])");
    }

    @Test
    void namesTheKindBehindATypeVariable() {
        var written = written(Hero.class, Doing.class, Rune.class, Seat.class);
        var pair = new Pair<>(new Hero(1, List.of(), Optional.empty(), false), Rune.DEEP_FROST);
        roundTrip(written, pair, Pair.class, "(hero(1 [] ? no) rune(deep-frost))");
        roundTrip(written, new Pair<>(new Rest(), Seat.of(1)), Pair.class, "(rest() seat(seat-1))");
    }

    private record Sign<E extends Enum<E>, C extends Comparable<C>>(E rune, List<? super C> rest) {}

    private record Signed(Sign<Rune, Seven> sign) {}

    private enum Seven {
        SIEBEN,
        ACHT
    }

    @Test
    void knowsTypeVariablesByTheirBounds() {
        var written = written(Rune.class, Seven.class, Hero.class);
        var sign = new Sign<Rune, Seven>(Rune.FIRE, List.of(Seven.SIEBEN));
        roundTrip(written, sign, Sign.class, "(rune(fire) [seven(sieben)])");
        roundTrip(written, new Signed(sign), Signed.class, "((fire [seven(sieben)]))");
    }

    private static final class Moves {
        record Discard(int card) {}
    }

    private static final class Effects {
        record Discard(Seat seat) {}
    }

    @Test
    void tellsNamesakesApart() {
        var written = written(Moves.Discard.class, Effects.Discard.class, Rest.class);
        var pile = new Pile<Object>(
                List.of(new Moves.Discard(1), new Effects.Discard(Seat.of(2)), new Rest()), Optional.empty());
        roundTrip(written, pile, Pile.class, "([moves.discard(1) effects.discard(seat-2) rest()] ?)");
    }

    private sealed interface Twin {}

    private static final class East {
        record Tower(int height) implements Twin {}
    }

    private static final class West {
        record Tower(int height) implements Twin {}
    }

    @Test
    void wantsUnnamedNamesakesToBeNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written().write(new East.Tower(1), Twin.class))
                .withMessageStartingWith("Twin: ")
                .withMessageEndingWith("are both written tower; name both");
        roundTrip(written(Twin.class), new West.Tower(1), Twin.class, "west.tower(1)");
    }

    @Test
    void writesRecordsInsideTheirOwnKind() {
        roundTrip(
                written(),
                new Tree(1, List.of(new Tree(2, List.of()), new Tree(3, List.of(new Tree(4, List.of()))))),
                Tree.class,
                "(1 [(2 []) (3 [(4 [])])])");
    }

    private record Maps(
            Map<Rune, Integer> map,
            SequencedMap<String, Seat> sequenced,
            SortedMap<Integer, List<Rune>> sorted,
            EnumMap<Rune, Tree> enums) {}

    @Test
    void writesMapsInTheirOwnOrder() {
        var sequenced = new LinkedHashMap<String, Seat>();
        sequenced.put("z=1", Seat.of(1));
        sequenced.put("a", Seat.of(2));
        var maps = new Maps(
                new EnumMap<>(Map.of(Rune.DEEP_FROST, 2, Rune.FIRE, 1)),
                sequenced,
                new TreeMap<>(Map.of(10, List.of(), 9, List.of(Rune.FIRE))),
                new EnumMap<>(Map.of(Rune.FIRE, new Tree(1, List.of()))));
        var read = roundTrip(
                written(),
                maps,
                Maps.class,
                "({fire=1 deep-frost=2} {\"z=1\"=seat-1 \"a\"=seat-2} {9=[fire] 10=[]} {fire=(1 [])})");
        assertThat(read.sequenced()).containsExactly(Map.entry("z=1", Seat.of(1)), Map.entry("a", Seat.of(2)));
        assertThat(written().write(read, Maps.class)).isEqualTo(written().write(maps, Maps.class));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> read.map().clear());
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> read.sorted().clear());
    }

    @Test
    void acceptsAViewOfAnEnumMap() {
        var view = Collections.unmodifiableMap(new EnumMap<>(Map.of(Rune.DEEP_FROST, 2, Rune.FIRE, 1)));
        roundTrip(written(), new Scores(view), Scores.class, "({fire=1 deep-frost=2})");
    }

    @Test
    void writesArrays() {
        roundTrip(
                written(),
                new Numbers(new int[] {1, -2}, new long[] {}, new byte[] {10, -1}, new byte[0]),
                Numbers.class,
                "([1 -2] [] #0aff #)");
    }

    private record Odd(String text) {
        static Odd parse(String text) {
            return new Odd(text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "plain-1.5:x/y,z | [plain-1.5:x/y,z]",
                "a(b | [\"a(b\"]",
                "? | [\"?\"]",
                "a=b | [\"a=b\"]",
                "`` | [\"\"]",
                "ö | [\"ö\"]"
            })
    void quotesIdsThatNeedIt(String id, String text) {
        record Ids(Optional<Odd> odd) {}
        roundTrip(
                written(),
                new Ids(Optional.of(new Odd(id))),
                Ids.class,
                text.replace('[', '(').replace(']', ')'));
    }

    @Test
    void letsATypeWriteItself() {
        record Rolls(Chance chance, Optional<SecretChance> spare) {}
        var written = written(SecretChance.class, QuickChance.class);
        var source = SecretChance.of(new byte[64]).source("dice");
        source.below(6);
        var zeros = "00".repeat(64);
        roundTrip(
                written,
                new Rolls(source.rest(), Optional.of(SecretChance.of(new byte[64]))),
                Rolls.class,
                "(secret-chance(\"" + zeros + " dice=1\") " + zeros + ")");
        roundTrip(written, new Rolls(new QuickChance(-7), Optional.empty()), Rolls.class, "(quick-chance(-7) ?)");
    }

    @Test
    void convertsClassesToListsOfKinds() {
        var plain = written(Doing.class);
        var converting = plain.with(Stack.class, Stack::tasks, Stack::new);
        roundTrip(
                converting,
                new Stacked(1, new Stack(List.of(new Strike(Seat.of(2), 3), new Rest()))),
                Stacked.class,
                "(1 [strike(seat-2 3) rest()])");
        roundTrip(converting, new Stacked(2, new Stack(List.of())), Stacked.class, "(2 [])");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plain.write(new Stacked(2, new Stack(List.of())), Stacked.class))
                .withMessageStartingWith("Stacked.stack: Stack cannot be written");
    }

    @Test
    void readsBackRandomValues() {
        var written = written(Power.class, Artifact.class, Faction.class);
        for (int seed = 0; seed < 2000; seed++) {
            var random = new RandomValues(new QuickChance(seed).source("values"));
            var doing = random.doing(4);
            var text = written.write(doing, Doing.class);
            assertThat(written.read(text, Doing.class)).as("seed %d", seed).isEqualTo(doing);
            assertThat(written.write(written.read(text, Doing.class), Doing.class))
                    .as("seed %d", seed)
                    .isEqualTo(text);

            var strings = new Pile<>(random.strings(), Optional.<String>empty());
            record Texts(Pile<String> pile) {}
            assertThat(written.read(written.write(new Texts(strings), Texts.class), Texts.class)
                            .pile())
                    .as("seed %d", seed)
                    .isEqualTo(strings);
        }
    }

    private record RandomValues(Chance.Source source) {
        Doing doing(int depth) {
            return switch (source.below(depth == 0 ? 2 : 3)) {
                case 0 -> new Rest();
                case 1 -> new Strike(Seat.of(1 + source.below(8)), source.below(1000) - 500);
                default -> then(depth);
            };
        }

        private Doing then(int depth) {
            var later = new ArrayList<Doing>();
            for (int i = source.below(4); i > 0; i--) {
                later.add(doing(depth - 1));
            }
            return new Then(doing(depth - 1), List.copyOf(later));
        }

        List<String> strings() {
            var strings = new ArrayList<String>();
            for (int i = source.below(4); i > 0; i--) {
                var text = new StringBuilder();
                for (int j = source.below(6); j > 0; j--) {
                    text.append((char) source.below(source.below(2) == 0 ? 128 : 0x10000));
                }
                strings.add(text.toString());
            }
            return List.copyOf(strings);
        }
    }
}
