package winterhall.claim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
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
import winterhall.engine.Viewer;

/// Two tricks are left, two factions vote for each seat, and the fifth vote hangs on the next card.
class NoBlunderTest {
    private static final Claim CLAIM = new Claim();

    static List<Arguments> positions() {
        return List.of(
                Arguments.of(
                        "take the trick that wins the majority", """
                        seat-1 hand undead-4 goblin-1
                        seat-1 score goblin-5 goblin-6 knight-5 knight-6
                        seat-2 hand undead-9 undead-2
                        seat-2 score dwarf-5 dwarf-6 doppelganger-5 doppelganger-6
                        """,
                        "undead-4", "undead-9"),
                Arguments.of(
                        "lose the Dwarves that go to the loser (claim:F4)", """
                        seat-1 hand dwarf-5 goblin-0
                        seat-1 score goblin-5 goblin-6 knight-5 knight-6
                        seat-2 hand dwarf-9 dwarf-1
                        seat-2 score undead-5 undead-6 doppelganger-5 doppelganger-6
                        """,
                        "dwarf-5", "dwarf-1"),
                Arguments.of(
                        "strike the Goblin with a Knight (claim:F2)", """
                        seat-1 hand goblin-9 undead-0
                        seat-1 score goblin-5 undead-5 undead-6 undead-7 doppelganger-5
                        seat-2 hand knight-2 dwarf-8
                        seat-2 score goblin-6 dwarf-5 dwarf-6 dwarf-7 knight-7
                        """,
                        "goblin-9", "knight-2"),
                Arguments.of(
                        "lead the card that nobody beats first", """
                        moment trick seat-2
                        seat-1 hand undead-5 goblin-3
                        seat-1 score goblin-5 goblin-6 knight-5 knight-6
                        seat-2 hand undead-9 undead-0
                        seat-2 score dwarf-5 dwarf-6 doppelganger-5 doppelganger-6
                        """,
                        "", "undead-9"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    void searchFindsTheCard(String title, String board, String led, String right) {
        var referee = new Referee<>(CLAIM);
        Position<Board> position = staged(referee, board);
        if (!led.isEmpty()) {
            position = referee.advance(position, Seat.of(1), play(led)).position();
        }
        Seat seat = Seat.of(2);
        List<? extends Move> options = referee.options(position, seat);
        assertThat(options).hasSize(2);
        var view = referee.view(position, Viewer.at(seat));
        var search = Bots.named("search", CLAIM);
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(search.choose(view, options, Budget.ofIterations(200), new QuickChance(seed))
                            .move())
                    .isEqualTo(play(right));
        }
    }

    private static Position<Board> staged(Referee<Board, ?> referee, String board) {
        List<List<String>> lines = ("phase 2\n" + board)
                .lines()
                .map(line -> List.of(line.split(" ")))
                .toList();
        return referee.begin(CLAIM.staging().stage(Setup.of("claim", 2), lines), new QuickChance(1))
                .position();
    }

    private static ClaimMove play(String card) {
        return new ClaimMove.Play(Face.parse(card));
    }
}
