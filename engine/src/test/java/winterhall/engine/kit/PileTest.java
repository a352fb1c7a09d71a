package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PileTest {

    private static final Pile<String> DECK = Pile.of("axe", "bow", "axe", "cup");

    @Test
    void theFirstCardIsTheTop() {
        assertThat(DECK.top()).contains("axe");
        assertThat(Pile.empty().top()).isEmpty();
    }

    @Test
    void aPileIsWalkedFromTheTopToTheBottom() {
        assertThat(DECK).containsExactly("axe", "bow", "axe", "cup");
        assertThat(DECK.size()).isEqualTo(4);
    }

    @Test
    void takeShowsTheTopCardsAndDropLeavesTheRest() {
        assertThat(DECK.take(2)).containsExactly("axe", "bow");
        assertThat(DECK.drop(2)).isEqualTo(Pile.of("axe", "cup"));
        assertThat(DECK.drop(4)).isEqualTo(Pile.empty());
        assertThat(DECK.drop(4).isEmpty()).isTrue();
    }

    @Test
    void whatWasTakenPutBackOnTopGivesTheSamePile() {
        Seeds.forEach(200, random -> {
            Pile<Integer> pile = any(random);
            int count = random.nextInt(pile.size() + 1);
            assertThat(pile.drop(count).putAllOnTop(pile.take(count))).isEqualTo(pile);
            assertThat(new Pile<>(pile.take(count)).putAllUnder(pile.drop(count).cards()))
                    .isEqualTo(pile);
        });
    }

    @Test
    void cardsDrawnOneByOneComeInTheOrderOfThePile() {
        Seeds.forEach(100, random -> {
            Pile<Integer> pile = any(random);
            List<Integer> drawn = new ArrayList<>();
            for (Pile<Integer> left = pile; !left.isEmpty(); left = left.drop(1)) {
                drawn.addAll(left.take(1));
                assertThat(left.top()).contains(drawn.getLast());
            }
            assertThat(drawn).isEqualTo(pile.cards());
        });
    }

    @Test
    void moreCardsThanThereAreCannotBeTaken() {
        assertThatThrownBy(() -> DECK.take(5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot take 5 of a pile of 4; take 0 to 4");
        assertThatThrownBy(() -> DECK.drop(-1)).hasMessage("cannot take -1 of a pile of 4; take 0 to 4");
    }

    @Test
    void cardsArePutOnTopOrUnder() {
        assertThat(DECK.putOnTop("rune")).containsExactly("rune", "axe", "bow", "axe", "cup");
        assertThat(DECK.putUnder("rune")).containsExactly("axe", "bow", "axe", "cup", "rune");
    }

    @Test
    void severalCardsKeepTheirOrder() {
        assertThat(Pile.of("axe").putAllOnTop(List.of("x", "y"))).containsExactly("x", "y", "axe");
        assertThat(Pile.of("axe").putAllUnder(List.of("x", "y"))).containsExactly("axe", "x", "y");
    }

    @Test
    void withoutACardTakesTheTopmostOneOnly() {
        assertThat(DECK.without("axe")).isEqualTo(Pile.of("bow", "axe", "cup"));
        assertThat(DECK.without("axe").without("axe").contains("axe")).isFalse();
    }

    @Test
    void aCardThatIsNotThereCannotBeTakenOut() {
        assertThatThrownBy(() -> DECK.without("oak"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("oak is not in the pile; it holds [axe, bow, axe, cup]");
    }

    @Test
    void withoutRemovesByValueEvenWhenCardsAreNumbers() {
        assertThat(Pile.of(7, 1, 0).without(1)).isEqualTo(Pile.of(7, 0));
    }

    @Test
    void aShuffleGivesEachPlaceTheCardThePermutationNames() {
        assertThat(DECK.shuffledBy(new int[] {3, 0, 2, 1})).isEqualTo(Pile.of("cup", "axe", "axe", "bow"));
    }

    @Test
    void aShuffleKeepsTheCardsAndItsInverseUndoesIt() {
        Seeds.forEach(200, random -> {
            Pile<Integer> pile = any(random);
            int[] permutation = Seeds.permutation(random, pile.size());
            int[] inverse = new int[permutation.length];
            for (int place = 0; place < permutation.length; place++) {
                inverse[permutation[place]] = place;
            }
            Pile<Integer> shuffled = pile.shuffledBy(permutation);
            assertThat(shuffled).containsExactlyInAnyOrderElementsOf(pile);
            assertThat(shuffled.shuffledBy(inverse)).isEqualTo(pile);
        });
    }

    @Test
    void numbersThatAreNoPermutationAreRefused() {
        for (int[] wrong : List.of(new int[] {0, 1}, new int[] {0, 0}, new int[] {0, 1, 3}, new int[] {0, -1, 2})) {
            assertThatThrownBy(() -> Pile.of("a", "b", "c").shuffledBy(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("does not shuffle a pile of 3; name each place from 0 below 3 once");
        }
    }

    @Test
    void pilesWithEqualCardsInEqualOrderAreEqual() {
        assertThat(DECK.drop(1))
                .isEqualTo(Pile.of("bow", "axe", "cup"))
                .hasSameHashCodeAs(Pile.of("bow", "axe", "cup"));
        assertThat(DECK).isNotEqualTo(Pile.of("bow", "axe", "axe", "cup"));
    }

    @Test
    void aPileNeverChanges() {
        List<String> cards = new ArrayList<>(List.of("axe", "bow"));
        Pile<String> pile = new Pile<>(cards);
        cards.clear();
        pile.putOnTop("cup");
        pile.drop(1);
        assertThat(pile).containsExactly("axe", "bow");
        assertThatThrownBy(() -> pile.cards().removeFirst()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> pile.take(1).removeFirst()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aPartOfAPileIsRefusedOutsideItsEnds() {
        assertThatThrownBy(() -> DECK.drop(2).cards().get(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> DECK.drop(2).cards().get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> DECK.take(1).subList(0, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static Pile<Integer> any(Random random) {
        return new Pile<>(random.ints(random.nextInt(20), 0, 10).boxed().toList());
    }
}
