package winterhall.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The leak test would notice: each of these halls leaks something, and is caught.
class MutantTest {
    private static final int PAIRS = 2000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("mutants")
    void aLeakingHallIsCaught(Mutant mutant) throws Exception {
        assertThat(mutant.leak(MatchLeakRun.class, folder, PAIRS)).isNotEmpty();
    }

    static Stream<Mutant> mutants() {
        return Stream.of(
                new Mutant(
                        "events are told as they are",
                        "match/LedgerReplay.java",
                        "events.stream().map(event -> event.seenBy(viewer)).toList()",
                        "events"),
                new Mutant(
                        "who gave the last answer to a poll is told",
                        "match/StepSummaries.java",
                        "kind == Entry.Kind.POLL_ANSWER ? Optional.empty() : seat",
                        "seat"),
                new Mutant(
                        "a returning client is told what everyone will know",
                        "match/Screens.java",
                        "isAway ? store.beats(since, viewer)",
                        "isAway ? store.beats(since, Viewer.everyone())"),
                new Mutant(
                        "what lies in between is shown as everyone will know it",
                        "match/IntermediateViews.java",
                        "game.view(boards.get(event), viewer)",
                        "game.view(boards.get(event), Viewer.everyone())"),
                new Mutant(
                        "something hidden changes how much is shown in between",
                        "match/IntermediateViews.java",
                        "if (!shown.equals(Optional.of(view))) {",
                        "if (!shown.equals(Optional.of(view)) && boards.get(event).hashCode() % 2 == 0) {"),
                new Mutant(
                        "the number of the ledger line is the step",
                        "match/Scenes.java",
                        "match.step(),\n                stage(match)",
                        "match.lines(),\n                stage(match)"),
                new Mutant(
                        "private matters bring everybody a scene",
                        "match/Screens.java",
                        "if (screen.shown.isPresent() && screen.shown.equals(entry.seat())) {",
                        "if (entry.seat().isPresent()) {"),
                new Mutant(
                        "a private answer counts as a step",
                        "match/Match.java",
                        "but(copy -> copy.position = changed).withLine();",
                        "but(copy -> copy.position = changed).withStep();"),
                new Mutant(
                        "reasons are those of the seat that is asked",
                        "match/Scenes.java",
                        "View<V> view = transitions.referee().view(position, viewer);",
                        "View<V> view = transitions.referee().view(position, Viewer.at(transitions.referee().awaited(match.position()).getFirst()));"),
                new Mutant(
                        "the table is shown as everyone will know it",
                        "match/Scenes.java",
                        "match.isOver() ? Viewer.everyone() : viewer);",
                        "Viewer.everyone());"),
                new Mutant(
                        "another seat's options are offered",
                        "match/Scenes.java",
                        "transitions.referee().options(questions.whereAsked(match, seat), seat)",
                        "transitions.referee().options(match.position(), transitions.referee().awaited(match.position()).getFirst())"),
                new Mutant(
                        "a poll says who has yet to answer",
                        "match/Questions.java",
                        "return match.isAskedInSecret() ? List.of() : awaited(match);",
                        "return awaited(match);"),
                new Mutant(
                        "the clock of a poll shows who has answered",
                        "match/Scenes.java",
                        "(own || !match.isPoll())",
                        "(own || transitions.clock().runs())"),
                new Mutant(
                        "a scene carries the fingerprint",
                        "match/Scenes.java",
                        "return new Scene(\n                table,",
                        "return new Scene(\n                transitions.referee().game().vocabulary().fingerprint(match.position()),"),
                new Mutant(
                        "everybody sees the first seat's orders",
                        "match/Scenes.java",
                        "seat.map(own -> match.seat(own).orders()",
                        "seat.map(own -> match.seat(Seat.of(1)).orders()"),
                new Mutant(
                        "one key serves all people",
                        "match/ClientRequests.java",
                        "String key = watcher.person() + \" \" + command.key();",
                        "String key = command.key();"),
                new Mutant(
                        "a bot may sit in sooner for who has not withdrawn",
                        "match/Transitions.java",
                        "clock.runs() ? state.since(entry.at()) : state",
                        "state.since(entry.at())"),
                new Mutant(
                        "a window takes longer the more there was to choose from",
                        "match/WindowRounds.java",
                        "return match.askedAt() + pace(match);",
                        """
                        return match.askedAt() + pace(match) + questions.turns(match).stream()
                                .mapToInt(turn -> ((WindowAsk<B, ?>) turn.position().agenda().top())
                                        .options(turn.position().board())
                                        .size())
                                .sum();"""),
                new Mutant(
                        "a window says who has yet to answer",
                        "match/Match.java",
                        "return isPoll() || isWindow();",
                        "return isPoll();"),
                new Mutant(
                        "an opportunity says who has yet to answer",
                        "match/Questions.java",
                        "return turns(match).stream().map(Turn::seat).toList();",
                        "return awaited(match);"),
                new Mutant(
                        "everybody sees what is sealed",
                        "match/Scenes.java",
                        ".or(() -> match.sealed(own))",
                        ".or(() -> match.sealed().stream().map(winterhall.engine.Answer::move).findFirst())"),
                new Mutant(
                        "a sealed answer counts as a step",
                        "match/Transitions.java",
                        ".withSealed(seat, Optional.of(move))\n                .withLine();",
                        ".withSealed(seat, Optional.of(move))\n                .withStep();"),
                new Mutant(
                        "a sealed answer that is withdrawn counts as a step",
                        "match/Transitions.java",
                        "return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).withLine();",
                        "return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).withStep();"),
                new Mutant(
                        "a strict window ends when all have answered",
                        "match/WindowRounds.java",
                        "if (isStrict(match)) {\n            return STRICT * ClockRules.times(match);",
                        "if (isStrict(match)) {\n            return 0;"),
                new Mutant(
                        "a device that goes round stops at what somebody elsewhere has sealed",
                        "match/SharedDevice.java",
                        "if (sharing.contains(turn.seat())\n                    && match",
                        "if (match"),
                new Mutant(
                        "passes are told before the round is over",
                        "match/WindowRounds.java",
                        "if (move.isEmpty()) {\n                return List.of();",
                        "if (move.isEmpty()) {\n                return moves;"),
                new Mutant(
                        "the limit of a window depends on who has answered",
                        "match/WindowRounds.java",
                        "Math.max(match.askedAt(), opened) + limit",
                        "Math.max(match.askedAt(), opened) + limit + match.sealed().size()"),
                new Mutant(
                        "a refusal counts the answers",
                        "match/EntryFactory.java",
                        "if (asked != match.asked()) {\n            throw Refused.because(\"stale\");",
                        "if (asked != match.asked()) {\n            throw Refused.because(\"stale\", \"answers\", match.position().answers().size());"));
    }
}
