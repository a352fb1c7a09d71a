package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;

/// Which of the sixteen artifacts a seat may play in which window: these and no others. (claim:A0f, claim:W3)
class WindowsTest {
    private static final Claim CLAIM = new Claim();
    private static final Referee<Board, ClaimView> REFEREE = new Referee<>(CLAIM);

    /// Seat-1 leads; each artifact is tried alone.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pre     | trick     | 1 | goblin-5 | goblin-6 | seat-1 | prowlers-torch flask-of-tears mask-of-darkness gamblers-dice
            pre     | trick     | 1 | goblin-5 | goblin-6 | seat-2 | prowlers-torch flask-of-tears mask-of-darkness gamblers-dice
            pre     | trick     | 2 | goblin-5 | goblin-6 | seat-1 | endless-rope flask-of-tears mask-of-darkness gamblers-dice book-of-memories
            pre     | trick     | 2 | goblin-5 | goblin-6 | seat-2 | endless-rope flask-of-tears mask-of-darkness gamblers-dice
            led     | trick     | 1 | goblin-5 | goblin-6 | seat-1 | hunting-cloak magic-wand bottomless-bottle mirror-of-lies
            led     | trick     | 1 | goblin-5 | goblin-6 | seat-2 | kings-dagger
            led     | trick     | 2 | goblin-5 | goblin-6 | seat-1 | hunting-cloak wishing-lamp magic-wand endless-rope bottomless-bottle mirror-of-lies
            led     | trick     | 2 | goblin-5 | goblin-6 | seat-2 | kings-dagger endless-rope
            done    | trick     | 1 | goblin-4 | goblin-5 | seat-1 | kings-dagger magic-wand mirror-of-lies ice-sword
            done    | trick     | 1 | goblin-5 | goblin-4 | seat-2 | magic-wand mirror-of-lies ice-sword
            done    | trick     | 2 | goblin-4 | goblin-5 | seat-1 | kings-dagger magic-wand endless-rope mirror-of-lies ice-sword
            done    | trick     | 2 | goblin-5 | goblin-4 | seat-2 | magic-wand endless-rope mirror-of-lies ice-sword
            won     | trick     | 2 | goblin-5 | goblin-4 | seat-1 | spyglass endless-rope
            won     | trick     | 2 | goblin-5 | goblin-4 | seat-2 | endless-rope
            p1end   | phase-end | 2 | goblin-5 | goblin-4 | seat-1 | gamblers-book
            p2start | phase-2   | 2 | goblin-5 | goblin-4 | seat-1 | flail-of-dawn endless-rope
            """)
    void theseCanBePlayedAndNoOthers(
            String window, String moment, int phase, String lead, String answer, Seat seat, String playable) {
        var found = new ArrayList<String>();
        for (Artifact artifact : Artifact.values()) {
            boolean ending = moment.equals("phase-end");
            Position<Board> position = at(
                    window,
                    "moment " + moment + " seat-1",
                    "phase " + phase,
                    "seat-1 " + (ending ? "followers " : "hand ") + lead + " dwarf-1",
                    "seat-2 " + (ending ? "followers " : "hand ") + answer + " dwarf-2",
                    seat + " lost 3",
                    ending ? "discard undead-1" : seat + " score undead-1",
                    seat + " artifacts " + artifact);
            if (REFEREE.options(position, seat).contains(MoveCache.use(artifact))) {
                found.add(artifact.toString());
            }
        }
        assertThat(String.join(" ", found)).isEqualTo(inOrder(playable));
    }

    /// The question names what can be played in it, to the seat that is asked. (claim:W1)
    @Test
    void theQuestionNamesWhatCanBePlayed() {
        Seat owner = Seat.of(1);
        String[] board = {
            "moment trick seat-1", "phase 1", "seat-1 hand goblin-5 dwarf-1", "seat-2 hand goblin-6 dwarf-2"
        };
        assertThat(words(owner, at("pre", with(board, "seat-1 artifacts gamblers-dice ice-sword mask-of-darkness"))))
                .containsEntry("artifact", "mask-of-darkness,gamblers-dice");
        assertThat(words(owner, at("pre", with(board, "seat-1 artifacts ice-sword"))))
                .containsEntry("artifact", "none");
    }

    private static Map<String, String> words(Seat seat, Position<Board> position) {
        return CLAIM.explainer(REFEREE.view(position, Viewer.at(seat))).words();
    }

    private static String[] with(String[] board, String line) {
        return Stream.concat(Arrays.stream(board), Stream.of(line)).toArray(String[]::new);
    }

    /// A card that Gambler's Book has discarded is not a trick that was played. (claim:A6)
    @Test
    void theBookLeavesTheCountOfTricksAlone() {
        Seat owner = Seat.of(1);
        Position<Board> before = at(
                "p1end",
                "moment phase-end seat-1",
                "seat-1 followers goblin-5 dwarf-1",
                "seat-2 followers goblin-4 dwarf-2",
                "seat-1 artifacts gamblers-book");
        Position<Board> within = REFEREE.advance(before, owner, MoveCache.use(Artifact.GAMBLERS_BOOK))
                .position();
        assertThat(within.board().deal().size(Board.hand(owner))).isEqualTo(1);
        assertThat(trick(within)).isEqualTo(trick(before));
    }

    private static String trick(Position<Board> position) {
        return CLAIM.where(CLAIM.view(position.board(), Viewer.everyone())).get("trick");
    }

    /// Plays the first card and passes until this window asks.
    private static Position<Board> at(String window, String... lines) {
        var words =
                List.of(lines).stream().map(line -> List.of(line.split(" "))).toList();
        Position<Board> position = REFEREE.begin(
                        CLAIM.staging().stage(Setup.of("claim", 2).with("artifacts", "yes"), words), new QuickChance(1))
                .position();
        while (!(position.agenda().top() instanceof Windows.ActInWindow(var moment, var _)
                && moment == ArtifactWindow.valueOf(window.toUpperCase(java.util.Locale.ROOT)))) {
            Seat asked = REFEREE.awaited(position).getFirst();
            Move first = REFEREE.options(position, asked).getFirst();
            position = REFEREE.advance(position, asked, first).position();
        }
        return position;
    }

    private static String inOrder(String words) {
        List<String> named = List.of(words.split(" "));
        return String.join(
                " ",
                List.of(Artifact.values()).stream()
                        .map(Artifact::toString)
                        .filter(named::contains)
                        .toList());
    }
}
