package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    private sealed interface Play {}

    private sealed interface Attack extends Play {}

    private record Strike(Card card, Seat seat) implements Attack {}

    private record StrikeBack(Optional<Card> card) implements Attack {}

    private record Endure() implements Play {}

    private record Discard(List<Card> cards, boolean openly) implements Play {}

    private record Pay(int coins, long debt, Colour colour) implements Play {}

    private record Hurt(Seat seat, int amount) implements Play {
        private Hurt {
            if (amount < 1) {
                throw new IllegalArgumentException("amount below one: " + amount);
            }
        }
    }

    private record Say(String word, List<Optional<String>> more, Optional<List<Seat>> to) implements Play {}

    private enum Colour {
        RED,
        DARK_BLUE {}
    }

    private enum Terrain {
        WOOD,
        DEEP_SEA;

        String anchor() {
            return "terrain:" + ordinal();
        }
    }

    private record Card(String name) {
        static Card parse(String text) {
            if (!text.matches("(?i)[a-z-]+")) {
                throw new IllegalArgumentException("cards are written\nin letters");
            }
            return new Card(text.toLowerCase(java.util.Locale.ROOT));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private record Explore(Terrain terrain, List<Terrain> more, Colour colour, int steps, Optional<Seat> guide) {}

    private static final Card ICE_AXE = new Card("ice-axe");
    private static final Card OAK = new Card("oak");

    private final Notation notation = Notation.of(List.of(Play.class));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "strike ice-axe seat-2",
                "strike-back ice-axe",
                "strike-back ?",
                "endure",
                "discard ice-axe,oak yes",
                "discard none no",
                "pay -3 9000000000 dark-blue",
                "hurt seat-1 2",
                "say grüezi a,?,b ?",
                "say ? none none",
                "say none ? seat-1,seat-3"
            })
    void readsWhatItWrites(String line) {
        assertThat(notation.write(notation.read(line))).isEqualTo(line);
    }

    @Test
    void writesOneLinePerRecord() {
        assertThat(notation.write(new Strike(ICE_AXE, Seat.of(2)))).isEqualTo("strike ice-axe seat-2");
        assertThat(notation.write(new Discard(List.of(ICE_AXE, OAK), true))).isEqualTo("discard ice-axe,oak yes");
        assertThat(notation.write(new Pay(Integer.MIN_VALUE, Long.MAX_VALUE, Colour.DARK_BLUE)))
                .isEqualTo("pay -2147483648 9223372036854775807 dark-blue");
        assertThat(notation.write(new Say("hm", List.of(Optional.of("x"), Optional.empty()), Optional.of(List.of()))))
                .isEqualTo("say hm x,? none");
    }

    @Test
    void readsEqualRecords() {
        assertThat(notation.read("strike ice-axe seat-2")).isEqualTo(new Strike(ICE_AXE, Seat.of(2)));
        assertThat(notation.read("strike-back ?")).isEqualTo(new StrikeBack(Optional.empty()));
        assertThat(notation.read("discard none no")).isEqualTo(new Discard(List.of(), false));
        assertThat(notation.read("endure", Play.class)).isEqualTo(new Endure());
    }

    @Test
    void knowsEveryPermittedRecordInOrder() {
        assertThat(notation.kinds())
                .containsExactly(
                        Strike.class, StrikeBack.class, Endure.class, Discard.class, Pay.class, Hurt.class, Say.class);
        assertThat(notation.verb(StrikeBack.class)).isEqualTo("strike-back");
        assertThat(Notation.of(List.of(Attack.class, Strike.class, Play.class)).kinds())
                .hasSize(7);
    }

    @Test
    void givesTheWordsOfTheComponents() {
        assertThat(notation.words(new Discard(List.of(ICE_AXE, OAK), true))).containsExactly("ice-axe,oak", "yes");
        assertThat(notation.words(new Endure())).isEmpty();
    }

    @Test
    void anchorsIdsAndNothingElse() {
        assertThat(notation.anchors(new Strike(ICE_AXE, Seat.of(2)))).containsExactly("card:ice-axe", "seat:2");
        assertThat(notation.anchors(new Discard(List.of(OAK, ICE_AXE, OAK), true)))
                .containsExactly("card:oak", "card:ice-axe");
        assertThat(notation.anchors(new StrikeBack(Optional.empty()))).isEmpty();
        assertThat(notation.anchors(new Pay(1, 2, Colour.RED))).isEmpty();
        assertThat(notation.anchors(new Say("x", List.of(), Optional.of(List.of(Seat.of(3))))))
                .containsExactly("seat:3");
    }

    @Test
    void anchorsEnumsThatAskForIt() {
        var explore = new Explore(Terrain.DEEP_SEA, List.of(Terrain.WOOD), Colour.RED, 1, Optional.of(Seat.of(1)));
        assertThat(Notation.of(List.of(Explore.class)).anchors(explore))
                .containsExactly("terrain:1", "terrain:0", "seat:1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "strke ice-axe seat-2 | no line begins with \"strke\"; there are strike, hurt, say, …",
                "`` | no line begins with \"\"; there are pay, say, hurt, …",
                "strike ice-axe | \"strike ice-axe\" has 2 words, not 3: strike <card> <seat>",
                "`endure ` | \"endure \" has 2 words, not 1: endure",
                "strike  ice-axe seat-2 | \"strike  ice-axe seat-2\" has 4 words, not 3: strike <card> <seat>",
                "strike 7 seat-2 | \"7\" is not a valid card: cards are written\ufffdin letters, for <card> in: strike <card> <seat>",
                "strike Oak seat-2 | \"Oak\" is not how this card is written: oak, for <card> in: strike <card> <seat>",
                "discard oak maybe | \"maybe\" is neither yes nor no, for <openly> in: discard <cards> <openly>",
                "discard oak,,oak no | \"\" is not one word, for <cards> in: discard <cards> <openly>",
                "pay x 1 red | \"x\" is not a whole number, for <coins> in: pay <coins> <debt> <colour>",
                "pay 007 1 red | \"007\" is not how a whole number is written, for <coins> in: pay <coins> <debt> <colour>",
                "pay 2147483648 1 red | \"2147483648\" is not between -2147483648 and 2147483647, for <coins> in: pay <coins> <debt> <colour>",
                "pay 1 1 blu | \"blu\" is not a valid colour; there are red, dark-blue, for <colour> in: pay <coins> <debt> <colour>",
                "hurt seat-1 0 | \"hurt seat-1 0\" is refused: amount below one: 0",
                "say a,b none none | \"a,b\" is not one word, for <word> in: say <word> <more> <to>",
            })
    void saysWhatIsWrongAndWhatWouldDo(String line, String message) {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> notation.read(line))
                .withMessage(message);
    }

    @Test
    void refusesLinesOfAnotherKind() {
        assertThat(notation.read("strike-back oak", Attack.class)).isEqualTo(new StrikeBack(Optional.of(OAK)));
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> notation.read("endure", Attack.class))
                .withMessage("\"endure\" is not a valid attack; there are strike, strike-back");
    }

    @Test
    void keepsMessagesShortAndOnOneLine() {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> notation.read("x\n\u2028" + "y".repeat(100_000)))
                .satisfies(
                        bad -> assertThat(bad.getMessage()).hasSizeLessThan(200).doesNotContain("\n", "\u2028"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "a,b", "tab\t", "line\n", "no\u00a0break", "next\u0085line"})
    void refusesToWriteWhatIsNotOneWord(String word) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation.write(new Say(word, List.of(), Optional.empty())))
                .withMessageStartingWith("Say.word: ")
                .withMessageEndingWith(" is not one word");
    }

    @Test
    void refusesToWriteWhatWouldReadAsSomethingElse() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation.write(new Say("x", List.of(Optional.of("?")), Optional.empty())))
                .withMessage("Say.more: a value written ? would be read as nothing");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation.write(new Say("x", List.of(Optional.of("none")), Optional.empty())))
                .withMessage("Say.more: a list of the one value none would be read as empty");
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNull() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation.write(new Strike(ICE_AXE, null)))
                .withMessage("Strike.seat: null is not a value");
    }

    @Test
    void refusesRecordsItDoesNotKnow() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation.write(ICE_AXE))
                .withMessage(Card.class.getName() + " is not in this notation");
    }

    @Test
    void readsBackRandomRecords() {
        for (int seed = 0; seed < 2000; seed++) {
            var source = new QuickChance(seed).source("records");
            var record = randomRecord(source);
            var line = notation.write(record);
            assertThat(notation.read(line)).as("seed %d: %s", seed, line).isEqualTo(record);
            assertThat(String.join(" ", notation.words(record)))
                    .as("seed %d", seed)
                    .isEqualTo(line.substring(Math.min(
                            line.length(), notation.verb(record.getClass()).length() + 1)));
        }
    }

    private static Record randomRecord(Chance.Source source) {
        return switch (source.below(6)) {
            case 0 -> new Strike(randomCard(source), randomSeat(source));
            case 1 -> new StrikeBack(source.below(2) == 0 ? Optional.empty() : Optional.of(randomCard(source)));
            case 2 -> new Endure();
            case 3 ->
                new Discard(
                        Stream.generate(() -> randomCard(source))
                                .limit(source.below(4))
                                .toList(),
                        source.below(2) == 0);
            case 4 ->
                new Pay(
                        source.below(Integer.MAX_VALUE) - (1 << 30),
                        source.below(100) - 50L,
                        source.pick(List.of(Colour.values())));
            default -> new Hurt(randomSeat(source), 1 + source.below(9));
        };
    }

    private static Card randomCard(Chance.Source source) {
        return source.pick(List.of(ICE_AXE, OAK, new Card("none-such"), new Card("a")));
    }

    private static Seat randomSeat(Chance.Source source) {
        return Seat.of(1 + source.below(8));
    }

    private record WithDouble(int fine, double wrong) {}

    private record WithLists(List<List<Seat>> wrong) {}

    private record WithRecord(Optional<Hurt> wrong) {}

    private record WithVariable<T>(T wrong) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"WithDouble | double", "WithLists | List<List<Seat>>", "WithRecord | Hurt", "WithVariable | Object"
            })
    void refusesComponentsThatDoNotFit(String record, String type) throws ClassNotFoundException {
        var kind = Class.forName(NotationTest.class.getName() + "$" + record);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(List.of(kind)))
                .withMessageStartingWith(record + ".wrong: " + type + " does not fit in a line");
    }

    private static final class Elsewhere {
        private record Strike() {}
    }

    private enum Ambiguous {
        ICE_AXE,
        Ice_Axe
    }

    private record WithAmbiguous(Ambiguous ambiguous) {}

    private interface Open {}

    @Test
    void refusesWhatWouldBeWrittenAlike() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(List.of(Play.class, Elsewhere.Strike.class)))
                .withMessageEndingWith("are both written strike");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(List.of(WithAmbiguous.class)))
                .withMessageEndingWith("are both written ice-axe");
    }

    @Test
    void refusesRootsThatAreNeitherRecordsNorSealed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(List.of(Open.class)))
                .withMessage(Open.class.getName() + " is neither a record nor a sealed interface");
    }
}
