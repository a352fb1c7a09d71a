package winterhall.server.people;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Moderation by the players themselves: mute at a table, block everywhere, report.
public final class Moderation {
    private static final int MOST_SHUNNED = 1_000;
    private static final int MOST_OPEN_REPORTS = 20;
    private static final int LONGEST_REPORT = 2_000;
    private static final String EVERYWHERE = "";

    private final Database database;
    private final Time time;

    /// Somebody who was muted or blocked.
    ///
    /// @param table where; nothing for everywhere
    public record Block(String id, String name, Optional<String> table) {}

    public Moderation(Database database, Time time) {
        this.database = database;
        this.time = time;
    }

    /// Hides what somebody says at one table from this person.
    public void mute(Person person, String other, String table) {
        add(person.id(), other, table);
    }

    /// Hides what somebody says anywhere, and keeps the two from one table.
    public void block(Person person, String other) {
        add(person.id(), other, EVERYWHERE);
    }

    private void add(String person, String other, String table) {
        if (person.equals(other)) {
            throw Denied.because(422, "that-is-you", "");
        }
        database.writer().run(transaction -> {
            Handle handle = transaction.handle();
            List<String> known = handle.createQuery("SELECT other || table_id FROM shun WHERE person = :person")
                    .bind("person", person)
                    .mapTo(String.class)
                    .list();
            if (known.contains(other + table) || known.contains(other + EVERYWHERE)) {
                return;
            }
            if (known.size() >= MOST_SHUNNED) {
                throw Denied.because(429, "too-many-blocked", "");
            }
            handle.createUpdate("INSERT INTO shun (id, person, other, table_id, at)"
                            + " VALUES (:id, :person, :other, :table, :at)")
                    .bind("id", Token.id())
                    .bind("person", person)
                    .bind("other", other)
                    .bind("table", table)
                    .bind("at", time.now())
                    .execute();
        });
    }

    public List<Block> blockedBy(Person person) {
        return database.read(handle -> handle.createQuery("SELECT s.id, p.name, s.table_id FROM shun s"
                        + " JOIN person p ON p.id = s.other WHERE s.person = :person ORDER BY s.at, s.id")
                .bind("person", person.id())
                .map((row, _) -> new Block(
                        row.getString("id"),
                        row.getString("name"),
                        Optional.of(row.getString("table_id")).filter(table -> !table.isEmpty())))
                .list());
    }

    public void unblock(Person person, String block) {
        int gone = database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("DELETE FROM shun WHERE id = :id AND person = :person")
                        .bind("id", block)
                        .bind("person", person.id())
                        .execute());
        if (gone == 0) {
            throw Denied.because(404, "no-such-page", "block");
        }
    }

    /// Who does not read what this person says at this table.
    public Set<String> deafTo(String speaker, String table) {
        return set("SELECT person FROM shun WHERE other = :person AND table_id IN ('', :table)", speaker, table);
    }

    /// Whose messages this person does not read at this table.
    public Set<String> unheardBy(String reader, String table) {
        return set("SELECT other FROM shun WHERE person = :person AND table_id IN ('', :table)", reader, table);
    }

    private Set<String> set(String sql, String person, String table) {
        return database.read(handle -> handle.createQuery(sql)
                .bind("person", person)
                .bind("table", table)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet()));
    }

    /// Refuses to bring together people of whom one has blocked the other; it is not said who.
    public void requireWelcome(String person, Collection<String> others) {
        Set<String> apart = database.read(handle -> handle.createQuery("SELECT other FROM shun"
                        + " WHERE person = :person AND table_id = '' UNION SELECT person FROM shun"
                        + " WHERE other = :person AND table_id = ''")
                .bind("person", person)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet()));
        if (others.stream().anyMatch(apart::contains)) {
            throw Denied.because(403, "not-welcome", "table");
        }
    }

    /// Puts a report before the administrators.
    ///
    /// @param quote the remark it is about, kept as it was said; empty if it is about the person
    public void report(Person reporter, String other, String table, String quote, String text) {
        if (text.isBlank() || text.length() > LONGEST_REPORT) {
            throw Denied.because(422, "report-length", "text", "longest", LONGEST_REPORT);
        }
        database.writer().run(transaction -> {
            Handle handle = transaction.handle();
            int open = handle.createQuery("SELECT COUNT(*) FROM report WHERE reporter = :reporter AND closed IS NULL")
                    .bind("reporter", reporter.id())
                    .mapTo(Integer.class)
                    .one();
            if (open >= MOST_OPEN_REPORTS) {
                throw Denied.because(429, "too-many-reports", "");
            }
            handle.createUpdate("INSERT INTO report (id, at, reporter, person, table_id, quote, text)"
                            + " VALUES (:id, :at, :reporter, :person, :table, :quote, :text)")
                    .bind("id", Token.id())
                    .bind("at", time.now())
                    .bind("reporter", reporter.id())
                    .bind("person", other)
                    .bind("table", table)
                    .bind("quote", quote)
                    .bind("text", text.strip())
                    .execute();
        });
    }
}
