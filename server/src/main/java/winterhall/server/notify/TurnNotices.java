package winterhall.server.notify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Seat;
import winterhall.server.match.HallServices;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Tells people that it is their turn: once when they are asked, and again halfway to the end of their time.
///
/// A notice is derived from the ledger: a hall that stopped between a move and its notice sends it when it loads the
/// match, and [NoticeQueue] writes it once.
final class TurnNotices implements HallServices.TurnNotifier {
    /// Somebody who was at the table so lately is not called.
    static final long QUIET = Duration.ofMinutes(1).toMillis();

    private static final Logger LOG = LoggerFactory.getLogger(TurnNotices.class);

    private final Database database;
    private final Time time;
    private final NoticeQueue queue;

    /// The person in the seat, and how to reach them.
    private record Sitter(String id, String language, List<String> channels, String game, String owner) {}

    TurnNotices(Database database, Time time, NoticeQueue queue) {
        this.database = database;
        this.time = time;
        this.queue = queue;
    }

    @Override
    public void yourTurn(String table, Seat seat, int asked, long remindAt) {
        long now = time.now();
        Thread.startVirtualThread(() -> {
            try {
                sitter(table, seat).ifPresent(sitter -> {
                    var call = new Notice.Call(table, seat, asked);
                    call(call, sitter, "your-turn", now + QUIET);
                    call(call, sitter, "reminder", Math.max(remindAt, now + 2 * QUIET));
                });
            } catch (RuntimeException trouble) {
                LOG.error("table {}: a turn notice could not be queued", table, trouble);
            }
        });
    }

    private void call(Notice.Call call, Sitter sitter, String key, long due) {
        Map<String, String> words = Map.of("game", sitter.game, "owner", sitter.owner);
        for (String channel : sitter.channels) {
            queue.write(
                    Notice.call(call, channel, sitter.language, key, words, time.now()), Optional.of(sitter.id), due);
        }
    }

    private Optional<Sitter> sitter(String table, Seat seat) {
        return database.read(handle -> handle.createQuery(
                        "SELECT p.id, p.language, p.hook, r.email, t.game, o.name FROM chair c"
                                + " JOIN person p ON p.id = c.person JOIN hall_table t ON t.id = c.table_id"
                                + " JOIN person o ON o.id = t.owner LEFT JOIN reach r ON r.person = p.id"
                                + " WHERE c.table_id = :table AND c.seat = :seat")
                .bind("table", table)
                .bind("seat", seat.number())
                .map((row, _) -> new Sitter(
                        row.getString("id"),
                        row.getString("language"),
                        channels(row.getString("email"), row.getString("hook")),
                        row.getString("game"),
                        row.getString("name")))
                .findFirst());
    }

    private List<String> channels(@Nullable String email, @Nullable String hook) {
        var channels = new ArrayList<String>();
        if (email != null && queue.hasMail()) {
            channels.add(NoticeQueue.MAIL);
        }
        if (hook != null) {
            channels.add(NoticeQueue.HOOK);
        }
        return channels;
    }
}
