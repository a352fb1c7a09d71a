package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static winterhall.engine.TinyGame.FIRST;
import static winterhall.engine.TinyGame.NEVER_FITS;
import static winterhall.engine.TinyGame.YES;
import static winterhall.engine.TinyGame.begin;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Utter;
import winterhall.engine.TinyGame.Vote;

class OrdersTest {

    private static final Seat ONE = Seat.of(1);
    private static final Orders USUAL = Orders.usual(new TinyGame());

    @Test
    void theUsualOrdersAreThoseTheGameNames() {
        assertThat(USUAL.inForce()).containsExactly(Order.of("choose", OrderKind.ASK_ME));
    }

    @Test
    void whoWantsToBeAskedIsAsked() {
        assertThat(USUAL.answer(begin(new Choose(ONE)), ONE)).isEmpty();
    }

    @Test
    void anOrderAnswersItsKindOfQuestion() {
        assertThat(USUAL.with(Order.of("choose", FIRST)).answer(begin(new Choose(ONE)), ONE))
                .contains(YES);
    }

    @Test
    void anOrderAnswersForItsOwnSeatOnly() {
        assertThat(USUAL.with(Order.of("choose", FIRST)).answer(begin(new Choose(ONE)), Seat.of(2)))
                .isEmpty();
    }

    @Test
    void anOrderThatHasNoAnswerLeavesTheQuestionToThePerson() {
        assertThat(USUAL.with(Order.of("choose", NEVER_FITS)).answer(begin(new Choose(ONE)), ONE))
                .isEmpty();
    }

    @Test
    void pollsAndFinishedMatchesAreNotAnsweredByOrder() {
        Orders first = USUAL.with(Order.of("choose", FIRST));
        assertThat(first.answer(begin(new Vote(List.of(ONE))), ONE)).isEmpty();
        assertThat(first.answer(begin(Utter.of("a")), ONE)).isEmpty();
    }

    @Test
    void ordersNeverChange() {
        USUAL.with(Order.of("choose", FIRST));
        assertThat(USUAL.inForce()).containsExactly(Order.of("choose", OrderKind.ASK_ME));
    }

    @Test
    void aQuestionWithoutOrdersIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> USUAL.with(Order.of("vote", FIRST)))
                .withMessage("no standing order answers vote; there are orders for [choose]");
    }

    @Test
    void anOrderThatIsNoChoiceIsRefusedWithTheChoices() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> USUAL.with(Order.of("choose", "last")))
                .withMessage("orders for choose: there is no last, only [ask-me, first, never-fits]");
    }

    @Test
    void aKindOfOrderThatCannotBeTurnedOffIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> OrderKind.of("choose", List.of(FIRST), FIRST));
        assertThatIllegalArgumentException().isThrownBy(() -> OrderKind.of("choose", List.of(OrderKind.ASK_ME), FIRST));
    }
}
