package winterhall.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import winterhall.engine.Seat;
import winterhall.server.Denied;
import winterhall.server.match.CommandKey;
import winterhall.server.match.Time;
import winterhall.server.match.Watcher;
import winterhall.server.people.Moderation;
import winterhall.server.people.Person;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.FromClient.Say;
import winterhall.wire.Json;
import winterhall.wire.ToClient;
import winterhall.wire.ToClient.Remark;

/// The chat of a table, stored with the match.
public final class Chat {
    private static final int LONGEST = 1_000;

    /// Of one person at one table, so that nobody can use up what the others may say.
    private static final int MOST_OF_ONE = 500;

    /// Of all who sit at a table, and of all who look on: no table grows without end, however many come to talk.
    private static final int MOST = 5_000;

    private static final Pattern TURNING = Pattern.compile("[\u202a-\u202e\u2066-\u2069]");
    private static final Pattern MARKS = Pattern.compile("(\\p{M}{3})\\p{M}+");

    private final Database database;
    private final Hall hall;
    private final Time time;
    private final Moderation moderation;

    /// What was said, and by whom.
    public record Spoken(Remark remark, String person) {}

    public Chat(Database database, Hall hall, Time time) {
        this.database = database;
        this.hall = hall;
        this.time = time;
        this.moderation = new Moderation(database, time);
    }

    /// Without what would turn the writing of a line around, and with no more than three marks on a letter, so that a remark
    /// stays within its line.
    private static String readable(String said) {
        return MARKS.matcher(TURNING.matcher(said).replaceAll(""))
                .replaceAll("$1")
                .strip();
    }

    /// Stores a remark, tells those who may read it, and answers the speaker.
    ///
    /// Seats count their remarks 1, 2, 3 … and those who look on −1, −2, −3 …, so that no gap tells a seat of what is
    /// hidden from it.
    public void say(Person speaker, String table, Watcher watcher, Say said) {
        if (!CommandKey.fits(said.key())) {
            throw Denied.because(422, "bad-key", "key", "longest", CommandKey.LONGEST);
        }
        String text = readable(said.text());
        if (text.isEmpty() || text.length() > LONGEST) {
            throw Denied.because(422, "remark-too-long", "text", "longest", LONGEST);
        }
        HallTable at = hall.present(table);
        requireWatcher(speaker, at);
        Optional<Seat> seat = at.seatsOf(speaker.id()).stream().findFirst();
        long now = time.now();
        String command = speaker.id() + " " + said.key();
        Optional<Integer> number = database.writer().write(transaction -> {
            var handle = transaction.handle();
            Optional<String> before = saidBefore(handle, table, command);
            if (before.isPresent()) {
                if (!before.get().equals(text)) {
                    throw Denied.because(409, "key-was-used", "key");
                }
                return Optional.empty();
            }
            if (count(handle, table, speaker.id()) >= MOST_OF_ONE) {
                throw Denied.because(429, "you-said-enough", "text");
            }
            int next = handle.createQuery("SELECT "
                            + (seat.isPresent() ? "COALESCE(MAX(number), 0) + 1" : "COALESCE(MIN(number), 0) - 1")
                            + " FROM remark WHERE table_id = :table AND number "
                            + (seat.isPresent() ? "> 0" : "< 0"))
                    .bind("table", table)
                    .mapTo(Integer.class)
                    .one();
            if (Math.abs(next) > MOST) {
                throw Denied.because(429, "too-many-remarks", "text");
            }
            handle.createUpdate("INSERT INTO remark (table_id, number, person, seat, text, at, wish)"
                            + " VALUES (:table, :number, :person, :seat, :text, :at, :wish)")
                    .bind("table", table)
                    .bind("number", next)
                    .bind("person", speaker.id())
                    .bind("seat", seat.map(Seat::number).orElse(0))
                    .bind("text", text)
                    .bind("at", now)
                    .bind("wish", command)
                    .execute();
            return Optional.of(next);
        });
        number.ifPresent(next -> tell(at, spoken(table, "r.number = " + next).getFirst()));
        watcher.send(Json.write(new ToClient.Accepted(said.key(), 0)));
    }

    private static Optional<String> saidBefore(Handle handle, String table, String command) {
        return handle.createQuery("SELECT text FROM remark WHERE table_id = :table AND wish = :wish")
                .bind("table", table)
                .bind("wish", command)
                .mapTo(String.class)
                .findFirst();
    }

    private static int count(Handle handle, String table, String person) {
        return handle.createQuery("SELECT COUNT(*) FROM remark WHERE table_id = :table AND person = :person")
                .bind("table", table)
                .bind("person", person)
                .mapTo(Integer.class)
                .one();
    }

    private void tell(HallTable table, Spoken spoken) {
        Set<String> deaf = moderation.deafTo(spoken.person, table.id());
        hall.tell(
                table.id(),
                new ToClient.Said(spoken.remark),
                reader -> !deaf.contains(reader) && mayRead(table, reader, spoken.remark));
    }

    /// What those who look on say is hidden from the seats until the end: they may be looking over a shoulder.
    private static boolean mayRead(HallTable table, String reader, Remark remark) {
        return remark.seat().isPresent()
                || table.stage() == Stage.FINISHED
                || table.seatsOf(reader).isEmpty();
    }

    /// What was said at a table as far as this reader may know it and wants to, the oldest first.
    public List<Remark> remarks(Person reader, HallTable table) {
        requireWatcher(reader, table);
        Set<String> unheard = moderation.unheardBy(reader.id(), table.id());
        return spoken(table.id(), "r.text <> ''").stream()
                .filter(spoken -> !unheard.contains(spoken.person) && mayRead(table, reader.id(), spoken.remark))
                .map(Spoken::remark)
                .toList();
    }

    /// What was said at the tables that this one is the rematch of, the oldest first; a person who did not sit there was not
    /// meant.
    public List<Remark> earlier(Person reader, HallTable table) {
        var remarks = new ArrayList<Remark>();
        Optional<HallTable> before = table.follows().map(hall::present);
        while (before.isPresent() && !before.get().seatsOf(reader.id()).isEmpty()) {
            remarks.addAll(0, remarks(reader, before.get()));
            before = before.get().follows().map(hall::present);
        }
        return remarks;
    }

    private void requireWatcher(Person person, HallTable table) {
        if (!hall.mayWatch(person, table)) {
            throw Denied.because(403, "no-spectators", "table");
        }
    }

    /// A remark that this reader can see.
    public Spoken remark(Person reader, HallTable table, int number) {
        return spoken(table.id(), "r.number = " + number).stream()
                .filter(spoken -> mayRead(table, reader.id(), spoken.remark))
                .findFirst()
                .orElseThrow(() -> Denied.because(404, "no-such-remark", "remark"));
    }

    private List<Spoken> spoken(String table, String condition) {
        return database.read(handle -> handle.createQuery(
                        "SELECT r.number, r.seat, r.text, r.at, r.person, p.name FROM remark r"
                                + " JOIN person p ON p.id = r.person"
                                + " WHERE r.table_id = :table AND " + condition + " ORDER BY r.at, r.number")
                .bind("table", table)
                .map((row, _) -> new Spoken(
                        new Remark(
                                row.getInt("number"),
                                row.getInt("seat") == 0 ? Optional.empty() : Optional.of(Seat.of(row.getInt("seat"))),
                                row.getString("name"),
                                row.getString("text"),
                                row.getLong("at")),
                        row.getString("person")))
                .list());
    }
}
