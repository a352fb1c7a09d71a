package winterhall.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Game;
import winterhall.engine.Position;
import winterhall.engine.record.BadRecord;
import winterhall.engine.record.Fairness;
import winterhall.engine.record.MatchRecord;

/// Checks that a match was dealt as promised and played by the rules.
@Command(
        name = "verify",
        description = "Check that a match was dealt as promised and played by the rules.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "The record of a finished match, as downloaded from a hall.")
    private String file;

    @Override
    public Integer call() {
        Path path = Input.path(file);
        try {
            MatchRecord record = MatchRecord.read(Input.text(path));
            verify(record, record.game());
        } catch (BadRecord bad) {
            throw new BadInput(path + " " + bad.getMessage());
        }
        return Exit.FINE;
    }

    private <B, V> void verify(MatchRecord record, Game<B, V> game) {
        var steps = record.verify(game);
        Position<B> last = steps.getLast().step().position();
        PrintWriter out = spec.commandLine().getOut();
        out.println("match       " + record.setup() + ", rules " + record.rules());
        out.println("commitment  "
                + record.fairness().map(fair -> "kept: " + fair.commitment()).orElse("none in this record"));
        out.println(
                "chance      " + record.fairness().map(VerifyCommand::shares).orElse("as written"));
        out.println("replay      " + (steps.size() - 1)
                + " answers: every shuffle, draw, event and fingerprint is as the rules have it");
        out.println("end         "
                + record.stop()
                        .map(stop -> "ranks " + ranks(stop.ranks()) + " by " + stop.reason() + ", before the end")
                        .orElseGet(() -> game.outcome(last.board())
                                .map(outcome -> "ranks " + ranks(outcome.ranks()) + " by " + outcome.reason())
                                .orElseThrow()));
    }

    private static String shares(Fairness fair) {
        long added = fair.entropy().stream().filter(bytes -> !bytes.isEmpty()).count();
        return "follows from the secret and what " + added + " of "
                + fair.entropy().size() + " seats added";
    }

    private static String ranks(List<Integer> ranks) {
        return ranks.isEmpty()
                ? "none"
                : String.join(" ", ranks.stream().map(String::valueOf).toList());
    }
}
