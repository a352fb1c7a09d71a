package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// How long a seat's orders for windows hold. (valda:R114)
class OrdersTest {
    private static final Valda VALDA = new Valda();
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Seat THREE = Seat.of(3);
    private static final Seat FOUR = Seat.of(4);

    private final Referee<Board, ValdaView> referee = new Referee<>(VALDA);

    /// Seat 2 and 4 attack seat 1 in one turn; seat 3 holds Puddle of Mud, which fits a declared attack and a defended one.
    private Position<Board> position = referee.begin(
                    VALDA.staging()
                            .stage(
                                    Setup.of("valda", 4),
                                    Stream.of(
                                                    "moment attack seat-1",
                                                    "occupants mork",
                                                    "seat-1 hand shield-wall palisade",
                                                    "seat-2 hand raid-4",
                                                    "seat-3 hand puddle-of-mud",
                                                    "seat-4 hand bloodshed-5")
                                            .map(line -> List.of(line.split(" ")))
                                            .toList()),
                    new QuickChance(1))
            .position();

    private Orders orders = Orders.usual(VALDA);

    @Test
    void aWeaponPassedOverIsAskedAboutAgainWhenSomethingHappens() {
        play(TWO, "attack raid-4");
        assertThat(isAsked()).as("a declared attack").isTrue();
        pass();
        play(ONE, "endure");
        assertThat(isAsked()).as("nothing has happened since").isFalse();
        playOn();
        play(TWO, "take nothing");
        play(THREE, "hold");
        play(FOUR, "attack bloodshed-5");
        assertThat(isAsked()).as("the next attack in this turn").isTrue();
        pass();
        play(ONE, "defend palisade");
        assertThat(isAsked()).as("it was defended").isTrue();
    }

    @Test
    void aPassUntilSomethingHappensLastsNoLonger() {
        play(TWO, "attack raid-4");
        orders = orders.with(Order.read("answer-window any pass moment"));
        playOn();
        play(ONE, "endure");
        assertThat(isAsked()).isFalse();
        assertThat(orders.inForce()).hasSize(3);
        playOn();
        play(TWO, "take nothing");
        play(THREE, "hold");
        play(FOUR, "attack bloodshed-5");
        assertThat(orders.inForce()).as("lapsed").hasSize(2);
        assertThat(isAsked()).isTrue();
    }

    @Test
    void aPassForTheRestOfTheTurnLastsUntilItsEnd() {
        play(TWO, "attack raid-4");
        orders = orders.with(Order.read("answer-window any pass turn"));
        playOn();
        play(ONE, "defend shield-wall");
        playOn();
        play(THREE, "hold");
        play(FOUR, "attack bloodshed-5");
        assertThat(isAsked()).isFalse();
        assertThat(orders.after(VALDA, List.of(new ValdaEvent.PhaseBegan(ONE, Phase.RESOURCE)))
                        .inForce())
                .hasSize(3);
        assertThat(orders.after(VALDA, List.of(new ValdaEvent.TurnBegan(TWO, 1, 3, 2)))
                        .inForce())
                .hasSize(2);
    }

    @Test
    void aWeaponEndsAPassUntilSomethingHappens() {
        orders = orders.with(Order.read("answer-window any pass moment"));
        var used = new ValdaEvent.WeaponUsed(TWO, CardId.parse("brisingamen"), Optional.empty());
        assertThat(orders.after(VALDA, List.of(new ValdaEvent.Endured(ONE))).inForce())
                .hasSize(3);
        assertThat(orders.after(VALDA, List.of(used)).inForce()).hasSize(2);
    }

    /// Whether seat 3 is asked in a window and its orders leave that to it.
    private boolean isAsked() {
        return position.agenda().top() instanceof Windows.AnswerWindow
                && orders.answer(position, THREE).isEmpty();
    }

    /// All windows that stand open are passed over by order.
    private void playOn() {
        while (position.agenda().top() instanceof Windows.AnswerWindow) {
            advance(THREE, orders.answer(position, THREE).orElseThrow());
        }
    }

    private void pass() {
        Move pass = new ValdaMove.Pass();
        orders = orders.afterHand(position, pass);
        advance(THREE, pass);
    }

    private void play(Seat seat, String line) {
        advance(seat, VALDA.vocabulary().moves().read(line, Move.class));
    }

    private void advance(Seat seat, Move move) {
        Step<Board> step = referee.advance(position, seat, move);
        position = step.position();
        orders = orders.after(VALDA, step.events());
    }
}
