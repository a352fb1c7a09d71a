package winterhall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import winterhall.engine.Shelf;

/// A hall in a process of its own, so that it can be killed.
final class HallProcess {
    private final Path folder;
    private final String url;
    private final int port;
    private final boolean limited;
    private final int heapMegabytes;
    private Process process;

    HallProcess(Path folder, String url) {
        this(folder, url, false);
    }

    HallProcess(Path folder, String url, boolean limited) {
        this(folder, url, limited, 384);
    }

    /// @param limited whether the limits that are there for people hold
    HallProcess(Path folder, String url, boolean limited, int heapMegabytes) {
        this.folder = folder;
        this.url = url;
        this.port = freePort();
        this.limited = limited;
        this.heapMegabytes = heapMegabytes;
        this.process = start();
    }

    /// What the process runs.
    public static void main(String[] arguments) throws InterruptedException {
        var options = Halls.options(
                Path.of(arguments[0]),
                arguments[1],
                Integer.parseInt(arguments[2]),
                Boolean.parseBoolean(arguments[3]));
        var hall = new HallServer(options, Shelf.games());
        System.out.println("open " + hall.port());
        Thread.currentThread().join();
    }

    int port() {
        return port;
    }

    /// `kill -9`: nothing is said, flushed or closed.
    void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// Opens the hall once more, on the same data at the same port; returns when it says that it is open.
    void restart() {
        process = start();
    }

    private Process start() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = List.of(
                java,
                "-Xmx" + heapMegabytes + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HallProcess.class.getName(),
                folder.toString(),
                url,
                String.valueOf(port),
                String.valueOf(limited));
        try {
            Process started = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            var said = started.inputReader();
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                if (line.equals("open " + port)) {
                    Thread.startVirtualThread(() -> said.lines().forEach(System.out::println));
                    return started;
                }
                System.out.println(line);
            }
            throw new IllegalStateException("the hall did not open: " + started.waitFor());
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
