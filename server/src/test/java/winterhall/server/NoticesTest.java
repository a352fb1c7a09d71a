package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.DAY;
import static winterhall.server.CampHall.HOUR;
import static winterhall.server.CampHall.MINUTE;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.settle;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.server.notify.MailOptions;
import winterhall.server.notify.NoticeOptions;
import winterhall.wire.Json;

/// *Your turn* reaches people: by a real mail server and a real web-hook, both on this machine.
class NoticesTest {
    @TempDir
    static Path data;

    static final GreenMail MAIL = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    static CampHall hall;

    @BeforeAll
    static void open() {
        MAIL.start();
        var mail = new MailOptions(
                "127.0.0.1", MAIL.getSmtp().getPort(), "", "", "hall@winterhall.example", MailOptions.Tls.NONE);
        hall = new CampHall(data, 0, new NoticeOptions(Optional.of(mail), true, true));
    }

    @AfterAll
    static void close() throws Exception {
        hall.close();
        MAIL.stop();
    }

    // Letters

    @Test
    void anAddressIsConfirmedBeforeAnyOtherLetterGoesThere() throws Exception {
        Guest guest = hall.guest();
        assertThat(change(guest, "email", "nonsense").text("key")).isEqualTo("bad-email");
        Guest.Answer named = change(guest, "email", "confirm@example.org");
        assertThat(named.text("waiting")).isEqualTo("confirm@example.org");
        assertThat(named.body().path("email").isMissingNode()).isTrue();
        String letter = letter("confirm@example.org", 1);
        String link = token(letter, "/notices/confirm#");
        assertThat(guest.post("/api/notices/confirm", "{\"token\":\"wrong\"}").text("key"))
                .isEqualTo("no-such-link");
        assertThat(guest.post("/api/notices/confirm", "{\"token\":\"" + link + "\"}")
                        .status())
                .isEqualTo(204);
        assertThat(guest.post("/api/notices/confirm", "{\"token\":\"" + link + "\"}")
                        .status())
                .isEqualTo(404);
        assertThat(guest.get("/api/me/notices").text("email")).isEqualTo("confirm@example.org");
        assertThat(guest.post("/api/notices/stop", "{\"token\":\"" + token(letter, "/notices/stop#") + "\"}")
                        .status())
                .isEqualTo(204);
        assertThat(guest.get("/api/me/notices").body().path("email").isMissingNode())
                .isTrue();
    }

    @Test
    void nobodyIsCalledForAnAnswerThatMayNotCount() throws Exception {
        CampTable table = hall.lay("fast", "person", "person");
        reachable(table.guests.getLast(), "window@example.org");
        List<Screen> both = table.openAll();
        both.forEach(screen -> CampTable.order(screen, "ask-me"));
        for (Screen screen : both) {
            play(screen, "rest");
            play(screen, "rest");
        }
        both.getLast().close();
        hall.time.advance(2 * MINUTE);
        goRound();
        assertThat(letters("window@example.org"))
                .as("while seat 1 may still act")
                .hasSize(1);
        play(both.getFirst(), "pass");
        settle(both.getFirst());
        hall.time.advance(2 * MINUTE);
        assertThat(letter("window@example.org", 2)).contains("/table/" + table.id);
    }

    /// In an opportunity to attack all are called, whatever others have sealed: most answers count (see pace.md).
    @Test
    void allWhoMayAttackAreCalledAtOnce() throws Exception {
        CampTable table = hall.layDuel("fast", "person", "person", "person", "person");
        for (int guest = 2; guest <= 4; guest++) {
            reachable(table.guests.get(guest - 1), "attacker-" + guest + "@example.org");
        }
        Screen third = table.open(3);
        assertThat(settle(third).path("question").path("awaited")).hasSize(3);
        String answer = settle(third)
                .path("question")
                .path("offers")
                .valueStream()
                .map(offer -> offer.path("line").asString())
                .filter(line -> line.startsWith("strike"))
                .findFirst()
                .orElse("hold");
        play(third, answer);
        assertThat(settle(third).path("question").has("answered")).isTrue();
        third.close();
        hall.time.advance(2 * MINUTE);
        assertThat(letter("attacker-2@example.org", 2)).contains("/table/" + table.id);
        assertThat(letter("attacker-4@example.org", 2)).contains("/table/" + table.id);
        goRound();
        assertThat(letters("attacker-3@example.org")).as("has answered").hasSize(1);
    }

