package winterhall.server.people;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What identifies a person: cookies, personal links, links from e-mails. Only their hashes are kept.
final class Sessions {
    static final String COOKIE = "cookie";
    static final String RECLAIM = "reclaim";
    static final String RESET = "reset";

    /// A program that plays for a person.
    static final String BOT = "bot";

    static final Duration LONG = Duration.ofDays(400);
    static final Duration RESET_LASTS = Duration.ofHours(1);

    private Sessions() {}

    /// Opens one; gives the token, which is stored nowhere.
    static String open(Handle handle, String person, String purpose, long now, Duration lasting) {
        String token = Token.fresh();
        People.open(handle, token, person, purpose, now, lasting);
        return token;
    }

    /// Who a token belongs to, unless it has expired.
    static Optional<String> owner(Handle handle, String token, String purpose, long now) {
        return handle.createQuery("SELECT person FROM login_session WHERE token = :token AND purpose = :purpose"
                        + " AND expires > :now")
                .bind("token", Token.hash(token))
                .bind("purpose", purpose)
                .bind("now", now)
                .mapTo(String.class)
                .findFirst();
    }

    /// Refuses a token that belongs to nobody, or no longer.
    static void requireOwner(Handle handle, String token, String purpose, long now) {
        if (owner(handle, token, purpose, now).isEmpty()) {
            throw Links.doesNotWork();
        }
    }

    static void end(Handle handle, String token) {
        handle.createUpdate("DELETE FROM login_session WHERE token = :token")
                .bind("token", Token.hash(token))
                .execute();
    }

    /// Ends those of one purpose.
    static void endAll(Handle handle, String person, String purpose) {
        handle.createUpdate("DELETE FROM login_session WHERE person = :person AND purpose = :purpose")
                .bind("person", person)
                .bind("purpose", purpose)
                .execute();
    }

    /// Ends everything that opens the hall to this person, links too.
    static void endAll(Handle handle, String person) {
        handle.createUpdate("DELETE FROM login_session WHERE person = :person")
                .bind("person", person)
                .execute();
    }
}
