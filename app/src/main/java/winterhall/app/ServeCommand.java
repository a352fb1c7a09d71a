package winterhall.app;

import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import winterhall.engine.Shelf;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;

/// Opens the hall until it is stopped.
@Command(name = "serve", description = "Open the hall.", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    static final int USUAL_PORT = 8080;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "<number>",
            description = "The port to listen on; 0 picks a free one (default: 8080).")
    private int port = USUAL_PORT;

    @Option(
            names = "--host",
            paramLabel = "<address>",
            description = "Listen on this address only, such as 127.0.0.1 behind a proxy (default: all).")
    private @Nullable String host;

    @Mixin
    private HallLocation location;

    @Option(
            names = "--address",
            paramLabel = "<url>",
            description = "The hall's public address, such as https://hall.example; https makes its cookies secure.")
    private @Nullable String address;

    @Option(
            names = "--bot-millis",
            paramLabel = "<number>",
            description = "Milliseconds a bot may think about one answer (default: 800).")
    private long botMillis = HallOptions.USUAL_BOT_MILLIS;

    @Option(
            names = "--pace",
            paramLabel = "<number>",
            description = "Milliseconds before the answer of a bot or of a standing order is shown (default: 700).")
    private long pace = HallOptions.USUAL_PACE;

    @Mixin
    private BotOption programs;

    @Option(names = "--open", description = "Open it in the browser, if there is one.")
    private boolean open;

    @Override
    public Integer call() throws InterruptedException {
        Path folder = location.folder();
        System.setProperty("winterhall.logs", folder.resolve("logs").toString());
        var options = new HallOptions(
                        port, folder, location.database(), outside(), atLeastZero(pace), atLeastZero(botMillis))
                .withPrograms(programs.commands())
                .at(Optional.ofNullable(host));
        try (var hall = hall(options)) {
            Runtime.getRuntime().addShutdownHook(new Thread(hall::close));
            PrintWriter out = spec.commandLine().getOut();
            var addresses = new Addresses(options.host(), hall.port(), options.address());
            addresses.print(out);
            hall.firstAdminLink()
                    .ifPresent(path -> out.println("The first person to open this link becomes the administrator: "
                            + addresses.best() + path));
            out.flush();
            if (open) {
                Browser.show(addresses.here());
            }
            new CountDownLatch(1).await(); // until the process is stopped
        }
        return Exit.FINE;
    }

    private static HallServer hall(HallOptions options) {
        try {
            return new HallServer(options, List.copyOf(Shelf.games()));
        } catch (HallServer.CannotOpen reason) {
            throw new BadInput(String.valueOf(reason.getMessage()));
        }
    }

    private Optional<URI> outside() {
        if (address == null) {
            return Optional.empty();
        }
        if (!address.matches("https?://[^/\\s]+/?")) {
            throw new BadInput("--address takes a URL such as https://hall.example, not " + address);
        }
        return Optional.of(URI.create(address));
    }

    private static long atLeastZero(long millis) {
        if (millis < 0 || millis > 600_000) {
            throw new BadInput("--pace and --bot-millis take a number from 0 to 600000, not " + millis);
        }
        return millis;
    }
}
