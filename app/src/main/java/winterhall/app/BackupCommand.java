package winterhall.app;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.server.store.Backup;
import winterhall.server.store.Database;

/// Writes everything a hall keeps into one file, while it runs or not.
@Command(
        name = "backup",
        description = "Write everything the hall keeps into one file, also while it runs.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "The file to write.")
    private String file;

    @Option(names = "--data", paramLabel = "<folder>", description = "The hall's folder; data unless told.")
    private @Nullable String data;

    @Option(
            names = "--database",
            paramLabel = "<url>",
            description = "The hall's database, if it is not in its folder.")
    private @Nullable String database;

    @Override
    public Integer call() {
        Path target = Input.path(file).toAbsolutePath();
        try (Database opened = open(data, database)) {
            long rows = new Backup(opened).write(target);
            spec.commandLine().getOut().println(rows + " rows in " + file);
            return Exit.FINE;
        } catch (UncheckedIOException refused) {
            throw new BadInput(file + " cannot be written: " + refused.getMessage());
        }
    }

    static Database open(@Nullable String data, @Nullable String database) {
        try {
            return database == null ? Database.inFolder(ServeCommand.folder(data)) : Database.open(database);
        } catch (RuntimeException trouble) {
            throw new BadInput("the database does not open: " + trouble.getMessage());
        }
    }
}
