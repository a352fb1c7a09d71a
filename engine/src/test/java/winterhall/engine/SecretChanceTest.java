package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The pinned numbers were computed apart from this code, with Python's hmac and hashlib.
class SecretChanceTest {
    private static final String HEX =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";

    private final SecretChance chance = SecretChance.ofHex(HEX);

    @Test
    void drawsThePinnedNumbersOnEveryMachine() {
        var dice = chance.source("dice");
        assertThat(IntStream.range(0, 20).map(i -> 1 + dice.below(6)))
                .containsExactly(2, 5, 1, 3, 5, 4, 6, 1, 5, 6, 6, 5, 1, 4, 6, 1, 1, 3, 4, 2);
        assertThat(chance.source("deck").order(12)).containsExactly(6, 2, 10, 0, 9, 7, 4, 11, 1, 8, 5, 3);
        assertThat(chance.source("deck").order(52))
                .containsExactly(
                        6, 39, 13, 34, 9, 29, 4, 41, 45, 24, 16, 25, 32, 37, 22, 14, 12, 49, 46, 17, 33, 28, 48, 7, 42,
                        30, 35, 47, 0, 31, 3, 26, 40, 44, 21, 20, 38, 36, 10, 2, 5, 27, 8, 1, 23, 51, 50, 18, 11, 43,
                        15, 19);
    }

    @Test
    void drawsThePinnedNumbersAtAwkwardBounds() {
        var large = chance.source("awkward");
        assertThat(IntStream.range(0, 3).map(i -> large.below(Integer.MAX_VALUE)))
                .containsExactly(2011982211, 1851912838, 172609575);
        var refusing = chance.source("awkward");
        assertThat(IntStream.range(0, 12).map(i -> refusing.below(3 << 29)))
                .containsExactly(
                        1508986659,
                        1388934629,
                        129457181,
                        1293391768,
                        1432553258,
                        557876526,
                        1533438677,
                        1429537452,
                        265298803,
                        1107072761,
                        67479152,
                        436993138);
        assertThat(uses(refusing))
                .as("three of fifteen words refused")
                .containsExactly(new SecretChance.Use("awkward", 15));
    }

    @Test
    void continuesWhereItStopped() {
        var whole = chance.source("deck");
        var numbers = IntStream.range(0, 100).map(i -> whole.below(1000)).toArray();

        Chance rest = chance;
        for (int number : numbers) {
            var source = rest.source("deck");
            assertThat(source.below(1000)).isEqualTo(number);
            rest = source.rest();
        }
        assertThat(rest).isEqualTo(whole.rest());
    }

    @Test
    void keepsStreamsApart() {
        var dice = chance.source("dice");
        IntStream.range(0, 37).forEach(i -> dice.below(6));

        assertThat(dice.rest().source("deck").order(52))
                .isEqualTo(chance.source("deck").order(52));
        assertThat(dice.rest()).isNotEqualTo(chance);
    }

    @Test
    void tellsStreamsApartByTheirWholeName() {
        assertThat(chance.source("deck-1").order(52))
                .isNotEqualTo(chance.source("deck-2").order(52));
        assertThat(chance.source("d").order(52))
                .isNotEqualTo(chance.source("dd").order(52));
    }

    @Test
    void neverShufflesTwoStreamsAlike() {
        var orders = IntStream.range(0, 2000)
                .mapToObj(i -> Arrays.toString(chance.source("deck-" + i).order(72)))
                .toList();
        assertThat(orders).doesNotHaveDuplicates();
    }

    @Test
    void listsWhatWasUsedByName() {
        Chance used = chance;
        for (var stream : List.of("market", "dice", "zoo", "deck", "dice")) {
            var source = used.source(stream);
            source.below(6);
            used = source.rest();
        }
        assertThat(((SecretChance) used).uses())
                .containsExactly(
                        new SecretChance.Use("deck", 1),
                        new SecretChance.Use("dice", 2),
                        new SecretChance.Use("market", 1),
                        new SecretChance.Use("zoo", 1));
    }

    @Test
    void drawsNothingWhenThereIsNoQuestion() {
        var source = chance.source("dice");
        assertThat(source.below(1)).isZero();
        assertThat(source.pick(List.of("only"))).isEqualTo("only");
        assertThat(source.order(0)).isEmpty();
        assertThat(source.order(1)).containsExactly(0);
        assertThat(source.rest()).isSameAs(chance);
    }

