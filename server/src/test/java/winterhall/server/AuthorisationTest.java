package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Verb;
import winterhall.server.AuthorisationMatrix.Row;
import winterhall.server.AuthorisationWorld.Role;
import winterhall.server.client.SocketClient;
import winterhall.server.door.Route;
import winterhall.wire.FromClient;

/// Every request and every message, by everybody: what the hall answers is what `authorisation.txt` says.
class AuthorisationTest {
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "PATCH", "DELETE");

    @TempDir
    static Path data;

    private static PeopleHall hall;
    private static AuthorisationWorld world;

    @BeforeAll
    static void open() {
        hall = PeopleHall.on(Halls.usual(), data);
        hall.member("matrix-member");
        world = new AuthorisationWorld(hall, "running");
    }

    @AfterAll
    static void close() {
        world.close();
        hall.close();
    }

    @Test
    void everyRequestAndMessageHasARowAndEveryRowIsOne() {
        Set<String> known = new LinkedHashSet<>();
        routes().forEach(route -> known.add(route.method() + " " + route.path()));
        kinds(FromClient.class).forEach(kind -> known.add("message " + Verb.of(kind)));
        Set<String> rows = new LinkedHashSet<>();
        AuthorisationMatrix.read().rows().forEach(row -> rows.add(row.route()));
        assertThat(rows).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void everybodyGetsWhatTheTableSays() {
        var wrong = new ArrayList<String>();
        for (Row row : AuthorisationMatrix.read().rows()) {
            for (Role role : Role.values()) {
                stand(row.stage());
                String got = row.isMessage() ? say(row, role) : ask(row, role);
                if (!row.expected().get(role).contains(got)) {
                    wrong.add(row + " as " + role + ": " + got + ", not "
                            + row.expected().get(role));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void aWriteThatIsNotFromOurPageIsRefusedToEverybody() {
        stand("running");
        for (Route<?, ?> route : routes()) {
            if (route.method().equals("GET")) {
                continue;
            }
            for (Role role : List.of(Role.OWNER, Role.ADMIN)) {
                String path = world.fill(route.path(), role);
                Guest guest = world.of(role);
                var bare = HttpRequest.newBuilder(URI.create(guest.base + path))
                        .method(route.method(), BodyPublishers.ofString("{}"));
                assertThat(guest.send(bare).text("key")).as("%s", route).isEqualTo("not-from-our-page");
                for (String origin : List.of("https://evil.example", "null", "http://localhost:1")) {
                    var foreign = guest.request(path)
                            .header("Origin", origin)
                            .method(route.method(), BodyPublishers.ofString("{}"));
                    assertThat(guest.send(foreign).text("key"))
                            .as("%s from %s", route, origin)
                            .isEqualTo("not-from-our-page");
                }
            }
        }
    }

    @Test
    void otherMethodsAreNotFound() {
        stand("running");
        Guest admin = world.of(Role.ADMIN);
        for (String pattern : routes().stream().map(Route::path).distinct().toList()) {
            List<String> known = routes().stream()
                    .filter(route -> route.path().equals(pattern))
                    .map(Route::method)
                    .toList();
            String path = world.fill(pattern, Role.ADMIN);
            for (String method : METHODS) {
                if (!known.contains(method)) {
                    Guest.Answer answer = admin.send(admin.request(path).method(method, BodyPublishers.ofString("{}")));
                    assertThat(answer.status()).as("%s %s", method, pattern).isIn(404, 405);
                    assertThat(answer.text("key")).as("%s %s", method, pattern).isNotEmpty();
                }
            }
        }
    }

    @Test
    void aSocketOpensToOurOwnPageOnly() {
        stand("running");
        Guest owner = world.of(Role.OWNER);
        assertThat(upgrade(owner, owner.base)).isEqualTo(101);
        assertThat(upgrade(owner, "https://evil.example")).isEqualTo(403);
        assertThat(upgrade(owner, "null")).isEqualTo(403);
    }

    private static void stand(String stage) {
        if (!world.isAt(stage)) {
            renew(stage);
        }
    }

    /// What was granted may have changed the world, so the next one gets another.
    private static void renew(String stage) {
        world.close();
        world = new AuthorisationWorld(hall, stage);
    }

    private static String ask(Row row, Role role) {
        Guest guest = world.of(role);
        String target = world.fill(row.target(), role);
        String path = target + (target.contains("?") ? "&" : "?") + world.query(role);
        var request = guest.request(path).method(row.method(), BodyPublishers.ofString(world.fill(row.body(), role)));
        int status = status(guest, request);
        if (status < 300 && !row.method().equals("GET")) {
            renew(row.stage());
        }
        return String.valueOf(status);
    }

    private static int status(Guest guest, HttpRequest.Builder request) {
        try {
            return guest.http
                    .send(request.build(), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException | InterruptedException trouble) {
            throw new AssertionError(trouble);
        }
    }

    private static String say(Row row, Role role) {
        try (Screen screen = world.of(role).open(world.table(), "?" + world.query(role))) {
            screen.scene();
            screen.inbox.clear();
            screen.send(
                    row.target().equals("play") ? row.body().replace("$move", askedMove(world.table())) : row.body());
            screen.send("{\"kind\":\"ping\",\"number\":99}");
            return outcome(row, screen);
        } catch (SocketClient.Refused refused) {
            return String.valueOf(refused.status());
        }
    }

    /// What the hall said to it before it answered the ping that followed.
    private static String outcome(Row row, Screen screen) {
        String kind = row.target();
        while (true) {
            JsonNode message = screen.next(_ -> true);
            String got = message.path("kind").asString();
            if (got.equals("refused")) {
                return message.path("problem").path("status").asString();
            }
            if (got.equals("accepted")) {
                renew(row.stage());
                return "ok";
            }
            if (got.equals("reasons")
                    || kind.equals("hand-over") && got.equals("scene")
                    || kind.equals("look") && got.equals("scene")
                    || kind.equals("ping") && got.equals("pong")) {
                return "ok";
            }
            if (got.equals("pong")) {
                return "silence";
            }
        }
    }

    /// A move of the seat that is asked now: only that seat may play it.
    private static String askedMove(String table) {
        for (Role role : List.of(Role.OWNER, Role.SEAT)) {
            try (Screen screen = world.of(role).open(table)) {
                JsonNode offers = screen.scene().path("question").path("offers");
                if (!offers.isEmpty()) {
                    return offers.get(0).path("line").asString();
                }
            }
        }
        return "no move";
    }

    private static int upgrade(Guest guest, String origin) {
        String path = "/api/tables/" + world.table() + "/socket";
        try (SocketClient _ = guest.socket(path, Map.of("Origin", origin), (_, _) -> {})) {
            return 101;
        } catch (SocketClient.Refused refused) {
            return refused.status();
        }
    }

    private static List<Route<?, ?>> routes() {
        return hall.server().routes();
    }

    private static Stream<Class<?>> kinds(Class<?> kind) {
        return kind.isRecord()
                ? Stream.of(kind)
                : Stream.of(kind.getPermittedSubclasses()).flatMap(AuthorisationTest::kinds);
    }
}
