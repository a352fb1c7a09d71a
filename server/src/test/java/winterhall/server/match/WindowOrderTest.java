package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.server.Toys;

/// Whatever the order in which answers to a window arrive, the moves and positions are those of asking in turn.
class WindowOrderTest {
    private static final int MATCHES = 60;
    private static final int MANY = 10_000;

    /// The games in which a seat had an opportunity.
    private static final Set<String> WITH_OPPORTUNITIES = ConcurrentHashMap.newKeySet();

    /// A game of the shelf, and the toy.
    @AfterAll
    static void someGamesHaveOpportunities() {
        assertThat(WITH_OPPORTUNITIES)
                .hasSizeGreaterThan(1)
                .contains(Toys.duel().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void answersCountInTurn(Game<?, ?> game) throws Refused {
        check(game, MATCHES);
    }

    @Tag("soak")
    @ParameterizedTest
    @MethodSource("games")
    void answersCountInTurnInTenThousandMatches(Game<?, ?> game) throws Refused {
        check(game, MANY);
    }

    /// The games of the shelf in which there are windows to give orders for, and a toy with windows of every kind.
    static Stream<Game<?, ?>> games() {
        return Stream.concat(
                Shelf.games().stream().filter(game -> !game.orders().isEmpty()), Stream.of(Toys.duel()));
    }

    private static void check(Game<?, ?> game, int matches) throws Refused {
        long windows = 0;
        long early = 0;
        for (int number = 0; number < matches; number++) {
            var match = new TwiceOver<>(game, number);
            windows += match.compare();
            early += match.opportunities;
        }
        System.out.printf(
                "%s: %d matches, %d answers in windows, %d of them to opportunities, the same as in turn%n",
                game.id(), matches, windows, early);
        assertThat(windows).isGreaterThan(matches);
        if (early > 0) {
            assertThat(early).isGreaterThan(matches);
            WITH_OPPORTUNITIES.add(game.id());
        }
    }

    /// One match, played twice.
    private static final class TwiceOver<B, V> {
        private final Transitions<B, V> transitions;
        private final WindowRounds<B> rounds;
        private final Game<B, V> game;
        private final long seed;
        private final Chance.Source source;
        private final Match<B> start;
        private long sealed;
        private long opportunities;

        TwiceOver(Game<B, V> game, int number) {
            this.game = game;
            transitions = new Transitions<>(new Referee<>(game), ClockRules.NONE);
            seed = new QuickChance(20261116).split(number).state();
            source = new QuickChance(seed).source("arrival");
            rounds = new WindowRounds<>(transitions.questions(), ClockRules.NONE, 0, 0, 0, false);
            Setup setup = game.guide()
                    .filter(_ -> source.below(2) == 0)
                    .map(guide -> guide.setup(source))
                    .orElseGet(() -> game.anySetup(source));
            start = transitions
                    .start(setup, new QuickChance(seed), Collections.nCopies(setup.seats(), ""))
                    .match();
        }

        long compare() throws Refused {
            assertThat(early()).isEqualTo(inTurn());
            return sealed;
        }

        private List<String> inTurn() throws Refused {
            var told = new ArrayList<String>();
            for (Match<B> match = start; !match.isOver(); ) {
                Seat seat = transitions.referee().awaited(match.position()).getFirst();
                match = play(match, seat, meant(match.position(), seat), told);
            }
            return told;
        }

        private List<String> early() throws Refused {
            var told = new ArrayList<String>();
            for (Match<B> match = start; !match.isOver(); ) {
                if (match.isWindow()) {
                    match = round(match, told);
                } else {
                    Seat seat = transitions.referee().awaited(match.position()).getFirst();
                    match = play(match, seat, meant(match.position(), seat), told);
                }
            }
            return told;
        }

        /// Everybody answers in some order; some say something else first, some take it back.
        private Match<B> round(Match<B> opened, List<String> told) throws Refused {
            Match<B> match = opened;
            var arriving = new ArrayList<>(transitions.questions().turns(match));
            while (!arriving.isEmpty()) {
                Turn<B> turn = arriving.remove(source.below(arriving.size()));
                if (source.below(4) == 0) {
                    match = seal(match, turn, source.pick(transitions.referee().options(turn.position(), turn.seat())));
                    if (source.below(2) == 0) {
                        match = apply(match, Entry.withdrawal(match, turn.seat()));
                    }
                }
                match = seal(match, turn, meant(turn.position(), turn.seat()));
                sealed++;
                opportunities += match.isOpportunity() ? 1 : 0;
                assertThat(match.step()).isEqualTo(opened.step());
            }
            for (Entry move : rounds.outcome(match, Long.MAX_VALUE)) {
                told.add(line(match, move));
                match = apply(match, move);
                told.add(fingerprint(match));
            }
            return match;
        }

        private Match<B> seal(Match<B> match, Turn<B> turn, Move move) throws Refused {
            return apply(match, Entry.answer(match, turn.seat(), move));
        }

        private Match<B> play(Match<B> match, Seat seat, Move move, List<String> told) throws Refused {
            Entry entry = Entry.counting(match, seat, move);
            told.add(line(match, entry));
            Match<B> after = apply(match, entry);
            told.add(fingerprint(after));
            return after;
        }

        private Match<B> apply(Match<B> match, Entry entry) throws Refused {
            return transitions.apply(match, entry, _ -> match).match();
        }

        /// What this seat says when it is asked in this position.
        private Move meant(Position<B> position, Seat seat) {
            List<? extends Move> options = transitions.referee().options(position, seat);
            return new QuickChance(seed)
                    .split(position.number() * 8L + seat.number())
                    .source("meant")
                    .pick(options);
        }

        private String line(Match<B> match, Entry move) {
            return match.step() + " " + move.seat() + " " + move.move();
        }

        private String fingerprint(Match<B> match) {
            return game.vocabulary().fingerprint(match.position());
        }
    }
}
