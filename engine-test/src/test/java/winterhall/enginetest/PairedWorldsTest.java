package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Undo;
import winterhall.engine.Viewer;
import winterhall.enginetest.PairedWorlds.Report;
import winterhall.enginetest.stash.Card;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashEvent;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashMove;
import winterhall.enginetest.stash.StashRules.TakeTurn;
import winterhall.enginetest.stash.StashTable;

class PairedWorldsTest {
    private static final int PAIRS = 400;

    @Test
    void aSoundGameLeaksNothing() {
        Report report = PairedWorlds.of(new StashGame()).run(2000, 1);
        assertThat(report.toString()).matches("stash: 2000 pairs, [0-9]{4,} moments, 0 leaks");
        assertThat(report.moments()).isGreaterThan(4000);
    }

    @Test
    void theSameSeedFindsTheSameOnAnyNumberOfThreads() {
        var worlds = PairedWorlds.of(new StashGame(Fault.LOUD_STASH));
        assertThat(worlds.threads(1).run(200, 7)).isEqualTo(worlds.threads(4).run(200, 7));
        assertThat(worlds.run(200, 8)).isNotEqualTo(worlds.run(200, 7));
    }

    /// No hands, no bids, a deck in order: two turns in which everything lies open.
    @Test
    void aGameThatHidesNothingGivesNoPairs() {
        var open = new StashGame() {
            @Override
            public Opening<StashBoard> open(Setup setup) {
                StashBoard dealt = sorted(super.open(setup).board(), Card.ALL);
                return new Opening<>(dealt, List.of(new TakeTurn(Seat.of(1)), new TakeTurn(Seat.of(2))));
            }

            @Override
            public StashTable view(StashBoard board, Viewer viewer) {
                return super.view(board, Viewer.everyone());
            }

            @Override
            public StashBoard imagine(StashTable view, Chance chance) {
                StashBoard board = super.imagine(view, chance);
                return sorted(board, board.deck());
            }

            private StashBoard sorted(StashBoard board, List<Card> deck) {
                return new StashBoard(
                        board.fault(),
                        board.mood(),
                        board.round(),
                        board.sides(),
                        deck.stream().sorted().toList());
            }
        };
        assertThat(PairedWorlds.of(open).run(100, 1)).hasToString("stash: 0 pairs, 0 moments, 0 leaks");
    }

