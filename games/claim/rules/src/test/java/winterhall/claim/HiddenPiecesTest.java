package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.claim.HiddenWorlds.ALL;
import static winterhall.claim.HiddenWorlds.FIRST;
import static winterhall.claim.HiddenWorlds.POISONERS;
import static winterhall.claim.HiddenWorlds.SECOND;
import static winterhall.claim.HiddenWorlds.SPECTATOR;
import static winterhall.claim.HiddenWorlds.TRICKSTERS;
import static winterhall.claim.HiddenWorlds.armed;
import static winterhall.claim.HiddenWorlds.assertDiffer;
import static winterhall.claim.HiddenWorlds.assertSame;
import static winterhall.claim.HiddenWorlds.play;
import static winterhall.claim.HiddenWorlds.second;
import static winterhall.claim.HiddenWorlds.stage;
import static winterhall.claim.HiddenWorlds.told;
import static winterhall.claim.HiddenWorlds.with;
import static winterhall.claim.HiddenWorlds.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;

/// Fakes, the deck, blind followers, Toxics and artifacts show to those who may see them. (claim:H3–H5)
class HiddenPiecesTest {
    /// claim:H3 claim:F18 claim:RU56 Which of two Tricksters is the fake shows nowhere before S5.
    @ParameterizedTest
    @ValueSource(strings = {"hand", "followers", "score", "flail"})
    void realAndFakeAreSwapped(String zone) {
        Position<Board> before = world(
                TRICKSTERS,
                "seat-1 " + zone + " trickster-5",
                "seat-2 " + zone + " trickster-5",
                "seat-1 hand goblin-1",
                "seat-2 hand goblin-2");
        Board board = before.board();
        CardSet fives = board.cards().showing(Face.parse("trickster-5"));
        CardSet fakes = board.secrets().fakes();
        CardSet swapped = fakes.minus(fives).plus(fives.minus(fakes));
        assertThat(swapped).isNotEqualTo(fakes);
        Secrets secrets = new Secrets(board.secrets().numbers(), board.secrets().shown(), swapped);
        assertSame(before, with(before, board.with(secrets)), ALL);
    }

    /// claim:H3 claim:R34 At S5 it comes out.
    @Test
    void atTheEndFakesComeOut() {
        Setup setup = Setup.parse("claim seats 2 " + TRICKSTERS);
        Step<Board> mine = RandomMatch.REFEREE.begin(
                stage(setup, "moment scoring seat-1", "seat-1 fakes trickster-5", "seat-2 score trickster-5"),
                new QuickChance(1));
        Step<Board> theirs = RandomMatch.REFEREE.begin(
                stage(setup, "moment scoring seat-1", "seat-2 fakes trickster-5", "seat-1 score trickster-5"),
                new QuickChance(1));
        for (Viewer viewer : ALL) {
            assertThat(told(mine, viewer)).contains("fakes-unmasked seat-1 trickster-5 claim:F18@faction:trickster");
            assertThat(told(theirs, viewer)).contains("fakes-unmasked seat-2 trickster-5 claim:F18@faction:trickster");
        }
    }

