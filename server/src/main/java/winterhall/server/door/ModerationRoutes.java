package winterhall.server.door;

import java.util.List;
import winterhall.server.Denied;
import winterhall.server.people.Person;
import winterhall.server.table.Chat.Spoken;
import winterhall.server.table.Hall;
import winterhall.server.table.HallTable;
import winterhall.wire.Account.BlockedList;
import winterhall.wire.Account.BlockedPerson;
import winterhall.wire.Account.Complaint;
import winterhall.wire.Account.PersonReference;
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
                        this::chat),
                Route.post(
                        "/api/tables/{table}/mutes",
                        Access.VIEWER,
                        PersonReference.class,
                        Route.Nothing.class,
                        "Read somebody's remarks at this table no more.",
                        this::mute),
                Route.post(
                        "/api/tables/{table}/blocks",
                        Access.VIEWER,
                        PersonReference.class,
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
                        "/api/me/blocked",
                        Access.GUEST,
                        BlockedList.class,
                        "The people one has muted or blocked.",
                        this::blocked),
                Route.delete(
                        "/api/me/blocked/{block}",
                        Access.GUEST,
                        BlockedList.class,
                        "Take a mute or a block back.",
                        this::unblock));
    }

    private Chat chat(Caller caller) {
        HallTable table = table(caller);
        return new Chat(
                services.chat().remarks(caller.person(), table), services.chat().earlier(caller.person(), table));
    }

    private Route.Nothing mute(Caller caller, PersonReference about) {
        HallTable table = table(caller);
        services.moderation().mute(caller.person(), person(caller, table, about.seat(), about.remark()), table.id());
        return new Route.Nothing();
    }

    private Route.Nothing block(Caller caller, PersonReference about) {
        services.moderation().block(caller.person(), person(caller, table(caller), about.seat(), about.remark()));
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

    private BlockedList blocked(Caller caller) {
        return new BlockedList(services.moderation().blockedBy(caller.person()).stream()
                .map(block -> new BlockedPerson(block.id(), block.name(), block.table()))
                .toList());
    }

    private BlockedList unblock(Caller caller) {
        services.moderation().unblock(caller.person(), caller.path("block"));
        return blocked(caller);
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
