package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.Repository;

/// What no file of the repository may contain, tests and samples among them.
@Tag("build")
class TrackedFilesTest {
    /// Put together here, so that this file does not contain what it looks for.
    private static final List<String> MACHINE_PATHS =
            Stream.of("work", "root").map(name -> "/" + name + "/").toList();

    private static final List<String> JDK_SOCKETS = List.of("new" + "WebSocketBuilder");

    /// A clone works anywhere.
    @Test
    void noFileNamesAPathOfTheMachine() throws IOException, InterruptedException {
        assertThat(found(MACHINE_PATHS)).isEmpty();
    }

    /// That client can lose the first bytes of a connection: `SocketClient` stands in its place.
    @Test
    void noFileOpensAWebSocketWithTheClientOfTheJdk() throws IOException, InterruptedException {
        assertThat(found(JDK_SOCKETS)).isEmpty();
    }

    private static List<String> found(List<String> unwanted) throws IOException, InterruptedException {
        return trackedFiles().stream()
                .flatMap(file -> unwanted.stream()
                        .filter(content(file)::contains)
                        .map(text -> Repository.ROOT.relativize(file) + " contains " + text))
                .toList();
    }

    private static List<Path> trackedFiles() throws IOException, InterruptedException {
        Process git;
        try {
            git = new ProcessBuilder("git", "ls-files", "-z")
                    .directory(Repository.ROOT.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            return abort("git is not here: " + e.getMessage());
        }
        String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assumeTrue(git.waitFor() == 0, "not a clone");
        return Stream.of(names.split("\0"))
                .map(Repository.ROOT::resolve)
                .filter(Files::isRegularFile)
                .toList();
    }

    private static String content(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
