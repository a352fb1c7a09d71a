package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// Keeps the ledger of one match.
public final class Keeper<B> {
    private final String table;
    private final Database database;
    private final Ledger ledger;
    private final Chronicle<B, ?> chronicle;
    private final winterhall.engine.Vocabulary vocabulary;
    private Optional<Long> due = Optional.empty();

    /// The database did not take it; nothing has changed.
    public static final class NotStored extends Exception {
        NotStored(Throwable cause) {
            super(cause);
        }
    }

    public Keeper(String table, Database database, Chronicle<B, ?> chronicle, winterhall.engine.Vocabulary vocabulary) {
        this.table = table;
        this.database = database;
        this.ledger = new Ledger(database);
        this.chronicle = chronicle;
        this.vocabulary = vocabulary;
    }

    /// Stores a change; returns when it is on the disk.
    void store(Clerk.Change<B> change, Entry entry, Optional<String> wish, long now, Optional<Long> nextDue)
            throws NotStored {
        Match<B> match = change.match();
        Line line = line(change, entry, wish, now);
        boolean dueChanged = !nextDue.equals(due);
        try {
            database.scribe().run(pen -> {
                Ledger.append(pen, line);
                if (match.isOver()) {
                    pen.handle()
                            .createUpdate(
                                    "UPDATE hall_table SET stage = 'finished', ended = :now, due = NULL WHERE id = :id")
                            .bind("now", now)
                            .bind("id", table)
                            .execute();
                } else if (dueChanged) {
                    pen.handle()
                            .createUpdate("UPDATE hall_table SET due = :due WHERE id = :id")
                            .bind("due", nextDue.orElse(null))
                            .bind("id", table)
                            .execute();
                }
            });
        } catch (RuntimeException trouble) {
            throw new NotStored(trouble);
        }
        due = nextDue;
    }

    /// The line with which a match begins.
    public Line firstLine(Clerk.Change<B> start, long now) {
        return line(start, new Entry(Entry.Kind.START, Optional.empty(), "", Entry.By.HALL, 0), Optional.empty(), now);
    }

    private Line line(Clerk.Change<B> change, Entry entry, Optional<String> wish, long now) {
        Match<B> match = change.match();
        return new Line(
                table,
                match.lines() - 1,
                match.step(),
                Verb.of(entry.kind()),
                entry.seat().map(Seat::number).orElse(0),
                entry.text(),
                Verb.of(entry.by()),
                entry.spent(),
                change.events().stream()
                        .map(event -> vocabulary.events().write((Record) event))
                        .toList(),
                vocabulary.fingerprint(match.position()),
                now,
                wish);
    }

    /// The step that a wish led to, if it was granted before.
    Optional<Integer> granted(String wish) {
        return ledger.granted(table, wish).map(Line::step);
    }

    /// The match as it stood at a step.
    Match<B> at(int step) {
        return chronicle.replayTo(step, ledger.lines(table));
    }

    List<Beat> beats(int since, Viewer viewer) {
        return chronicle.beats(ledger.lines(table), since, viewer);
    }

    /// The step at which the table stood before this seat's last move that still counts.
    Optional<Integer> stepBeforeLastMove(Seat seat) {
        return chronicle.stepBeforeLastMove(ledger.lines(table), seat);
    }
}
