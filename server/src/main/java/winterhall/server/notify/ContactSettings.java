package winterhall.server.notify;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.people.Person;
import winterhall.server.people.Token;
import winterhall.server.store.Database;
import winterhall.wire.NoticeBodies.NotificationSettings;
import winterhall.wire.NoticeBodies.Trouble;

/// How each person wants to be notified, and what went wrong with it.
///
/// No letter goes to an address before its owner has opened the link that was sent there, except that one.
public final class ContactSettings {
    private static final Pattern ADDRESS =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})*");
    private static final int LONGEST_ADDRESS = 254;
    private static final long CONFIRM_WITHIN = Duration.ofDays(2).toMillis();
    private static final int MOST_TROUBLES = 10;

    private final Database database;
    private final Time time;
    private final NoticeQueue queue;
    private final String address;
    private final NoticeOptions options;

    ContactSettings(Database database, Time time, NoticeQueue queue, String address, NoticeOptions options) {
        this.database = database;
        this.time = time;
        this.queue = queue;
        this.address = address;
        this.options = options;
    }

    static boolean isAddress(String text) {
        return text.length() <= LONGEST_ADDRESS && ADDRESS.matcher(text).matches();
    }

    /// How this person is reached now.
    public NotificationSettings of(Person person) {
        return database.read(handle -> handle.createQuery("SELECT p.hook, r.email, r.wanted FROM person p"
                        + " LEFT JOIN reach r ON r.person = p.id WHERE p.id = :person")
                .bind("person", person.id())
                .map((row, _) -> new NotificationSettings(
                        queue.hasMail(),
                        Optional.ofNullable(row.getString("email")),
                        Optional.ofNullable(row.getString("wanted")),
                        Optional.ofNullable(row.getString("hook")),
                        troubles(person)))
                .one());
    }

    private List<Trouble> troubles(Person person) {
        return database.read(handle -> handle.createQuery("SELECT created, channel, state, trouble FROM notice"
                        + " WHERE person = :person AND trouble <> '' ORDER BY created DESC, id LIMIT " + MOST_TROUBLES)
                .bind("person", person.id())
                .map((row, _) -> {
                    String[] words = row.getString("trouble").split(" ", 2);
                    return new Trouble(
                            row.getLong("created"),
                            row.getString("channel"),
                            words[0],
                            words.length > 1 ? words[1] : "",
                            row.getString("state").equals("failed"));
                })
                .list());
    }

    // Letters

    /// Sends a link to an address that this person names; letters go there once it was opened. Empty: no letters.
    public void mailTo(Person person, String wanted) {
        if (wanted.isEmpty()) {
            noMail("person", person.id());
            return;
        }
        if (!queue.hasMail()) {
            throw Denied.because(409, "no-mail-here", "email");
        }
        if (!isAddress(wanted)) {
            throw Denied.because(422, "bad-email", "email");
        }
        String token = Token.fresh();
        long expires = time.now() + CONFIRM_WITHIN;
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("INSERT INTO reach (person, wanted, token, expires, stop)"
                                + " VALUES (:person, :wanted, :token, :expires, :stop) ON CONFLICT (person) DO UPDATE"
                                + " SET wanted = :wanted, token = :token, expires = :expires")
                        .bind("person", person.id())
                        .bind("wanted", wanted)
                        .bind("token", Token.hash(token))
                        .bind("expires", expires)
                        .bind("stop", Token.fresh())
                        .execute());
        Map<String, String> words = Map.of("name", person.name(), "link", address + "/notices/confirm#" + token);
        queue.write(
                Notice.letter(wanted, person.language(), "confirm-email", words, time.now(), expires),
                Optional.of(person.id()),
                time.now());
    }

    /// The person who opened the link owns the address.
    public void confirm(String token) {
        int confirmed = database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE reach SET email = wanted, wanted = NULL, token = NULL, expires = NULL"
                                + " WHERE token = :token AND expires > :now")
                        .bind("token", Token.hash(token))
                        .bind("now", time.now())
                        .execute());
        if (confirmed == 0) {
            throw Denied.because(404, "no-such-link", "token");
        }
    }

    /// Stops all letters to the person who got this token in one; the same answer whether it is known or not.
    public void stop(String word) {
        noMail("stop", word);
    }

    private void noMail(String column, String value) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate(
                                "UPDATE reach SET email = NULL, wanted = NULL, token = NULL, expires = NULL WHERE "
                                        + column + " = :value")
                        .bind("value", value)
                        .execute());
    }

    // Web-hooks

    /// Posts to this address from now on, beginning with a message that says so. Empty: no longer.
    public void postTo(Person person, String url) {
        if (url.isEmpty()) {
            setHook(person, null);
            return;
        }
        if (WebHook.parse(url, options).isEmpty()) {
            throw Denied.because(422, "bad-hook", "hook");
        }
        setHook(person, url);
        var test = new Notice(
                "test " + Token.id(),
                NoticeQueue.HOOK,
                "",
                person.language(),
                "test",
                Map.of("name", person.name()),
                Optional.empty(),
                "",
                time.now(),
                Long.MAX_VALUE,
                0);
        queue.write(test, Optional.of(person.id()), time.now());
    }

    private void setHook(Person person, @Nullable String url) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE person SET hook = :hook WHERE id = :person")
                        .bind("hook", url)
                        .bind("person", person.id())
                        .execute());
    }
}
