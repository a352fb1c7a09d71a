package winterhall.enginetest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The source tree that the tests run in.
public final class Repository {
    /// The nearest folder upwards that holds the launcher.
    public static final Path ROOT = find(Path.of("").toAbsolutePath());

    private Repository() {}

    /// The ids of the games: one folder each below `games/`, named like the package.
    public static List<String> games() {
        try (var folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(folder -> Files.isDirectory(folder.resolve("rules")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// The test resources of a game: its scenarios and records.
    public static Path tests(String game) {
        return isToy(game)
                ? ROOT.resolve("engine-test/src/test/resources/" + game)
                : ROOT.resolve("games/" + game + "/rules/src/test/resources");
    }

    /// The source of a game's rules.
    public static Path sources(String game) {
        return isToy(game)
                ? ROOT.resolve("engine-test/src/test/java/winterhall/toys/" + game)
                : ROOT.resolve("games/" + game + "/rules/src/main/java");
    }

    /// Whether it stands for a game in the tests of the engine, and is none that people play.
    public static boolean isToy(String game) {
        return !games().contains(game);
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
