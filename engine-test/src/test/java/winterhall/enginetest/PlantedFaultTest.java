package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Chance;
import winterhall.engine.Explainer;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Refusal;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.enginetest.GameCheck.Level;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.Mood;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashMove;
import winterhall.enginetest.stash.StashRules;
import winterhall.enginetest.stash.StashTable;

/// Every law is shown to find the fault it forbids, in the smallest game that has it.
class PlantedFaultTest {
    private static final int GAMES = 60;

    /// Each planted fault is found by the law that forbids it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            NO_OPTION         | some-option             | seat-1 has no option
            TWO_RESTS         | distinct-options        | is offered rest twice
            MISSING_GAMBLE    | answers-judged          | gamble is not an option, and nothing forbids it
            HASTY_OPTIONS     | options-unopposed       | bid 3 is an option, but explained by stash:R2 no-bid
            PRYING_REASON     | answers-judged          | bid 3 is judged by what it does not know
            UNEQUAL_MOVES     | options-accepted        | is offered sulk but refused it
            OUTSIDE_COUNT     | options-accepted        | rest, played twice, leads to two positions
            THROWS            | options-accepted        | threw java.lang.IllegalStateException: too tired to rest at
            WRONG_ORDER       | orders-are-options      | pass, which is not an option
            WRONG_SCOPE       | orders-are-options      | the order cheer-or-pass any pass round gives
            TWO_WORDS         | moves-written           | oh dear
            STRANGE_EVENT     | events-written          | Yawned
            FORGETFUL_TEXT    | position-written        | the position reads back as another
            TELLING_ORDER     | imagined-worlds-fit     | imagines a world where its options are
            UNMARKED_DRAW     | undo-takes-no-knowledge | may be taken back: it was told
            UNMARKED_BIDS     | undo-takes-no-knowledge | may be taken back: it was told
            TELLING_ASK       | undo-takes-no-knowledge | may be taken back: it sees
            TELLING_ROLL      | undo-takes-no-knowledge | may be taken back: elsewhere chance is used
            LOST_CARD         | no-faults               | the cards are
            UNADDRESSED_ASK   | reader-is-you           | ask.take-turn in en does not call seat-1 you
            UNADDRESSED_STATE | reader-is-you           | game.where in en does not call seat-1 you
            """)
    void aPlantedFaultIsFound(Fault fault, String law, String what) {
        assertFound(new StashGame(fault), law, what);
    }

    @Test
    void theInvariantsFindWhatBreaksTheGame() {
        assertFoundOnLevel(Level.INVARIANTS, new StashGame(Fault.NO_OPTION), "some-option", "seat-1 has no option");
        assertFoundOnLevel(Level.INVARIANTS, new StashGame(Fault.LOST_CARD), "no-faults", "the cards are");
        assertFoundOnLevel(Level.INVARIANTS, new StashGame(Fault.THROWS), "play", "too tired to rest");
    }

    @Test
    void aGameWithoutEndIsFound() {
        var endless = GameCheck.of(new StashGame(Fault.ENDLESS)).games(5).longest(10);
        assertThat(endless.run().first())
                .allMatch(violation ->
                        violation.law().equals("end") && violation.what().equals("the game is not over after 10 moves"))
                .isNotEmpty();
    }

    @Test
    void aSetupThatTheGameRefusesIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public Setup anySetup(Chance.Source source) {
                        return Setup.of("stash", 5);
                    }
                },
                "play",
                "BadSetup");
    }

    @Test
    void aRefusalThatIsNotExplainedIsFound() {
        assertFound(
                explainedBy((view, honest) -> new Explained(honest) {
                    @Override
                    public Optional<Refusal> whyNot(Move candidate) {
                        return candidate.equals(new StashMove.Bid(3)) ? Optional.empty() : super.whyNot(candidate);
                    }
                }),
                "nothing-else-accepted",
                "bid 3 is refused by engine:not-an-option not-an-option");
    }

    /// Only before the first decision is it round 0.
    @Test
    void aViewThatCannotBeShownWithAnEventIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public StashTable view(StashBoard board, Viewer viewer) {
                        if (board.round() == 0) {
                            throw new IllegalStateException("not dealt yet");
                        }
                        return super.view(board, viewer);
                    }
                },
                "moments-shown",
                "not dealt yet");
    }

    @Test
    void aViewThatDoesNotReadBackIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public StashTable view(StashBoard board, Viewer viewer) {
                        StashTable table = super.view(board, viewer);
                        return new StashTable(
                                table.fault(), new Mood(false), table.round(), table.sides(), table.deck());
                    }
                },
                "views-written",
                "sees reads back as something else");
    }

    @Test
    void anExplanationThatThrowsIsFound() {
        assertFound(
                explainedBy((view, honest) -> new Explained(honest) {
                    @Override
                    public List<Move> candidates() {
                        return List.of(new StashMove.Rest());
                    }

                    @Override
                    public Optional<Refusal> whyNot(Move candidate) {
                        if (view.viewer().seat().isEmpty()) {
                            throw new IllegalStateException("who looks?");
                        }
                        return super.whyNot(candidate);
                    }
                }),
                "candidates-explained",
                "threw java.lang.IllegalStateException: who looks?");
    }

    @Test
    void aSeatThatIsNotAskedAndNotToldSoIsFound() {
        assertFound(
                explainedBy((view, honest) -> new Explained(honest) {
                    @Override
                    public Optional<Refusal> whyNot(Move candidate) {
                        return view.isAsked() ? super.whyNot(candidate) : Optional.empty();
                    }
                }),
                "candidates-explained",
                "is not an option, and nothing explains why");
    }

    @Test
    void anOptionThatIsExplainedAwayIsFoundThoughItIsNoCandidate() {
        assertFound(
                explainedBy((view, honest) -> new Explained(honest) {
                    @Override
                    public List<Move> candidates() {
                        var fewer = new ArrayList<>(super.candidates());
                        fewer.remove(new StashMove.Rest());
                        return fewer;
                    }

                    @Override
                    public Optional<Refusal> whyNot(Move candidate) {
                        return candidate instanceof StashMove.Rest
                                ? Optional.of(Refusal.of("stash:R2", "no-rest"))
                                : super.whyNot(candidate);
                    }
                }),
                "options-unopposed",
                "rest is an option, but explained by stash:R2 no-rest");
    }

    @Test
    void aLateMoveThatNothingExplainsIsFound() {
        assertFound(
                explainedBy((view, honest) -> new Explained(honest) {
                    @Override
                    public List<Move> candidates() {
                        return List.of();
                    }

                    @Override
                    public Optional<Refusal> whyNot(Move candidate) {
                        boolean late = candidate instanceof StashMove.Bid && !view.isAsked();
                        return late ? Optional.empty() : super.whyNot(candidate);
                    }
                }),
                "late-moves-explained",
                "is not an option, and nothing explains why");
    }

    /// Explains as well as the honest one, until a test overrides a method.
    private static class Explained implements Explainer {
        private final Explainer honest;

        Explained(Explainer honest) {
            this.honest = honest;
        }

        @Override
        public List<Move> candidates() {
            return honest.candidates();
        }

        @Override
        public Optional<Refusal> whyNot(Move candidate) {
            return honest.whyNot(candidate);
        }
    }

    private static StashGame explainedBy(BiFunction<View<StashTable>, Explainer, Explainer> change) {
        return new StashGame() {
            @Override
            public Explainer explainer(View<StashTable> view) {
                return change.apply(view, super.explainer(view));
            }
        };
    }

    @Test
    void aReplayThatPartsIsFound() {
        var opened = new AtomicInteger();
        var game = new StashGame() {
            @Override
            public Opening<StashBoard> open(Setup setup) {
                var board = super.open(setup).board();
                var tasks = new ArrayList<>(super.open(setup).tasks());
                return opened.getAndIncrement() % 2 == 0
                        ? new Opening<>(board, tasks)
                        : new Opening<>(board, List.of(new StashRules.DealCards(), new StashRules.DealCards()));
            }
        };
        assertThat(GameCheck.of(game).threads(1).games(1).run().first())
                .anyMatch(violation ->
                        violation.law().equals("replay") && violation.what().startsWith("on replay, move 1, "));
    }

    @Test
    void anImaginedWorldThatLooksDifferentIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public StashBoard imagine(StashTable view, Chance chance) {
                        StashBoard board = super.imagine(view, chance);
                        return new StashBoard(board.fault(), board.mood(), 1, board.sides(), board.deck());
                    }
                },
                "imagined-worlds-fit",
                "imagines a world that looks different");
    }

    @Test
    void anImaginedWorldThatCannotBeIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public StashBoard imagine(StashTable view, Chance chance) {
                        StashBoard board = super.imagine(view, chance);
                        var deck = board.deck().stream()
                                .map(_ -> board.deck().getFirst())
                                .toList();
                        return new StashBoard(board.fault(), board.mood(), board.round(), board.sides(), deck);
                    }
                },
                "imagined-worlds-fit",
                "imagines is impossible: the cards are");
    }

    @Test
    void anImaginedWorldThatCannotBePlayedIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public StashTable view(StashBoard board, Viewer viewer) {
                        StashTable table = super.view(board, viewer);
                        return new StashTable(Fault.NONE, table.mood(), table.round(), table.sides(), table.deck());
                    }

                    @Override
                    public StashBoard imagine(StashTable view, Chance chance) {
                        StashBoard board = super.imagine(view, chance);
                        return new StashBoard(Fault.THROWS, board.mood(), board.round(), board.sides(), board.deck());
                    }
                },
                "imagined-worlds-fit",
                "too tired to rest");
    }

    @Test
    void anOutcomeTooSoonOrTooLateIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public Optional<Outcome> outcome(StashBoard board) {
                        return Optional.of(new Outcome(List.of(1, 2, 2), "points"));
                    }
                },
                "outcome-at-the-end",
                "an outcome before the end");
        assertFound(
                new StashGame() {
                    @Override
                    public Optional<Outcome> outcome(StashBoard board) {
                        return Optional.empty();
                    }
                },
                "outcome-at-the-end",
                "the game is over without an outcome");
    }

    @Test
    void anOutcomeThatForgetsASeatIsFound() {
        assertFound(
                new StashGame() {
                    @Override
                    public Optional<Outcome> outcome(StashBoard board) {
                        return super.outcome(board).map(_ -> new Outcome(List.of(1, 2), "points"));
                    }
                },
                "outcome-at-the-end",
                "ranks [1, 2] for 3 seats");
    }

    private static void assertFound(StashGame game, String law, String what) {
        assertFoundOnLevel(Level.ALL, game, law, what);
    }

    /// Some game of the run breaks this law in this way.
    private static void assertFoundOnLevel(Level level, StashGame game, String law, String what) {
        var check = GameCheck.of(game).level(level);
        for (int number = 0; number < GAMES; number++) {
            for (Violation violation : check.only(number).first()) {
                if (violation.law().equals(law) && violation.what().contains(what)) {
                    return;
                }
            }
        }
        assertThat(check.games(GAMES).run().toString()).as("law " + law).contains(what);
    }
}
