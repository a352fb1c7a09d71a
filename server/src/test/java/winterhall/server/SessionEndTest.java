package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.PASSWORD;
import static winterhall.server.PeopleHall.afterHash;
import static winterhall.server.PeopleHall.logIn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A socket lives no longer than the session that opened it, and no other session's socket goes with it.
class SessionEndTest {
    private static final int COMES_BACK = 1012;
    private static final int SESSION_ENDED = 4401;
    private static final int BANNED = 4403;

    @TempDir
    Path folder;

    private final List<Screen> screens = new ArrayList<>();

    @AfterEach
    void close() {
        screens.forEach(Screen::close);
    }

    @ParameterizedTest
    @EnumSource
    void ofABot(Halls halls) throws Exception {
        try (PeopleHall hall = PeopleHall.on(halls, folder)) {
            Guest anna = hall.guest();
            String table = table(anna);
            Screen own = open(anna, table);
            Guest bot = anna.bot();
            Screen first = open(bot, table);
            Screen second;
            try (Guest renewed = anna.bot()) {
                ended(first, SESSION_ENDED);
                second = open(renewed, table);
                anna.delete("/api/me/bot-token");
                ended(second, SESSION_ENDED);
            }
            bot.close();
            isOpen(own);
        }
    }

    @Test
    void ofSomebodyWhoComesInAsSomebodyElse() throws Exception {
        try (PeopleHall hall = PeopleHall.on(Halls.usual(), folder)) {
            Guest anna = hall.member("anna");
            String table = table(anna);
            Screen annas = open(anna, table);
            String link = afterHash(anna.post("/api/me/link", "").text("path"));

            Guest bert = hall.member("bert");
            Screen berts = open(bert, table(bert));
            logIn(bert, "anna", PASSWORD);
            ended(berts, SESSION_ENDED);

            Guest carl = hall.guest();
            Screen carls = open(carl, table(carl));
            carl.post("/api/reclaim", "{\"token\":\"%s\"}".formatted(link));
            ended(carls, SESSION_ENDED);
            isOpen(annas);

            Guest dora = hall.guest();
            Screen doras = open(dora, table(dora));
            logIn(dora, "anna", PASSWORD);
            ended(doras, SESSION_ENDED);
            ended(annas, COMES_BACK); // Dora's seats are Anna's now

            Guest eve = hall.guest();
            Screen eves = open(eve, table(eve));
            PeopleHall.register(eve, "eve", PASSWORD, "");
            ended(eves, SESSION_ENDED); // the holder of the guest's cookie is not the member
        }
    }

    @Test
    void ofSomebodyWhoLogsOut() throws Exception {
        try (PeopleHall hall = PeopleHall.on(Halls.usual(), folder)) {
            Guest anna = hall.member("anna");
            String table = table(anna);
            Guest phone = hall.visitor();
            logIn(phone, "anna", PASSWORD);
            Screen here = open(anna, table);
            Screen there = open(phone, table);
            phone.post("/api/logout", "");
            ended(there, SESSION_ENDED);
            isOpen(here);

            logIn(phone, "anna", PASSWORD);
            there = open(phone, table);
            anna.post("/api/me/password", "{\"old\":\"%s\",\"fresh\":\"another %s\"}".formatted(PASSWORD, PASSWORD));
            ended(there, SESSION_ENDED);
            ended(here, SESSION_ENDED);

            here = open(anna, table);
            Guest bot = anna.bot();
            Screen bots = open(bot, table);
            anna.post("/api/me/logout-everywhere", "");
            ended(here, SESSION_ENDED);
            ended(bots, SESSION_ENDED);
            bot.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void ofSomebodyWhoIsBannedOrForgotten(Halls halls) throws Exception {
        try (PeopleHall hall = PeopleHall.on(halls, folder)) {
            Guest admin = hall.admin();
            Guest anna = hall.guest();
            Screen annas = open(anna, table(anna));
            Guest bert = hall.guest();
            Screen berts = open(bert, table(bert));
            admin.post("/api/admin/people/" + PeopleHall.id(anna) + "/ban", "{\"note\":\"rude\"}");
            ended(annas, BANNED);
            isOpen(berts);
            bert.post("/api/me/farewell", "{\"password\":\"\"}");
            ended(berts, SESSION_ENDED);
        }
    }

    private static String table(Guest guest) {
        return guest.lay("", "none", "me", "bot-random").text("id");
    }

    private Screen open(Guest guest, String table) {
        Screen screen = guest.open(table);
        screens.add(screen);
        isOpen(screen);
        return screen;
    }

    private static void isOpen(Screen screen) {
        CampTable.settle(screen);
        assertThat(screen.closed).isNotDone();
    }

    private static void ended(Screen screen, int code) throws Exception {
        assertThat(screen.closed.get(20, TimeUnit.SECONDS)).isEqualTo(code);
    }
}
