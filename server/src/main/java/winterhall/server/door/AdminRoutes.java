package winterhall.server.door;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import winterhall.server.Denied;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Administration.AdminClaim;
import winterhall.wire.Administration.AdminPersonList;
import winterhall.wire.Administration.AdminTableList;
import winterhall.wire.Administration.ErrorList;
import winterhall.wire.Administration.Note;
import winterhall.wire.Administration.ReportList;
import winterhall.wire.Http.Me;

/// The administration of the hall.
final class AdminRoutes {
    private static final int MOST_HOURS = 100_000;

    private final PeopleServices services;
    private final SocketDoor sockets;
    private final Limits limits;

    AdminRoutes(PeopleServices services, SocketDoor sockets, Limits limits) {
        this.services = services;
        this.sockets = sockets;
        this.limits = limits;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.post(
                        "/api/admin/claim",
                        Access.GUEST,
                        AdminClaim.class,
                        Me.class,
                        "Become an administrator by the hall's own link, which works once.",
                        this::claim),
                Route.get(
                        "/api/admin/tables",
                        Access.ADMIN,
                        AdminTableList.class,
                        "Tables at a `stage`, or `stuck`: running, and nothing has happened for so many `hours`.",
                        this::tables),
                write(
                        "POST",
                        "/api/admin/tables/{table}/end",
                        Note.class,
                        "End a table without a result.",
                        (caller, note) -> services.tableAdmin().end(caller.path("table"), note.note())),
                write(
                        "POST",
                        "/api/admin/tables/{table}/thaw",
                        Route.Nothing.class,
                        "Take up a frozen match again, if the rules agree with its ledger.",
                        (caller, _) -> services.tableAdmin().thaw(caller.path("table"))),
                Route.get(
                        "/api/admin/people",
                        Access.ADMIN,
                        AdminPersonList.class,
                        "People whose name or login holds a `search` text.",
                        caller -> new AdminPersonList(services.peopleAdmin().search(caller.query("search")))),
                write(
                        "POST",
                        "/api/admin/people/{person}/ban",
                        Note.class,
                        "Shut the door to somebody, at once.",
                        this::ban),
                write(
                        "DELETE",
                        "/api/admin/people/{person}/ban",
                        Route.Nothing.class,
                        "Open the door again.",
                        (caller, _) -> services.peopleAdmin().unban(caller.path("person"))),
                write(
                        "POST",
                        "/api/admin/people/{person}/admin",
                        Route.Nothing.class,
                        "Make somebody an administrator.",
                        (caller, _) -> services.peopleAdmin().makeAdmin(caller.path("person"))),
                write(
                        "DELETE",
                        "/api/admin/people/{person}/admin",
                        Route.Nothing.class,
                        "Make an administrator an ordinary person again; the last one stays.",
                        (caller, _) -> services.peopleAdmin().unmakeAdmin(caller.path("person"))),
                Route.get(
                        "/api/admin/reports",
                        Access.ADMIN,
                        ReportList.class,
                        "Reports that are open, or `closed=1`.",
                        caller -> new ReportList(services.peopleAdmin()
                                .reports(caller.query("closed").isEmpty()))),
                write(
                        "POST",
                        "/api/admin/reports/{report}/close",
                        Note.class,
                        "Close a report, with a note.",
                        (caller, note) -> services.peopleAdmin().close(caller.path("report"), note.note())),
                Route.get(
                        "/api/admin/errors",
                        Access.ADMIN,
                        ErrorList.class,
                        "What went wrong lately, without hands, secrets and tokens.",
                        _ -> new ErrorList(services.errors().latest())));
    }

    private interface Action<I> {
        void perform(Caller caller, I body);
    }

    private static <I> Route<I, Route.Nothing> write(
            String method, String path, Class<I> body, String summary, Action<I> action) {
        return new Route<>(method, path, Access.ADMIN, body, Route.Nothing.class, summary, (caller, given) -> {
            action.perform(caller, given);
            return new Route.Nothing();
        });
    }

    private Me claim(Caller caller, AdminClaim claim) {
        limits.take("links", caller.address(), 30, 0.1);
        services.links().claimAdmin(caller.person(), claim.token());
        return PeopleRoutes.me(services.people().byId(caller.person().id()).orElseThrow());
    }

    private AdminTableList tables(Caller caller) {
        String stage = caller.query("stage");
        return stage.equals("stuck")
                ? new AdminTableList(services.tableAdmin().tables(Stage.RUNNING, hours(caller.query("hours"))))
                : new AdminTableList(services.tableAdmin().tables(stage(stage), 0));
    }

    private static Stage stage(String word) {
        for (Stage stage : Stage.values()) {
            if (stage.name().toLowerCase(Locale.ROOT).equals(word)) {
                return stage;
            }
        }
        throw Denied.because(422, "not-one-of", "stage", "values", "stuck, open, running, finished, cancelled, frozen");
    }

    private static long hours(String text) {
        if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) > MOST_HOURS) {
            throw Denied.because(422, "not-a-number", "hours", "largest", MOST_HOURS);
        }
        return Duration.ofHours(Integer.parseInt(text)).toMillis();
    }

    private void ban(Caller caller, Note note) {
        services.peopleAdmin().ban(caller.path("person"), note.note());
        sockets.closeBanned(caller.path("person"));
    }
}
