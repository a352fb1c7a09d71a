package winterhall.server.match;

import java.sql.PreparedStatement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.server.store.Database;
import winterhall.server.store.DatabaseWriter;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// Stores and reads the ledger of one match.
public final class MatchStore<B> {
    private static final String SEEN = "UPDATE chair SET seen = ? WHERE table_id = ? AND seat = ? AND seen < ?";

    private final String table;
    private final Database database;
    private final Ledger ledger;
    private final ReplayCache<B> cache;
    private final Vocabulary vocabulary;
    private Optional<Long> due;

    /// A write that nobody waited for has failed, so [#due] may not be what is stored.
    private volatile boolean isDueLost;

    /// The database did not take it; nothing has changed.
    public static final class NotStored extends Exception {
        NotStored(Throwable cause) {
            super(cause);
        }

        /// Whether it, or something else in its place, was stored before.
        boolean isTaken() {
            return Database.isTaken(this);
        }
    }

    /// @param due when the hall has to look at this match, as stored
    public MatchStore(
            String table, Database database, LedgerReplay<B, ?> replay, Vocabulary vocabulary, Optional<Long> due) {
        this.table = table;
        this.database = database;
        this.ledger = new Ledger(database);
        this.cache = new ReplayCache<>(table, ledger, replay);
        this.vocabulary = vocabulary;
        this.due = due;
    }

    /// A change and the line that tells of it.
    ///
    /// @param command who asked for it and by which key
    record Written<B>(Transitions.Change<B> change, Entry entry, Optional<String> command) {
        Match<B> match() {
            return change.match();
        }

        int step() {
            return match().step();
        }
    }

    /// Stores changes that follow one another, all or none; returns when they are on the disk.
    void store(List<Written<B>> changes, Optional<Long> nextDue) throws NotStored {
        Match<B> match = changes.getLast().match();
        Entry last = changes.getLast().entry();
        List<Line> lines = changes.stream()
                .map(each -> line(each.change(), each.entry(), each.command()))
                .toList();
        boolean dueChanged = isDueChanged(nextDue);
        try {
            database.writer().run(transaction -> {
                for (Line line : lines) {
                    Ledger.append(transaction, line);
                }
                if (match.isOver()) {
                    transaction
                            .handle()
                            .createUpdate("UPDATE hall_table SET stage = 'finished', ended = :now, due = NULL,"
                                    + " notice = :notice WHERE id = :id")
                            .bind("now", last.at())
                            .bind("notice", notice(last))
                            .bind("id", table)
                            .execute();
                } else if (dueChanged) {
                    setDue(transaction, nextDue);
                }
            });
        } catch (RuntimeException trouble) {
            throw new NotStored(trouble);
        }
        due = nextDue;
        if (dueChanged) {
            isDueLost = false;
        }
        for (int i = 0; i < lines.size(); i++) {
            cache.add(lines.get(i), changes.get(i).match());
        }
    }

    /// What an administrator said who ended the match.
    private static @Nullable String notice(Entry last) {
        return last.by() == Entry.By.ADMINISTRATOR && last.payload() instanceof Payload.Closed(var note) ? note : null;
    }

    /// Notes when the hall has to look at this match, if that changed without an entry; it need not be durable at once.
    void wakeAt(Optional<Long> nextDue) {
        if (isDueChanged(nextDue)) {
            due = nextDue;
            isDueLost = false;
            database.writer().later(transaction -> setDue(transaction, nextDue), () -> isDueLost = true);
        }
    }

    private boolean isDueChanged(Optional<Long> nextDue) {
        return isDueLost || !nextDue.equals(due);
    }

    private void setDue(DatabaseWriter.Transaction transaction, Optional<Long> nextDue) {
        transaction
                .handle()
                .createUpdate("UPDATE hall_table SET due = :due WHERE id = :id")
                .bind("due", nextDue.orElse(null))
                .bind("id", table)
                .execute();
    }

    /// The line with which a match begins.
    public Line firstLine(Transitions.Change<B> start, long now) {
        Entry entry = Entry.start().at(now);
        return line(start, entry, Optional.empty());
    }

    Line line(Transitions.Change<B> change, Entry entry, Optional<String> command) {
        Match<B> match = change.match();
        return new Line(
                table,
                match.lines() - 1,
                match.step(),
                Verb.of(entry.kind()),
                entry.seat().map(Seat::number).orElse(0),
                entry.payload().text(vocabulary.moves()),
                Verb.of(entry.by()),
                entry.spent(),
                change.events().stream()
                        .map(event -> vocabulary.events().write((Record) event))
                        .toList(),
                vocabulary.fingerprint(match.position()),
                entry.at(),
                command);
    }

    /// Remembers what these seats have been shown, soon and without waiting for it.
    void remember(List<Seat> seats, int step) {
        database.writer().later(transaction -> {
            PreparedStatement update = transaction.prepared(SEEN);
            for (Seat seat : seats) {
                update.setInt(1, step);
                update.setString(2, table);
                update.setInt(3, seat.number());
                update.setInt(4, step);
                update.executeUpdate();
            }
        });
    }

    /// The line that a command led to, if it was granted before.
    Optional<Line> granted(String command) {
        return ledger.granted(table, command);
    }

    /// The match as the ledger has it.
    ///
    /// @throws LedgerReplay.Diverged if the rules of today do not lead there
    public Match<B> present() {
        return cache.present().match();
    }

    /// The match as the ledger has it, if that holds more lines.
    Optional<Match<B>> ahead(Match<B> match) {
        return Optional.of(present()).filter(stored -> stored.lines() > match.lines());
    }

    /// The match as it stood at a step to which moves are taken back.
    Match<B> at(int step) {
        return cache.takenBackTo(step).match();
    }

    /// Finds any step of the match.
    ReplayCache<B> past() {
        return cache;
    }

    List<Line> lines() {
        return ledger.lines(table);
    }

    List<Beat> beats(int since, Viewer viewer) {
        return cache.beats(since, viewer);
    }

    /// The step at which the table stood before this seat's last move that still counts.
    Optional<Integer> stepBeforeLastMove(Seat seat) {
        return LedgerReplay.stepBeforeLastMove(cache.present(), seat);
    }
}
