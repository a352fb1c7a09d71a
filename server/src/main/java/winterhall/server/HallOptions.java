package winterhall.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The options a hall is started with.
///
/// @param port 0 for any that is free
/// @param data the folder of the embedded database and everything else that is kept
/// @param database a JDBC URL instead of the embedded database
/// @param address where the hall is reached from outside, `https://hall.example`
/// @param pace how long an answer by order takes, in milliseconds; with 0 bots do not wait either
/// @param botMillis how long a bot may think
/// @param limited whether a visitor may ask for only so much at a time; measurements of the hall turn it off
/// @param host the one address of this machine to listen at; every one if nothing is said
/// @param programs bots that are programs of their own: for each name the command that starts it
public record HallOptions(
        int port,
        Path data,
        Optional<String> database,
        Optional<URI> address,
        long pace,
        long botMillis,
        boolean limited,
        Optional<String> host,
        Map<String, List<String>> programs) {
    public static final long USUAL_PACE = 700;
    public static final long USUAL_BOT_MILLIS = 800;

    public HallOptions(
            int port, Path data, Optional<String> database, Optional<URI> address, long pace, long botMillis) {
        this(port, data, database, address, pace, botMillis, true);
    }

    public HallOptions(
            int port,
            Path data,
            Optional<String> database,
            Optional<URI> address,
            long pace,
            long botMillis,
            boolean limited) {
        this(port, data, database, address, pace, botMillis, limited, Optional.empty(), Map.of());
    }

    public HallOptions withPrograms(Map<String, List<String>> commands) {
        return new HallOptions(port, data, database, address, pace, botMillis, limited, host, commands);
    }

    public HallOptions at(Optional<String> one) {
        return new HallOptions(port, data, database, address, pace, botMillis, limited, one, programs);
    }

    /// How long a bot's answer takes at least: longer than it may think, so that a quick thought tells nothing.
    public long botPace() {
        return pace == 0 ? 0 : Math.max(pace, botMillis + 100);
    }
}
