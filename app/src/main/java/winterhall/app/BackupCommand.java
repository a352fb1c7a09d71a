package winterhall.app;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.server.store.Backup;
import winterhall.server.store.Database;

/// Writes everything a hall keeps into one file, while it runs or not.
@Command(
        name = "backup",
        description = "Back up everything in the hall to one file, even while it runs.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "The file to write.")
    private String file;

    @Mixin
    private HallLocation location;

    @Override
    public Integer call() {
        Path target = Input.path(file).toAbsolutePath();
        try (Database opened = location.open()) {
            long rows = new Backup(opened).write(target);
            spec.commandLine().getOut().println(rows + " rows in " + file);
            return Exit.FINE;
        } catch (UncheckedIOException refused) {
            throw new BadInput(file + " cannot be written: " + refused.getMessage());
        }
    }
}
