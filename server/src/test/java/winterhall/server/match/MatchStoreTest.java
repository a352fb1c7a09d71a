package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Referee;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.server.LongMatch;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;

/// What the hall has to look at, and when, is what the database says after it has failed for a moment.
class MatchStoreTest {
    private static final String TABLE = "camp";

    @TempDir
    Path folder;

    private final LongMatch<CampBoard, CampView> matches = LongMatch.ofCamp();

    @Test
    void whatWasNotWrittenIsWrittenTheNextTimeAlthoughItIsTheSame() {
        try (Database database = Database.inFolder(folder)) {
            MatchStore<CampBoard> store = laid(database);
            execute(
                    database,
                    "CREATE TRIGGER away BEFORE UPDATE OF due ON hall_table BEGIN SELECT RAISE(ABORT, 'away'); END");
            store.wakeAt(Optional.of(5_000L));
            execute(database, "DROP TRIGGER away");
            assertThat(due(database)).isEmpty();
            store.wakeAt(Optional.of(5_000L));
            execute(database, "UPDATE hall_open SET at = at");
            assertThat(due(database)).contains(5_000L);

            execute(database, "UPDATE hall_table SET due = 1");
            store.wakeAt(Optional.of(5_000L));
            execute(database, "UPDATE hall_open SET at = at");
            assertThat(due(database)).as("written once").contains(1L);
        }
    }

    private MatchStore<CampBoard> laid(Database database) {
        execute(database, "INSERT INTO person (id, name, created) VALUES ('anna', 'Anna', 0)");
        Setup setup = Setup.of(matches.game.id(), 2);
        var transitions = new Transitions<>(new Referee<>(matches.game), ClockRules.parse("none"));
        var replay = new LedgerReplay<>(transitions, setup, SecretChance.of(new byte[64]), List.of("", ""));
        var store = new MatchStore<>(TABLE, database, replay, matches.game.vocabulary(), Optional.empty());
        matches.lay(
                database, TABLE, Stage.RUNNING, List.of(store.firstLine(replay.start(), 0)), List.of("anna", "anna"));
        return store;
    }

    /// Returns when this, and so all that was to be written before it, is done or has failed.
    private static void execute(Database database, String sql) {
        database.writer().run(transaction -> transaction.handle().execute(sql));
    }

    private static Optional<Long> due(Database database) {
        return database.read(handle -> handle.createQuery("SELECT due FROM hall_table")
                .map((row, _) -> Optional.ofNullable(row.getObject(1)))
                .one()
                .map(due -> ((Number) due).longValue()));
    }
}
