package winterhall.server.table;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.match.Watcher;
import winterhall.server.people.Person;
import winterhall.server.store.Database;
import winterhall.wire.FromClient.Say;
import winterhall.wire.Json;
import winterhall.wire.ToClient;
import winterhall.wire.ToClient.Remark;

/// What is said at a table, kept with the match.
public final class Chat {
    private static final int LONGEST = 1_000;
    private static final int MOST = 1_000;

    private final Database database;
    private final Hall hall;
    private final Time time;

    public Chat(Database database, Hall hall, Time time) {
        this.database = database;
        this.hall = hall;
        this.time = time;
    }

    /// Stores a remark, answers the speaker, and tells everybody.
    public void say(Person speaker, String table, Watcher watcher, Say said) {
        String text = said.text().strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            throw Denied.because(422, "remark-too-long", "text", "longest", LONGEST);
        }
        List<Seat> seats = hall.find(speaker, table, "").seatsOf(speaker.id());
        Optional<Seat> seat = seats.isEmpty() ? Optional.empty() : Optional.of(seats.getFirst());
        long now = time.now();
        String wish = speaker.id() + " " + said.key();
        Optional<Integer> number = database.scribe().write(pen -> {
            var handle = pen.handle();
            boolean known = handle.createQuery("SELECT COUNT(*) FROM remark WHERE table_id = :table AND wish = :wish")
                            .bind("table", table)
                            .bind("wish", wish)
                            .mapTo(Integer.class)
                            .one()
                    > 0;
            if (known) {
                return Optional.empty();
            }
            int next = handle.createQuery("SELECT COALESCE(MAX(number), 0) + 1 FROM remark WHERE table_id = :table")
                    .bind("table", table)
                    .mapTo(Integer.class)
                    .one();
            if (next > MOST) {
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
                    .bind("wish", wish)
                    .execute();
            return Optional.of(next);
        });
        watcher.send(Json.write(new ToClient.Accepted(said.key(), 0)));
        number.ifPresent(at -> hall.hostIfAny(table)
                .ifPresent(host -> host.tellAll(new ToClient.Said(new Remark(at, seat, speaker.name(), text, now)))));
    }

    /// Everything that was said at a table, the oldest first.
    public List<Remark> remarks(String table) {
        return database.read(handle -> handle.createQuery(
                        "SELECT r.number, r.seat, r.text, r.at, p.name FROM remark r JOIN person p ON p.id = r.person"
                                + " WHERE r.table_id = :table ORDER BY r.number")
                .bind("table", table)
                .map((row, _) -> new Remark(
                        row.getInt("number"),
                        row.getInt("seat") == 0 ? Optional.empty() : Optional.of(Seat.of(row.getInt("seat"))),
                        row.getString("name"),
                        row.getString("text"),
                        row.getLong("at")))
                .list());
    }
}
