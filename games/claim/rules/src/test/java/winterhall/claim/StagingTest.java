package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Opening;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.Viewer;

/// A layout that cannot be obeyed is refused with the words that are wrong and what would do.
class StagingTest {
    private static final Claim CLAIM = new Claim();
    private static final Setup POISON = Setup.of("claim", 2)
            .with("factions", "goblin,knight,demon,trickster,poisoner")
            .with("artifacts", "yes");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moment dawn seat-1 | moment dawn seat-1: there is no dawn; there are trick, phase-end, phase-2, scoring, votes",
                "phase 1 | this is a second line phase",
                "table goblin-4 | there is no table; there are moment, phase",
                "seat-1 pocket goblin-4 | there is no pocket; there are hand, open, followers",
                "seat-1 hand dragon-4 | there is no (further) dragon-4 in this deck",
                "seat-1 hand knight-4 knight-4 | there is no (further) knight-4",
                "seat-1 hand demon-3 demon-3 | there is no (further) demon-3",
                "seat-1 hand goblin | there is no card goblin; cards are written goblin-7, demon-odd",
                "seat-1 hand goblin-12 | there is no card goblin-12",
                "seat-1 hand goblin-odd | there is no card goblin-odd",
                "seat-1 hand goblin-07 | there is no card goblin-07",
                "seat-1 hand goblin-٤ | there is no card goblin-٤",
                "seat-1 followers goblin-4 | such a table cannot be: I2: seat-1 has followers after phase 1",
                "centre goblin-4 | such a table cannot be: I2: deck or centre is not empty after phase 1",
                "seat-1 flail goblin-4 goblin-5 | such a table cannot be: seat-1 has set aside more than one card",
                "seat-1 gnomes goblin-4 | such a table cannot be: the gnome row of seat-1 holds other cards: [goblin-4]",
                "trolls goblin-4 | such a table cannot be: the pool holds others than Trolls: [goblin-4]",
                "artifacts-played ice-sword | there is one ice-sword, and it is named twice",
                "seat-2 artifacts ice-sword | there is one ice-sword, and it is named twice",
                "seat-2 artifacts spyglass spyglass | there is one spyglass, and it is named twice",
                "seat-1 artifacts spyglass | this is a second line seat-1 artifacts",
                "seat-2 artifacts spyglass magic-wand endless-rope wishing-lamp | such a table cannot be: R5: seat-2 has"
                        + " more artifacts than the three it was dealt: [wishing-lamp, spyglass, magic-wand,"
                        + " endless-rope]",
                "seat-1 fakes trickster-5 trickster-5 | such a table cannot be: F18: of the two trickster-5 one is real",
                "seat-1 fakes goblin-4 | only Tricksters can be fakes",
                "locations tavern pit forest | such a table cannot be: R7: there is at most one setting and one"
                        + " building, not [tavern, pit, forest]",
                "locations forest lava-fields | such a table cannot be: R7: there is at most one setting",
                "seat-2 artifacts excalibur | there is no artifact excalibur",
                "seat-1 lost 300 | a number from 0 to 99 is wanted, not 300",
                "shown goblin-4 | the number of goblin-4 is never hidden",
                "shown demon-3 | lay demon-3 out first",
                "toxics 7 7 7 | toxics: three of",
                "toxics 7 | toxics: three of",
                "toxics 1 2 99999999999 | there is no Toxic 99999999999; there are 0 to 10 and x",
                "toxics 1 2 -5 | there is no Toxic -5",
                "locations swamp | there is no location swamp",
            })
    void aBadLineIsNamed(String line, String complaint) {
        assertThatThrownBy(() -> stage(POISON, "phase 2", "seat-1 artifacts ice-sword", line))
                .isInstanceOf(BadStage.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void thereIsOneMoment() {
        assertThatThrownBy(() -> stage(POISON, "moment phase-2", "moment scoring"))
                .isInstanceOf(BadStage.class)
                .hasMessageContaining("moment scoring: this is a second line moment");
    }

    /// A word that nobody would read to its end is not repeated whole.
    @Test
    void aLongWordIsCut() {
        assertThatThrownBy(() -> stage(POISON, "seat-1 hand goblin-" + "4".repeat(1_000_000)))
                .hasMessageContaining("there is no card goblin-444")
                .hasMessageContaining("… cards are written goblin-7")
                .satisfies(refused -> assertThat(
                                String.valueOf(refused.getMessage()).length())
                        .isLessThan(400));
    }

    /// What a table does not play with is not laid out and then forgotten.
    @Test
    void piecesThatAreNotInPlayAreRefused() {
        Setup base = Setup.of("claim", 2);
        assertThatThrownBy(() -> stage(base, "phase 2", "seat-1 artifacts ice-sword"))
                .hasMessageContaining("artifacts are played with where the game line says artifacts yes");
        assertThatThrownBy(() -> stage(base, "phase 2", "artifacts-played ice-sword"))
                .hasMessageContaining("artifacts yes");
        assertThatThrownBy(() -> stage(base, "phase 2", "toxics 3 7 x"))
                .hasMessageContaining("toxics lie on the table where there are Poisoners");
        assertThatThrownBy(() -> stage(Setup.of("claim", 3), "phase 2", "locations tavern"))
                .hasMessageContaining("there are no locations for 3 seats");
    }

    /// claim:R18 claim:R20 A trick of phase 1 takes two cards off the deck, and so does each that can follow it.
    @Test
    void aDeckThatDoesNotFitTheHandsIsRefused() {
        Setup base = Setup.of("claim", 2);
        assertThatThrownBy(() ->
                        stage(base, "seat-1 hand goblin-4", "seat-2 hand goblin-5", "deck dwarf-1 dwarf-2 dwarf-3"))
                .hasMessageContaining("deck and centre: 2 cards are needed")
                .hasMessageContaining("not 3");
        assertThat(stage(base, "seat-1 hand goblin-4", "seat-2 hand goblin-5")
                        .deck()
                        .size())
                .isEqualTo(2);
    }

    @Test
    void placesAreReadBackInWords() {
        Board board = stage(
                POISON,
                "moment trick seat-2",
                "phase 2",
                "seat-1 hand goblin-4 demon-3",
                "seat-2 hand knight-4",
                "seat-1 score poisoner-5 goblin-0",
                "seat-2 artifacts ice-sword",
                "seat-2 flail goblin-9",
                "artifacts-played magic-wand",
                "toxics 3 x 7",
                "locations pit",
                "seat-1 lost 2",
                "seat-1 lost-this-phase 1");
        assertThat(look(board, "leader")).contains("seat-2");
        assertThat(look(board, "phase")).contains("gathering");
        assertThat(look(board, "deck")).contains("none");
        assertThat(look(board, "centre", "count")).contains("0");
        assertThat(look(board, "trolls")).contains("none");
        assertThat(look(board, "frozen")).contains("none");
        assertThat(look(board, "trick")).contains("none");
        assertThat(look(board, "locations")).contains("pit");
        assertThat(look(board, "toxics")).contains("3 x 7");
        assertThat(look(board, "seat-1", "hand")).contains("goblin-4 demon-3");
        assertThat(look(board, "seat-1", "score", "has", "poisoner-5")).contains("yes");
        assertThat(look(board, "seat-1", "score", "has", "poisoner-6")).contains("no");
        assertThat(look(board, "seat-2", "artifacts")).contains("ice-sword");
        assertThat(look(board, "seat-2", "flail")).contains("goblin-9");
        assertThat(look(board, "seat-1", "lost")).contains("2");
        assertThat(look(board, "seat-1", "lost-this-phase")).contains("1");
        assertThat(look(board, "seat-1", "followers")).contains("none");
        assertThat(look(board, "seat-1", "gnomes")).contains("none");
    }

    @Test
    void placesThatDoNotExistAreEmpty() {
        Board board = stage(POISON, "seat-1 hand goblin-4", "seat-2 hand knight-4");
        for (String place : List.of(
                "",
                "moon",
                "seat-1",
                "seat-1 pocket",
                "seat-1 value",
                "vote",
                "vote goblin",
                "reason",
                "leader x",
                "discard has",
                "seat-1 hand has goblin-4 x")) {
            List<String> words = place.isEmpty() ? List.of() : Arrays.asList(place.split(" "));
            assertThat(CLAIM.staging().look(board, words)).as(place).isEmpty();
        }
        ClaimView view = CLAIM.view(board, Viewer.at(Seat.of(1)));
        for (String place : List.of("", "moon", "seat-1", "seat-1 pocket", "leader x", "centre x")) {
            List<String> words = place.isEmpty() ? List.of() : Arrays.asList(place.split(" "));
            assertThat(CLAIM.staging().seen(view, words)).as(place).isEmpty();
        }
    }

    @Test
    void aViewIsReadBackAsItsViewerSeesIt() {
        Board board = stage(
                POISON,
                "moment trick seat-1",
                "phase 2",
                "seat-1 hand goblin-4 demon-3",
                "seat-1 open goblin-5",
                "seat-2 hand knight-4",
                "seat-2 flail goblin-9",
                "seat-2 artifacts ice-sword spyglass",
                "toxics 3 x 7");
        ClaimView own = CLAIM.view(board, Viewer.at(Seat.of(2)));
        ClaimView other = CLAIM.view(board, Viewer.at(Seat.of(1)));
        assertThat(seen(own, "seat-2", "flail")).contains("goblin-9");
        assertThat(seen(other, "seat-2", "flail")).contains("?");
        assertThat(seen(other, "seat-1", "flail")).contains("none");
        assertThat(seen(other, "seat-1", "hand")).contains("goblin-4 goblin-5 demon-odd");
        assertThat(seen(own, "seat-1", "hand")).contains("goblin-5");
        assertThat(seen(own, "seat-1", "hand", "count")).contains("3");
        assertThat(seen(own, "seat-1", "open")).contains("goblin-5");
        assertThat(seen(own, "seat-2", "artifacts")).contains("spyglass ice-sword");
        assertThat(seen(other, "seat-2", "artifacts")).contains("none");
        assertThat(seen(other, "seat-2", "artifacts", "count")).contains("2");
        assertThat(seen(own, "seat-1", "followers", "count")).contains("0");
        assertThat(seen(own, "seat-1", "followers")).contains("none");
        assertThat(seen(own, "seat-1", "score")).contains("none");
        assertThat(seen(own, "seat-1", "gnomes")).contains("none");
        assertThat(seen(own, "toxics")).contains("? ? ?");
        assertThat(seen(own, "trick")).contains("none");
        assertThat(seen(own, "leader")).contains("seat-1");
        assertThat(seen(own, "deck")).contains("0");
        assertThat(seen(own, "deck-top")).contains("none");
        assertThat(seen(own, "centre")).contains("none");
        assertThat(seen(own, "discard", "has", "knight-4")).contains("no");
    }

    @Test
    void everyoneSeesTrueFacesAndHasNothingToImagine() {
        Board board = stage(POISON, "phase 2", "seat-1 hand demon-3", "seat-2 hand demon-8", "toxics 3 x 7");
        ClaimView all = CLAIM.view(board, Viewer.everyone());
        assertThat(seen(all, "seat-1", "hand")).contains("demon-3");
        assertThat(seen(all, "seat-2", "hand")).contains("demon-8");
        assertThat(seen(all, "toxics")).contains("3 x 7");
        assertThatThrownBy(() -> CLAIM.imagine(all, new QuickChance(1)))
                .hasMessageContaining("there is nothing to imagine");
    }

    private static Optional<String> look(Board board, String... place) {
        return CLAIM.staging().look(board, List.of(place));
    }

    private static Optional<String> seen(ClaimView view, String... place) {
        return CLAIM.staging().seen(view, List.of(place));
    }

    private static Board stage(Setup setup, String... lines) {
        var opening = opening(setup, lines);
        assertThat(new Referee<>(CLAIM).begin(opening, new QuickChance(1)).position())
                .isNotNull();
        return opening.board();
    }

    private static Opening<Board> opening(Setup setup, String... lines) {
        return CLAIM.staging()
                .stage(
                        setup,
                        Arrays.stream(lines)
                                .map(line -> List.of(line.split(" ")))
                                .toList());
    }
}
