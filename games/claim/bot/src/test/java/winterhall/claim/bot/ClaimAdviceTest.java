package winterhall.claim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.claim.Artifact;
import winterhall.claim.Board;
import winterhall.claim.Claim;
import winterhall.claim.ClaimMove;
import winterhall.claim.Face;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Rules of thumb, seen through what is suggested on set boards.
class ClaimAdviceTest {
    private static final Claim CLAIM = new Claim();
    private static final Referee<Board, ?> REFEREE = new Referee<>(CLAIM);
    private static final ClaimAdvice ADVICE = new ClaimAdvice();

    @ParameterizedTest
    @CsvSource({
        // phase, centre, hand, led, card
        "1, undead-9, goblin-1 goblin-6 goblin-9, goblin-4, goblin-6", // a good prize, won cheaply
        "1, undead-1, goblin-1 goblin-6 goblin-9, goblin-4, goblin-1", // a poor one, lost cheaply
        "1, undead-9, knight-3 dwarf-9 undead-2, goblin-9, knight-3", // a Knight takes a Goblin (claim:F2)
        "1, undead-9, dwarf-2 doppelganger-8, dwarf-4, doppelganger-8", // a Doppelgänger follows (claim:F5)
        "1, undead-9, dwarf-2 knight-8 undead-4, goblin-0, knight-8",
        "2, '', dwarf-1 dwarf-9, dwarf-5, dwarf-1", // Dwarves are better lost (claim:F4)
        "2, '', undead-1 undead-6 undead-9, undead-5, undead-6",
        "2, '', knight-7 dwarf-3, undead-5, dwarf-3" // nothing can win: give the least
    })
    void followsWithTheCheapestCardThatServes(int phase, String centre, String hand, String led, String card) {
        Position<Board> position = staged(phase, centre, "seat-1 hand " + led + " knight-2", "seat-2 hand " + hand);
        position = REFEREE.advance(position, Seat.of(1), play(led)).position();
        assertThat(suggested(position, Seat.of(2))).isEqualTo(play(card));
    }

    @ParameterizedTest
    @CsvSource({"1, undead-9, undead-8", "1, undead-1, goblin-1", "2, '', undead-8"})
    void leadsHighForWhatItWants(int phase, String centre, String card) {
        Position<Board> position = staged(
                phase, centre, "seat-1 hand goblin-1 dwarf-7 undead-8", "seat-2 hand knight-5 knight-6 knight-7");
        assertThat(suggested(position, Seat.of(1))).isEqualTo(play(card));
    }

    @Test
    void keepsArtifactsBackMostOfTheTime() {
        Setup setup = Setup.of("claim", 2).with("artifacts", "yes");
        Position<Board> position =
                staged(setup, "seat-1 artifacts mask-of-darkness", "seat-1 hand goblin-1", "seat-2 hand goblin-2");
        assertThat(REFEREE.options(position, Seat.of(1)).size()).isEqualTo(2);
        assertThat(suggested(position, Seat.of(1))).isEqualTo(new ClaimMove.Pass());
        assertThat(suggestions(position, Seat.of(1))).contains(new ClaimMove.Use(Artifact.MASK_OF_DARKNESS));
    }

    @Test
    void valuesVotesAndStrength() {
        double even = worth("");
        assertThat(worth("seat-1 score undead-3")).isGreaterThan(even);
        assertThat(worth("seat-2 score undead-3")).isLessThan(even);
        assertThat(worth("seat-1 followers doppelganger-9", "seat-2 followers goblin-0"))
                .isGreaterThan(worth("seat-1 followers goblin-0", "seat-2 followers doppelganger-9"));
    }

    private static double worth(String... lines) {
        var all = new ArrayList<>(List.of("seat-1 hand dwarf-4", "seat-2 hand dwarf-5"));
        all.addAll(List.of(lines));
        all.removeIf(String::isEmpty);
        Position<Board> position = staged(Setup.of("claim", 2), all.toArray(String[]::new));
        assertThat(ADVICE.isQuiet(position.board())).isTrue();
        return ADVICE.worth(position.board(), Seat.of(1));
    }

    /// What it says most often: now and then it says anything.
    private static Move suggested(Position<Board> position, Seat seat) {
        List<Move> said = suggestions(position, seat);
        return said.stream()
                .filter(move -> said.stream().filter(move::equals).count() > said.size() / 2)
                .findFirst()
                .orElseThrow();
    }

    private static List<Move> suggestions(Position<Board> position, Seat seat) {
        List<? extends Move> options = REFEREE.options(position, seat);
        var chance = new QuickChance(1);
        return IntStream.range(0, 200)
                .<Move>mapToObj(nth -> ADVICE.suggest(
                        position.board(), seat, options, chance.split(nth).source("")))
                .toList();
    }

    private static Position<Board> staged(int phase, String centre, String... lines) {
        var all = new ArrayList<>(List.of("phase " + phase));
        if (!centre.isEmpty()) {
            all.add("centre " + centre);
        }
        all.addAll(List.of(lines));
        return staged(Setup.of("claim", 2), all.toArray(String[]::new));
    }

    private static Position<Board> staged(Setup setup, String... lines) {
        List<List<String>> words =
                List.of(lines).stream().map(line -> List.of(line.split(" "))).toList();
        return REFEREE.begin(CLAIM.staging().stage(setup, words), new QuickChance(1))
                .position();
    }

    private static ClaimMove play(String card) {
        return new ClaimMove.Play(Face.parse(card));
    }
}
