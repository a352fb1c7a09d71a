package winterhall.server.table;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Seat;
import winterhall.server.Denied;
import winterhall.server.people.Person;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;

/// Removes a person from every table, before the account is deleted.
public final class TableDeparture {
    private static final Logger LOG = LoggerFactory.getLogger(TableDeparture.class);
    private static final int ALL = Integer.MAX_VALUE;

    private final Hall hall;
    private final Tables tables;

    public TableDeparture(Database database, Hall hall) {
        this.hall = hall;
        this.tables = new Tables(database);
    }

    /// Cancels the tables it laid, frees its seats, and gives up its matches; returns when all of it is stored.
    public void leaveEverything(Person person) {
        for (HallTable table : tables.concerning(person.id(), ALL)) {
            Stage stage = table.stage() == Stage.OPEN ? getUp(person, table) : table.stage();
            if (stage == Stage.RUNNING) {
                table.seatsOf(person.id()).forEach(seat -> resign(table, seat));
            }
        }
    }

    /// Gives the stage of the table then: the match may have begun before this person could get up.
    private Stage getUp(Person person, HallTable table) {
        if (table.owner().equals(person.id())) {
            tables.move(table.id(), Stage.OPEN, Stage.CANCELLED, Optional.empty());
        } else {
            tables.leave(table.id(), person.id());
        }
        return hall.changed(table.id()).stage();
    }

    private void resign(HallTable table, Seat seat) {
        try {
            hall.matches().host(table.id()).resign(seat).join();
        } catch (Denied denied) {
            if (denied.problem().status() >= 500) {
                throw denied; // the hall is being renewed
            }
            LOG.warn("table {} is frozen: nobody can give up there", table.id());
        } catch (CompletionException trouble) {
            LOG.error("table {}: giving up was not stored", table.id(), trouble);
            throw Denied.because(503, "not-stored", "");
        }
    }
}
