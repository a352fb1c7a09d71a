package winterhall.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;

/// The command-line options that say where a hall keeps its data.
final class HallLocation {
    @Option(
            names = "--data",
            paramLabel = "<folder>",
            description = "The folder the hall keeps its data in (default: data).")
    private @Nullable String data;

    @Option(
            names = "--database",
            paramLabel = "<url>",
            description =
                    "Use this PostgreSQL database instead of the embedded one: jdbc:postgresql://HOST/NAME?user=…")
    private @Nullable String database;

    /// The data folder, made if it is missing: where a hall may begin.
    Path folder() {
        Path folder = named();
        try {
            return DataFolder.make(folder);
        } catch (IOException refused) {
            throw new BadInput("cannot create a data folder at " + folder + ": " + refused.getMessage());
        }
    }

    /// The folder of a hall that is there already; a mistyped name does not become an empty hall.
    Path existing() {
        Path folder = named();
        if (!Files.exists(database == null ? folder.resolve(Database.FILE) : folder)) {
            throw new BadInput("there is no hall in " + folder);
        }
        return folder;
    }

    private Path named() {
        return data == null ? Input.home().resolve("data") : Input.path(data);
    }

    /// A folder for oneself alone; nothing while a hall is open there.
    static Optional<DataFolder> take(Path folder) {
        try {
            return DataFolder.take(folder);
        } catch (UncheckedIOException refused) {
            throw new BadInput("cannot write to " + folder + ": " + refused.getMessage());
        }
    }

    /// The URL of a database outside the folder.
    Optional<String> database() {
        return Optional.ofNullable(database);
    }

    /// The database of a hall that is there already, wherever it is.
    Database open() {
        return open(database().isPresent() ? named() : existing());
    }

    /// The database of the hall in this folder, which may be new, or wherever else it is.
    Database open(Path folder) {
        try {
            return database().map(Database::open).orElseGet(() -> Database.inFolder(folder));
        } catch (RuntimeException trouble) {
            throw new BadInput("cannot open the database: " + trouble.getMessage());
        }
    }
}
