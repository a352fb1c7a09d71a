package winterhall.server.door;

import java.util.List;
import java.util.Optional;
import winterhall.server.Denied;
import winterhall.server.table.Hall;
import winterhall.server.table.HallTable;
import winterhall.wire.Http.Commitment;
import winterhall.wire.Http.GameList;
import winterhall.wire.Http.NewTable;
import winterhall.wire.Http.Rematch;
import winterhall.wire.Http.Sit;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Http.TableList;

/// Games and tables.
final class TableRoutes {
    private final Hall hall;

    TableRoutes(Hall hall) {
        this.hall = hall;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.get(
                        "/api/games",
                        Access.ANYONE,
                        GameList.class,
                        "The games of this hall.",
                        _ -> new GameList(hall.games())),
                Route.get(
                        "/api/tables",
                        Access.GUEST,
                        TableList.class,
                        "Public tables with a free seat.",
                        caller -> new TableList(hall.openTables(caller.person()), Optional.empty())),
                Route.get(
                        "/api/matches",
                        Access.GUEST,
                        TableList.class,
                        "Public matches of others that anybody may watch or look back at, those in play first.",
                        caller -> new TableList(hall.watchable(caller.person()), Optional.empty())),
                Route.get(
                        "/api/me/tables",
                        Access.GUEST,
                        TableList.class,
                        "The tables at which one sits, a hundred at a time: `?from=100` goes on after the first hundred.",
                        caller -> hall.tablesOf(caller.person(), from(caller))),
                Route.get(
                        "/api/me/commitment",
                        Access.GUEST,
                        Commitment.class,
                        "What the hall is committed to for the next table that one lays.",
                        caller -> new Commitment(hall.commitment(caller.person()))),
                Route.post(
                        "/api/tables",
                        Access.GUEST,
                        NewTable.class,
                        TableCard.class,
                        "Create a table; the match begins as soon as every seat is taken.",
                        (caller, wanted) -> card(caller, hall.lay(caller.person(), wanted))),
                Route.get(
                        "/api/tables/{table}",
                        Access.VIEWER,
                        TableCard.class,
                        "One table.",
                        caller ->
                                card(caller, hall.find(caller.person(), caller.path("table"), caller.query("invite")))),
                Route.post(
                        "/api/tables/{table}/seat",
                        Access.GUEST,
                        Sit.class,
                        TableCard.class,
                        "Sit down.",
                        (caller, wanted) -> card(caller, hall.sit(caller.person(), caller.path("table"), wanted))),
                Route.delete(
                        "/api/tables/{table}/seat",
                        Access.SEATED,
                        TableCard.class,
                        "Leave the table, before the match begins.",
                        caller -> card(caller, hall.leave(caller.person(), caller.path("table")))),
                Route.delete(
                        "/api/tables/{table}",
                        Access.OWNER,
                        TableCard.class,
                        "Cancel a table that has not begun.",
                        caller -> card(caller, hall.cancel(caller.person(), caller.path("table")))),
                Route.get(
                        "/api/tables/{table}/rematch",
                        Access.SEATED,
                        Commitment.class,
                        "What the hall is committed to for the rematch, until somebody asks for it.",
                        caller -> new Commitment(hall.rematchCommitment(caller.person(), caller.path("table")))),
                Route.post(
                        "/api/tables/{table}/rematch",
                        Access.SEATED,
                        Rematch.class,
                        TableCard.class,
                        "The same people once more, each one seat further on.",
                        (caller, wanted) -> card(caller, hall.rematch(caller.person(), caller.path("table"), wanted))));
    }

    private static int from(Caller caller) {
        String from = caller.query("from");
        if (!from.matches("[0-9]{0,9}")) {
            throw Denied.because(422, "not-a-number", "from", "largest", 999_999_999);
        }
        return from.isEmpty() ? 0 : Integer.parseInt(from);
    }

    private TableCard card(Caller caller, HallTable table) {
        return hall.card(table, caller.person());
    }
}
