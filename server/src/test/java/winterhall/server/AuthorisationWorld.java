package winterhall.server;

import static winterhall.server.PeopleHall.require;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// One table, and a person of each role, who come when they are needed. The expired and the banned person sat at the table
/// before, so that nothing but the expiry and the ban keeps them out.
final class AuthorisationWorld implements AutoCloseable {
    static final String NO_TABLE = "none";

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    /// Who asks.
    enum Role {
        OWNER,
        SEAT,
        SPECTATOR,
        STRANGER,
        EXPIRED,
        BANNED,
        ADMIN,
        /// A program with the owner's token.
        OWNERS_BOT,
        /// A program with the token of somebody who has nothing to do with the table.
        STRANGERS_BOT
    }

    private record Visitor(Guest guest, String id) {}

    private final PeopleHall hall;
    private final String stage;
    private final Map<Role, Visitor> people = new EnumMap<>(Role.class);
    private final Optional<Guest.Answer> table;

    /// @param stage `open`, `running`, `finished`, `secluded` (nobody may look on), or no table at all
    AuthorisationWorld(PeopleHall hall, String stage) {
        this.hall = hall;
        this.stage = stage;
        this.table = stage.equals(NO_TABLE) ? Optional.empty() : Optional.of(lay());
    }

    boolean isAt(String wanted) {
        return stage.equals(wanted);
    }

    Guest of(Role role) {
        Visitor known = people.get(role);
        if (known == null) {
            known = role == Role.OWNERS_BOT
                    ? new Visitor(of(Role.OWNER).bot(), Objects.requireNonNull(people.get(Role.OWNER)).id)
                    : become(role, arrive());
            people.put(role, known);
        }
        return known.guest;
    }

    String table() {
        return table.orElseThrow().text("id");
    }

    private Guest.Answer lay() {
        String open = ",{\"kind\":\"open\",\"bot\":\"\",\"name\":\"\"}";
        boolean isFinished = stage.equals("finished");
        Guest.Answer laid = of(Role.OWNER).post("/api/tables", """
                        {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""}%s],"listed":false,
                         "spectators":"%s","clock":"none","entropy":""}
                        """.formatted(
                        Guest.GAME, open.repeat(isFinished ? 1 : 3), stage.equals("secluded") ? "nobody" : "anyone"));
        require(laid, 200);
        require(of(Role.SEAT).sit(laid), 200);
        if (isFinished) {
            resign(laid.text("id"));
            return laid;
        }
        sitAndGo(Role.BANNED, laid);
        if (!stage.equals("open")) {
            sitAndGo(Role.EXPIRED, laid);
        }
        return laid;
    }

    private void sitAndGo(Role role, Guest.Answer laid) {
        Visitor visitor = arrive();
        require(visitor.guest.sit(laid), 200);
        people.put(role, become(role, visitor));
    }

    private void resign(String id) {
        try (Screen screen = of(Role.SEAT).open(id)) {
            screen.scene();
            screen.send("{\"kind\":\"resign\",\"key\":\"over\"}");
            screen.next("accepted");
        }
    }

    private Visitor arrive() {
        var guest = new Guest(hall.port());
        return new Visitor(guest, guest.post("/api/me", "").text("id"));
    }

    private Visitor become(Role role, Visitor visitor) {
        if (role == Role.STRANGERS_BOT) {
            return new Visitor(visitor.guest.bot(), visitor.id);
        }
        switch (role) {
            case EXPIRED -> hall.sql("UPDATE login_session SET expires = 1 WHERE person = '" + visitor.id + "'");
            case BANNED -> hall.sql("UPDATE person SET banned = 'nasty' WHERE id = '" + visitor.id + "'");
            case ADMIN -> hall.sql("UPDATE person SET role = 'admin' WHERE id = '" + visitor.id + "'");
            default -> {}
        }
        return visitor;
    }

    /// Fills in what a row names: `{table}` and `$invite`, say.
    String fill(String text, Role role) {
        boolean isInvited = role != Role.STRANGER && role != Role.ADMIN && role != Role.STRANGERS_BOT;
        return text.replace("{table}", table.map(laid -> laid.text("id")).orElse(""))
                .replace("{person}", text.contains("{person}") ? somebody() : "")
                .replace("{block}", "none")
                .replace("{report}", "none")
                .replace("{step}", "0")
                .replace(
                        "$invite",
                        isInvited ? table.map(laid -> laid.text("invite")).orElse("") : "")
                .replace("$unique", "word-" + NUMBERS.incrementAndGet());
    }

    private String somebody() {
        Visitor visitor = arrive();
        visitor.guest.close();
        return visitor.id;
    }

    String query(Role role) {
        return role == Role.SPECTATOR && table.isPresent()
                ? "invite=" + table.get().text("invite")
                : "";
    }

    @Override
    public void close() {
        people.values().forEach(visitor -> visitor.guest.close());
    }
}
