package winterhall.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// The people of the hall and the cookies that identify them.
public final class People {
    private static final Duration COOKIE = Duration.ofDays(400);
    private static final String COLUMNS = "id, name, role, language, login, banned, seen";

    /// How often people who are here are noted as seen.
    private static final long BETWEEN_NOTES = Duration.ofHours(1).toMillis();

    private final Database database;
    private final Time time;

    /// A person who just came in, and the token that says so.
    public record Arrival(Person person, String token) {}

    public People(Database database, Time time) {
        this.database = database;
        this.time = time;
    }

    /// Lets somebody in without a form.
    public Arrival welcome(String name, String language) {
        var person = new Person(Token.id(), name, "guest", language, Optional.empty(), Optional.empty());
        String token = Token.fresh();
        long now = time.now();
        database.writer().run(transaction -> {
            transaction
                    .handle()
                    .createUpdate("INSERT INTO person (id, name, created, seen, language, role)"
                            + " VALUES (:id, :name, :now, :now, :language, 'guest')")
                    .bind("id", person.id())
                    .bind("name", name)
                    .bind("now", now)
                    .bind("language", language)
                    .execute();
            open(transaction.handle(), token, person.id(), "cookie", now, COOKIE);
        });
        return new Arrival(person, token);
    }

    /// The person whom a cookie belongs to, unless it has expired; it is here now.
    public Optional<Person> known(String token) {
        long now = time.now();
        return database.read(
                handle -> handle.createQuery("SELECT " + COLUMNS + " FROM person WHERE deleted IS NULL AND id ="
                                + " (SELECT person FROM login_session WHERE token = :token AND purpose = 'cookie'"
                                + " AND expires > :now)")
                        .bind("token", Token.hash(token))
                        .bind("now", now)
                        .map((row, _) -> here(row, now))
                        .findFirst());
    }

    /// A person who has just done something, or for whom a program has.
    private Person here(ResultSet row, long now) throws SQLException {
        Person person = person(row);
        if (row.getLong("seen") <= now - BETWEEN_NOTES) {
            database.writer()
                    .later(transaction -> transaction
                            .handle()
                            .createUpdate("UPDATE person SET seen = :now WHERE id = :id AND seen < :now")
                            .bind("now", now)
                            .bind("id", person.id())
                            .execute());
        }
        return person;
    }

    /// The person for whom a bot plays; whatever that person is, the bot is only a guest.
    public Optional<Person> byBotToken(String token) {
        long now = time.now();
        return database.read(handle -> Sessions.owner(handle, token, Sessions.BOT, now))
                .flatMap(id ->
                        database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM person WHERE id = :id")
                                .bind("id", id)
                                .map((row, _) -> here(row, now))
                                .findFirst()))
                .map(person -> new Person(
                        person.id(), person.name(), "guest", person.language(), person.login(), person.banned()));
    }

    /// A token by which a program plays for this person; an earlier one is worth nothing any more.
    public String botToken(String person) {
        return database.writer().write(transaction -> {
            Sessions.endAll(transaction.handle(), person, Sessions.BOT);
            return Sessions.open(transaction.handle(), person, Sessions.BOT, time.now(), Sessions.LONG);
        });
    }

    public void revokeBotToken(String person) {
        database.writer().run(transaction -> Sessions.endAll(transaction.handle(), person, Sessions.BOT));
    }

    public Optional<Person> byId(String id) {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM person WHERE id = :id")
                .bind("id", id)
                .map((row, _) -> person(row))
                .findFirst());
    }

    /// The sessions, by the hashes of their tokens, in which this person may be in the hall now.
    public Set<String> sessions(String person) {
        return database.read(handle -> handle.createQuery("SELECT s.token FROM login_session s"
                        + " JOIN person p ON p.id = s.person WHERE p.id = :person AND p.banned IS NULL"
                        + " AND p.deleted IS NULL AND s.expires > :now")
                .bind("person", person)
                .bind("now", time.now())
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet()));
    }

    public void change(String id, String name, String language) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE person SET name = :name, language = :language WHERE id = :id")
                        .bind("name", name)
                        .bind("language", language)
                        .bind("id", id)
                        .execute());
    }

    /// Stores a token that opens something for a while.
    static void open(Handle handle, String token, String person, String purpose, long now, Duration lasting) {
        handle.createUpdate("INSERT INTO login_session (token, person, purpose, created, expires)"
                        + " VALUES (:token, :person, :purpose, :now, :expires)")
                .bind("token", Token.hash(token))
                .bind("person", person)
                .bind("purpose", purpose)
                .bind("now", now)
                .bind("expires", now + lasting.toMillis())
                .execute();
    }

    static Person person(ResultSet row) throws SQLException {
        return new Person(
                row.getString("id"),
                row.getString("name"),
                row.getString("role"),
                row.getString("language"),
                Optional.ofNullable(row.getString("login")),
                Optional.ofNullable(row.getString("banned")));
    }
}
