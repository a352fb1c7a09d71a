package winterhall.server.table;

import java.util.Optional;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.table.HallTable.Stage;

/// What can be done about a match that is frozen, because changed rules no longer lead where its ledger went.
///
/// Nothing is done unless it is asked for: [#look] only says how things stand.
public final class Repair {
    private final Hall hall;
    private final Tables tables;
    private final Ledger ledger;
    private final TableAdmin tableAdmin;

    /// How a match stands.
    ///
    /// @param divergence the first line that differs from today's rules; nothing if they agree throughout
    public record Finding(String table, Stage stage, int lines, Optional<String> divergence) {}

    public Repair(Hall hall, Database database, Time time) {
        this.hall = hall;
        this.tables = new Tables(database);
        this.ledger = new Ledger(database);
        this.tableAdmin = new TableAdmin(database, hall, time);
    }

    /// Replays a match and changes nothing.
    public Finding look(String id) {
        HallTable table = hall.present(id);
        int lines = ledger.last(id).map(last -> last.number() + 1).orElse(0);
        return new Finding(
                id,
                table.stage(),
                lines,
                lines == 0 ? Optional.empty() : hall.matches().history(table).divergence());
    }

    /// Lets a frozen match go on, if the rules agree with its ledger once more; the hall takes it up at its next start.
    public Finding unfreeze(String id) {
        Finding finding = look(id);
        finding.divergence().ifPresent(divergence -> {
            throw Denied.because(409, "cannot-go-on", "table", "why", divergence);
        });
        if (!tables.move(id, Stage.FROZEN, Stage.RUNNING, Optional.empty())) {
            throw Denied.because(409, "not-frozen", "table");
        }
        return look(id);
    }

    /// Ends a frozen match without a result; what was told in it can still be read.
    public Finding end(String id, String note) {
        if (hall.present(id).stage() != Stage.FROZEN) {
            throw Denied.because(409, "not-frozen", "table");
        }
        tableAdmin.end(id, note);
        return look(id);
    }
}
