package winterhall.server.notify;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Seat;
import winterhall.server.match.Time;
import winterhall.server.store.Database;
import winterhall.wire.Json;

/// The notices to send and what became of each: stored, so that none is lost.
final class NoticeQueue implements Mail {
    static final String MAIL = "mail";
    static final String HOOK = "hook";

    private static final Logger LOG = LoggerFactory.getLogger(NoticeQueue.class);
    private static final long KEPT = Duration.ofDays(60).toMillis();
    private static final int MOST_AT_ONCE = 100;

    private final Database database;
    private final Time time;
    private final boolean hasMail;

    /// @param hasMail whether letters can be sent at all
    NoticeQueue(Database database, Time time, boolean hasMail) {
        this.database = database;
        this.time = time;
        this.hasMail = hasMail;
    }

    boolean hasMail() {
        return hasMail;
    }

    @Override
    public void send(Letter letter) {
        if (hasMail) {
            var notice = Notice.letter(
                    letter.to(), letter.language(), letter.key(), letter.words(), time.now(), letter.until());
            write(notice, Optional.of(letter.person()), time.now());
        } else {
            LOG.warn("no mail is set up: {} is not sent", letter.key());
        }
    }

    /// Writes down what has to go out then; once for the same id, however often it is said.
    ///
    /// @param person whose it is, if the hall knows; without a target it goes where that person is reached by then
    void write(Notice notice, Optional<String> person, long due) {
        Optional<Notice.Call> call = notice.call();
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate(
                                "INSERT INTO notice (id, person, channel, target, language, text_key, words,"
                                        + " table_id, seat, asked, created, due, good_until, state)"
                                        + " VALUES (:id, :person, :channel, :target, :language, :key, :words,"
                                        + " :table, :seat, :asked, :created, :due, :until, 'waiting') ON CONFLICT (id) DO NOTHING")
                        .bind("id", notice.id())
                        .bind("person", person.orElse(null))
                        .bind("channel", notice.channel())
                        .bind("target", notice.target())
                        .bind("language", notice.language())
                        .bind("key", notice.key())
                        .bind("words", Json.write(notice.words()))
                        .bind("table", call.map(Notice.Call::table).orElse(null))
                        .bind("seat", call.map(to -> to.seat().number()).orElse(0))
                        .bind("asked", call.map(Notice.Call::asked).orElse(0))
                        .bind("created", notice.created())
                        .bind("due", due)
                        .bind("until", notice.until())
                        .execute());
    }

    /// What has to be tried by now. People who have left, or turned this channel off, get nothing.
    List<Notice> due(long now) {
        return database.read(handle -> handle.createQuery("SELECT n.*, r.stop, CASE WHEN n.target <> '' THEN n.target"
                        + " WHEN p.deleted IS NOT NULL OR p.banned IS NOT NULL THEN ''"
                        + " WHEN n.channel = 'hook' THEN COALESCE(p.hook, '')"
                        + " ELSE COALESCE(r.email, '') END AS goes_to"
                        + " FROM notice n LEFT JOIN person p ON p.id = n.person"
                        + " LEFT JOIN reach r ON r.person = n.person"
                        + " WHERE n.state = 'waiting' AND n.due <= :now ORDER BY n.due LIMIT " + MOST_AT_ONCE)
                .bind("now", now)
                .map((row, _) -> notice(row))
                .list());
    }

    private static Notice notice(ResultSet row) throws SQLException {
        String table = row.getString("table_id");
        String stop = row.getString("stop");
        var words = new LinkedHashMap<String, String>();
        Json.tree(row.getString("words"))
                .properties()
                .forEach(word -> words.put(word.getKey(), word.getValue().asString()));
        return new Notice(
                row.getString("id"),
                row.getString("channel"),
                row.getString("goes_to"),
                row.getString("language"),
                row.getString("text_key"),
                words,
                table == null
                        ? Optional.empty()
                        : Optional.of(new Notice.Call(table, Seat.of(row.getInt("seat")), row.getInt("asked"))),
                stop == null ? "" : stop,
                row.getLong("created"),
                row.getLong("good_until") == 0 ? Long.MAX_VALUE : row.getLong("good_until"),
                row.getInt("tries"));
    }

    /// It is tried again then, as if for the first time.
    void postpone(Notice notice, long due) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE notice SET due = :due WHERE id = :id")
                        .bind("due", due)
                        .bind("id", notice.id())
                        .execute());
    }

    void tryAgain(Notice notice, String trouble, long due) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate(
                                "UPDATE notice SET due = :due, tries = tries + 1, trouble = :trouble WHERE id = :id")
                        .bind("due", due)
                        .bind("trouble", trouble)
                        .bind("id", notice.id())
                        .execute());
    }

    /// It is settled: `sent`, `dropped` or `failed`. What it said is forgotten, since it may hold a link.
    void settle(Notice notice, String state, String trouble) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate(
                                "UPDATE notice SET state = :state, words = '{}', trouble = :trouble WHERE id = :id")
                        .bind("state", state)
                        .bind("trouble", trouble)
                        .bind("id", notice.id())
                        .execute());
    }

    /// Throws away what is long settled, and what belonged to people who have left.
    void tidy(long now) {
        database.writer().run(transaction -> {
            transaction
                    .handle()
                    .createUpdate("DELETE FROM notice WHERE state <> 'waiting' AND created < :before")
                    .bind("before", now - KEPT)
                    .execute();
            transaction
                    .handle()
                    .execute("DELETE FROM notice WHERE person IN (SELECT id FROM person WHERE deleted IS NOT NULL)");
            transaction
                    .handle()
                    .execute("DELETE FROM reach WHERE person IN (SELECT id FROM person WHERE deleted IS NOT NULL)");
        });
    }
}
