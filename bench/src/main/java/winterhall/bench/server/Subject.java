package winterhall.bench.server;

import com.sun.management.OperatingSystemMXBean;
import io.javalin.Javalin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import winterhall.engine.Shelf;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;
import winterhall.server.door.Doors;

/// The process under load: the hall, or a relay that sends the same bytes to the same sockets and does nothing else.
///
/// It prints its port and then answers `cpu` (nanoseconds used so far), `compiled` (milliseconds
/// its compiler has worked) and `heap` (bytes in use after a collection).
public final class Subject {
    private Subject() {}

    public static void main(String[] arguments) throws IOException {
        int port = arguments[0].equals("hall") ? hall(Path.of(arguments[1])) : relay();
        System.out.println(port);
        try (var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null && !line.equals("stop"); line = in.readLine()) {
                System.out.println(
                        switch (line) {
                            case "cpu" -> processorTime();
                            case "compiled" ->
                                ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
                            default -> heap();
                        });
            }
        }
        System.exit(0);
    }

    private static int hall(Path data) {
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 1, false);
        return new HallServer(options, List.copyOf(Shelf.games())).port();
    }

    /// Sockets `/relay/PAIR/SIDE`; a message `ACCEPTED SCENE …` is answered by that many characters to its sender, and
    /// that many to both sides.
    private static int relay() {
        Map<String, Session> sockets = new ConcurrentHashMap<>();
        return Javalin.create(config -> {
                    config.jetty.threadPool = Doors.threads();
                    config.startup.showJavalinBanner = false;
                    config.routes.ws("/relay/{pair}/{side}", socket -> {
                        socket.onConnect(context -> sockets.put(
                                name(context.pathParam("pair"), context.pathParam("side")), context.session));
                        socket.onMessage(context -> {
                            String[] words = context.message().split(" ", 3);
                            String scene = "x".repeat(Integer.parseInt(words[1]));
                            context.session.sendText("a".repeat(Integer.parseInt(words[0])), Callback.NOOP);
                            context.session.sendText(scene, Callback.NOOP);
                            String other = context.pathParam("side").equals("1") ? "2" : "1";
                            Session across = sockets.get(name(context.pathParam("pair"), other));
                            if (across != null) {
                                across.sendText(scene, Callback.NOOP);
                            }
                        });
                    });
                })
                .start(0)
                .port();
    }

    private static String name(String pair, String side) {
        return pair + " " + side;
    }

    private static long processorTime() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static long heap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
