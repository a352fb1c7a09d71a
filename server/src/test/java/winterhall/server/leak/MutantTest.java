package winterhall.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The leak test would notice: each of these halls leaks something, and is caught.
class MutantTest {
    private static final int PAIRS = 2_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("mutants")
    void aLeakingHallIsCaught(Mutant mutant) throws Exception {
        assertThat(mutant.leak(LeakRun.class, folder, PAIRS)).isNotEmpty();
    }

    static Stream<Mutant> mutants() {
        return Stream.of(
                new Mutant(
                        "events are told as they are",
                        "match/Chronicle.java",
                        "events.stream().map(event -> event.seenBy(viewer)).toList()",
                        "events"),
                new Mutant(
                        "who gave the last answer to a poll is told",
                        "match/Deeds.java",
                        "kind == Entry.Kind.POLL_ANSWER ? Optional.empty() : seat",
                        "seat"),
                new Mutant(
                        "whoever comes back is told what everyone will know",
                        "match/Screens.java",
                        "keeper.beats(since, viewer(match, shown(watcher)))",
                        "keeper.beats(since, Viewer.everyone())"),
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
                        "return new Match<>(changed, undo, lines + 1, step, asked, askedAt,",
                        "return new Match<>(changed, undo, lines + 1, step + 1, asked, askedAt,"),
                new Mutant(
                        "reasons are those of the seat that is asked",
                        "match/Scenes.java",
                        "View<V> view = clerk.referee().view(match.position(), viewer);",
                        "View<V> view = clerk.referee().view(match.position(), Viewer.at(clerk.referee().awaited(match.position()).getFirst()));"),
                new Mutant(
                        "the table is shown as everyone will know it",
                        "match/Scenes.java",
                        "match.isOver() ? Viewer.everyone() : viewer);",
                        "Viewer.everyone());"),
                new Mutant(
                        "another seat's options are offered",
                        "match/Scenes.java",
                        "clerk.referee().options(match.position(), seat)",
                        "clerk.referee().options(match.position(), clerk.referee().awaited(match.position()).getFirst())"),
                new Mutant(
                        "a poll says who has yet to answer",
                        "match/Clerk.java",
                        "return isAskedInSecret(match) ? List.of() : awaited(match);",
                        "return awaited(match);"),
                new Mutant(
                        "the clock of a poll shows who has answered",
                        "match/Scenes.java",
                        "(own || !clerk.isAskedInSecret(match))",
                        "(own || clerk.clock().runs())"),
                new Mutant(
                        "an answer by order costs no time",
                        "match/MatchHost.java",
                        ".by(by).spending(clocks.thought(match, seat, now()))",
                        ".by(by)"),
                new Mutant(
                        "a scene carries the fingerprint",
                        "match/Scenes.java",
                        "return new Scene(\n                table,",
                        "return new Scene(\n                clerk.referee().game().vocabulary().fingerprint(match.position()),"),
                new Mutant(
                        "everybody sees the first seat's orders",
                        "match/Scenes.java",
                        "own -> match.place(own).orders().chosen())\n                        .orElseGet(LinkedHashMap::new)",
                        "own -> match.place(Seat.of(1)).orders().chosen())\n                        .orElseGet(LinkedHashMap::new)"),
                new Mutant(
                        "one key serves all people",
                        "match/MatchHost.java",
                        "String key = watcher.person() + \" \" + wish.key();",
                        "String key = wish.key();"),
                new Mutant(
                        "a bot may sit in sooner for who has not withdrawn",
                        "match/Clerk.java",
                        "clock.runs() ? place.since(entry.at()) : place",
                        "place.since(entry.at())"),
                new Mutant(
                        "an order takes longer the more there was to choose from",
                        "match/Prompter.java",
                        "answerAt(now() + around.pace(),",
                        "answerAt(now() + around.pace() + clerk.referee().options(match.position(), seat).size() - 1,"),
                new Mutant(
                        "a refusal counts the answers",
                        "match/Wishes.java",
                        "if (asked != match.asked()) {\n            throw Refused.because(\"stale\");",
                        "if (asked != match.asked()) {\n            throw Refused.because(\"stale\", \"answers\", match.position().answers().size());"));
    }
}
