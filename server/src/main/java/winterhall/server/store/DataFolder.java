package winterhall.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The folder of one hall: only one hall at a time may have it, and others on this machine can find that hall.
public final class DataFolder implements AutoCloseable {
    private final Path folder;
    private final FileChannel channel;

    /// How to reach the hall that has the folder.
    ///
    /// @param token proves that the caller can read the folder
    public record Control(int port, String token) {}

    private DataFolder(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /// Makes the folder if it is missing, for its owner alone.
    public static Path make(Path folder) throws IOException {
        OwnerOnly.folder(folder);
        return folder;
    }

    /// Takes the folder, if no other hall has it.
    public static Optional<DataFolder> take(Path folder) {
        try {
            FileChannel channel =
                    FileChannel.open(folder.resolve("hall.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                return Optional.empty();
            }
            return Optional.of(new DataFolder(folder, channel));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null;
        }
    }

    /// Says where the hall answers, for those who may read this folder.
    public void announce(Control control) {
        Path file = controlFile(folder);
        try {
            OwnerOnly.file(file);
            Files.writeString(file, control.port + " " + control.token + "\n");
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// How to reach the hall that has this folder, if one has said so.
    public static Optional<Control> control(Path folder) {
        try {
            String[] words = Files.readString(controlFile(folder)).strip().split(" ");
            return Optional.of(new Control(Integer.parseInt(words[0]), words[1]));
        } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException _) {
            return Optional.empty();
        }
    }

    private static Path controlFile(Path folder) {
        return folder.resolve("hall.control");
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(controlFile(folder));
            channel.close();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
