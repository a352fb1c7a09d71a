package winterhall.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;
import winterhall.engine.BadContent;
import winterhall.engine.BadSetup;
import winterhall.engine.BrokenRule;
import winterhall.engine.Excerpt;
import winterhall.engine.record.BadRecord;
import winterhall.enginetest.BadRules;
import winterhall.enginetest.BadScenario;

/// The command line of Winterhall; without a sub-command it opens the hall.
///
/// Bad input is one line on the error stream and exit code 2. Only a mistake of ours shows a stack trace.
@Command(
        name = "winterhall",
        description = "A digital table for three winter games.",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        synopsisSubcommandLabel = "[COMMAND]",
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            AdminLinkCommand.class,
            RepairCommand.class,
            CheckCommand.class,
            ScenarioCommand.class,
            PerftCommand.class,
            RulesCommand.class,
            RecordCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            BotCheckCommand.class,
            ArenaCommand.class,
            LabCommand.class
        },
        footer = {
            "",
            "Commands of the launcher:",
            "  test            Run every check and every test.",
            "  format          Format the sources.",
            "  generate        Write what comes from the Java sources: types, docs, lessons.",
            "  soak            Run the long tests: crashes, leaks, malformed input.",
            "  screenshots     Retake the screenshots in docs/screenshots.",
            "  bench           Run the benchmarks."
        })
public final class Main implements Callable<Integer> {
    static final String VERSION = "Winterhall 0.1.0";

    @Spec
    private CommandSpec spec;

    public static void main(String[] arguments) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, arguments));
    }

    /// @return the exit code, one of [Exit]
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        var line = new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .registerConverter(Long.TYPE, Main::number)
                .registerConverter(Long.class, Main::number)
                .setParameterExceptionHandler(Main::refuse)
                .setExecutionExceptionHandler(Main::refuse);
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().version(VERSION));
        int code = line.execute(arguments);
        out.flush();
        err.flush();
        return code;
    }

    /// Opens the hall for people who just want to play.
    @Override
    public Integer call() {
        return spec.commandLine().execute("serve", "--open");
    }

    private static Long number(String word) {
        try {
            return Long.valueOf(word);
        } catch (NumberFormatException _) {
            throw new TypeConversionException("'" + word + "' is not a whole number");
        }
    }

    private static int refuse(ParameterException mistake, String[] arguments) {
        CommandLine command = mistake.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        String message = mistake instanceof UnmatchedArgumentException unmatched && command.getParent() == null
                ? unmatched(unmatched.getUnmatched().getFirst(), command)
                : mistake.getMessage();
        command.getErr().println(oneLine(name + ": " + message + "; see " + name + " --help"));
        return Exit.BAD_INPUT;
    }

    private static String unmatched(String word, CommandLine command) {
        return word.startsWith("-")
                ? "there is no option " + word
                : "there is no command " + word + "; there are "
                        + String.join(", ", command.getSubcommands().keySet());
    }

    private static int refuse(Exception mistake, CommandLine command, ParseResult arguments) {
        PrintWriter err = command.getErr();
        return switch (mistake) {
            case BadInput _, BadContent _, BadSetup _, BadScenario _, BadRecord _, BadRules _ -> {
                err.println(oneLine(command.getCommandSpec().qualifiedName() + ": " + mistake.getMessage()));
                yield Exit.BAD_INPUT;
            }
            case BrokenRule broken -> {
                err.println("broken rule: " + broken.getMessage());
                yield Exit.BROKEN;
            }
            default -> {
                mistake.printStackTrace(err);
                yield Exit.BROKEN;
            }
        };
    }

    private static String oneLine(String message) {
        return Excerpt.cut(message.replaceAll("\\R\\s*", " "));
    }
}
