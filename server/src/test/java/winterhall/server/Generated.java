package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file of the repository that is generated, checked in and compared.
public final class Generated {
    public static final Path REPOSITORY = repository();

    private static final boolean UPDATE = Boolean.getBoolean("generate");

    private Generated() {}

    /// Compares, or writes when the tests run with `-Dgenerate=true`.
    public static void isUpToDate(String file, String text) {
        Path path = REPOSITORY.resolve(file);
        try {
            if (UPDATE) {
                Files.createDirectories(path.getParent());
                Files.writeString(path, text);
            }
            assertThat(Files.exists(path) ? Files.readString(path) : "")
                    .as(
                            "%s differs from what the sources say; regenerate it with: mvn -pl server -am test"
                                    + " -Dtest='*Generated*' -Dsurefire.failIfNoSpecifiedTests=false -Dgenerate=true",
                            file)
                    .isEqualTo(text);
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private static Path repository() {
        Path path = Path.of("").toAbsolutePath();
        while (!Files.exists(path.resolve("NOTICE"))) {
            path = path.getParent();
        }
        return path;
    }
}
