package winterhall.server.people;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.Time;
import winterhall.server.notify.Mail;
import winterhall.server.people.People.Arrival;
import winterhall.server.store.Database;

/// Password resets: a link by e-mail that works once and for an hour.
///
/// Whether an address is known is looked up after the answer was given, on a thread of its own, so that neither the answer
/// nor its time can tell.
public final class PasswordResets implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PasswordResets.class);
    private static final int LONGEST_QUEUE = 200;
    private static final int MOST_ACCOUNTS = 5;

    private final Database database;
    private final Accounts accounts;
    private final Time time;
    private final Mail mail;
    private final String address;
    private final ThreadPoolExecutor executor = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(LONGEST_QUEUE),
            Thread.ofPlatform().daemon().name("resets").factory(),
            new ThreadPoolExecutor.DiscardPolicy());

    private record Member(String id, String login, String language) {}

    /// @param address where the hall is reached from outside: a link never repeats what a request calls the hall
    public PasswordResets(Database database, Accounts accounts, Time time, Mail mail, Optional<URI> address) {
        this.database = database;
        this.accounts = accounts;
        this.time = time;
        this.mail = mail;
        this.address = address.map(URI::toString).orElse("").replaceAll("/+$", "");
    }

    /// Sends a link to every account with this address, if there is one.
    public void ask(String email) {
        executor.execute(() -> {
            try {
                members(email).forEach(member -> send(email, member));
            } catch (RuntimeException trouble) {
                LOG.error("a letter for a new password could not be written", trouble);
            }
        });
    }

    /// The oldest ones, if there are very many: what is registered with somebody else's address later does not push that
    /// person's account out.
    private List<Member> members(String email) {
        return database.read(handle -> handle.createQuery("SELECT id, login, language FROM person"
                        + " WHERE email = :email AND login IS NOT NULL ORDER BY created LIMIT " + MOST_ACCOUNTS)
                .bind("email", email.strip())
                .map((row, _) -> new Member(row.getString("id"), row.getString("login"), row.getString("language")))
                .list());
    }

    private void send(String email, Member member) {
        String token = database.writer().write(transaction -> {
            Sessions.endAll(transaction.handle(), member.id, Sessions.RESET);
            return Sessions.open(transaction.handle(), member.id, Sessions.RESET, time.now(), Sessions.RESET_LASTS);
        });
        mail.send(new Mail.Letter(
                member.id,
                email,
                member.language,
                "password-reset",
                Map.of("login", member.login, "link", address + "/reset#" + token),
                time.now() + Sessions.RESET_LASTS.toMillis()));
    }

    /// Sets a new password by the link; every session and link of that account ends.
    public Arrival use(String token, String password) {
        Person person = accounts.owner(token, Sessions.RESET).orElseThrow(Links::doesNotWork);
        accounts.requireWelcome(person.id());
        return accounts.setPassword(
                person, password, handle -> Sessions.requireOwner(handle, token, Sessions.RESET, time.now()));
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
