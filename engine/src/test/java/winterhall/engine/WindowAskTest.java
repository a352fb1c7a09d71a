package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static winterhall.engine.TinyGame.NO;
import static winterhall.engine.TinyGame.begin;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Referee.Turn;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Heard;
import winterhall.engine.TinyGame.Peeked;
import winterhall.engine.TinyGame.React;
import winterhall.engine.TinyGame.Said;
import winterhall.engine.TinyGame.Vote;

/// Windows that are asked at once, and orders for them.
class WindowAskTest {
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Seat THREE = Seat.of(3);

    /// Orders for its window hold for a turn, which ends when something is heard, for a day, or for the match.
    private static final class TeaGame extends TinyGame {
        @Override
        public List<OrderKind> orders() {
            return List.of(OrderKind.forWindows(
                    React.class, List.of("tea", "supper"), List.of("yes", "maybe"), List.of("turn", "day", "match")));
        }

        @Override
        public List<String> ends(Event event) {
            return event instanceof Heard ? List.of("turn") : List.of();
        }
    }

    private static final TeaGame GAME = new TeaGame();
    private static final Referee<Said, Said> REFEREE = new Referee<>(GAME);
    private static final Position<Said> WINDOW = begin(React.of(ONE, TWO, THREE));
    private static final Orders USUAL = Orders.usual(GAME);

    @Test
    void everybodyWhoWillBeAskedIfAllPassCanBeAskedAtOnce() {
        List<Turn<Said>> turns = REFEREE.turns(WINDOW);
        assertThat(turns).extracting(Turn::seat).containsExactly(ONE, TWO, THREE);
        assertThat(turns.getFirst().position()).isEqualTo(WINDOW);
        assertThat(turns.get(1).position())
                .isEqualTo(REFEREE.advance(WINDOW, ONE, NO).position());
        for (Turn<Said> turn : turns) {
            assertThat(REFEREE.awaited(turn.position())).containsExactly(turn.seat());
        }
    }

    @Test
    void afterAPassThoseWhoAreLeftAreAsked() {
        Position<Said> passed = REFEREE.advance(WINDOW, ONE, NO).position();
        assertThat(REFEREE.turns(passed)).extracting(Turn::seat).containsExactly(TWO, THREE);
    }

    @Test
    void elsewhereOnlyThoseWhoAreAskedAreAsked() {
        assertThat(REFEREE.turns(begin(new Choose(TWO)))).extracting(Turn::seat).containsExactly(TWO);
        assertThat(REFEREE.turns(begin(new Vote(List.of(ONE, TWO)))))
                .extracting(Turn::seat)
                .containsExactly(ONE, TWO);
        assertThat(REFEREE.turns(begin())).isEmpty();
    }

    @Test
    void whatWasPassedOverByHandIsNotAskedAboutAgainForAWhile() {
        assertThat(USUAL.answer(WINDOW, ONE)).isEmpty();
        Orders passedOver = USUAL.afterHand(WINDOW, NO);
        assertThat(passedOver.answer(WINDOW, ONE)).contains(NO);
        assertThat(passedOver.after(GAME, List.of(new Peeked())).answer(WINDOW, ONE))
                .contains(NO);
        assertThat(passedOver.after(GAME, List.of(new Heard("a"))).answer(WINDOW, ONE))
                .isEmpty();
    }

    @Test
    void anOrderForSomeCardsPassesOverTheOthers() {
        assertThat(USUAL.with(order("any", "ask-only-for", "match", "yes")).answer(WINDOW, ONE))
                .isEmpty();
        assertThat(USUAL.with(order("any", "ask-only-for", "match", "maybe")).answer(WINDOW, ONE))
                .contains(NO);
    }

    @Test
    void anOrderForAnotherWindowDoesNotAnswer() {
        assertThat(USUAL.with(order("supper", "pass", "match")).answer(WINDOW, ONE))
                .isEmpty();
        assertThat(USUAL.with(order("tea", "pass", "match")).answer(WINDOW, ONE))
                .contains(NO);
    }

    @Test
    void anOrderLapsesWithItsScope() {
        Orders forNow = USUAL.with(order("any", "pass", "turn"));
        assertThat(forNow.answer(WINDOW, ONE)).contains(NO);
        assertThat(forNow.after(GAME, List.of(new Heard("a"))).inForce()).isEqualTo(USUAL.inForce());
        Orders forToday = USUAL.with(order("any", "pass", "day"));
        assertThat(forToday.after(GAME, List.of(new Heard("a"))).answer(WINDOW, ONE))
                .contains(NO);
    }

    @Test
    void theOrderGivenLastAnswersAndOneForAllReplacesTheOthers() {
        Orders several = USUAL.with(order("any", "pass", "day")).with(order("tea", "ask-me", "turn"));
        assertThat(several.answer(WINDOW, ONE)).isEmpty();
        assertThat(several.inForce()).hasSize(3);
        Order all = order("any", "pass-unless-playable", "match");
        assertThat(several.with(all).inForce()).containsExactly(all);
    }

    @Test
    void anOrderIsOneLine() {
        for (Order order :
                List.of(order("any", "pass", "turn"), order("tea", "ask-only-for", "match", "yes", "maybe"))) {
            assertThat(Order.read(order.line())).isEqualTo(order);
        }
        assertThat(Order.read("react pass")).isEqualTo(order("any", "pass", "match"));
        assertThatIllegalArgumentException().isThrownBy(() -> Order.read("react any pass"));
        assertThatIllegalArgumentException().isThrownBy(() -> Order.read("react any pass match <b>"));
    }

    @Test
    void anOrderThatMakesNoSenseIsRefusedWithWhatWould() {
        refused(order("lunch", "pass", "match"), "lunch", "[tea, supper]");
        refused(order("any", "pass", "week"), "week", "[turn, day, match]");
        refused(order("any", "ask-only-for", "match", "no"), "no", "[yes, maybe]");
        refused(order("any", "ask-only-for", "match"), "cards");
        refused(order("any", "pass", "match", "yes"), "cards");
        refused(order("any", "ask-only-for", "match", "yes", "yes"), "once");
    }

    private static void refused(Order order, String... words) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> USUAL.with(order))
                .satisfies(trouble -> assertThat(trouble).message().contains(words));
    }

    private static Order order(String window, String choice, String until, String... cards) {
        return new Order("react", window, choice, List.of(cards), until);
    }
}
