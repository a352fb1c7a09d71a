package winterhall.server.people;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.people.People.Arrival;
import winterhall.server.store.Database;

/// Links that open something to their holder: one's own seat again, or the administration.
///
/// The token stands behind a `#`, so that it never reaches a log or another site.
public final class Links {
    private static final String ADMIN_CLAIM = "admin-claim";
    private static final Duration ADMIN_CLAIM_LASTS = Duration.ofDays(7);

    private final Database database;
    private final Accounts accounts;
    private final Time time;

    public Links(Database database, Accounts accounts, Time time) {
        this.database = database;
        this.accounts = accounts;
        this.time = time;
    }

    static Denied doesNotWork() {
        return Denied.because(403, "link-does-not-work", "token");
    }

    // One's own

    /// A personal link that brings its owner back without a cookie; the one before it works no more.
    public String reclaim(Person person) {
        return "/reclaim#"
                + database.writer().write(transaction -> {
                    Sessions.endAll(transaction.handle(), person.id(), Sessions.RECLAIM);
                    return Sessions.open(
                            transaction.handle(), person.id(), Sessions.RECLAIM, time.now(), Sessions.LONG);
                });
    }

    public void revoke(Person person) {
        database.writer().run(transaction -> Sessions.endAll(transaction.handle(), person.id(), Sessions.RECLAIM));
    }

    /// Lets the owner of a personal link in. Seats of the person who opens it stay where they are: a link that somebody else
    /// slipped in must not carry them off.
    public Arrival reclaimed(String token, String oldToken) {
        Person person = accounts.owner(token, Sessions.RECLAIM).orElseThrow(Links::doesNotWork);
        accounts.requireWelcome(person.id());
        return accounts.in(
                person.id(), oldToken, handle -> Sessions.requireOwner(handle, token, Sessions.RECLAIM, time.now()));
    }

    // The administrator's

    /// The link that a hall shows at its first start; nothing if there is an administrator or a link was shown before.
    public Optional<String> firstAdmin() {
        return database.writer().write(transaction -> {
            int known = transaction
                    .handle()
                    .createQuery("SELECT (SELECT COUNT(*) FROM person WHERE role = 'admin')"
                            + " + (SELECT COUNT(*) FROM hall_link WHERE purpose = '" + ADMIN_CLAIM + "')")
                    .mapTo(Integer.class)
                    .one();
            return known > 0 ? Optional.empty() : Optional.of(freshAdmin(transaction.handle()));
        });
    }

    /// Another link for one more administrator; those before it work no more.
    public String newAdmin() {
        return database.writer().write(transaction -> freshAdmin(transaction.handle()));
    }

    private String freshAdmin(Handle handle) {
        String token = Token.fresh();
        handle.execute("DELETE FROM hall_link WHERE purpose = '" + ADMIN_CLAIM + "'");
        handle.createUpdate("INSERT INTO hall_link (token, purpose, created, expires)" + " VALUES (:token, '"
                        + ADMIN_CLAIM + "', :now, :expires)")
                .bind("token", Token.hash(token))
                .bind("now", time.now())
                .bind("expires", time.now() + ADMIN_CLAIM_LASTS.toMillis())
                .execute();
        return "/admin#" + token;
    }

    /// Makes the person who opened the link an administrator; it works once.
    public void claimAdmin(Person person, String token) {
        database.writer().run(transaction -> {
            int used = transaction
                    .handle()
                    .createUpdate("UPDATE hall_link SET expires = 0 WHERE token = :token AND purpose = '" + ADMIN_CLAIM
                            + "' AND expires > :now")
                    .bind("token", Token.hash(token))
                    .bind("now", time.now())
                    .execute();
            if (used == 0) {
                throw doesNotWork();
            }
            transaction
                    .handle()
                    .createUpdate("UPDATE person SET role = 'admin' WHERE id = :id")
                    .bind("id", person.id())
                    .execute();
        });
    }
}