    @Test
    void oneLetterATurnOneReminderThenABotAndTheWayBack() throws Exception {
        CampTable table = hall.lay("fast", "person", "person");
        reachable(table.guests.getLast(), "turns@example.org");
        table.guests.getLast().patch("/api/me", "{\"language\":\"nl\"}");
        Screen first = table.open(1);
        play(first, "gather");
        play(first, "gather");
        settle(first);
        hall.time.advance(2 * MINUTE);
        String letter = letter("turns@example.org", 2);
        assertThat(letter)
                .contains("aan de beurt")
                .contains("/table/" + table.id)
                .contains("/notices/stop#");
        hall.restartAfter(MINUTE); // the call is derived again, and is there already
        hall.time.advance(5 * MINUTE);
        goRound();
        assertThat(letters("turns@example.org")).hasSize(2);
        for (int hour = 0; hour < 30 && letters("turns@example.org").size() < 3; hour++) {
            hall.time.advance(HOUR);
            goRound();
            hall.time.advance(2 * MINUTE); // the hall has just loaded the match, and takes everybody for just gone
            goRound();
        }
        assertThat(text(letters("turns@example.org").getLast())).contains("helft van je tijd");

        hall.time.advance(DAY);
        Screen waiting = table.open(1);
        assertThat(waiting.asked().path("seats").get(1).path("sitting").asString())
                .isEqualTo("sitting-in");
        Screen back = table.open(2);
        assertThat(CampTable.isAccepted(CampTable.command(back, "return", ""))).isTrue();
        assertThat(settle(waiting).path("seats").get(1).path("sitting").asString())
                .isEqualTo("person");
        goRound();
        assertThat(letters("turns@example.org")).hasSize(3);
    }

    @Test
    void nobodyWhoIsThereIsCalled() throws Exception {
        CampTable table = hall.lay("none", "person", "person");
        reachable(table.guests.getLast(), "there@example.org");
        List<Screen> both = table.openAll();
        play(both.getFirst(), "rest");
        play(both.getFirst(), "rest");
        settle(both.getLast());
        hall.time.advance(10 * MINUTE);
        goRound();
        assertThat(letters("there@example.org")).hasSize(1);
        both.getLast().close(); // goes away without an answer
        both.getFirst().next("present");
        advanceTo(() -> letters("there@example.org").size() == 2, 20_000, 50);
        assertThat(text(letters("there@example.org").getLast())).contains("your turn");
    }

    @Test
    void aPersonWhoHasAnsweredMeanwhileIsNotCalled() throws Exception {
        CampTable table = hall.lay("none", "person", "person");
        reachable(table.guests.getFirst(), "quick@example.org");
        hall.time.advance(10_000);
        Screen first = table.open(1);
        play(first, "rest");
        play(first, "rest");
        first.close();
        hall.time.advance(10 * MINUTE);
        goRound();
        assertThat(letters("quick@example.org")).hasSize(1);
    }

    // Web-hooks

    @Test
    void aHookIsTestedAndTroubleIsShownToItsOwner() throws Exception {
        try (var receiver = new WebHookReceiver()) {
            CampTable table = hall.lay("none", "person", "person");
            Guest guest = table.guests.getFirst();
            assertThat(change(guest, "hook", "ftp://example.org").text("key")).isEqualTo("bad-hook");
            assertThat(change(guest, "hook", "https://user@example.org").text("key"))
                    .isEqualTo("bad-hook");
            assertThat(change(guest, "hook", receiver.url()).text("hook")).isEqualTo(receiver.url());
            JsonNode test = Json.tree(received(receiver));
            assertThat(test.path("content").asString())
                    .contains(guest.get("/api/me").text("name"));
            assertThat(test.path("allowed_mentions").path("parse")).isEmpty();

            receiver.status = 503;
            Screen one = table.open(1);
            one.close();
            awaitAway(table);
            assertThat(received(receiver)).contains("/table/" + table.id);
            advanceTo(() -> troubles(guest).size() == 1, 1_000, 20);
            assertThat(troubles(guest).get(0).path("key").asString()).isEqualTo("hook-answered");
            assertThat(troubles(guest).get(0).path("detail").asString()).isEqualTo("503");
            assertThat(troubles(guest).get(0).path("gaveUp").asBoolean()).isFalse();
            receiver.status = 204;
            assertThat(received(receiver)).contains("/table/" + table.id);
            advanceTo(() -> troubles(guest).isEmpty(), 1_000, 20);

            receiver.status = 302; // nobody is led on
            change(guest, "hook", receiver.url());
            received(receiver);
            advanceTo(() -> troubles(guest).size() == 1, 1_000, 20);
            assertThat(troubles(guest).get(0).path("gaveUp").asBoolean()).isTrue();
            assertThat(receiver.bodies).isEmpty();
        }
    }

