package winterhall.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import winterhall.enginetest.Repository;

/// A file of the repository that is generated, checked in and compared.
public final class Generated {
    private static final boolean UPDATE = Boolean.getBoolean("generate");

    private Generated() {}

    /// Compares, or writes when the tests run with `-Dgenerate=true`.
    public static void isUpToDate(String file, String text) {
        Path path = Repository.ROOT.resolve(file);
        try {
            if (UPDATE) {
                Files.createDirectories(path.getParent());
                Files.writeString(path, text);
            }
            assertThat(Files.exists(path) ? Files.readString(path) : "")
                    .as("%s differs from what the sources say; write it with: ./winterhall generate", file)
                    .isEqualTo(text);
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
