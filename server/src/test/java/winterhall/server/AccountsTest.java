package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.PASSWORD;
import static winterhall.server.PeopleHall.afterHash;
import static winterhall.server.PeopleHall.cookie;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.logIn;
import static winterhall.server.PeopleHall.register;
import static winterhall.server.PeopleHall.require;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import winterhall.server.notify.Mail;

/// Registering, coming back, and what ends a session.
@ParameterizedClass
@EnumSource(Halls.class)
class AccountsTest {
    private static final String OTHER_PASSWORD = "another long one";

    @TempDir
    Path data;

    @Parameter
    Halls database;

    private PeopleHall hall;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(database, data);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void aGuestIsCalledSoInItsOwnLanguage() {
        var names = Map.of("en", "Guest", "nl-BE, en;q=0.5", "Gast", "de", "Gast", "fr", "Anonyme", "es", "Visitante");
        names.forEach((language, name) -> {
            Guest visitor = hall.visitor();
            var comingIn = visitor.request("/api/me").header("Accept-Language", language);
            assertThat(visitor.send(comingIn.POST(BodyPublishers.noBody())).text("name"))
                    .matches("\u2060" + name + " [1-9][0-9]{3}");
        });
    }

    @Test
    void aGuestWhoRegistersKeepsItsSeatAndGetsANewCookie() {
        Guest anna = hall.named("Anna");
        String table = anna.lay("", "none", "me", "open").text("id");
        String before = cookie(anna);

        Guest.Answer answer = register(anna, " Anna ", PASSWORD, "");

        assertThat(answer.text("role")).isEqualTo("member");
        assertThat(answer.text("login")).isEqualTo("anna");
        assertThat(cookie(anna)).isNotEqualTo(before);
        assertThat(anna.get("/api/tables/" + table).body().path("mySeats")).hasSize(1);
        assertThat(withCookie(before).status()).isEqualTo(401);
    }

    @Test
    void loginsAndPasswordsAreCheckedBeforeAnythingIsStored() {
        Guest anna = hall.guest();
        assertThat(register(anna, "a", PASSWORD, "").text("key")).isEqualTo("bad-login");
        assertThat(register(anna, "anna anna", PASSWORD, "").text("key")).isEqualTo("bad-login");
        assertThat(register(anna, "anna", "1234567", "").text("key")).isEqualTo("password-length");
        assertThat(register(anna, "anna", "x".repeat(201), "").text("key")).isEqualTo("password-length");
        assertThat(register(anna, "annaanna", "AnnaAnna", "").text("key")).isEqualTo("password-is-login");
        assertThat(register(anna, "anna", PASSWORD, "not an address").text("key"))
                .isEqualTo("bad-address");
        assertThat(anna.get("/api/me").text("role")).isEqualTo("guest");

        require(register(anna, "anna", PASSWORD, ""), 200);
        assertThat(register(anna, "anna2", PASSWORD, "").text("key")).isEqualTo("already-registered");
        assertThat(register(hall.guest(), "ANNA", PASSWORD, "").text("key")).isEqualTo("login-is-taken");
    }

    @Test
    void aGuestWhoLogsInTakesItsSeatsAlong() throws Exception {
        Guest desk = hall.member("anna");
        desk.patch("/api/me", "{\"name\":\"Anna\"}");
        Guest phone = hall.guest();
        String table = phone.lay("", "none", "me", "bot-random").text("id");
        String before = cookie(phone);
        try (Screen screen = phone.open(table)) {
            screen.scene();

            require(logIn(phone, "Anna", PASSWORD), 200);

            screen.closed.get(20, TimeUnit.SECONDS);
        }
        assertThat(id(phone)).isEqualTo(id(desk));
        assertThat(withCookie(before).status()).isEqualTo(401);
        assertThat(desk.get("/api/tables/" + table).body().path("isMine").asBoolean())
                .isTrue();
        try (Screen screen = desk.open(table)) {
            assertThat(screen.scene().path("seat").asString()).isEqualTo("seat:1");
            assertThat(screen.scene().path("seats").get(0).path("name").asString())
                    .isEqualTo("Anna");
        }
    }

