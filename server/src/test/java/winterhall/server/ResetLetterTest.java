package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.server.notify.MailOptions;
import winterhall.server.notify.NoticeOptions;

/// A letter with a link to a new password, which nobody takes: the link is kept no longer than it works.
class ResetLetterTest {
    private static final MailOptions NOBODY =
            new MailOptions("127.0.0.1", 1, "", "", "hall@winterhall.example", MailOptions.Tls.NONE);

    @TempDir
    Path data;

    @Test
    void theLinkIsForgottenWhenItWorksNoLonger() throws InterruptedException {
        try (var log = new LogCapture();
                var hall =
                        new CampHall(data, Halls.usual(data), 0, new NoticeOptions(Optional.of(NOBODY), true, true))) {
            Guest anna = hall.guest();
            PeopleHall.require(PeopleHall.register(anna, "anna", PeopleHall.PASSWORD, "anna@example.org"), 200);
            PeopleHall.require(anna.post("/api/password/forgotten", "{\"email\":\"anna@example.org\"}"), 204);
            long asked = hall.time.now();
            hall.await(() -> letter().contains("/reset#"), 0);
            String token = letter().replaceFirst("(?s).*/reset#([^\"]+).*", "$1");
            String export = anna.get("/api/me/export").body().toString();
            assertThat(export).contains("password-reset").doesNotContain(token);

            hall.await(() -> !letter().startsWith("waiting"), CampHall.MINUTE);
            assertThat(letter()).endsWith(" {}");
            assertThat(hall.time.now() - asked).isLessThan(CampHall.DAY); // other letters are tried that long
            assertThat(log.lines()).noneMatch(line -> line.contains(token));
        }
    }

    /// The letter as it is stored.
    private String letter() {
        try (var connection = DriverManager.getConnection(Halls.usual(data));
                var statement = connection.createStatement();
                var rows = statement.executeQuery(
                        "SELECT state || ' ' || words FROM notice WHERE text_key = 'password-reset'")) {
            return rows.next() ? rows.getString(1) : "";
        } catch (SQLException trouble) {
            throw new AssertionError(trouble);
        }
    }
}
