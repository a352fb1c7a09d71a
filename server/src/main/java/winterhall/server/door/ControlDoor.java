package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Map;
import winterhall.server.Denied;
import winterhall.server.store.Backup;
import winterhall.server.store.Database;
import winterhall.server.table.Hall;
import winterhall.wire.Json;

/// What the owner of the data folder may ask of the running hall: from this machine, with the token that lies there.
final class ControlDoor {
    private final String token;
    private final Database database;
    private final Hall hall;
    private final SocketDoor sockets;

    ControlDoor(String token, Database database, Hall hall, SocketDoor sockets) {
        this.token = token;
        this.database = database;
        this.hall = hall;
        this.sockets = sockets;
    }

    void open(RoutesConfig to) {
        to.post("/control/restore", context -> {
            check(context);
            context.contentType("application/json").result(Json.bytes(Map.of("rows", restore(context.body()))));
        });
    }

    private void check(Context context) {
        String shown = context.header("X-Control");
        if (!Guards.isFromThisMachine(context)
                || shown == null
                || !MessageDigest.isEqual(
                        shown.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8))) {
            throw Denied.because(403, "only-from-this-machine", "");
        }
    }

    /// Matches are let go of, everything is replaced at once, and watching clients reconnect to what there is now.
    private long restore(String file) {
        long[] rows = new long[1];
        try {
            hall.renew(() -> rows[0] = new Backup(database).restore(Path.of(file)));
        } catch (Backup.BadBackup bad) {
            throw Denied.because(422, "bad-backup", "file", "why", String.valueOf(bad.getMessage()));
        } finally {
            sockets.disconnectAll();
        }
        return rows[0];
    }
}