    @Test
    void aWrongPasswordAndAnUnknownLoginGetTheSameAnswer() {
        hall.member("anna");
        Guest.Answer wrong = logIn(hall.visitor(), "anna", "not the password");
        Guest.Answer unknown = logIn(hall.visitor(), "nobody", "not the password");
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(unknown.whole().body()).isEqualTo(wrong.whole().body());
        assertThat(unknown.whole().headers().map().keySet())
                .isEqualTo(wrong.whole().headers().map().keySet());
    }

    @Test
    void loggingOutEndsThisSessionAndEverywhereEndsAll() throws Exception {
        Guest desk = hall.member("anna");
        Guest phone = hall.visitor();
        require(logIn(phone, "anna", PASSWORD), 200);
        String phoneCookie = cookie(phone);

        require(phone.post("/api/logout", ""), 204);
        assertThat(withCookie(phoneCookie).status()).isEqualTo(401);
        assertThat(phone.get("/api/me").status()).isEqualTo(401);
        assertThat(desk.get("/api/me").status()).isEqualTo(200);

        require(logIn(phone, "anna", PASSWORD), 200);
        String table = desk.lay("", "none", "me", "open").text("id");
        try (Screen screen = desk.open(table)) {
            screen.next("gathering");
            require(phone.post("/api/me/logout-everywhere", ""), 204);
            screen.closed.get(20, TimeUnit.SECONDS);
        }
        assertThat(desk.get("/api/me").status()).isEqualTo(401);
    }

    @Test
    void changingThePasswordNeedsTheOldOneAndEndsOtherSessions() {
        Guest desk = hall.member("anna");
        Guest phone = hall.visitor();
        require(logIn(phone, "anna", PASSWORD), 200);
        assertThat(change(phone, "not this one", OTHER_PASSWORD).text("key")).isEqualTo("wrong-password");
        assertThat(change(phone, PASSWORD, "short").text("key")).isEqualTo("password-length");
        assertThat(desk.get("/api/me").status()).isEqualTo(200);

        require(change(phone, PASSWORD, OTHER_PASSWORD), 200);

        assertThat(phone.get("/api/me").status()).isEqualTo(200);
        assertThat(desk.get("/api/me").status()).isEqualTo(401);
        assertThat(logIn(desk, "anna", PASSWORD).status()).isEqualTo(401);
        assertThat(logIn(desk, "anna", OTHER_PASSWORD).status()).isEqualTo(200);
    }

    @Test
    void aForgottenPasswordIsRenewedOnceByLetter() {
        Guest anna = hall.member("anna");
        Guest phone = hall.visitor();
        Guest.Answer unknown = phone.post("/api/password/forgotten", "{\"email\":\"nobody@example.org\"}");
        Guest.Answer known = phone.post("/api/password/forgotten", "{\"email\":\"anna@example.org\"}");
        assertThat(known.status()).isEqualTo(unknown.status()).isEqualTo(204);
        Mail.Letter letter = hall.letter();
        assertThat(letter.to()).isEqualTo("anna@example.org");
        assertThat(letter.key()).isEqualTo("password-reset");
        String token = afterHash(letter.words().get("link"));

        assertThat(renew(phone, token, "short").text("key")).isEqualTo("password-length");
        require(renew(phone, token, OTHER_PASSWORD), 200);

        assertThat(id(phone)).isNotEmpty();
        assertThat(anna.get("/api/me").status()).isEqualTo(401);
        assertThat(renew(hall.visitor(), token, PASSWORD).text("key")).isEqualTo("link-does-not-work");
        assertThat(hall.lettersWaiting()).isZero();
    }

    @Test
    void accountsMadeWithSomebodysAddressDoNotPushTheirsOut() {
        hall.member("anna");
        for (String login : List.of("eve-a", "eve-b", "eve-c", "eve-d", "eve-e")) {
            require(register(hall.guest(), login, PASSWORD, "anna@example.org"), 200);
        }
        hall.visitor().post("/api/password/forgotten", "{\"email\":\"anna@example.org\"}");
        assertThat(hall.letter().words()).containsEntry("login", "anna");
    }

