package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.claim.HiddenWorlds.ALL;
import static winterhall.claim.HiddenWorlds.FIRST;
import static winterhall.claim.HiddenWorlds.SECOND;
import static winterhall.claim.HiddenWorlds.SPECTATOR;
import static winterhall.claim.HiddenWorlds.armed;
import static winterhall.claim.HiddenWorlds.assertSame;
import static winterhall.claim.HiddenWorlds.move;
import static winterhall.claim.HiddenWorlds.play;
import static winterhall.claim.HiddenWorlds.second;
import static winterhall.claim.HiddenWorlds.shown;
import static winterhall.claim.HiddenWorlds.told;
import static winterhall.claim.HiddenWorlds.world;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;

/// What a seat could do, or did not do, shows to that seat alone. (claim:H7, claim:H8)
class HiddenChoicesTest {
    /// claim:H7 Options are for their owner, and nobody else's view depends on them.
    @Test
    void optionsAreForTheirOwnerAlone() {
        Position<Board> led = followedBy("goblin-1 goblin-2 knight-3", "undead-1 undead-2");
        assertThat(RandomMatch.REFEREE.options(led, Seat.of(2))).hasSize(2);
        assertThat(RandomMatch.REFEREE.options(led, Seat.of(1))).isEmpty();
        assertThat(RandomMatch.REFEREE.offered(led, Seat.of(1))).isEmpty();
        Position<Board> free = followedBy("undead-1 undead-2 knight-3", "goblin-1 goblin-2");
        assertThat(RandomMatch.REFEREE.options(free, Seat.of(2))).hasSize(3);
        assertSame(led, free, List.of(FIRST, SPECTATOR));
    }

    /// claim:H7 claim:H6 A refused move changes nothing and is told to nobody; the refusal says nothing hidden.
    @Test
    void aRefusalIsForItsAuthor() {
        Position<Board> led = followedBy("goblin-1 goblin-2 knight-3", "undead-1 undead-2");
        List<String> before = ALL.stream().map(viewer -> shown(led, viewer)).toList();
        Move illegal = move("play knight-3");
        assertThat(RandomMatch.REFEREE.play(led, Seat.of(2), illegal))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.refusal().toString())
                                .isEqualTo("claim:R10 must-follow faction=goblin imitator=no"));
        assertThat(ALL.stream().map(viewer -> shown(led, viewer)).toList()).isEqualTo(before);
        Reply<Board> early = RandomMatch.REFEREE.play(led, Seat.of(1), move("play goblin-5"));
        assertThat(early).isInstanceOf(Reply.Refused.class);
    }

    private static Position<Board> followedBy(String hand, String deck) {
        return play(
                        world(
                                "",
                                "centre dwarf-1",
                                "deck " + deck,
                                "seat-1 hand goblin-4 goblin-5 goblin-6",
                                "seat-2 hand " + hand),
                        1,
                        "play goblin-4")
                .position();
    }

    /// claim:A12 claim:H7 Under the Mask any card of the hand may lie there, known to all or not.
    @Test
    void aMaskedLeadLooksTheSameWhateverItIs() {
        Position<Board> open = masked("goblin-4");
        assertThat(shown(open, FIRST)).isNotEqualTo(shown(masked("undead-8"), FIRST));
        for (String lead : List.of("dwarf-7", "undead-8", "knight-2")) {
            assertSame(open, masked(lead), List.of(SECOND, SPECTATOR));
        }
    }

    private static Position<Board> masked(String lead) {
        Position<Board> before = world(
                "artifacts yes",
                second(
                        "seat-1 hand undead-8 knight-2",
                        "seat-1 open goblin-4 dwarf-7",
                        "seat-2 hand undead-3 goblin-2 knight-5 dwarf-6",
                        "seat-1 artifacts mask-of-darkness"));
        return play(play(before, 1, "use mask-of-darkness").position(), 1, "play " + lead)
                .position();
    }

    /// claim:P2 Standing orders are offered where windows can open: with artifacts alone.
    @Test
    void ordersAreOfferedWhereThereAreWindows() {
        Setup base = Setup.of("claim", 2);
        assertThat(Orders.usual(RandomMatch.CLAIM, base).inForce()).isEmpty();
        assertThat(Orders.usual(RandomMatch.CLAIM, base.with("artifacts", "yes"))
                        .inForce())
                .containsExactly(Order.of("act-in-window", OrderKind.ASK_ONCE));
    }

    /// claim:H8 claim:P2 A pass by standing order is told like a pass by hand.
    @Test
    void aPassByOrderLooksLikeAPass() {
        Position<Board> window = armed("spyglass", "ice-sword");
        Orders usual = Orders.usual(RandomMatch.CLAIM);
        Move byOrder = usual.answer(window, Seat.of(1)).orElseThrow();
        Step<Board> ordered = RandomMatch.REFEREE.advance(window, Seat.of(1), byOrder);
        Step<Board> byHand = play(window, 1, "pass");
        assertThat(ordered.events()).isEqualTo(byHand.events());
        for (Viewer viewer : ALL) {
            assertThat(told(ordered, viewer)).isEqualTo(told(byHand, viewer)).containsExactly("window-passed seat-1");
        }
        assertThat(ordered.position()).isEqualTo(byHand.position());
    }

    /// claim:H8 claim:P2 A seat is asked whatever it holds, so that one that cannot act looks like one that will not.
    @Test
    void aSeatThatCannotActIsAskedAllTheSame() {
        Position<Board> could =
                play(armed("magic-wand", "gamblers-dice"), 1, "pass").position();
        Position<Board> couldNot =
                play(armed("magic-wand", "spyglass"), 1, "pass").position();
        Orders usual = Orders.usual(RandomMatch.CLAIM);
        assertThat(usual.answer(could, Seat.of(2)))
                .as("one that can act decides")
                .isEmpty();
        assertThat(usual.answer(couldNot, Seat.of(2))).contains(move("pass"));
        assertSame(could, couldNot, List.of(FIRST, SPECTATOR));
        Step<Board> would = play(could, 2, "pass");
        Step<Board> hadTo = play(couldNot, 2, "pass");
        for (Viewer viewer : List.of(FIRST, SPECTATOR)) {
            assertThat(told(would, viewer)).isEqualTo(told(hadTo, viewer)).isNotEmpty();
        }
        assertSame(would.position(), hadTo.position(), List.of(FIRST, SPECTATOR));
    }
}
