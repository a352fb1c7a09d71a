package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.server.Toys;
import winterhall.wire.ToClient.Question;

/// Who may attack is asked at once; whoever comes first in the order of the rules and attacks gives the others their
/// answers back.
class OpportunityTest {
    private static final Seat ACTIVE = Seat.of(1);
    private static final Seat FIRST = Seat.of(2);
    private static final Seat SECOND = Seat.of(3);
    private static final Seat THIRD = Seat.of(4);

    /// Of each game that has an opportunity, the table that its guide names.
    static Stream<Named<Game<?, ?>>> games() {
        return Stream.concat(Stream.of(Toys.duel()), Shelf.games().stream())
                .filter(game -> !table(game).isEmpty())
                .map(game -> Named.of(game.id(), game));
    }

    private static List<String> table(Game<?, ?> game) {
        return game.guide().map(Guide::opportunity).orElse(List.of());
    }

    @ParameterizedTest
    @MethodSource("games")
    void allAreAskedByNameAndNobodySeesWhoHasAnswered(Game<?, ?> game) throws Refused {
        allAreAskedByName(new Laid<>(game, ClockRules.LIVE));
    }

    private static <B> void allAreAskedByName(Laid<B, ?> laid) throws Refused {
        assertThat(laid.asked()).containsExactly(FIRST, SECOND, THIRD);
        Question before = laid.seenBy(Viewer.at(ACTIVE));
        assertThat(before.awaited()).containsExactly(FIRST, SECOND, THIRD);
        assertThat(laid.seenBy(Viewer.at(THIRD)).offers()).isNotEmpty();
        laid.attacks(SECOND);
        assertThat(laid.rounds(false).called(laid.match))
                .as("called whatever others have sealed")
                .containsExactly(FIRST, THIRD);
        laid.enter(Entry.withdrawal(laid.match, SECOND));
        laid.attacks(THIRD);
        Question own = laid.seenBy(Viewer.at(THIRD));
        assertThat(own.answered()).isPresent();
        assertThat(own.offers()).isEmpty();
        assertThat(own.awaited()).containsExactly(FIRST, SECOND);
        for (Viewer other : List.of(Viewer.at(ACTIVE), Viewer.spectator())) {
            assertThat(laid.seenBy(other)).isEqualTo(before);
        }
        assertThat(laid.seenBy(Viewer.at(FIRST)).awaited()).containsExactly(FIRST, SECOND, THIRD);
        laid.enter(Entry.withdrawal(laid.match, THIRD));
        assertThat(laid.seenBy(Viewer.at(THIRD)).offers()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoIsAskedIsFoundOnceForAllWhoLook(Game<?, ?> game) throws Refused {
        foundOnce(new Laid<>(game, ClockRules.NONE));
    }

    private static <B> void foundOnce(Laid<B, ?> laid) throws Refused {
        Questions<B> questions = laid.transitions.questions();
        List<Turn<B>> turns = questions.turns(laid.match);
        laid.holds(THIRD);
        laid.seenBy(Viewer.at(FIRST));
        assertThat(questions.turns(laid.match)).isSameAs(turns);
        laid.holds(FIRST);
        laid.attacks(SECOND);
        laid.count();
        assertThat(questions.turns(laid.match)).isNotEqualTo(turns);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anAttackGivesLaterAnswersBackUnseen(Game<?, ?> game) throws Refused {
        anAttackGivesBack(new Laid<>(game, ClockRules.NONE));
    }

    private static <B> void anAttackGivesBack(Laid<B, ?> laid) throws Refused {
        laid.attacks(THIRD);
        laid.attacks(SECOND);
        assertThat(laid.outcome(0)).as("the first may still hold").isEmpty();
        laid.holds(FIRST);
        assertThat(laid.outcome(0))
                .as("a hold, and the first attack after it")
                .containsExactly(laid.holdOf(FIRST), laid.attackOf(SECOND));
        laid.count();
        assertThat(laid.match.sealed()).isEmpty();
        laid.passUntilAttacked();
        assertThat(laid.asked()).doesNotContain(FIRST).contains(THIRD);
        assertThat(laid.seenBy(Viewer.at(THIRD)).answered()).isEmpty();
        assertThat(laid.seenBy(Viewer.at(THIRD)).offers()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void silenceHoldsAfterTwiceAsLongAsInAWindow(Game<?, ?> game) throws Refused {
        silenceHolds(new Laid<>(game, ClockRules.LIVE));
    }

    private static <B> void silenceHolds(Laid<B, ?> laid) throws Refused {
        assertThat(laid.rounds(false).closes(laid.match)).contains(60_000L);
        assertThat(laid.rounds(true).closes(laid.match)).contains(20_000L);
        assertThat(laid.rounds(true).earliest(laid.match)).isEqualTo(20_000);
        laid.holds(SECOND);
        assertThat(laid.outcome(59_999)).isEmpty();
        assertThat(laid.outcome(60_000)).containsExactly(laid.holdOf(FIRST), laid.holdOf(SECOND), laid.holdOf(THIRD));
    }

    /// A match that begins at such a table, with a person in every seat.
    private static final class Laid<B, V> {
        private final Transitions<B, V> transitions;
        private final ClockRules clock;
        private final Scenes<B, V> scenes;
        private Match<B> match;

        Laid(Game<B, V> game, ClockRules clock) {
            this.clock = clock;
            transitions = new Transitions<>(new Referee<>(game), clock);
            scenes = new Scenes<>(
                    "table",
                    transitions,
                    new Clocks<>(transitions.questions(), clock, 0),
                    _ -> Optional.empty(),
                    Collections.nCopies(4, ""));
            Setup setup = Setup.of(game.id(), 4);
            List<List<String>> lines =
                    table(game).stream().map(line -> List.of(line.split(" "))).toList();
            match = transitions
                    .begin(
                            setup,
                            transitions.referee().begin(game.staging().stage(setup, lines), new QuickChance(1)),
                            Collections.nCopies(4, ""))
                    .match();
        }

        WindowRounds<B> rounds(boolean strict) {
            return new WindowRounds<>(transitions.questions(), clock, 0, 0, 0, strict);
        }

        List<Seat> asked() {
            return transitions.questions().turns(match).stream().map(Turn::seat).toList();
        }

        Question seenBy(Viewer viewer) {
            return scenes.scene(match, viewer, List.of(), false, Optional.empty())
                    .question()
                    .orElseThrow();
        }

        private WindowAsk<B, ?> asked(Seat seat) {
            return (WindowAsk<B, ?>)
                    transitions.questions().whereAsked(match, seat).agenda().top();
        }

        private Move attack(Seat seat) {
            Move hold = asked(seat).pass();
            var position = transitions.questions().whereAsked(match, seat);
            return transitions.referee().options(position, seat).stream()
                    .filter(move -> !move.equals(hold))
                    .findFirst()
                    .orElseThrow();
        }

        String attackOf(Seat seat) {
            return seat + " " + attack(seat);
        }

        String holdOf(Seat seat) {
            return seat + " " + asked(seat).pass();
        }

        void attacks(Seat seat) throws Refused {
            enter(Entry.answer(match, seat, attack(seat)));
        }

        void holds(Seat seat) throws Refused {
            enter(Entry.answer(match, seat, asked(seat).pass()));
        }

        void enter(Entry entry) throws Refused {
            match = transitions.apply(match, entry, _ -> match).match();
        }

        List<String> outcome(long now) {
            return rounds(false).outcome(match, now).stream()
                    .map(entry ->
                            entry.seat().orElseThrow() + " " + entry.move().orElseThrow())
                    .toList();
        }

        void count() throws Refused {
            for (Entry move : new ArrayList<>(rounds(false).outcome(match, 0))) {
                enter(move);
            }
        }

        /// Everybody does as little as possible about the attack, until the others have their opportunity again.
        void passUntilAttacked() throws Refused {
            while (!match.isOpportunity()) {
                Seat seat = transitions.questions().awaited(match).getFirst();
                var options =
                        transitions.referee().options(transitions.questions().whereAsked(match, seat), seat);
                enter(Entry.counting(match, seat, options.getLast()));
            }
        }
    }
}
