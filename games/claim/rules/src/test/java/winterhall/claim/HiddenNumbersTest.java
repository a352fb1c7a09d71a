package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.claim.HiddenWorlds.ALL;
import static winterhall.claim.HiddenWorlds.DEMONS;
import static winterhall.claim.HiddenWorlds.FIRES;
import static winterhall.claim.HiddenWorlds.FIRST;
import static winterhall.claim.HiddenWorlds.SECOND;
import static winterhall.claim.HiddenWorlds.SPECTATOR;
import static winterhall.claim.HiddenWorlds.assertDiffer;
import static winterhall.claim.HiddenWorlds.assertSame;
import static winterhall.claim.HiddenWorlds.play;
import static winterhall.claim.HiddenWorlds.second;
import static winterhall.claim.HiddenWorlds.told;
import static winterhall.claim.HiddenWorlds.world;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Position;
import winterhall.engine.Step;
import winterhall.engine.Viewer;

/// The numbers of Demons and Fire Elementals show to nobody until all have played. (claim:H2)
class HiddenNumbersTest {
    /// claim:H2 claim:F15 claim:RU52 claim:X38 Two unshown Demons of one class, wherever they lie.
    @ParameterizedTest
    @CsvSource({
        "seat-1 hand, seat-1 hand",
        "seat-1 hand, seat-2 hand",
        "seat-1 hand, deck",
        "seat-1 hand, centre",
        "seat-2 hand, seat-1 followers",
        "seat-1 followers, seat-2 followers",
        "seat-1 score, seat-2 hand",
        "seat-1 score, seat-1 score",
        "discard, seat-2 hand",
        "seat-1 flail, seat-2 flail"
    })
    void numbersOfUnshownDemonsAreSwapped(String one, String other) {
        Position<Board> before = world(DEMONS, demons(one, "demon-3", other, "demon-7"));
        Position<Board> after = world(DEMONS, demons(one, "demon-7", other, "demon-3"));
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
    }

    /// claim:H2 claim:H6 The same if the two pieces of cardboard change places as well.
    @Test
    void whichPieceOfCardboardBearsTheNumberDoesNotShow() {
        Position<Board> before = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-7 goblin-2");
        Position<Board> after = world(DEMONS, "seat-2 hand demon-7 goblin-2", "seat-1 hand demon-3 goblin-1");
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
    }

    /// claim:H2 claim:F17
    @Test
    void numbersOfUnshownFireElementalsAreSwapped() {
        assertSame(
                world(FIRES, "seat-1 hand fire-elemental-0 goblin-1", "seat-2 hand fire-elemental-4 goblin-2"),
                world(FIRES, "seat-1 hand fire-elemental-4 goblin-1", "seat-2 hand fire-elemental-0 goblin-2"),
                ALL);
        assertDiffer(
                world(FIRES, "seat-1 hand fire-elemental-4 goblin-1", "seat-2 hand fire-elemental-5 goblin-2"),
                world(FIRES, "seat-1 hand fire-elemental-5 goblin-1", "seat-2 hand fire-elemental-4 goblin-2"),
                List.of(FIRST, SECOND));
    }

    /// claim:H2 claim:F15 claim:RU69 What may be told apart: another class by its holder, a shown number by all.
    @Test
    void anotherClassAndAShownNumberDoShow() {
        Position<Board> odd = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-4 goblin-2");
        Position<Board> even = world(DEMONS, "seat-1 hand demon-4 goblin-1", "seat-2 hand demon-3 goblin-2");
        assertDiffer(odd, even, List.of(FIRST, SECOND));
        assertSame(odd, even, List.of(SPECTATOR));
        assertDiffer(
                world(
                        DEMONS,
                        "seat-1 score demon-3",
                        "seat-2 score demon-7",
                        "shown demon-3 demon-7",
                        "seat-1 hand goblin-1"),
                world(
                        DEMONS,
                        "seat-1 score demon-7",
                        "seat-2 score demon-3",
                        "shown demon-3 demon-7",
                        "seat-1 hand goblin-1"),
                ALL);
    }

    /// claim:H2 claim:R12 claim:F15 Nobody is told a number before all have played; then everybody is.
    @Test
    void numbersAreToldWhenAllHavePlayedAndNotBefore() {
        Position<Board> three = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-8 demon-7");
        Position<Board> seven = world(DEMONS, "seat-1 hand demon-7 goblin-1", "seat-2 hand demon-8 demon-3");
        Step<Board> ledThree = play(three, 1, "play demon-odd");
        Step<Board> ledSeven = play(seven, 1, "play demon-odd");
        for (Viewer viewer : ALL) {
            assertThat(told(ledThree, viewer)).isEqualTo(told(ledSeven, viewer)).contains("card-led seat-1 demon-odd");
        }
        assertSame(ledThree.position(), ledSeven.position(), ALL);
        Step<Board> shownThree = play(ledThree.position(), 2, "play demon-even");
        Step<Board> shownSeven = play(ledSeven.position(), 2, "play demon-even");
        for (Viewer viewer : ALL) {
            assertThat(told(shownThree, viewer))
                    .contains(
                            "number-shown seat-1 demon-3 claim:F15@faction:demon",
                            "number-shown seat-2 demon-8 claim:F15@faction:demon");
            assertThat(told(shownSeven, viewer)).contains("number-shown seat-1 demon-7 claim:F15@faction:demon");
        }
    }

    /// claim:H2 claim:RU80 claim:A5 An answer of the Wishing Lamp separates them.
    @Test
    void theLampSeparatesThem() {
        String[] before = {
            "seat-1 artifacts wishing-lamp", "seat-1 hand undead-2 goblin-1", "seat-2 hand demon-3 goblin-2"
        };
        String[] after = {
            "seat-1 artifacts wishing-lamp", "seat-1 hand undead-2 goblin-1", "seat-2 hand demon-7 goblin-2"
        };
        Position<Board> three = world(DEMONS + " artifacts yes", second(before));
        Position<Board> seven = world(DEMONS + " artifacts yes", second(after));
        for (String move : List.of("pass", "play undead-2", "use wishing-lamp")) {
            three = play(three, 1, move).position();
            seven = play(seven, 1, move).position();
            assertSame(three, seven, ALL);
        }
        assertThat(told(play(three, 1, "name demon-3"), SECOND))
                .contains("card-named seat-1 demon-3 yes claim:A5@artifact:wishing-lamp");
        assertThat(told(play(seven, 1, "name demon-3"), SECOND))
                .contains("card-named seat-1 demon-3 no claim:A5@artifact:wishing-lamp");
        assertDiffer(
                play(three, 1, "name demon-3").position(),
                play(seven, 1, "name demon-3").position(),
                ALL);
    }

    /// Two lines that lay a Demon each, and hands to play with; in phase 2 where only that has such a place.
    private static String[] demons(String one, String first, String other, String second) {
        boolean late = one.contains("flail");
        var lines = new ArrayList<String>(late ? List.of("phase 2") : List.of());
        lines.addAll(List.of(one + " " + first, other + " " + second));
        lines.addAll(List.of("seat-1 hand goblin-1 goblin-2", "seat-2 hand knight-2 knight-3"));
        return lines.toArray(String[]::new);
    }
}
