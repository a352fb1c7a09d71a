package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class QuickChanceTest {

    @Test
    void drawsThePublishedNumbers() {
        var source = new QuickChance(1234567).source("any");
        var published =
                List.of("6457827717110365317", "3203168211198807973", "9817491932198370423", "4593380528125082431");
        for (var word : published) {
            assertThat(source.below(1 << 30)).isEqualTo((int) (Long.parseUnsignedLong(word) >>> 34));
        }
    }

    @Test
    void drawsThePinnedNumbersOnEveryMachine() {
        var source = new QuickChance(42).source("any");
        assertThat(IntStream.range(0, 8).map(i -> source.below(100))).containsExactly(74, 15, 27, 34, 3, 86, 21, 80);
        assertThat(source.rest()).isEqualTo(new QuickChance(-1028001813962170158L));
    }

    /// One step before the state whose word is zero, the only word that a bound of six refuses.
    @Test
    void refusesTheUnevenRemainder() {
        var source = new QuickChance(-0x9e3779b97f4a7c15L).source("any");
        int afterRefusal = source.below(6);
        assertThat(source.rest()).as("two words used").isEqualTo(new QuickChance(0x9e3779b97f4a7c15L));
        assertThat(afterRefusal).isEqualTo(new QuickChance(0).source("any").below(6));

        var even = new QuickChance(-0x9e3779b97f4a7c15L).source("any");
        assertThat(even.below(8)).isZero();
        assertThat(even.rest()).as("one word used").isEqualTo(new QuickChance(0));
    }

    @Test
    void continuesWhereItStopped() {
        var whole = new QuickChance(7).source("any");
        var first = whole.order(52);
        var half = new QuickChance(7).source("any");
        assertThat(half.order(52)).isEqualTo(first);
        assertThat(half.rest().source("any").order(52)).isEqualTo(whole.order(52));
    }

    @Test
    void ignoresTheNamesOfStreams() {
        assertThat(new QuickChance(7).source("deck").order(52))
                .isEqualTo(new QuickChance(7).source("dice").order(52));
    }

    @Test
    void neverChanges() {
        var chance = new QuickChance(7);
        var source = chance.source("any");
        assertThat(source.rest()).isSameAs(chance);
        source.below(6);
        assertThat(chance).isEqualTo(new QuickChance(7)).isNotEqualTo(source.rest());
    }

    @Test
    void drawsNothingWhenThereIsNoQuestion() {
        var chance = new QuickChance(7);
        var source = chance.source("any");
        assertThat(source.below(1)).isZero();
        assertThat(source.order(1)).containsExactly(0);
        assertThat(source.rest()).isSameAs(chance);
    }

    @Test
    void splitsOffNumbersOfTheirOwn() {
        var chance = new QuickChance(7);
        var orders = LongStream.range(0, 2000)
                .mapToObj(nth -> Arrays.toString(chance.split(nth).source("any").order(72)))
                .toList();
        assertThat(orders)
                .doesNotHaveDuplicates()
                .doesNotContain(Arrays.toString(chance.source("any").order(72)));
        assertThat(chance.split()).isEqualTo(chance.split(0)).isNotEqualTo(chance);
        assertThat(chance.split().split()).isNotEqualTo(chance.split(1));
    }

    @Test
    void refusesNonsense() {
        var source = new QuickChance(7).source("any");
        assertThatIllegalArgumentException().isThrownBy(() -> source.below(0)).withMessage("bound below one: 0");
        assertThatIllegalArgumentException().isThrownBy(() -> source.below(Integer.MIN_VALUE));
        assertThatIllegalArgumentException().isThrownBy(() -> source.pick(List.of()));
    }
}
