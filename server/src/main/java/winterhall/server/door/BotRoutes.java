package winterhall.server.door;

import java.util.List;
import winterhall.server.people.People;
import winterhall.wire.BotProtocol.BotToken;

/// Tokens by which a program plays for a person, over the same routes and sockets as people.
final class BotRoutes {
    private static final List<String> FOR_BOTS = List.of("/api/games", "/api/tables", "/api/records", "/api/verify");

    private static final List<String> ABOUT_ITSELF = List.of("/api/me", "/api/me/tables", "/api/me/commitment");

    /// Only people may say who they do not want to meet.
    private static final List<String> FOR_PEOPLE = List.of("/mutes", "/blocks", "/reports");

    private final People people;
    private final SocketDoor sockets;

    BotRoutes(People people, SocketDoor sockets) {
        this.people = people;
        this.sockets = sockets;
    }

    /// A bot plays; it does not touch the account it plays for, nor judge anybody.
    static boolean mayUse(Route<?, ?> route) {
        boolean looksAtItself = route.method().equals("GET") && ABOUT_ITSELF.contains(route.path());
        return looksAtItself
                || FOR_BOTS.stream().anyMatch(route.path()::startsWith)
                        && FOR_PEOPLE.stream().noneMatch(route.path()::endsWith);
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.post(
                        "/api/me/bot-token",
                        Access.GUEST,
                        Route.Nothing.class,
                        BotToken.class,
                        "A token by which a program plays for one; an earlier one is worth nothing any more.",
                        (caller, _) -> fresh(caller.person().id())),
                Route.delete("/api/me/bot-token", Access.GUEST, Route.Nothing.class, "Revoke the token.", caller -> {
                    people.revokeBotToken(caller.person().id());
                    sockets.closeEnded(caller.person().id());
                    return new Route.Nothing();
                }));
    }

    private BotToken fresh(String person) {
        var token = new BotToken(people.botToken(person));
        sockets.closeEnded(person);
        return token;
    }
}