    @Test
    void aDeadHookIsGivenUpAfterADay() throws Exception {
        var receiver = new WebHookReceiver();
        String url = receiver.url();
        receiver.close();
        Guest guest = hall.guest();
        change(guest, "hook", url);
        advanceTo(() -> troubles(guest).size() == 1, 5_000, 50);
        assertThat(troubles(guest).get(0).path("key").asString()).isEqualTo("hook-unreachable");
        advanceTo(() -> troubles(guest).get(0).path("gaveUp").asBoolean(), HOUR, 60);
        hall.time.advance(58 * DAY);
        assertThat(troubles(guest)).hasSize(1);
        advanceTo(() -> troubles(guest).isEmpty(), DAY, 5); // sixty days after it was to be sent
    }

    @Test
    void theHallLendsNobodyItsPlaceInTheNetwork(@TempDir Path folder) throws Exception {
        try (var receiver = new WebHookReceiver();
                var strict = new CampHall(folder, 0, new NoticeOptions(Optional.empty(), true, false))) {
            Guest guest = strict.guest();
            assertThat(change(guest, "email", "a@example.org").text("key")).isEqualTo("no-mail-here");
            change(guest, "hook", receiver.url());
            strict.await(() -> !troubles(guest).isEmpty(), 5_000);
            assertThat(troubles(guest).get(0).path("key").asString()).isEqualTo("hook-not-allowed");
            assertThat(receiver.bodies).isEmpty();
        }
    }

    // What the tests need

    private static Guest.Answer change(Guest guest, String field, String value) {
        hall.time.advance(DAY / 24); // nobody may change it often
        return guest.patch("/api/me/notices", "{\"%s\":\"%s\"}".formatted(field, value));
    }

    private static void reachable(Guest guest, String address) throws Exception {
        change(guest, "email", address);
        String token = token(letter(address, 1), "/notices/confirm#");
        assertThat(guest.post("/api/notices/confirm", "{\"token\":\"" + token + "\"}")
                        .status())
                .isEqualTo(204);
    }

    private static JsonNode troubles(Guest guest) {
        return guest.get("/api/me/notices").body().path("troubles");
    }

    /// Nobody is at the table for two minutes.
    private static void awaitAway(CampTable table) throws Exception {
        try (Screen other = table.guests.getLast().open(table.id)) {
            settle(other);
        }
        goRound();
        hall.time.advance(2 * MINUTE);
    }

    private static String received(WebHookReceiver receiver) throws InterruptedException {
        advanceTo(() -> !receiver.bodies.isEmpty(), 10_000, 100);
        return receiver.bodies.poll(1, TimeUnit.SECONDS);
    }

    /// The last letter to this address, once there are so many.
    private static String letter(String address, int count) throws Exception {
        advanceTo(() -> letters(address).size() >= count, 6_000, 100);
        return text(letters(address).getLast());
    }

    private static String text(MimeMessage letter) throws Exception {
        return letter.getSubject() + "\n" + letter.getContent();
    }

    private static List<MimeMessage> letters(String address) {
        return Arrays.stream(MAIL.getReceivedMessages())
                .filter(letter -> {
                    try {
                        return letter.getAllRecipients()[0].toString().equals(address);
                    } catch (jakarta.mail.MessagingException trouble) {
                        throw new IllegalStateException(trouble);
                    }
                })
                .toList();
    }

    private static String token(String letter, String path) {
        var found = Pattern.compile(Pattern.quote(path) + "([A-Za-z0-9_-]+)").matcher(letter);
        assertThat(found.find()).as(letter).isTrue();
        return found.group(1);
    }

    /// Lets the dispatcher go round: a letter that was written after all that is due has come.
    private static void goRound() throws Exception {
        String address = "fence-" + Screen.freshKey() + "@example.org";
        hall.guest().patch("/api/me/notices", "{\"email\":\"" + address + "\"}");
        letter(address, 1);
    }

    /// Moves on by so much at a time until it is so.
    private static void advanceTo(BooleanSupplier it, long by, int most) throws InterruptedException {
        for (int i = 0; i < most && !it.getAsBoolean(); i++) {
            hall.time.advance(by);
            for (int wait = 0; wait < 10 && !it.getAsBoolean(); wait++) {
                Thread.sleep(10);
            }
        }
        assertThat(it.getAsBoolean()).isTrue();
    }
}
