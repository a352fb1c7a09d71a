package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.claim.HiddenWorlds.ALL;
import static winterhall.claim.HiddenWorlds.DEMONS;
import static winterhall.claim.HiddenWorlds.FIRST;
import static winterhall.claim.HiddenWorlds.SECOND;
import static winterhall.claim.HiddenWorlds.SPECTATOR;
import static winterhall.claim.HiddenWorlds.assertSame;
import static winterhall.claim.HiddenWorlds.play;
import static winterhall.claim.HiddenWorlds.second;
import static winterhall.claim.HiddenWorlds.stage;
import static winterhall.claim.HiddenWorlds.with;
import static winterhall.claim.HiddenWorlds.world;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Option;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.enginetest.ScriptedChance;

/// Cards that look alike cannot be told apart, by their order, their options or by which was played. (claim:H6)
class CardsAlikeTest {
    /// claim:H6 claim:F15 Hands are in the order of faction and class, however they came, and handles name a class only.
    @Test
    void handsAreSortedByWhatCanBeSeen() {
        Position<Board> before = world(
                DEMONS,
                second("seat-1 hand demon-9 goblin-4 demon-0 knight-2 demon-1", "seat-2 hand goblin-2 goblin-3"));
        Position<Board> after = world(
                DEMONS,
                second("seat-1 hand knight-2 demon-1 demon-9 demon-0 goblin-4", "seat-2 hand goblin-3 goblin-2"));
        assertSame(before, after, ALL);
        List<String> known = RandomMatch.REFEREE.view(before, FIRST).table().at(Seat.of(1)).known().stream()
                .map(Face::toString)
                .toList();
        assertThat(known).containsExactly("goblin-4", "knight-2", "demon-odd", "demon-odd", "demon-even");
        List<Option> offered = RandomMatch.REFEREE.offered(before, Seat.of(1));
        assertThat(offered.stream().map(Option::line))
                .containsExactly("play goblin-4", "play knight-2", "play demon-odd", "play demon-even");
        assertThat(offered.stream().flatMap(option -> option.anchors().stream()))
                .containsExactly("card:goblin-4", "card:knight-2", "card:demon-odd", "card:demon-even");
    }

    /// claim:H6 claim:P3 Cards that look alike are one option, not two.
    @ParameterizedTest
    @CsvSource({
        "goblin-0 goblin-0 goblin-0 knight-2, 2",
        "demon-1 demon-3 demon-5 demon-0, 2",
        "demon-1 demon-3 knight-2 goblin-0 goblin-0, 3"
    })
    void cardsAlikeAreOneOption(String hand, int options) {
        Position<Board> position = world(DEMONS, second("seat-1 hand " + hand, "seat-2 hand goblin-2 goblin-3"));
        assertThat(RandomMatch.REFEREE.options(position, Seat.of(1))).hasSize(options);
    }

    /// claim:H6 claim:P3 claim:RU69 A Demon whose number was shown is an option of its own; where it came in does not show.
    @Test
    void aShownDemonIsAnOptionOfItsOwn() {
        String[] shownFirst = {
            "seat-1 open demon-1", "seat-1 hand demon-3 demon-5", "seat-2 hand goblin-2", "shown demon-1"
        };
        String[] shownLast = {
            "seat-1 hand demon-3 demon-5", "seat-1 open demon-1", "seat-2 hand goblin-2", "shown demon-1"
        };
        Position<Board> before = world(DEMONS, second(shownFirst));
        Position<Board> after = world(DEMONS, second(shownLast));
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
        assertThat(RandomMatch.REFEREE.offered(before, Seat.of(1)).stream().map(Option::line))
                .containsExactly("play demon-odd", "play demon-1");
    }

    /// claim:H6 claim:F15 Of two Demons alike, which one was played and which stays is seen by nobody.
    @Test
    void whichOfTwoAlikeIsPlayedDoesNotShow() {
        Position<Board> before = world(
                DEMONS, second("seat-1 open demon-3", "seat-1 hand demon-7 goblin-1", "seat-2 hand goblin-2 goblin-3"));
        Position<Board> led = play(before, 1, "play demon-odd").position();
        assertThat(RandomMatch.REFEREE.view(led, SECOND).table().at(Seat.of(1)).known())
                .as("the Demon that all knew of may be the one that was played")
                .isEmpty();
        assertThat(RandomMatch.REFEREE.view(led, FIRST).table().at(Seat.of(1)).known())
                .hasSize(2);
    }

    /// claim:H6 claim:P16 claim:A13 The same if chance plays it: that all knew of one of them does not tell which it was.
    @Test
    void whichOfTwoAlikeIsDrawnDoesNotShow() {
        Position<Board> known = diced("seat-1 open demon-3", "seat-1 hand demon-7 goblin-1");
        Position<Board> unknown = diced("seat-1 open demon-7", "seat-1 hand demon-3 goblin-1");
        assertThat(known.board().trick().lead().card())
                .isNotEqualTo(unknown.board().trick().lead().card());
        assertSame(known, unknown, List.of(SECOND, SPECTATOR));
    }

    /// Gambler's Dice have drawn demon-3; the answer still has its window.
    private static Position<Board> diced(String... hand) {
        Setup setup = Setup.parse("claim seats 2 artifacts yes " + DEMONS);
        String[] table = {
            "moment trick seat-1",
            "phase 2",
            "seat-2 artifacts gamblers-dice ice-sword",
            "seat-2 hand goblin-2 goblin-3"
        };
        var chance = new ScriptedChance(List.of("demon-3", "goblin-2"), 1);
        Position<Board> window = RandomMatch.REFEREE
                .begin(stage(setup, with(table, hand)), chance)
                .position();
        return play(play(window, 2, "use gamblers-dice").position(), 2, "pass").position();
    }
}
