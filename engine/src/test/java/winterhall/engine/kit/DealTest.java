package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Seat;

/// Each law for deals of one word of bits, of two, of four, and of as many as there can be.
class DealTest {

    private static final int DECK = 0;
    private static final int HAND = 1;
    private static final int DISCARD = 2;
    private static final int ZONES = 3;
    private static final int SEATS = 2;
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void anEmptyDealHasNoCardAnywhere(int cards) {
        Deal deal = Deal.empty(cards, ZONES, SEATS);
        assertThat(deal.zoneOf(cards - 1)).isEqualTo(-1);
        assertThat(deal.at(DISCARD)).isEqualTo(CardSet.EMPTY);
        assertThat(deal.open()).isEqualTo(CardSet.EMPTY);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void cardsLieWhereTheyWereLaid(int cards) {
        Deal deal = full(cards);
        assertThat(deal.size(DECK)).isEqualTo(cards);
        assertThat(deal.at(DECK)).isEqualTo(CardSet.range(0, cards));
        assertThat(deal.zoneOf(cards - 1)).isEqualTo(DECK);
        assertThat(deal.size(HAND)).isZero();
    }

    @Test
    void whoSurelyHoldsNothingThatFitsIsKnownToAll() {
        CardSet wanted = CardSet.of(1).with(2);
        Deal hidden = full(64).move(5, DECK, HAND);
        assertThat(hidden.mayHold(HAND, wanted))
                .as("a hidden card could be one")
                .isTrue();
        assertThat(hidden.move(1, DECK, HAND).mayHold(HAND, wanted)).isTrue();
        assertThat(full(64).mayHold(HAND, wanted)).as("an empty hand").isFalse();
        Deal gone = hidden.move(wanted, DECK, DISCARD).show(wanted);
        assertThat(gone.mayHold(HAND, wanted))
                .as("all of them lie open elsewhere")
                .isFalse();
        assertThat(hidden.show(CardSet.of(5)).mayHold(HAND, wanted))
                .as("all of the hand lies open")
                .isFalse();
        assertThat(hidden.move(1, DECK, HAND).show(CardSet.of(1).with(5)).mayHold(HAND, wanted))
                .as("one lies open there")
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aMovedCardLiesInItsNewZoneOnly(int cards) {
        int last = cards - 1;
        Deal deal = full(cards).move(last, DECK, HAND);
        assertThat(deal.zoneOf(last)).isEqualTo(HAND);
        assertThat(deal.has(last, DECK)).isFalse();
        assertThat(deal.at(HAND)).isEqualTo(CardSet.of(last));
        assertThat(deal.size(DECK)).isEqualTo(last);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void severalCardsMoveTogether(int cards) {
        CardSet some = CardSet.of(0).with(cards - 1);
        Deal deal = full(cards).move(some, DECK, DISCARD);
        assertThat(deal.at(DISCARD)).isEqualTo(some);
        assertThat(deal.at(DECK)).isEqualTo(CardSet.range(1, cards - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void severalChangesMakeOneNewDeal(int cards) {
        int last = cards - 1;
        Deal before = full(cards);
        Deal after = before.change()
                .move(3, DECK, HAND)
                .move(last, DECK, DISCARD)
                .show(3, TWO)
                .show(last)
                .done();
        assertThat(after)
                .isEqualTo(before.move(3, DECK, HAND)
                        .move(last, DECK, DISCARD)
                        .show(CardSet.of(3), TWO)
                        .show(last));
        assertThat(after.zoneOf(3)).isEqualTo(HAND);
        assertThat(after.zoneOf(last)).isEqualTo(DISCARD);
        assertThat(after.knows(TWO, 3)).isTrue();
        assertThat(after.knows(ONE, 3)).isFalse();
        assertThat(after.isOpen(last)).isTrue();
        assertThat(before).as("the deal it began with").isEqualTo(full(cards));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aCardCannotMoveFromWhereItDoesNotLie(int cards) {
        int last = cards - 1;
        Deal deal = full(cards);
        assertThatThrownBy(() -> deal.move(last, HAND, DISCARD))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("card " + last + " does not lie in zone 1");
        assertThatThrownBy(() -> deal.move(CardSet.of(last), HAND, DISCARD))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("[" + last + "] do not lie in zone 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void movingACardChangesNobodysKnowledge(int cards) {
        CardSet last = CardSet.of(cards - 1);
        Deal deal = full(cards).show(last, ONE).move(cards - 1, DECK, HAND);
        assertThat(deal.known(ONE)).isEqualTo(last);
        assertThat(deal.known(TWO)).isEqualTo(CardSet.EMPTY);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aCardShownToOneSeatIsKnownToThatSeatAlone(int cards) {
        Deal deal = full(cards).show(CardSet.of(cards - 1), TWO);
        assertThat(deal.knows(TWO, cards - 1)).isTrue();
        assertThat(deal.knows(ONE, cards - 1)).isFalse();
        assertThat(deal.isOpen(cards - 1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aCardShownToAllIsKnownToEverySeatAndLiesOpen(int cards) {
        int last = cards - 1;
        Deal deal = full(cards).show(last);
        assertThat(deal).isEqualTo(full(cards).show(CardSet.of(last)));
        assertThat(deal.known(ONE)).isEqualTo(CardSet.of(last));
        assertThat(deal.known(TWO)).isEqualTo(CardSet.of(last));
        assertThat(deal.open()).isEqualTo(CardSet.of(last));
        assertThat(deal.isOpen(last)).isTrue();
        assertThat(deal.isOpen(0)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void whatEverySeatHappensToKnowDoesNotLieOpen(int cards) {
        CardSet last = CardSet.of(cards - 1);
        assertThat(full(cards).show(last, ONE).show(last, TWO).open()).isEqualTo(CardSet.EMPTY);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aForgottenCardIsKnownToNobodyAndTheOthersStayKnown(int cards) {
        CardSet both = CardSet.of(1).with(cards - 1);
        Deal deal = full(cards).show(both).forget(CardSet.of(cards - 1));
        assertThat(deal.known(ONE)).isEqualTo(CardSet.of(1));
        assertThat(deal.known(TWO)).isEqualTo(CardSet.of(1));
        assertThat(deal.open()).isEqualTo(CardSet.of(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void whatOneSeatForgetsTheOtherStillKnows(int cards) {
        CardSet last = CardSet.of(cards - 1);
        Deal deal = full(cards).show(last, ONE).show(last, TWO).forget(last, ONE);
        assertThat(deal.knows(ONE, cards - 1)).isFalse();
        assertThat(deal.knows(TWO, cards - 1)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void whoKnewOneOfThoseAlikeButNotThisOneKnowsOneFewerWhenItIsBlurred(int cards) {
        int last = cards - 1;
        CardSet alike = CardSet.range(cards - 3, cards);
        Deal deal = full(cards).show(alike.without(last), ONE).blur(last, alike);
        assertThat(deal.known(ONE)).isEqualTo(CardSet.of(cards - 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void whoKnowsTheBlurredCardItselfForgetsNothing(int cards) {
        CardSet alike = CardSet.range(cards - 3, cards);
        Deal deal = full(cards).show(alike, ONE);
        assertThat(deal.blur(cards - 1, alike)).isEqualTo(deal);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void whoKnewOnlyOtherCardsForgetsNothingByABlur(int cards) {
        Deal deal = full(cards).show(CardSet.of(0), TWO);
        assertThat(deal.blur(cards - 1, CardSet.range(cards - 3, cards))).isEqualTo(deal);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aDealMadeAtOnceIsTheSameAsOneMadeStepByStep(int cards) {
        CardSet hand = CardSet.of(2).with(cards - 1);
        CardSet[] zones = {CardSet.range(0, cards).minus(hand), hand, CardSet.EMPTY};
        Deal atOnce = Deal.of(cards, zones, new CardSet[] {hand.with(5), CardSet.of(5)}, CardSet.of(5));
        assertThat(atOnce)
                .isEqualTo(full(cards).move(hand, DECK, HAND).show(hand, ONE).show(5));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aDealNeverChanges(int cards) {
        Deal deal = full(cards);
        deal.move(1, DECK, HAND);
        deal.show(CardSet.of(1));
        deal.show(2);
        assertThat(deal).isEqualTo(full(cards));
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void aDealReadsBackFromItsText(int cards) {
        Seeds.forEach(100, random -> {
            Deal deal = any(random, cards);
            assertThat(Deal.readWritten(deal.written())).isEqualTo(deal).hasSameHashCodeAs(deal);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"1:", "9:0|0", "2:3|1.0", "2:3.0|1", "2:3.0.1|1.0", "1:x|0"})
    void aTextOfHalfARowIsNoDeal(String text) {
        assertThatThrownBy(() -> Deal.readWritten(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233, 512})
    void movingAndShowingCardsLosesNone(int cards) {
        Seeds.forEach(100, random -> {
            Deal deal = any(random, cards);
            CardSet found = deal.at(DECK).plus(deal.at(HAND)).plus(deal.at(DISCARD));
            assertThat(found).isEqualTo(CardSet.range(0, cards));
            assertThat(deal.size(DECK) + deal.size(HAND) + deal.size(DISCARD)).isEqualTo(cards);
        });
    }

    @Test
    void aDealOfFewCardsIsNeverEqualToOneOfMany() {
        assertThat(Deal.empty(64, 2, 1)).isNotEqualTo(Deal.empty(72, 1, 0));
    }

    @Test
    void aDealHasRoomForSoManyCardsAndNoMore() {
        assertThatThrownBy(() -> Deal.empty(513, ZONES, SEATS))
                .hasMessage("a deal has room for 512 cards, not for 513");
        assertThatThrownBy(() -> Deal.empty(-1, ZONES, SEATS)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 72, 128, 192, 233, 512})
    void aCardWithoutRoomIsRefused(int cards) {
        Deal deal = full(cards);
        String none = "there is no card " + cards + " among " + cards;
        assertThatThrownBy(() -> deal.zoneOf(cards)).hasMessage(none);
        assertThatThrownBy(() -> deal.has(cards, HAND)).hasMessage(none);
        assertThatThrownBy(() -> deal.knows(ONE, cards)).hasMessage(none);
        assertThatThrownBy(() -> deal.show(cards)).hasMessage(none);
        assertThatThrownBy(() -> deal.move(cards, DECK, HAND)).hasMessage(none);
        assertThatThrownBy(() -> deal.zoneOf(-1)).hasMessageContaining("no card -1");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 72, 127, 128, 192, 233, 300})
    void aSetWithoutRoomIsRefused(int cards) {
        Deal deal = full(cards);
        for (CardSet last : List.of(CardSet.of(cards - 1), CardSet.range(0, cards))) {
            assertThat(deal.show(last)
                            .hide(last, ONE)
                            .forget(last, ONE)
                            .move(last, DECK, HAND)
                            .at(HAND, last))
                    .isEqualTo(last);
        }
        for (int beyond : new int[] {cards, cards + 1, cards + 64, 511}) {
            CardSet set = CardSet.of(0, beyond);
            String none = "there is no room for [0, " + beyond + "] among " + cards;
            assertThatThrownBy(() -> deal.lay(set, HAND)).hasMessage(none);
            assertThatThrownBy(() -> deal.show(set)).hasMessage(none);
            assertThatThrownBy(() -> deal.show(set, ONE)).hasMessage(none);
            assertThatThrownBy(() -> deal.forget(set)).hasMessage(none);
            assertThatThrownBy(() -> deal.forget(set, ONE)).hasMessage(none);
            assertThatThrownBy(() -> deal.hide(set, ONE)).hasMessage(none);
            assertThatThrownBy(() -> deal.blur(0, set)).hasMessage(none);
            assertThatThrownBy(() -> deal.mayHold(HAND, set)).hasMessage(none);
            assertThatThrownBy(() -> deal.move(set, DECK, HAND)).hasMessage("[" + beyond + "] do not lie in zone 0");
            assertThatThrownBy(() -> Deal.of(cards, new CardSet[] {set}, new CardSet[0], CardSet.EMPTY))
                    .hasMessage(none);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 72, 233})
    void aZoneOrSeatThatIsNotThereIsRefused(int cards) {
        Deal deal = full(cards);
        assertThatThrownBy(() -> deal.at(ZONES)).hasMessage("there is no zone 3 among 3");
        assertThatThrownBy(() -> deal.move(1, DECK, -1)).hasMessage("there is no zone -1 among 3");
        assertThatThrownBy(() -> deal.move(1, DECK, ZONES)).hasMessage("there is no zone 3 among 3");
        assertThatThrownBy(() -> deal.known(Seat.of(3))).hasMessage("there is no seat-3 among 2");
        assertThatThrownBy(() -> deal.show(CardSet.of(1), Seat.of(3))).hasMessage("there is no seat-3 among 2");
    }

    private static Deal full(int cards) {
        return Deal.empty(cards, ZONES, SEATS).lay(CardSet.range(0, cards), DECK);
    }

    private static Deal any(Random random, int cards) {
        Deal deal = full(cards);
        for (int i = 0; i < 40; i++) {
            int card = random.nextInt(cards);
            Seat seat = random.nextBoolean() ? ONE : TWO;
            deal = deal.move(card, deal.zoneOf(card), random.nextInt(ZONES)).show(CardSet.of(card), seat);
        }
        return deal.show(random.nextInt(cards));
    }
}
