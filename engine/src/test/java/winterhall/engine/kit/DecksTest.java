package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.Written;

class DecksTest {

    private static final int DECK = 0;
    private static final int OTHER_DECK = 1;
    private static final int HAND = 2;
    private static final int DISCARD = 3;
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);

    /// Six cards in one deck, three in the other, two in the hand of seat 1.
    private final Decks decks = start();

    private static Decks start() {
        Decks laid = Decks.empty(233, 2, 4, 2)
                .lay(CardRow.of(200, 201, 202, 203, 204, 205), DECK)
                .lay(CardRow.of(3, 2, 1), OTHER_DECK);
        CardSet hand = CardSet.of(50, 60);
        return laid.with(laid.deal().lay(hand, HAND).show(hand, ONE));
    }

    @Test
    void aLookIsKnownToTheSeatThatLookedAlone() {
        Decks looked = decks.look(DECK, 2, ONE);
        assertThat(looked.known(DECK, Viewer.at(ONE))).isEqualTo(CardSet.of(200, 201));
        assertThat(looked.known(DECK, Viewer.at(TWO))).isEqualTo(CardSet.EMPTY);
        assertThat(looked.known(DECK, Viewer.spectator())).isEqualTo(CardSet.EMPTY);
        assertThat(looked.known(DECK, Viewer.everyone())).isEqualTo(CardSet.range(200, 206));
        assertThat(looked.known(OTHER_DECK, Viewer.at(ONE))).isEqualTo(CardSet.EMPTY);
        assertThat(looked.rows()).isEqualTo(decks.rows());
    }

    @Test
    void theTopCardsAreDrawn() {
        Decks drawn = decks.draw(DECK, 2, HAND);
        assertThat(drawn.row(DECK)).isEqualTo(CardRow.of(202, 203, 204, 205));
        assertThat(drawn.deal().at(HAND)).isEqualTo(CardSet.of(50, 60, 200, 201));
        assertThat(drawn.row(OTHER_DECK)).isEqualTo(decks.row(OTHER_DECK));
        assertThatThrownBy(() -> decks.draw(OTHER_DECK, 4, HAND)).hasMessage("4 cards cannot be drawn from a row of 3");
    }

    @Test
    void aCardDrawnFromAPlaceThatASeatKnowsIsKnownInTheHand() {
        Deal deal = decks.look(DECK, 1, TWO).draw(DECK, 2, HAND).deal();
        assertThat(deal.at(HAND).and(deal.known(TWO))).isEqualTo(CardSet.of(200));
    }

    @Test
    void aKnownCardPutUnderIsKnownThere() {
        Decks under = decks.putUnder(CardRow.of(60, 50), HAND, DECK);
        assertThat(under.row(DECK)).isEqualTo(CardRow.of(200, 201, 202, 203, 204, 205, 60, 50));
        assertThat(under.known(DECK, Viewer.at(ONE))).isEqualTo(CardSet.of(50, 60));
        assertThat(under.known(DECK, Viewer.at(TWO))).isEqualTo(CardSet.EMPTY);
        assertThat(under.draw(DECK, 7, DISCARD).row(DECK)).isEqualTo(CardRow.of(50));
    }

    @Test
    void aCardThatLiesOpenIsKnownToAllWhereItIsPut() {
        Decks under = decks.with(decks.deal().show(60)).putUnder(CardRow.of(60), HAND, DECK);
        assertThat(under.known(DECK, Viewer.at(TWO))).isEqualTo(CardSet.of(60));
        assertThat(under.known(DECK, Viewer.spectator())).isEqualTo(CardSet.of(60));
    }

    @Test
    void whoArrangesCardsKnowsTheirPlacesAndNobodyElseDoes() {
        Decks looked = decks.look(DECK, 1, TWO).look(DECK, 4, ONE);
        Decks arranged = looked.arrange(DECK, CardRow.of(202, 200), CardRow.of(201), ONE);
        assertThat(arranged.row(DECK)).isEqualTo(CardRow.of(202, 200, 203, 204, 205, 201));
        assertThat(arranged.known(DECK, Viewer.at(ONE))).isEqualTo(CardSet.range(200, 204));
        assertThat(arranged.known(DECK, Viewer.at(TWO))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void othersForgetAlsoWhatWasPutBackAsItLay() {
        Decks looked = decks.look(DECK, 4, TWO).look(DECK, 2, ONE);
        Decks same = looked.arrange(DECK, CardRow.of(200, 201), CardRow.EMPTY, ONE);
        assertThat(same.rows()).isEqualTo(decks.rows());
        assertThat(same.known(DECK, Viewer.at(TWO))).isEqualTo(CardSet.of(202, 203));
    }

    @Test
    void onlyTheTopCardsAreArranged() {
        assertThatThrownBy(() -> decks.arrange(DECK, CardRow.of(200, 202), CardRow.EMPTY, ONE))
                .hasMessage("[200,202] and [] are not the top cards [200,201]");
        assertThatThrownBy(() -> decks.arrange(DECK, CardRow.of(200, 200), CardRow.EMPTY, ONE))
                .hasMessageContaining("are not the top cards");
    }

    @Test
    void aShuffleTakesInTheDiscardsAndMakesAllForget() {
        Decks discarded = decks.look(DECK, 3, ONE).draw(DECK, 2, DISCARD);
        Decks open = discarded.with(discarded.deal().show(CardSet.of(200, 201)));
        Decks shuffled = open.shuffle(DECK, DISCARD, new int[] {5, 0, 4, 1, 3, 2});
        assertThat(shuffled.row(DECK)).isEqualTo(CardRow.of(205, 200, 204, 201, 203, 202));
        assertThat(shuffled.deal().size(DISCARD)).isZero();
        for (Viewer viewer : Viewer.during(2)) {
            assertThat(shuffled.known(DECK, viewer)).isEqualTo(CardSet.EMPTY);
        }
        assertThat(shuffled.deal().known(ONE)).isEqualTo(CardSet.of(50, 60));
    }

    @Test
    void aDeckIsShuffledAlone() {
        Decks shuffled = decks.look(OTHER_DECK, 3, ONE).shuffle(OTHER_DECK, OTHER_DECK, new int[] {1, 2, 0});
        assertThat(shuffled.row(OTHER_DECK)).isEqualTo(CardRow.of(2, 3, 1));
        assertThat(shuffled.known(OTHER_DECK, Viewer.at(ONE))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void aShuffleThatForgetsACardIsRefused() {
        assertThatThrownBy(() -> decks.shuffle(DECK, DISCARD, new int[] {0, 1}))
                .hasMessage("deck 0 holds [200, 201, 202, 203, 204, 205], and its order is of [200,201]");
        assertThatThrownBy(() -> decks.shuffle(OTHER_DECK, DISCARD, new int[] {0, 1, 1}))
                .hasMessageContaining("its order is of [1,2,2]");
    }

    @Test
    void cardsOfADeckMoveOnlyWithItsOrder() {
        assertThatThrownBy(() -> decks.with(decks.deal().move(200, DECK, HAND)))
                .hasMessageStartingWith("deck 0 holds [201, 202, 203, 204, 205], and its order is of [200,");
    }

    @Test
    void hiddenCardsAreKnownToTheirKeeperAsFarAsItKnewThem() {
        Deal shown = decks.deal().show(CardSet.of(50)).show(CardSet.of(60), TWO);
        Deal hidden = shown.hide(CardSet.of(50, 60, 200), ONE);
        assertThat(hidden.known(ONE)).isEqualTo(CardSet.of(50, 60));
        assertThat(hidden.known(TWO)).isEqualTo(CardSet.EMPTY);
        assertThat(hidden.open()).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void decksReadBackFromTheirText() {
        Written written = Written.of(List.of(Decks.class));
        Decks looked = decks.look(DECK, 3, ONE).draw(OTHER_DECK, 1, DISCARD);
        assertThat(written.read(written.write(looked, Decks.class), Decks.class))
                .isEqualTo(looked);
    }

    @Test
    void gapsAreFilledInTheOrderOfTheOthers() {
        int gap = CardRow.GAP;
        assertThat(CardRow.filled(new int[] {gap, 7, gap}, CardRow.of(300, 4))).isEqualTo(CardRow.of(300, 7, 4));
        assertThatThrownBy(() -> CardRow.filled(new int[] {gap, gap}, CardRow.of(1)))
                .hasMessage("a row of 1 has no card at 1");
    }

    /// Whatever is done, a seat never knows more of a deck than it has looked at since the last shuffle.
    @Test
    void nobodyKnowsWhatNobodyHasShown() {
        Seeds.forEach(200, random -> {
            Decks now = decks;
            CardSet seen = CardSet.of(50, 60);
            for (int i = 0; i < 30; i++) {
                int size = now.size(DECK);
                switch (random.nextInt(4)) {
                    case 0 -> {
                        int count = random.nextInt(size + 1);
                        seen = seen.plus(now.row(DECK).take(count).set());
                        now = now.look(DECK, count, ONE);
                    }
                    case 1 -> now = now.draw(DECK, Math.min(1, size), DISCARD);
                    case 2 -> {
                        CardRow top = now.row(DECK).take(Math.min(2, size));
                        seen = seen.minus(top.set());
                        now = now.arrange(DECK, CardRow.EMPTY, top, TWO);
                    }
                    default -> {
                        CardSet all = now.deal().at(DECK).plus(now.deal().at(DISCARD));
                        seen = seen.minus(all);
                        now = now.shuffle(DECK, DISCARD, Seeds.permutation(random, all.size()));
                    }
                }
                assertThat(now.deal().known(ONE)).isEqualTo(seen);
                assertThat(now.deal().known(TWO)).isEqualTo(CardSet.EMPTY);
            }
        });
    }
}
