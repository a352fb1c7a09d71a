package winterhall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;

/// A folder for a hall whose disk can be filled, and emptied again.
///
/// Where the test may mount one it is a small disk in memory, really full; elsewhere no file of this process may grow.
final class SmallDisk implements Outage {
    private static final String MEGABYTES = "16m";

    private final Path folder;
    private final Path filler;
    private final boolean mounted;

    SmallDisk(Path folder) {
        this.folder = folder;
        this.filler = folder.resolve("filler");
        this.mounted = done("mount", "-t", "tmpfs", "-o", "size=" + MEGABYTES, "tmpfs", folder.toString());
    }

    @Override
    public String url() {
        return Halls.SQLITE.url(folder);
    }

    @Override
    public void begin() {
        if (mounted) {
            fill();
        } else {
            requireInCi(limitFiles(size(Path.of(folder.resolve("winterhall.db") + "-wal")) + ":"));
        }
    }

    /// Where nobody may fill a disk the test is left out; in CI that would go unnoticed, so there it fails.
    private static void requireInCi(boolean isPossible) {
        if (!isPossible && "true".equals(System.getenv("CI"))) {
            throw new IllegalStateException("neither may a disk be mounted here nor files be limited (prlimit)");
        }
        Assumptions.assumeTrue(isPossible);
    }

    private void fill() {
        try (var file = FileChannel.open(filler, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            while (true) {
                file.write(ByteBuffer.allocate(4_096));
            }
        } catch (IOException _) {
            // it is full
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    @Override
    public void end() {
        if (mounted) {
            try {
                Files.delete(filler);
            } catch (IOException trouble) {
                throw new UncheckedIOException(trouble);
            }
        } else {
            limitFiles("unlimited:");
        }
    }

    private static boolean limitFiles(String largest) {
        return done("prlimit", "--pid", String.valueOf(ProcessHandle.current().pid()), "--fsize=" + largest);
    }

    @Override
    public void close() {
        if (mounted && !done("umount", "--lazy", folder.toString())) {
            throw new IllegalStateException(folder + " is still mounted");
        }
    }

    private static boolean done(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException _) {
            return false; // there is no such command here
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(Arrays.toString(command), stopped);
        }
    }
}
