package winterhall.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Answer;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.engine.record.BadRecord;
import winterhall.engine.record.MatchRecord;
import winterhall.engine.record.MatchRecord.RecordedStep;

/// Verifies the record of a match and prints it as one viewer saw it.
@Command(
        name = "replay",
        description = "Verify the record of a match and print it as one viewer saw it.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    private static final String INDENT = " ".repeat(14);

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "A record, as printed by the record command.")
    private String file;

    @Option(names = "--seat", paramLabel = "<seat>", description = "Show what this seat saw: 2, or seat-2.")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--everyone", description = "Show what everyone may see after the end (default).")
    private boolean everyone;

    @Override
    public Integer call() {
        if (everyone && seat.isPresent()) {
            throw new BadInput("--seat and --everyone do not go together; name one of them");
        }
        Path path = Input.path(file);
        try {
            MatchRecord record = MatchRecord.read(Input.text(path));
            replay(record, record.game());
        } catch (BadRecord bad) {
            throw new BadInput(path + " " + bad.getMessage());
        }
        return Exit.FINE;
    }

    private <B, V> void replay(MatchRecord record, Game<B, V> game) {
        Viewer viewer =
                seat.map(word -> Viewer.at(seat(word, record.setup().seats()))).orElse(Viewer.everyone());
        List<RecordedStep<B>> steps = record.verify(game);
        PrintWriter out = spec.commandLine().getOut();
        out.println(record.setup() + ", as " + viewer + (viewer.equals(Viewer.everyone()) ? " may see it" : " saw it"));
        for (int i = 0; i < steps.size(); i++) {
            boolean secret = i > 0 && steps.get(i - 1).step().position().poll().isPresent();
            print(steps.get(i), secret, viewer, game.vocabulary(), out);
        }
        game.outcome(steps.getLast().step().position().board())
                .ifPresent(
                        outcome -> out.println("end: winner " + words(outcome.winners()) + " by " + outcome.reason()));
    }

    private static String words(List<Seat> seats) {
        return String.join(" ", seats.stream().map(Seat::toString).toList());
    }

    /// @param secret whether others cannot know who answered, since several are asked together
    private static <B> void print(
            RecordedStep<B> recorded, boolean secret, Viewer viewer, Vocabulary words, PrintWriter out) {
        recorded.answer().ifPresent(answer -> head(recorded.number(), answer, secret, viewer, words, out));
        recorded.step().events().forEach(event -> {
            Record seen = (Record) event.seenBy(viewer);
            out.println(INDENT + words.events().write(seen));
        });
    }

    private static void head(
            int number, Answer answer, boolean secret, Viewer viewer, Vocabulary words, PrintWriter out) {
        if (viewer.knows(answer.seat())) {
            out.printf(
                    Locale.ROOT,
                    "%-6d%-8s%s%n",
                    number,
                    answer.seat(),
                    words.moves().write((Record) answer.move()));
        } else if (!secret) {
            out.printf(Locale.ROOT, "%-6d%s%n", number, answer.seat());
        }
    }

    private static Seat seat(String word, int seats) {
        String number = word.replaceFirst("^seat-", "");
        if (!number.matches("[1-9]") || Integer.parseInt(number) > seats) {
            throw new BadInput("there is no seat " + word + "; the seats are " + words(Seat.all(seats)));
        }
        return Seat.of(Integer.parseInt(number));
    }
}
