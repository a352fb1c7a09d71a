package winterhall.frozenwastes;

import java.nio.file.Files;
import java.nio.file.Path;

/// Where this repository lies.
final class Home {
    private Home() {}

    /// The nearest folder upwards that holds the file `winterhall`.
    static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("winterhall"))) {
                return folder;
            }
        }
        throw new IllegalStateException("no folder above " + Path.of("").toAbsolutePath() + " holds winterhall");
    }

    /// The test resources of this module.
    static Path resources() {
        return root().resolve("games/frozen-wastes/rules/src/test/resources");
    }
}
