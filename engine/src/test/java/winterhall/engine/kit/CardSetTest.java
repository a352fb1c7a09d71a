package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetTest {

    /// Both sides of the seam between the first two words, and the last card before the far ones.
    private static final CardSet SEAM = CardSet.of(0).with(63).with(64).with(127);

    @Test
    void cardsOnBothSidesOfTheSeamAreTheirOwn() {
        assertThat(SEAM.toArray()).containsExactly(0, 63, 64, 127);
        assertThat(SEAM.has(63)).isTrue();
        assertThat(SEAM.has(1)).isFalse();
        assertThat(SEAM.has(65)).isFalse();
        assertThat(SEAM.size()).isEqualTo(4);
    }

    @Test
    void aCardTakenOutLeavesItsTwinAcrossTheSeam() {
        assertThat(SEAM.without(0)).hasToString("[63, 64, 127]");
        assertThat(SEAM.without(64)).hasToString("[0, 63, 127]");
    }

    @Test
    void takingOutACardThatIsNotInChangesNothing() {
        assertThat(SEAM.without(1).without(65)).isEqualTo(SEAM);
    }

    @Test
    void aRangeHasItsFirstCardAndNotItsEnd() {
        assertThat(CardSet.range(62, 66).toArray()).containsExactly(62, 63, 64, 65);
        assertThat(CardSet.range(5, 5)).isEqualTo(CardSet.EMPTY);
        assertThat(CardSet.range(0, 161).size()).isEqualTo(161);
        assertThat(CardSet.range(0, CardSet.CAPACITY).size()).isEqualTo(512);
    }

    @Test
    void farCardsAreTheirOwn() {
        CardSet far = CardSet.of(72).with(127).with(128).with(200).with(511);
        assertThat(far.toArray()).containsExactly(72, 127, 128, 200, 511);
        assertThat(CardSet.of(200).toArray()).containsExactly(200);
        assertThat(far.has(200)).isTrue();
        assertThat(far.has(201)).isFalse();
        assertThat(far.without(200).without(300)).isEqualTo(CardSet.of(72, 127, 128, 511));
        assertThat(CardSet.of(511, 200).first()).isEqualTo(200);
    }

    @Test
    void aSetThatLostItsFarCardsIsEqualToOneThatNeverHadAny() {
        CardSet far = SEAM.with(128).with(500);
        assertThat(far.without(500).without(128)).isEqualTo(SEAM).hasSameHashCodeAs(SEAM);
        assertThat(far.minus(CardSet.range(128, 512))).isEqualTo(SEAM);
        assertThat(far.and(SEAM)).isEqualTo(SEAM);
        assertThat(CardSet.of(300).minus(CardSet.of(300)).isEmpty()).isTrue();
        assertThat(CardSet.of(300).isEmpty()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 512, 1000, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aNumberThatIsNoCardIsRefusedEverywhere(int card) {
        String why = "there is no card " + card + "; cards are numbered from 0 to 511";
        assertThatThrownBy(() -> CardSet.of(card)).hasMessage(why);
        assertThatThrownBy(() -> CardSet.of(1, card)).hasMessage(why);
        assertThatThrownBy(() -> SEAM.with(card)).hasMessage(why);
        assertThatThrownBy(() -> SEAM.without(card)).hasMessage(why);
        assertThatThrownBy(() -> SEAM.has(card)).hasMessage(why);
        assertThatThrownBy(() -> CardRow.of(card)).hasMessage(why);
    }

    @Test
    void aRangeBeyondTheLastCardIsRefused() {
        assertThatThrownBy(() -> CardSet.range(500, 513)).hasMessageContaining("no card 512");
        assertThatThrownBy(() -> CardSet.range(-1, 3)).hasMessageContaining("no card -1");
    }

    /// Positions are stored: these texts may never change.
    @Test
    void aSetIsWrittenAsItsWordsOfBits() {
        assertThat(CardSet.EMPTY.written()).isEqualTo("(0 0)");
        assertThat(CardSet.of(0, 2, 64).written()).isEqualTo("(5 1)");
        assertThat(CardSet.of(63).written()).isEqualTo("(-9223372036854775808 0)");
        assertThat(CardSet.of(0, 200).written()).isEqualTo("(1 0 0 256)");
    }

    @Test
    void aSetReadsBackFromItsText() {
        Seeds.forEach(200, random -> {
            CardSet set = setOf(any(random));
            assertThat(CardSet.readWritten(set.written())).isEqualTo(set).hasSameHashCodeAs(set);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "()", "(5)", "(5 0 0)", "(5, 0)", "(05 0)", "5 0", "(0 0 1 1 1 1 1 1 1)", "(x 0)"})
    void anotherTextIsNoSet(String text) {
        assertThatThrownBy(() -> CardSet.readWritten(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theFirstCardIsTheLowest() {
        assertThat(SEAM.first()).isZero();
        assertThat(CardSet.of(127).with(70).first()).isEqualTo(70);
    }

    @Test
    void anEmptySetHasNoFirstCard() {
        assertThatThrownBy(CardSet.EMPTY::first)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("an empty set has no first card");
    }

    @Test
    void thereIsNoCardOutsideThePlacesOfASet() {
        assertThatThrownBy(() -> SEAM.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> SEAM.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aSetIsWithinAnotherIfThatHasAllItsCards() {
        assertThat(CardSet.of(63).with(64).within(SEAM)).isTrue();
        assertThat(CardSet.of(63).with(65).within(SEAM)).isFalse();
        assertThat(CardSet.of(62).within(SEAM)).isFalse();
        assertThat(CardSet.EMPTY.within(SEAM)).isTrue();
    }

    @Test
    void setsMeetIfTheyShareACard() {
        assertThat(SEAM.meets(CardSet.of(127).with(3))).isTrue();
        assertThat(SEAM.meets(CardSet.of(0))).isTrue();
        assertThat(SEAM.meets(CardSet.of(1).with(65))).isFalse();
    }

    @Test
    void cardsAreCountedAndWalkedFromTheLowest() {
        Seeds.forEach(200, random -> {
            TreeSet<Integer> cards = any(random);
            CardSet set = setOf(cards);
            var walked = new ArrayList<Integer>();
            set.forEach(walked::add);
            assertThat(walked).isEqualTo(List.copyOf(cards));
            assertThat(set.stream().boxed()).isEqualTo(walked);
            assertThat(set).hasToString(walked.toString());
            assertThat(set.size()).isEqualTo(cards.size());
            assertThat(set.isEmpty()).isEqualTo(cards.isEmpty());
            for (int place = 0; place < walked.size(); place++) {
                assertThat(set.get(place)).isEqualTo(walked.get(place));
            }
        });
    }

    @Test
    void plusMinusAndAndDoWhatTheyDoToSetsOfNumbers() {
        Seeds.forEach(200, random -> {
            TreeSet<Integer> left = any(random);
            TreeSet<Integer> right = any(random);
            var both = new TreeSet<>(left);
            both.addAll(right);
            assertThat(setOf(left).plus(setOf(right))).isEqualTo(setOf(both));
            var rest = new TreeSet<>(left);
            rest.removeAll(right);
            assertThat(setOf(left).minus(setOf(right))).isEqualTo(setOf(rest));
            var shared = new TreeSet<>(left);
            shared.retainAll(right);
            assertThat(setOf(left).and(setOf(right))).isEqualTo(setOf(shared));
            assertThat(setOf(left).meets(setOf(right))).isEqualTo(!shared.isEmpty());
            assertThat(setOf(shared).within(setOf(right))).isTrue();
            assertThat(setOf(both).within(setOf(right))).isEqualTo(rest.isEmpty());
        });
    }

    private static CardSet setOf(Iterable<Integer> cards) {
        CardSet set = CardSet.EMPTY;
        for (int card : cards) {
            set = set.with(card);
        }
        return set;
    }

    private static TreeSet<Integer> any(Random random) {
        int cards = random.nextBoolean() ? 128 : CardSet.CAPACITY;
        return random.ints(random.nextInt(40), 0, cards).boxed().collect(Collectors.toCollection(TreeSet::new));
    }
}
