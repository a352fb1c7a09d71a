package winterhall.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.server.store.Backup;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;

/// Puts a backup in the place of what a hall keeps; all of it or nothing.
@Command(
        name = "restore",
        description = "Put a backup in the place of what the hall keeps.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "What backup wrote.")
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
        Path source = Input.path(file).toAbsolutePath();
        try (DataFolder _ = DataFolder.take(ServeCommand.folder(data))
                        .orElseThrow(() -> new BadInput("the hall is open; stop it first"));
                Database opened = BackupCommand.open(data, database)) {
            long rows = new Backup(opened).restore(source);
            spec.commandLine().getOut().println(rows + " rows restored");
            return Exit.FINE;
        } catch (Backup.BadBackup bad) {
            throw new BadInput(String.valueOf(bad.getMessage()));
        }
    }
}
