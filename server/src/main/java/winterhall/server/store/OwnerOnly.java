package winterhall.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Files and folders that nobody but their owner may open, on file systems that know owners: a hall holds the secrets of
/// running matches and the hashes of passwords.
final class OwnerOnly {
    private OwnerOnly() {}

    /// Makes a folder if it is missing; one that is there stays as its owner has made it.
    static void folder(Path folder) throws IOException {
        Path above = folder.toAbsolutePath().getParent();
        if (above != null) {
            Files.createDirectories(above);
        }
        try {
            Files.createDirectory(folder, only("rwx------", folder));
        } catch (FileAlreadyExistsException taken) {
            if (!Files.isDirectory(folder)) {
                throw taken;
            }
        }
    }

    /// Makes an empty file in the place of one that may be there.
    static void file(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file, only("rw-------", file));
    }

    private static FileAttribute<?>[] only(String permissions, Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