    @Test
    void aLinkToRenewThePasswordExpires() {
        hall.member("anna");
        Guest phone = hall.visitor();
        phone.post("/api/password/forgotten", "{\"email\":\"anna@example.org\"}");
        String token = afterHash(hall.letter().words().get("link"));
        assertThat(hall.cells("SELECT expires - created FROM login_session WHERE purpose = 'reset'"))
                .containsExactly("3600000");
        hall.sql("UPDATE login_session SET expires = 1 WHERE purpose = 'reset'");
        assertThat(renew(phone, token, OTHER_PASSWORD).status()).isEqualTo(403);
    }

    @Test
    void aPersonalLinkBringsItsOwnerBackUntilItIsReplacedOrRevoked() {
        Guest anna = hall.guest();
        String first = afterHash(anna.post("/api/me/link", "").text("path"));
        Guest phone = hall.guest();
        String stray = cookie(phone);
        require(reclaim(phone, first), 200);
        assertThat(id(phone)).isEqualTo(id(anna));
        assertThat(withCookie(stray).status()).isEqualTo(401);

        String second = afterHash(anna.post("/api/me/link", "").text("path"));
        assertThat(reclaim(hall.visitor(), first).status()).isEqualTo(403);
        require(reclaim(hall.visitor(), second), 200);
        require(anna.delete("/api/me/link"), 204);
        assertThat(reclaim(hall.visitor(), second).status()).isEqualTo(403);
        assertThat(reclaim(hall.visitor(), cookie(anna)).status()).isEqualTo(403);
    }

    @Test
    void noTokenAndNoPasswordIsStoredAsItIs() {
        Guest anna = hall.member("anna");
        String link = afterHash(anna.post("/api/me/link", "").text("path"));
        String admin = afterHash(hall.server().firstAdminLink().orElseThrow());
        List<String> stored = hall.cells("SELECT * FROM login_session");
        assertThat(stored).hasSizeGreaterThan(5).doesNotContain(link, cookie(anna));
        assertThat(hall.cells("SELECT * FROM hall_link")).isNotEmpty().doesNotContain(admin);
        assertThat(hall.cells("SELECT password FROM person WHERE login = 'anna'")
                        .getFirst())
                .startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        assertThat(link.length()).as("256 bits in six each").isGreaterThanOrEqualTo(43);
    }

    @Test
    void theFirstAdministratorsLinkWorksOnceAndIsShownOnce() {
        String link = hall.server().firstAdminLink().orElseThrow();
        assertThat(hall.server().firstAdminLink()).isEmpty();
        Guest anna = hall.guest();
        String claim = "{\"token\":\"%s\"}".formatted(afterHash(link));
        assertThat(hall.visitor().post("/api/admin/claim", claim).status()).isEqualTo(401);
        assertThat(anna.post("/api/admin/claim", "{\"token\":\"guess\"}").status())
                .isEqualTo(403);
        assertThat(anna.post("/api/admin/claim", claim).text("role")).isEqualTo("admin");
        assertThat(hall.guest().post("/api/admin/claim", claim).status()).isEqualTo(403);
        assertThat(hall.server().firstAdminLink()).isEmpty();
    }

    private Guest.Answer withCookie(String token) {
        Guest thief = hall.visitor();
        return thief.send(
                thief.request("/api/me").header("Cookie", "winterhall=" + token).GET());
    }

    private static Guest.Answer change(Guest guest, String old, String fresh) {
        return guest.post("/api/me/password", "{\"old\":\"%s\",\"fresh\":\"%s\"}".formatted(old, fresh));
    }

    private static Guest.Answer renew(Guest guest, String token, String password) {
        return guest.post("/api/password/new", "{\"token\":\"%s\",\"password\":\"%s\"}".formatted(token, password));
    }

    private static Guest.Answer reclaim(Guest guest, String token) {
        return guest.post("/api/reclaim", "{\"token\":\"%s\"}".formatted(token));
    }
}
