package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
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
        try (var log = new LogBook();
                var hall = new CampHall(
                        data, Halls.SQLITE.url(data), 0, new NoticeOptions(Optional.of(NOBODY), true, true))) {
            Guest anna = hall.guest();
            PeopleHall.require(PeopleHall.register(anna, "anna", PeopleHall.PASSWORD, "anna@example.org"), 200);
            PeopleHall.require(anna.post("/api/password/forgotten", "{\"email\":\"anna@example.org\"}"), 204);
            long asked = hall.time.now();
            String waiting = await(hall, letter -> letter.contains("/reset#"), 0);
            String token = waiting.replaceFirst("(?s).*/reset#([^\"]+).*", "$1");
            String export = anna.get("/api/me/export").body().toString();
            assertThat(export).contains("password-reset").doesNotContain(token);

            String settled = await(hall, letter -> !letter.startsWith("waiting"), CampHall.MINUTE);
            assertThat(settled).endsWith(" {}");
            assertThat(hall.time.now() - asked).isLessThan(CampHall.DAY); // other letters are tried that long
            assertThat(log.lines()).noneMatch(line -> line.contains(token));
        }
    }

    /// The letter as it is stored, once it is so; time goes on meanwhile.
    private String await(CampHall hall, Predicate<String> wanted, long step) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        String letter = letter();
        while (!wanted.test(letter)) {
            assertThat(System.nanoTime()).as(letter).isLessThan(end);
            hall.time.advance(step);
            Thread.sleep(20); // the post takes its own time
            letter = letter();
        }
        return letter;
    }

    private String letter() {
        try (var connection = DriverManager.getConnection(Halls.SQLITE.url(data));
                var statement = connection.createStatement();
                var rows = statement.executeQuery(
                        "SELECT state || ' ' || words FROM notice WHERE text_key = 'password-reset'")) {
            return rows.next() ? rows.getString(1) : "";
        } catch (SQLException trouble) {
            throw new AssertionError(trouble);
        }
    }
}