    /// Rules that let a viewer tell two worlds apart.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LOUD_STASH     | the worlds can be told apart      | told stashed-aloud
            LOUD_DRAW      | told what its table does not show | drawn-aloud
            OVERHEARD_DRAW | told what its table does not show | drawn-overheard
            SILENT_DRAW    | shown what it was not told        | card-
            UNMARKED_DRAW  | the worlds can be told apart      | told drawn-unmarked
            UNMARKED_BIDS  | the worlds can be told apart      | told bids-whispered
            TELLING_ORDER  | the worlds can be told apart      | option
            TELLING_ASK    | the worlds can be told apart      | agenda
            TELLING_ROLL   | the worlds can be told apart      | told thrown
            """)
    void aPlantedLeakIsFound(Fault fault, String what, String line) {
        var worlds = PairedWorlds.of(new StashGame(fault)).passing(List.of());
        for (int seed = 0; seed < 10; seed++) {
            for (Leak leak : worlds.run(PAIRS, seed).first()) {
                if (leak.what().equals(what) && leak.truth().contains(line)) {
                    return;
                }
            }
        }
        assertThat(worlds.run(PAIRS, 0).toString())
                .as(fault.name())
                .contains(what)
                .contains(line);
    }

    /// The next seat's hand lies open; imagined worlds keep it, so that they look the same until it draws.
    @Test
    void aViewThatShowsTooMuchIsFoundByDealingAnew() {
        var open = new StashGame() {
            @Override
            public StashTable view(StashBoard board, Viewer viewer) {
                StashTable table = super.view(board, viewer);
                var sides = new ArrayList<>(table.sides());
                viewer.seat()
                        .map(seat -> seat.next(board.seats()))
                        .ifPresent(next -> sides.set(
                                next.index(),
                                super.view(board, Viewer.at(next)).sides().get(next.index())));
                return new StashTable(table.fault(), table.mood(), table.round(), sides, table.deck());
            }
        };
        Redeal<StashBoard> redeal = (board, viewer, chance) ->
                Optional.of(new StashGame().imagine(new StashGame().view(board, viewer), chance));
        var now = PairedWorlds.of(open).steps(0);
        assertThat(now.run(PAIRS, 1).leaks()).isZero();
        assertThat(now.redeal(redeal).run(PAIRS, 1).first())
                .anyMatch(leak -> leak.what().equals("the worlds can be told apart")
                        && leak.truth().startsWith("table "));
        assertThat(PairedWorlds.of(new StashGame()).redeal(redeal).run(PAIRS, 1).leaks())
                .isZero();
    }

    @Test
    void aDealThatIsRuledOutGivesNoPair() {
        Redeal<StashBoard> never = (_, _, _) -> Optional.empty();
        Report report = PairedWorlds.of(new StashGame()).redeal(never).run(20, 1);
        assertThat(report.leaks()).isZero();
        assertThat(report.pairs()).isEqualTo(20); // of two moves between which the viewer sees no difference
    }

    @Test
    void aLeakTellsHowToReachItAgain() {
        var worlds = PairedWorlds.of(new StashGame(Fault.OVERHEARD_DRAW)).passing(List.of());
        Report report = worlds.run(PAIRS, 7);
        assertThat(report.toString()).matches("(?s)stash: 400 pairs, [0-9]+ moments, [0-9]+ leaks\n\n.*");
        assertThat(report.first()).hasSize(3);
        Leak leak = report.first().getFirst();
        assertThat(leak.seed()).isEqualTo(7);
        assertThat(leak.toString().lines())
                .startsWith(
                        leak.viewer() + ": told what its table does not show",
                        "  truth    " + leak.truth(),
                        "  imagined " + leak.imagined())
                .anyMatch(line -> line.matches("  seed 7 game [0-9]+, paired after [0-9]+ moves, [0-9]+ since"))
                .anyMatch(line -> line.matches("  setup stash seats [23]"))
                .anyMatch(line -> line.matches("  both: seat-[123] draw"));
    }

    @Test
    void whatIsToldMustBeKeptUnlessItMayPass() {
        var loud = PairedWorlds.of(new StashGame(Fault.LOUD_DRAW));
        assertThat(loud.passing(List.of()).run(PAIRS, 7).leaks()).isPositive();
        assertThat(loud.passing(List.of(StashEvent.DrawnAloud.class))
                        .run(PAIRS, 7)
                        .leaks())
                .isZero();
        assertThat(loud.run(PAIRS, 7).leaks())
                .as("unless that is checked, a reveal excuses it")
                .isZero();
    }

    @Test
    void aSoundGameKeepsAllItTells() {
        assertThat(PairedWorlds.of(new StashGame())
                        .passing(List.of())
                        .run(PAIRS, 7)
                        .leaks())
                .isZero();
    }

    /// Three seats, hands and a deck laid out, a pair at every decision in which a card can be drawn.
    @Test
    void guidedGamesLookWhereTheGuideLeads() {
        var guide = new Guide<StashBoard>() {
            @Override
            public Setup setup(Chance.Source source) {
                return Setup.of("stash", 3);
            }

            @Override
            public List<String> table(Setup setup, Chance.Source source) {
                return List.of("moment turn seat-1", "seat-2 hand card-3 card-4", "deck card-5 card-6 card-7 card-8");
            }

            @Override
            public boolean seeks(StashBoard board, Move option) {
                return option instanceof StashMove.Draw;
            }
        };
        var game = new StagedStash() {
            @Override
            public Optional<Guide<StashBoard>> guide() {
                return Optional.of(guide);
            }
        };
        Door<StashBoard> leaky = (position, _, _) -> List.of("deck " + top(position));
        Report report = PairedWorlds.of(game).guided().door(leaky).run(50, 1);
        assertThat(report.toString()).matches("(?s)stash: 50 guided pairs, .*");
        assertThat(report.first().getFirst().toString().lines())
                .contains("  setup stash seats 3", "  laid out: seat-2 hand card-3 card-4");
        assertThat(PairedWorlds.of(game).run(50, 1).toString()).startsWith("stash: 50 pairs, ");
    }

    @Test
    void doorsThatLeakAreCaught() {
        Door<StashBoard> honest = Door.honest(new StashGame());
        var mutants = Mutants.of(PairedWorlds.of(new StashGame()))
                .with("top-card", (position, _, _) -> List.of("deck " + top(position)))
                .with(
                        "where-nine-lies",
                        (position, _, viewer) -> hand(position, viewer).contains(new Card(9))
                                ? List.of()
                                : List.of("nine " + nineLiesInTheDeck(position)))
                .with("wrong-viewer", (position, told, _) -> honest.shows(position, told, Viewer.at(Seat.of(1))))
                .with("everything-told", (position, told, _) -> honest.shows(position, told, Viewer.everyone()))
                .with(
                        "raw-events",
                        (_, told, _) -> told.stream().map(Event::toString).toList())
                .with(
                        "raw-reveals",
                        (_, told, _) -> told.stream()
                                .filter(Event::reveals)
                                .map(Event::toString)
                                .toList())
                .with("one-blank-more", (position, _, _) -> List.of(" ".repeat(top(position))))
                .with("one-line-more", (position, _, _) -> top(position) > 4 ? List.of("") : List.of())
                .with("secret-answers", (position, _, _) -> List.of("answers " + position.answers()))
                .with(
                        "fingerprint",
                        (position, _, _) -> List.of(new StashGame().vocabulary().fingerprint(position)))
                .with("hash", (position, _, _) -> List.of("#" + position.board().hashCode()))
                .with("undo", new Door<>() {
                    @Override
                    public List<String> shows(Position<StashBoard> position, List<Event> told, Viewer viewer) {
                        return List.of();
                    }

                    @Override
                    public List<String> refusals(Undo<StashBoard> undo, Viewer viewer) {
                        return viewer.seat()
                                .filter(seat -> undo.refusal(seat).isEmpty())
                                .map(seat -> List.of(
                                        "back to " + undo.back(seat).board().deck()))
                                .orElseGet(List::of);
                    }
                });
        var report = mutants.run(PAIRS, 1);
        assertThat(report).hasToString("stash: 12 of 12 leaks caught");
    }

    @Test
    void aDoorThatLeaksNothingIsReportedAsMissed() {
        var report = Mutants.of(PairedWorlds.of(new StashGame()))
                .with("top-card", (position, _, _) -> List.of("deck " + top(position)))
                .with(
                        "deck-size",
                        (position, _, _) ->
                                List.of("deck " + position.board().deck().size()))
                .run(PAIRS, 1);
        assertThat(report.caught()).containsExactly("top-card");
        assertThat(report.missed()).containsExactly("deck-size");
        assertThat(report).hasToString("stash: 1 of 2 leaks caught, missed deck-size");
    }

    private static int top(Position<StashBoard> position) {
        return position.board().deck().stream().findFirst().map(Card::points).orElse(0);
    }

    private static List<Card> hand(Position<StashBoard> position, Viewer viewer) {
        return viewer.seat().map(seat -> position.board().side(seat).hand()).orElseGet(List::of);
    }

    private static boolean nineLiesInTheDeck(Position<StashBoard> position) {
        return position.board().deck().contains(new Card(9));
    }
}
