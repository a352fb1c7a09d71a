package winterhall.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.enginetest.RuleBook;

/// Lists the rules of a game with the tests that cite them.
@Command(
        name = "rules",
        description = "List the rules of a game and the tests that cite them.",
        mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Option(names = "--uncovered", description = "List only the rules that no test cites; fail if there are any.")
    private boolean uncoveredOnly;

    @Override
    public Integer call() {
        RuleBook book = RuleBook.read(Input.home(), game);
        PrintWriter out = spec.commandLine().getOut();
        List<String> uncovered = book.uncovered();
        for (String id : uncoveredOnly ? uncovered : book.ids()) {
            out.printf(Locale.ROOT, "%-20s %s%n", id, coverage(book, id));
        }
        book.unknown()
                .forEach(id -> out.printf(
                        Locale.ROOT, "%-20s cited, but not a rule: %s%n", id, String.join(", ", book.tests(id))));
        book.excusedForNothing().forEach(id -> out.printf(Locale.ROOT, "%-20s listed as not covered, but cited%n", id));
        out.println(game + ": " + book.ids().size() + " rules, " + uncovered.size() + " uncovered, "
                + book.excused().size() + " excused, " + book.unknown().size() + " unknown");
        boolean complete = uncovered.isEmpty() && book.unknown().isEmpty();
        return complete || !uncoveredOnly ? Exit.FINE : Exit.FAILED;
    }

    private static String coverage(RuleBook book, String id) {
        List<String> tests = book.tests(id);
        if (!tests.isEmpty()) {
            return String.join(", ", tests);
        }
        return Optional.ofNullable(book.excused().get(id))
                .map(reason -> "not yet: " + reason)
                .orElse("no test");
    }
}