    /// claim:H4 The order of the Deck.
    @Test
    void theDeckIsPermuted() {
        Position<Board> before =
                world("", "seat-1 hand goblin-1 goblin-2 goblin-3", "seat-2 hand knight-2 knight-3 knight-4");
        Board board = before.board();
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < board.deck().size(); place++) {
            order.add(board.deck().get(place));
        }
        Collections.reverse(order);
        CardRow reversed = CardRow.of(order.stream().mapToInt(Integer::intValue).toArray());
        assertThat(reversed).isNotEqualTo(board.deck());
        assertSame(before, with(before, board.with(board.deal(), reversed)), ALL);
    }

    /// claim:H4 claim:R21 A blind follower, exchanged with a card of the Deck or of one's own Hand, shows to its owner alone.
    @ParameterizedTest
    @CsvSource({"deck, deck", "seat-1 hand goblin-1, seat-1 hand goblin-1"})
    void aBlindFollowerIsReplaced(String from, String to) {
        Position<Board> before = world(
                "",
                "centre knight-9",
                "seat-1 followers undead-3",
                from + " dwarf-8",
                "seat-1 hand goblin-3",
                "seat-2 hand knight-2 knight-3");
        Position<Board> after = world(
                "",
                "centre knight-9",
                "seat-1 followers dwarf-8",
                to + " undead-3",
                "seat-1 hand goblin-3",
                "seat-2 hand knight-2 knight-3");
        assertSame(before, after, List.of(SECOND, SPECTATOR));
        assertDiffer(before, after, List.of(FIRST));
    }

    /// claim:H4 claim:R21 Who draws a follower sees it; the others hear only that it was drawn.
    @Test
    void aDrawnFollowerIsToldToItsOwnerAlone() {
        Step<Board> drawn = secondLoses("deck undead-3 goblin-9 dwarf-8");
        Step<Board> other = secondLoses("deck dwarf-8 goblin-9 undead-3");
        for (Viewer viewer : List.of(FIRST, SPECTATOR)) {
            assertThat(told(drawn, viewer)).isEqualTo(told(other, viewer)).contains("follower-drawn seat-2 ? no");
        }
        assertThat(told(drawn, SECOND)).contains("follower-drawn seat-2 undead-3 no");
        assertSame(drawn.position(), other.position(), List.of(FIRST, SPECTATOR));
        assertDiffer(drawn.position(), other.position(), List.of(SECOND));
    }

    private static Step<Board> secondLoses(String deck) {
        Position<Board> start =
                world("", "centre knight-9", deck, "seat-1 hand goblin-3 goblin-4", "seat-2 hand goblin-1 goblin-2");
        return play(play(start, 1, "play goblin-4").position(), 2, "play goblin-1");
    }

    /// claim:H5 claim:R6 Toxics that nobody has looked at.
    @Test
    void unseenToxicsArePermuted() {
        Position<Board> before = poisoned("toxics 7 x 0");
        assertSame(before, poisoned("toxics 0 7 x"), ALL);
        assertSame(before, poisoned("toxics 1 2 3"), ALL);
        Board board = before.board();
        List<Toxic> box = new ArrayList<>(board.toxics().box());
        Collections.reverse(box);
        Toxics turned = new Toxics(board.toxics().table(), List.copyOf(box), List.of(), false);
        assertThat(turned).isNotEqualTo(board.toxics());
        assertSame(before, with(before, board.with(turned)), ALL);
    }

    /// claim:H5 claim:F19 claim:X46 The one that a seat has looked at shows to that seat alone; that it looked shows to all.
    @Test
    void aSeenToxicShowsToWhoeverLooked() {
        Position<Board> seen = peekedLeft("toxics 7 x 0");
        assertSame(seen, peekedLeft("toxics 7 3 2"), ALL);
        assertSame(seen, peekedLeft("toxics 5 x 0"), List.of(SECOND, SPECTATOR));
        assertDiffer(seen, peekedLeft("toxics 5 x 0"), List.of(FIRST));
        Position<Board> declined = play(peeking("toxics 7 x 0"), 1, "decline").position();
        assertDiffer(seen, declined, ALL);
    }

    private static Position<Board> poisoned(String toxics) {
        return world(POISONERS, second(toxics, "seat-1 hand poisoner-6 goblin-1", "seat-2 hand poisoner-4 goblin-2"));
    }

    private static Position<Board> peeking(String toxics) {
        return play(play(poisoned(toxics), 1, "play poisoner-6").position(), 2, "play poisoner-4")
                .position();
    }

    private static Position<Board> peekedLeft(String toxics) {
        Step<Board> peeked = play(peeking(toxics), 1, "peek left");
        assertThat(told(peeked, SECOND)).contains("toxic-seen seat-1 left ? claim:F19@faction:poisoner");
        return peeked.position();
    }

    /// claim:H5 claim:R5 claim:A0b Artifacts of the other row and the box.
    @Test
    void artifactsOfTheOtherSeatArePermuted() {
        Position<Board> before = armed("magic-wand ice-sword", "kings-dagger spyglass endless-rope");
        Position<Board> after = armed("magic-wand ice-sword", "flail-of-dawn spyglass gamblers-dice");
        assertSame(before, after, List.of(FIRST, SPECTATOR));
        assertDiffer(before, after, List.of(SECOND));
        assertDiffer(before, armed("magic-wand ice-sword", "kings-dagger spyglass"), ALL);
    }
}
