package winterhall.server.door;

import java.util.List;
import winterhall.server.Denied;
import winterhall.server.people.Person;
import winterhall.server.table.Chat.Spoken;
import winterhall.server.table.Hall;
import winterhall.server.table.HallTable;
import winterhall.wire.Account.Complaint;
import winterhall.wire.Account.Shunned;
import winterhall.wire.Account.ShunnedList;
import winterhall.wire.Account.Whom;
import winterhall.wire.Http.Chat;

/// Chat at a table, and muting, blocking and reporting people.
final class ModerationRoutes {
    private final PeopleServices services;
    private final Hall hall;

    ModerationRoutes(PeopleServices services, Hall hall) {
        this.services = services;
        this.hall = hall;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.get(
                        "/api/tables/{table}/chat",
                        Access.VIEWER,
                        Chat.class,
                        "What was said at a table, as far as one may and wants to know it.",
                        caller -> new Chat(services.chat().remarks(caller.person(), table(caller)))),
                Route.post(
                        "/api/tables/{table}/mutes",
                        Access.VIEWER,
                        Whom.class,
                        Route.Nothing.class,
                        "Read somebody's remarks at this table no more.",
                        this::mute),
                Route.post(
                        "/api/tables/{table}/blocks",
                        Access.VIEWER,
                        Whom.class,
                        Route.Nothing.class,
                        "Block somebody: no remarks of theirs, and never again at one table.",
                        this::block),
                Route.post(
                        "/api/tables/{table}/reports",
                        Access.VIEWER,
                        Complaint.class,
                        Route.Nothing.class,
                        "Report somebody, or a remark, to the administrators.",
                        this::report),
                Route.get(
                        "/api/me/shunned",
                        Access.GUEST,
                        ShunnedList.class,
                        "Whom one has muted or blocked.",
                        this::shunned),
                Route.delete(
                        "/api/me/shunned/{shun}",
                        Access.GUEST,
                        ShunnedList.class,
                        "Take a mute or a block back.",
                        this::forgive));
    }

    private Route.Nothing mute(Caller caller, Whom whom) {
        HallTable table = table(caller);
        services.moderation().mute(caller.person(), person(caller, table, whom.seat(), whom.remark()), table.id());
        return new Route.Nothing();
    }

    private Route.Nothing block(Caller caller, Whom whom) {
        services.moderation().block(caller.person(), person(caller, table(caller), whom.seat(), whom.remark()));
        return new Route.Nothing();
    }

    private Route.Nothing report(Caller caller, Complaint complaint) {
        HallTable table = table(caller);
        String quote = complaint.remark() == 0
                ? ""
                : spoken(caller, table, complaint.remark()).remark().text();
        services.moderation()
                .report(
                        caller.person(),
                        person(caller, table, complaint.seat(), complaint.remark()),
                        table.id(),
                        quote,
                        complaint.text());
        return new Route.Nothing();
    }

    private ShunnedList shunned(Caller caller) {
        return new ShunnedList(services.moderation().shunnedBy(caller.person()).stream()
                .map(shun -> new Shunned(shun.id(), shun.name(), shun.table()))
                .toList());
    }

    private ShunnedList forgive(Caller caller) {
        services.moderation().forgive(caller.person(), caller.path("shun"));
        return shunned(caller);
    }

    private HallTable table(Caller caller) {
        return hall.find(caller.person(), caller.path("table"), caller.query("invite"));
    }

    /// Who sits there or said that.
    private String person(Caller caller, HallTable table, int seat, int remark) {
        if (remark != 0) {
            return spoken(caller, table, remark).person();
        }
        return table.chairs().stream()
                .filter(chair -> chair.seat().number() == seat)
                .findFirst()
                .flatMap(HallTable.Chair::person)
                .orElseThrow(() -> Denied.because(422, "no-person-sits-there", "seat"));
    }

    private Spoken spoken(Caller caller, HallTable table, int number) {
        Person reader = caller.person();
        return services.chat().remark(reader, table, number);
    }
}
