package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CardSetTest {

    /// Both sides of the seam between the two words, and both ends.
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
        assertThat(CardSet.range(0, CardSet.CAPACITY).size()).isEqualTo(128);
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
        return random.ints(random.nextInt(40), 0, CardSet.CAPACITY)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
