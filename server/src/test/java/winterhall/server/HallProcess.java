package winterhall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Shelf;

/// A hall in a process of its own, so that it can be killed.
final class HallProcess {
    /// For halls that are opened many times and measured never.
    private static final List<String> OPENS_SOON = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private final Path folder;
    private final String url;
    private final int port;
    private final boolean limited;
    private final int heapMegabytes;
    private final List<String> machine;
    private Process process;

    HallProcess(Path folder, String url) {
        this(folder, url, false);
    }

    HallProcess(Path folder, String url, boolean limited) {
        this(folder, url, limited, 384);
    }

    HallProcess(Path folder, String url, boolean limited, int heapMegabytes) {
        this(folder, url, limited, heapMegabytes, OPENS_SOON);
    }

    /// @param limited whether the limits that are there for people hold
    /// @param machine what the JVM is told besides the size of its heap
    private HallProcess(Path folder, String url, boolean limited, int heapMegabytes, List<String> machine) {
        this.folder = folder;
        this.url = url;
        this.port = freePort();
        this.limited = limited;
        this.heapMegabytes = heapMegabytes;
        this.machine = machine;
        this.process = start();
    }

    /// As `./winterhall serve` runs it, with all its limits, in a heap of this size.
    static HallProcess asServed(Path folder, String url, int heapMegabytes) {
        return new HallProcess(folder, url, true, heapMegabytes, List.of("-Xshare:auto"));
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
        var command = new ArrayList<>(List.of(tool("java"), "-Xmx" + heapMegabytes + "m"));
        command.addAll(machine);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HallProcess.class.getName(),
                folder.toString(),
                url,
                String.valueOf(port),
                String.valueOf(limited)));
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

    /// Throws away what nothing in the heap needs any more.
    void collectGarbage() throws IOException, InterruptedException {
        String number = String.valueOf(process.pid());
        int status = new ProcessBuilder(tool("jcmd"), number, "GC.run")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (status != 0) {
            throw new IOException("jcmd " + number + " GC.run: " + status);
        }
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