    @Test
    void isEqualByValue() {
        assertThat(SecretChance.ofHex(HEX)).isEqualTo(chance).hasSameHashCodeAs(chance);
        assertThat(rolled(SecretChance.ofHex(HEX))).isEqualTo(rolled(chance)).isNotEqualTo(chance);
        assertThat(SecretChance.ofHex(HEX.replace("3f", "40"))).isNotEqualTo(chance);
    }

    @Test
    void copiesItsSecret() {
        byte[] secret = new byte[64];
        var copied = SecretChance.of(secret);
        secret[0] = 1;
        assertThat(copied).isEqualTo(SecretChance.of(new byte[64]));
        assertThat(copied.hex()).isEqualTo("00".repeat(64));
    }

    @Test
    void doesNotShowItsSecret() {
        assertThat(rolled(chance).toString()).isEqualTo("SecretChance[Use[stream=dice, words=1]]");
    }

    @Test
    void writesAndReadsItself() {
        var rolled = (SecretChance) rolled(chance);
        assertThat(rolled.written()).isEqualTo(HEX + " dice=1");
        assertThat(SecretChance.readWritten(rolled.written())).isEqualTo(rolled);
        assertThat(SecretChance.readWritten(chance.written())).isEqualTo(chance);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"00 dice=1", "%s dice", "%s dice=0", "%s dice=x", "%s b=1 a=1", "%s a=1 a=2", "%s  a=1", "%s =1"
            })
    void refusesWhatItDidNotWrite(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> SecretChance.readWritten(text.replace("%s", HEX)));
    }

    @Test
    void commitsToItsSecret() {
        assertThat(chance.commitment()).isEqualTo("fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108");
        assertThat(((SecretChance) rolled(chance)).commitment()).isEqualTo(chance.commitment());
    }

    @Test
    void mixesInWhatTheSeatsAdd() {
        assertThat(derived("ada", "bob").hex())
                .isEqualTo("e989f0002436891e9deaab913884dd4ae0a74f4dcb59db817982ea31ebb8aaeb"
                        + "798127c295e1bb873ffe2a03dfb2bf88627e2ed3c0cdce7461d91f9a13b53981");
        assertThat(List.of(
                        derived(),
                        derived(""),
                        derived("", ""),
                        derived("ada", "bob"),
                        derived("bob", "ada"),
                        derived("adab", "ob"),
                        derived("adabob"),
                        chance))
                .doesNotHaveDuplicates();
    }

    @Test
    void refusesNonsense() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SecretChance.of(new byte[32]))
                .withMessage("a secret has 64 bytes, not 32");
        assertThatIllegalArgumentException().isThrownBy(() -> SecretChance.derive(new byte[63], List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> SecretChance.ofHex("xy"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> chance.source("dice").below(0))
                .withMessage("bound below one: 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> chance.source("dice").pick(List.of()))
                .withMessage("nothing to pick from");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "a=b", "Würfel", "tab\t"})
    void refusesStreamNamesItCouldNotWrite(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> chance.source(name));
    }

    private SecretChance derived(String... seats) {
        return SecretChance.derive(
                java.util.HexFormat.of().parseHex(HEX),
                Arrays.stream(seats)
                        .map(text -> text.getBytes(StandardCharsets.UTF_8))
                        .toList());
    }

    /// However many streams there are, in whatever order they are opened.
    @Test
    void listsManyStreamsInOrder() {
        var random = new QuickChance(5).source("streams");
        var expected = new TreeMap<String, Long>();
        Chance used = chance;
        for (int i = 0; i < 3_000; i++) {
            String stream = "turn-" + random.below(1_000);
            var source = used.source(stream);
            source.below(1 << 20);
            used = source.rest();
            expected.merge(stream, 1L, Long::sum);
            if (i == 1_500) {
                assertThat(uses(used)).hasSameSizeAs(expected.entrySet());
            }
        }
        assertThat(((SecretChance) used).uses())
                .isEqualTo(expected.entrySet().stream()
                        .map(use -> new SecretChance.Use(use.getKey(), use.getValue()))
                        .toList());
        String written = ((SecretChance) used).written();
        assertThat(SecretChance.readWritten(written)).isEqualTo(used).hasSameHashCodeAs(used);
        assertThat(SecretChance.readWritten(written).written()).isEqualTo(written);
    }

    private static List<SecretChance.Use> uses(Chance chance) {
        return ((SecretChance) chance).uses();
    }

    private static List<SecretChance.Use> uses(Chance.Source source) {
        return ((SecretChance) source.rest()).uses();
    }

    private static Chance rolled(Chance chance) {
        var source = chance.source("dice");
        source.below(6);
        return source.rest();
    }
}
