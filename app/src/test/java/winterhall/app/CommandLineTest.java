package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
    private static final String DRAW = """
        # lots:R1  A straw is seen by its owner alone
        game lots seats 2
        straw seat-1 2
        turn seat-2
        chance 5
        play seat-2 draw
        told seat-1 straw-drawn seat-2 ?
        winner seat-2
        """;

    @TempDir
    Path folder;

    @Test
    void helpSaysWhatThereIs() {
        Shell shell = Shell.run("--help");
        assertThat(shell.code()).isZero();
        assertThat(shell.out())
                .startsWith("Usage: winterhall")
                .contains("serve", "check", "replay", "format", "soak", "screenshots", "bench");
    }

    @Test
    void helpAndVersionAreToldByEveryCommand() {
        for (String command : List.of(
                "serve",
                "backup",
                "restore",
                "admin-link",
                "repair",
                "check",
                "scenario",
                "perft",
                "rules",
                "record",
                "replay",
                "verify",
                "bot-check",
                "arena",
                "lab")) {
            assertThat(Shell.run("--help").out()).contains("\n  " + command + " ");
            assertThat(Shell.run(command, "--help").out())
                    .startsWith("Usage: winterhall " + command)
                    .doesNotContain("; default", "Default:", "one a core");
            assertThat(Shell.run(command, "--version").out()).startsWith("Winterhall ");
        }
        assertThat(Shell.run("--version").lines()).containsExactly("Winterhall 0.1.0");
    }

    /// One line that names what is wrong and what would do, exit code 2, nothing else.
    @ParameterizedTest
    @MethodSource("mistakes")
    void badInputIsOneLine(List<String> arguments, String message) {
        Shell shell = Shell.run(arguments.toArray(String[]::new));
        assertThat(shell.err().lines()).singleElement().asString().contains(message);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.code()).isEqualTo(2);
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                mistake(
                        "there is no command chekc; there are serve, backup, restore, admin-link, repair, check, scenario, perft, rules, record, replay, verify, bot-check, arena, lab",
                        "chekc"),
                mistake("there is no option --loud; see winterhall --help", "--loud"),
                mistake("winterhall check: Missing required parameter: '<game>'; see winterhall check --help", "check"),
                mistake("winterhall check: Unmatched argument at index 2: 'lots'", "check", "lots", "lots"),
                mistake("winterhall check: there is no game chess; there are ", "check", "chess"),
                mistake("'--games': 'ten' is not a whole number", "check", "lots", "--games", "ten"),
                mistake("--games 0 plays nothing; it must be at least 1", "check", "lots", "--games", "0"),
                mistake("--leaks and --game must not be negative", "check", "lots", "--leaks", "-1"),
                mistake("--leaks and --game must not be negative", "check", "lots", "--game", "-1"),
                mistake(
                        "--level some is unknown; it takes all, everything or invariants",
                        "check",
                        "lots",
                        "--level",
                        "some"),
                mistake("Missing required parameter: '<file>'", "scenario"),
                mistake("there is no x.scenario; name a scenario file or a folder", "scenario", "x.scenario"),
                mistake("--depth 0 is not counted; it takes a number from 1 to 99", "perft", "lots", "--depth", "0"),
                mistake("there is no file and no game chess; the games are ", "perft", "chess"),
                mistake("there is no rule book docs/rules/chess.md", "rules", "chess"),
                mistake("there is no game chess; there are", "record", "chess"),
                mistake("there is no bot clever; there are random, ", "record", "lots", "--bot", "clever"),
                mistake("lots is played by [2, 3] seats, not by 4", "record", "lots", "--seats", "4"),
                mistake("a setup begins <game> seats <number from 1 to 9>", "record", "lots", "--seats", "-4"),
                mistake("lots has no setting loud; it has shortest-wins", "record", "lots", "loud", "yes"),
                mistake("the setting shortest-wins lacks a value", "record", "lots", "shortest-wins"),
                mistake("there is no file x.txt", "replay", "x.txt"),
                mistake("--seat and --everyone do not go together", "replay", "x", "--seat", "1", "--everyone"),
                mistake("is not a file name", "replay", "\0"),
                mistake("Missing required parameter: '<rival>'", "arena", "lots", "random"),
                mistake(
                        "there is no bot oracle; there are random, greedy, search",
                        "arena",
                        "lots",
                        "random",
                        "oracle"),
                mistake("there is no game chess; there are", "arena", "chess", "random", "random"),
                mistake("--games 2 is not a fair measure; it takes a number from 3", arena("--games", "2")),
                mistake("--games 3 is not a fair measure", arena("--games", "3", "--setup", "seats 3")),
                mistake("--threads must be at least 1, --millis and --iterations at least 0", arena("--threads", "0")),
                mistake("--threads must be at least 1, --millis and --iterations at least 0", arena("--millis", "-1")),
                mistake(
                        "--threads must be at least 1, --millis and --iterations at least 0",
                        arena("--iterations", "-1")),
                mistake("lots is played by [2, 3] seats, not by 4", arena("--setup", "seats 4")),
                mistake("a setup begins <game> seats <number from 1 to 9>", arena("--setup", "loud yes")),
                mistake("there is no bot oracle; there are random, greedy, search", lab("--bot", "oracle")),
                mistake("--games 0 is out of range; it takes a number from 1 to", lab("--games", "0")),
                mistake("--threads must be at least 1, --millis at least 0", lab("--threads", "0")),
                mistake("lots is played by [2, 3] seats, not by 4", lab("--setup", "seats 4")));
    }

    private static String[] arena(String... options) {
        return Stream.concat(Stream.of("arena", "lots", "random", "random"), Stream.of(options))
                .toArray(String[]::new);
    }

    private static String[] lab(String... options) {
        return Stream.concat(Stream.of("lab", "lots"), Stream.of(options)).toArray(String[]::new);
    }

    private static Arguments mistake(String message, String... arguments) {
        return Arguments.of(List.of(arguments), message);
    }

    @Test
    void aRuleThatBreaksTellsItsAgenda() {
        Shell shell = Shell.run("record", "broken-lots");
        assertThat(shell.code()).isEqualTo(3);
        assertThat(shell.err().lines()).containsExactly("broken rule: nobody knows what follows; the agenda is []");
    }

    @Nested
    class Check {
        @Test
        void endsWithItsSummary() {
            Shell shell = Shell.run("check", "lots", "--games", "20", "--seed", "3");
            assertThat(shell.out()).matches("lots: 20 games, [0-9]+ decisions, 0 violations\\R");
            assertThat(shell.code()).isZero();
        }

        @Test
        void comparesWorldsFirst() {
            Shell shell = Shell.run("check", "lots", "--games", "5", "--leaks", "10", "--level", "invariants");
            assertThat(shell.lines()).hasSize(3);
            assertThat(shell.lines().getFirst()).matches("lots: 10 pairs, [0-9]+ moments, 0 leaks");
            assertThat(shell.lines().get(1)).matches("lots: 10 guided pairs, [0-9]+ moments, 0 leaks");
            assertThat(shell.lines().getLast()).matches("lots: 5 games, [0-9]+ decisions, 0 violations");
        }

        @Test
        void aSetupIsCheckedAloneAndMayPrintOtherValues() {
            String goblins = "seats 2 faction.goblin.numbers 0,0,0,0,0,0,0,0,0,0,0,0,0,10";
            assertThat(Shell.run("check", "claim", "--games", "1", "--setup", goblins)
                            .out())
                    .contains("claim: 1 games, ", " 0 violations");
            assertThat(Shell.run("check", "claim", "--setup", "seats 2 faction.goblin.numbers 1")
                            .err())
                    .contains("faction.goblin.numbers: ");
        }

        @Test
        void playsOneMatchAlone() {
            assertThat(Shell.run("check", "lots", "--game", "4").out()).startsWith("lots: 1 games, ");
        }

        @Test
        void tellsViolationsBeforeTheSummary() {
            Shell shell = Shell.run("check", "faulty-lots", "--games", "4");
            assertThat(shell.code()).isEqualTo(1);
            assertThat(shell.out()).contains("a straw is missing");
            assertThat(shell.lines().getLast()).matches("faulty-lots: 4 games, [0-9]+ decisions, 4 violations");
        }
    }

    @Nested
    class Scenarios {
        @Test
        void arePlayedFromFilesAndFolders() {
            write("a.scenario", DRAW);
            write("below/b.scenario", DRAW + "---\n" + DRAW);
            write("below/c.txt", "no scenario");
            assertThat(Shell.run("scenario", folder.toString()))
                    .isEqualTo(new Shell(0, lines("3 scenarios, 3 passed"), ""));
            assertThat(Shell.run("scenario", path("a.scenario"), path("below")).out())
                    .isEqualTo(lines("3 scenarios, 3 passed"));
        }

        @Test
        void thatFailTellWhatWasExpectedAndWhatCame() {
            write("a.scenario", DRAW + "---\n" + DRAW.replace("winner seat-2", "winner seat-1"));
            Shell shell = Shell.run("scenario", path("a.scenario"));
            assertThat(shell.code()).isEqualTo(1);
            assertThat(shell.lines())
                    .containsExactly(
                            "failed: A straw is seen by its owner alone (" + path("a.scenario") + ":11)",
                            "  " + path("a.scenario")
                                    + ":17 expected winner seat-1 got over, winner seat-2 by longest-straw",
                            "2 scenarios, 1 passed");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "winer seat-2",
                    "play seat-2 shout",
                    "expect hat = empty",
                    "chance 9\nplay seat-2 draw",
                    "told seat-3 passed seat-1"
                })
        void thatCannotBePlayedAreRefusedBeforeAnyIsTold(String line) {
            write("a.scenario", DRAW);
            write("b.scenario", "game lots seats 2\nasked seat-1\n" + line.replace("seat-2 draw", "seat-1 draw"));
            Shell shell = Shell.run("scenario", folder.toString());
            assertThat(shell.code()).isEqualTo(2);
            assertThat(shell.out()).isEmpty();
            assertThat(shell.err().lines())
                    .singleElement()
                    .asString()
                    .startsWith("winterhall scenario: " + path("b.scenario"));
        }

        @Test
        void needAFileThatReads() throws IOException {
            assertThat(Shell.run("scenario", folder.toString()).err()).contains("there is no *.scenario file below");
            Files.write(folder.resolve("a.scenario"), new byte[] {(byte) 0xff});
            assertThat(Shell.run("scenario", path("a.scenario")).err()).contains("a.scenario is not UTF-8 text");
            write("a.scenario", "\uFEFF" + DRAW);
            assertThat(Shell.run("scenario", path("a.scenario")).out()).endsWith("1 scenarios, 1 passed\n");
        }
    }

    @Nested
    class Counts {
        @Test
        void comeFromTheLinesOfAFile() {
            write("a.scenario", "game lots seats 2\nperft 1 2\nperft 2 4\n---\n" + DRAW);
            Shell shell = Shell.run("perft", folder.toString());
            assertThat(shell.code()).isZero();
            assertThat(shell.lines())
                    .containsExactly(
                            path("a.scenario") + ":1",
                            "  depth        expected         counted",
                            "      1               2               2",
                            "      2               4               4",
                            "2 counts, 2 as expected");
        }

        @Test
        void thatDifferAreShown() {
            write("a.scenario", "game lots seats 2\nperft 1 3\n");
            Shell shell = Shell.run("perft", path("a.scenario"), "--divide");
            assertThat(shell.code()).isEqualTo(1);
            assertThat(shell.lines())
                    .contains(
                            "      1               3               2  differs, line 2",
                            "                      1  seat-1 draw",
                            "1 counts, 0 as expected");
        }

        @Test
        void areNotTakenFromAScenarioThatFails() {
            write("a.scenario", "game lots seats 2\nasked seat-2\nperft 1 2\n");
            Shell shell = Shell.run("perft", path("a.scenario"));
            assertThat(shell.code()).isEqualTo(1);
            assertThat(shell.out()).contains("a.scenario:2 expected seat-2 asked got asked seat-1 draw-or-pass");
        }

        @Test
        void needPerftLines() {
            write("a.scenario", DRAW);
            assertThat(Shell.run("perft", path("a.scenario")).err()).contains("no scenario there has a perft line");
        }

        @Test
        void comeFromTheStartOfAGame() {
            Shell shell = Shell.run("perft", "lots", "--depth", "2", "--seed", "5", "--divide");
            assertThat(shell.code()).isZero();
            assertThat(shell.lines().getFirst()).matches("game lots seats [23], seed 5");
            assertThat(shell.lines()).contains("      1               2", "      2               4");
            assertThat(shell.lines())
                    .contains("                      2  seat-1 draw", "                      2  seat-1 pass");
        }
    }

    @Nested
    class Rules {
        @Test
        void areListedWithTheirTests() {
            write("docs/rules/lots.md", "* **R1** A seat draws.\n* **R2** The longest wins.\n* **R3** Later.\n");
            write("games/lots/rules/src/test/resources/a.scenario", DRAW);
            write("games/lots/rules/src/test/resources/uncovered.txt", "R3 later\n");
            withHome(() -> {
                Shell all = Shell.run("rules", "lots");
                assertThat(all.code()).isZero();
                assertThat(all.lines())
                        .containsExactly(
                                "R1                   a.scenario",
                                "R2                   no test",
                                "R3                   not yet: later",
                                "lots: 3 rules, 1 uncovered, 1 excused, 0 unknown");
                Shell uncovered = Shell.run("rules", "lots", "--uncovered");
                assertThat(uncovered.code()).isEqualTo(1);
                assertThat(uncovered.lines())
                        .startsWith("R2                   no test")
                        .hasSize(2);
            });
        }

        @Test
        void citedButUnknownFail() {
            write("docs/rules/lots.md", "* **R2** The longest wins.\n");
            write("games/lots/rules/src/test/resources/a.scenario", DRAW + "# lots:R2");
            write("games/lots/rules/src/test/resources/uncovered.txt", "R2 later\n");
            withHome(() -> {
                Shell shell = Shell.run("rules", "lots", "--uncovered");
                assertThat(shell.code()).isEqualTo(1);
                assertThat(shell.lines())
                        .containsExactly(
                                "R1                   cited, but not a rule: a.scenario",
                                "R2                   listed as not covered, but cited",
                                "lots: 1 rules, 0 uncovered, 1 excused, 1 unknown");
            });
        }
    }

    @Nested
    class Records {
        @Test
        void arePrintedAndReplayed() {
            Shell record = Shell.run("record", "lots", "--seats", "2", "--seed", "20417", "shortest-wins", "no");
            assertThat(record.out())
                    .startsWith(
                            "winterhall record 1\nsetup lots seats 2 shortest-wins no\nrules 1\nchance quick 20417\n");
            write("a.txt", record.out());
            Shell replay = Shell.run("replay", path("a.txt"));
            assertThat(replay.code()).isZero();
            assertThat(replay.lines().getFirst()).isEqualTo("lots seats 2 shortest-wins no, as everyone may see it");
            assertThat(replay.lines().getLast()).startsWith("end: winner seat-").endsWith(" by longest-straw");
            assertThat(Shell.run("replay", path("a.txt"), "--everyone")).isEqualTo(replay);
        }

        @Test
        void canBePlayedByABot() {
            Shell record = Shell.run("record", "lots", "--seats", "2", "--bot", "greedy");
            write("a.txt", record.out());
            assertThat(Shell.run("verify", path("a.txt")).code()).isZero();
            assertThat(Shell.run("record", "lots", "--seats", "2", "--bot", "greedy"))
                    .isEqualTo(record);
        }

        @Test
        void areShownAsASeatSawThem() {
            write("a.txt", recordWithDraws());
            assertThat(Shell.run("replay", path("a.txt"), "--seat", "1").out())
                    .contains("as seat-1 saw it")
                    .containsPattern("0     seat-1  draw\\R              straw-drawn seat-1 [1-5]\\R")
                    .containsPattern("1     seat-2\\R              straw-drawn seat-2 \\?\\R");
            assertThat(Shell.run("replay", path("a.txt"), "--seat", "seat-2").out())
                    .containsPattern("1     seat-2  draw\\R              straw-drawn seat-2 [1-5]\\R");
            assertThat(Shell.run("replay", path("a.txt"), "--seat", "3"))
                    .isEqualTo(new Shell(
                            2, "", lines("winterhall replay: there is no seat 3; the seats are seat-1 seat-2")));
        }

        @Test
        void withoutASetupTakeAnyOne() {
            assertThat(Shell.run("record", "lots", "--seed", "1").out()).contains("\nsetup lots seats ");
            assertThat(Shell.run("record", "lots", "--seed", "1"))
                    .isEqualTo(Shell.run("record", "lots", "--seed", "1"));
        }

        @Test
        void thatWereEditedAreRefused() {
            write("a.txt", recordWithDraws().replaceFirst("draw\n", "pass\n"));
            Shell shell = Shell.run("replay", path("a.txt"));
            assertThat(shell.code()).isEqualTo(2);
            assertThat(shell.out()).isEmpty();
            assertThat(shell.err().lines())
                    .singleElement()
                    .asString()
                    .startsWith("winterhall replay: " + path("a.txt") + " line 7: found \"straw-drawn seat-1 ")
                    .endsWith("expected \"passed seat-1\"");
        }

        @Test
        void ofGamesThatAreNotThereAreRefused() {
            write("a.txt", recordWithDraws().replace("lots", "chess"));
            assertThat(Shell.run("replay", path("a.txt")).err())
                    .contains(path("a.txt") + " line 2: there is no game chess; there are ");
        }

        /// A match of two seats in which both draw.
        private String recordWithDraws() {
            for (int seed = 1; ; seed++) {
                String record = Shell.run("record", "lots", "--seats", "2", "--seed", String.valueOf(seed))
                        .out();
                if (!record.contains("pass")) {
                    return record;
                }
            }
        }
    }

    @Nested
    class Arena {
        @Test
        void endsWithTheShareOfTheFirstBot() {
            Shell shell = Shell.run(arena("--games", "9", "--seed", "5", "--threads", "2"));
            assertThat(shell.out()).matches("random [0-9]+\\.[0-9] % ± [0-9]+\\.[0-9] \\(10 games\\)\\R");
            assertThat(shell.code()).isZero();
            assertThat(Shell.run(arena("--games", "9", "--seed", "5", "--threads", "1")))
                    .isEqualTo(shell);
        }

        @Test
        void playsWithMoreSeatsAndOtherSettings() {
            Shell shell = Shell.run(arena("--games", "12", "--setup", "seats 3 shortest-wins yes"));
            assertThat(shell.lines().getLast()).startsWith("random ").endsWith(" (12 games)");
        }
    }

    @Nested
    class InTheLab {
        @Test
        void everyNumberOfSeatsHasAColumn() {
            Shell shell = Shell.run(lab("--games", "50", "--bot", "random", "--threads", "2"));
            assertThat(shell.code()).isZero();
            assertThat(shell.lines().getFirst()).matches(" +2 seats +3 seats +accepted");
            assertThat(shell.out())
                    .containsPattern("\nwins of seat-1 +0\\.\\d\\d\\d +0\\.\\d\\d\\d\\R")
                    .containsPattern("\nwins of seat-3 +0\\.\\d\\d\\d\\R");
            assertThat(shell.lines()).endsWith("lots: 50 games a column, random in every seat, seed 1");
            assertThat(Shell.run(lab("--games", "50", "--bot", "random", "--threads", "1")))
                    .isEqualTo(shell);
        }

        @Test
        void figuresGoToAFile() throws IOException {
            Shell shell = Shell.run(
                    lab("--games", "10", "--bot", "random", "--setup", "seats 3", "--csv", path("figures.csv")));
            assertThat(shell.code()).isZero();
            assertThat(Files.readAllLines(folder.resolve("figures.csv")))
                    .contains("statistic,series,value,least,most,missed")
                    .anySatisfy(line -> assertThat(line).matches("\"wins of seat-3\",\"seats 3\",[0-9.]+,,,no"));
        }

        @Test
        void aFileThatCannotBeWrittenIsNamed() {
            Shell shell = Shell.run(lab("--games", "1", "--csv", path("missing/figures.csv")));
            assertThat(shell.code()).isEqualTo(2);
            assertThat(shell.err()).contains("figures.csv cannot be written");
        }
    }

    @Nested
    class ProgramInTheArena {
        @Test
        void playsPairedDealsLikeAnyOther() {
            write("first.sh", FIRST_OFFER);
            Shell shell = Shell.run(arena("--games", "4", "--bot", "first=sh " + path("first.sh"), "--millis", "5000"));
            assertThat(shell.out()).matches("first [0-9]+\\.[0-9] % ± [0-9]+\\.[0-9] \\(4 games\\)\\R");
            assertThat(shell.code()).isZero();
        }

        @Test
        void whatItDoesWrongIsTold() {
            Shell shell = Shell.run(arena("--games", "4", "--bot", "first=false"));
            assertThat(shell.lines().getFirst()).endsWith(" answers failed, the first: it has ended");
            assertThat(shell.code()).isEqualTo(1);
        }

        @Test
        void itsNameMustBeKnown() {
            Shell shell = Shell.run(arena("--bot", "other=cat"));
            assertThat(shell.err().lines())
                    .singleElement()
                    .asString()
                    .endsWith("there is no bot first; there are random, greedy, search, other");
            assertThat(shell.code()).isEqualTo(2);
        }

        private String[] arena(String... options) {
            return Stream.concat(Stream.of("arena", "lots", "first", "random"), Stream.of(options))
                    .toArray(String[]::new);
        }

        /// Takes the first offer of every question.
        private static final String FIRST_OFFER = """
                read -r hello
                echo '{"winterhall-bot":1}'
                n=0
                while read -r question; do
                  n=$((n + 1))
                  line=$(printf '%s' "$question" | sed 's/.*"offers":\\[{"line":"\\([^"]*\\)".*/\\1/')
                  printf '{"number":%d,"line":"%s"}\\n' $n "$line"
                done
                """;
    }

    private void withHome(Runnable body) {
        String before = System.getProperty("winterhall.home", "");
        System.setProperty("winterhall.home", folder.toString());
        try {
            body.run();
        } finally {
            System.setProperty("winterhall.home", before);
        }
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private void write(String name, String text) {
        try {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String lines(String... lines) {
        return String.join(
                "", Stream.of(lines).map(line -> line + System.lineSeparator()).toList());
    }
}
