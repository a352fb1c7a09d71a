package winterhall.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The source tree the tests run in.
final class Repository {
    /// The nearest folder upwards that holds the launcher.
    static final Path ROOT = find(Path.of("").toAbsolutePath());

    private Repository() {}

    /// The ids of the games: one folder each below `games/`, named like the package.
    static List<String> games() {
        try (var folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path find(Path start) {
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("winterhall")) && Files.isDirectory(folder.resolve("games"))) {
                return folder;
            }
        }
        throw new IllegalStateException("no folder above " + start + " holds the launcher");
    }
}
