package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CardRowTest {

    private static final CardRow DECK = CardRow.of(7, 127, 0, 64);

    @Test
    void theFirstCardIsTheTop() {
        assertThat(DECK.top()).isEqualTo(7);
        assertThat(DECK.get(1)).isEqualTo(127);
        assertThat(DECK.size()).isEqualTo(4);
    }

    @Test
    void drawingLeavesTheRestInItsOrder() {
        assertThat(DECK.drop(1)).isEqualTo(CardRow.of(127, 0, 64));
        assertThat(DECK.drop(3).top()).isEqualTo(64);
        assertThat(DECK.drop(1).get(2)).isEqualTo(64);
        assertThat(DECK.drop(4).isEmpty()).isTrue();
        assertThat(DECK.drop(3).isEmpty()).isFalse();
    }

    @Test
    void drawingChangesNoOtherRow() {
        DECK.drop(2);
        assertThat(DECK).hasToString("[7,127,0,64]");
    }

    @Test
    void moreCardsThanThereAreCannotBeDrawn() {
        assertThatThrownBy(() -> DECK.drop(2).drop(3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("3 cards cannot be drawn from a row of 2");
    }

    @Test
    void farCardsKeepTheirNumbers() {
        assertThat(CardRow.of(130, 160, 511)).hasToString("[130,160,511]");
        assertThat(CardRow.of(130, 160).set()).isEqualTo(CardSet.of(130, 160));
    }

    @Test
    void fewerCardsThanNoneCannotBeDrawn() {
        assertThatThrownBy(() -> DECK.drop(2).drop(-1)).hasMessage("-1 cards cannot be drawn from a row of 2");
    }

    @Test
    void aRowIsTakenApartAndLaidOnAnother() {
        CardRow left = DECK.drop(1);
        assertThat(left.take(2)).isEqualTo(CardRow.of(127, 0));
        assertThat(left.take(2).then(left.drop(2))).isEqualTo(left);
        assertThat(left.then(CardRow.of(5))).isEqualTo(CardRow.of(127, 0, 64, 5));
        assertThatThrownBy(() -> left.take(4)).hasMessage("4 cards cannot be drawn from a row of 3");
    }

    @Test
    void anotherTextIsNoRow() {
        assertThatThrownBy(() -> CardRow.readWritten("[1,-2]")).hasMessageContaining("[1,-2]");
        assertThatThrownBy(() -> CardRow.readWritten("[512]")).hasMessageContaining("no card 512");
        assertThatThrownBy(() -> CardRow.readWritten("7")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thereIsNoCardBelowTheBottom() {
        assertThatThrownBy(() -> DECK.drop(2).get(2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a row of 2 has no card at 2");
        assertThatThrownBy(() -> DECK.drop(2).get(-1)).hasMessage("a row of 2 has no card at -1");
        assertThatThrownBy(CardRow.EMPTY::top).hasMessage("a row of 0 has no card at 0");
    }

    @Test
    void theSetOfARowIsWhatIsLeftOfIt() {
        assertThat(DECK.drop(1).set()).isEqualTo(CardSet.of(0).with(64).with(127));
        assertThat(CardRow.EMPTY.set()).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void rowsWithTheSameCardsLeftAreEqualHoweverManyWereDrawn() {
        assertThat(DECK.drop(2)).isEqualTo(CardRow.of(0, 64)).hasSameHashCodeAs(CardRow.of(0, 64));
        assertThat(DECK.drop(4)).isEqualTo(CardRow.EMPTY);
        assertThat(DECK.drop(2)).isNotEqualTo(CardRow.of(64, 0));
    }

    @Test
    void aRowReadsBackFromItsText() {
        assertThat(DECK.drop(1).written()).isEqualTo("[127,0,64]");
        Seeds.forEach(100, random -> {
            CardRow row = CardRow.of(Seeds.permutation(random, random.nextInt(CardSet.CAPACITY + 1)));
            CardRow left = row.drop(random.nextInt(row.size() + 1));
            assertThat(CardRow.readWritten(left.written())).isEqualTo(left);
        });
    }
}
