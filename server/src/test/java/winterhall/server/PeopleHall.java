package winterhall.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.server.notify.Mail;

/// A hall with a post box and a key to its database, for tests about people.
final class PeopleHall implements AutoCloseable {
    static final String PASSWORD = "correct horse battery";

    private final HallOptions options;
    private final HallServer server;
    private final BlockingQueue<Mail.Letter> letters = new LinkedBlockingQueue<>();
    private final List<Guest> guests = new ArrayList<>();

    PeopleHall(HallOptions options) {
        this.options = options;
        server = new HallServer(options, Shelf.games(), letters::add);
    }

    /// Without the limits that are there for people.
    static PeopleHall on(Halls database, Path folder) {
        return new PeopleHall(Halls.options(folder, database.url(folder), 0));
    }

    /// Closes, and opens again on the same data.
    PeopleHall reopened() {
        close();
        return new PeopleHall(options);
    }

    int port() {
        return server.port();
    }

    HallServer server() {
        return server;
    }

    /// Somebody who has not come in yet.
    Guest visitor() {
        var guest = new Guest(server.port());
        guests.add(guest);
        return guest;
    }

    Guest guest() {
        Guest guest = visitor();
        guest.post("/api/me", "");
        return guest;
    }

    Guest named(String name) {
        Guest guest = guest();
        guest.patch("/api/me", "{\"name\":\"%s\"}".formatted(name));
        return guest;
    }

    Guest member(String login) {
        Guest guest = guest();
        require(register(guest, login, PASSWORD, login + "@example.org"), 200);
        return guest;
    }

    Guest admin() {
        Guest guest = guest();
        String link = server.firstAdminLink().orElseThrow();
        require(guest.post("/api/admin/claim", "{\"token\":\"%s\"}".formatted(afterHash(link))), 200);
        return guest;
    }

    static Guest.Answer register(Guest guest, String login, String password, String email) {
        return guest.post(
                "/api/me/account",
                "{\"login\":\"%s\",\"password\":\"%s\",\"email\":\"%s\"}".formatted(login, password, email));
    }

    static Guest.Answer logIn(Guest guest, String login, String password) {
        return guest.post("/api/login", "{\"login\":\"%s\",\"password\":\"%s\"}".formatted(login, password));
    }

    static String afterHash(String link) {
        return link.substring(link.indexOf('#') + 1);
    }

    static void require(Guest.Answer answer, int status) {
        if (answer.status() != status) {
            throw new AssertionError(answer.status() + " " + answer.body());
        }
    }

    static String cookie(Guest guest) {
        return guest.cookies.getCookieStore().getCookies().stream()
                .map(cookie -> cookie.getValue())
                .findFirst()
                .orElse("");
    }

    static String id(Guest guest) {
        return guest.get("/api/me").text("id");
    }

    Mail.Letter letter() {
        try {
            Mail.Letter letter = letters.poll(20, TimeUnit.SECONDS);
            if (letter == null) {
                throw new AssertionError("no letter came");
            }
            return letter;
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    int lettersWaiting() {
        return letters.size();
    }

    /// Writes to the database behind the hall's back.
    void sql(String update) {
        try (Connection connection = open();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(update);
        } catch (SQLException trouble) {
            throw new AssertionError(trouble);
        }
    }

    /// Every value of every row of a table of the database, as text.
    List<String> cells(String select) {
        try (Connection connection = open();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(select)) {
            var cells = new ArrayList<String>();
            while (rows.next()) {
                for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                    cells.add(String.valueOf(rows.getString(i)));
                }
            }
            return cells;
        } catch (SQLException trouble) {
            throw new AssertionError(trouble);
        }
    }

    private Connection open() throws SQLException {
        String url = options.database().orElseThrow();
        return DriverManager.getConnection(url.startsWith("jdbc:sqlite:") ? url + "?busy_timeout=10000" : url);
    }

    /// Says something at a table, and waits until it is stored.
    static void say(Screen screen, String text) {
        String key = Screen.freshKey();
        screen.send("{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"%s\"}".formatted(key, text));
        JsonNode answer = screen.next(message -> message.path("key").asString().equals(key));
        if (!Screen.is(answer, "accepted")) {
            throw new AssertionError(answer);
        }
    }

    @Override
    public void close() {
        guests.forEach(Guest::close);
        server.close();
    }
}
