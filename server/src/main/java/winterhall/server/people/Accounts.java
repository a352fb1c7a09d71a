package winterhall.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.people.People.Arrival;
import winterhall.server.store.Database;

/// Members: people with a login and a password, who can log in on any device.
///
/// Every login gets a new cookie; the one the browser had before no longer works.
public final class Accounts {
    private static final Pattern LOGIN = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{1,39}");
    private static final Pattern EMAIL =
            Pattern.compile("[^\\s@<>\"(),:;]{1,64}@[^\\s@<>\"(),:;]{1,180}\\.[^\\s@.]{2,}");

    private final Database database;
    private final People people;
    private final Time time;
    private final Passwords passwords = new Passwords();

    public Accounts(Database database, People people, Time time) {
        this.database = database;
        this.people = people;
        this.time = time;
    }

    /// A login as it is stored and compared.
    public static String login(String typed) {
        return Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    /// Makes a member of a guest, who keeps its seats and its name.
    ///
    /// @param token the cookie the guest came with
    public Arrival register(Person guest, String token, String typed, String password, Optional<String> email) {
        if (guest.login().isPresent()) {
            throw Denied.because(409, "already-registered", "login");
        }
        String login = login(typed);
        if (!LOGIN.matcher(login).matches()) {
            throw Denied.because(422, "bad-login", "login");
        }
        Passwords.requireGood(password, login);
        Optional<String> address = email.map(String::strip).filter(given -> !given.isEmpty());
        address.ifPresent(Accounts::requireAddress);
        String hash = passwords.hash(password);
        return in(guest.id(), token, handle -> {
            if (isTaken(handle, login)) {
                throw Denied.because(409, "login-is-taken", "login");
            }
            handle.createUpdate("UPDATE person SET login = :login, password = :hash, email = :email,"
                            + " role = CASE WHEN role = 'guest' THEN 'member' ELSE role END WHERE id = :id")
                    .bind("login", login)
                    .bind("hash", hash)
                    .bind("email", address.orElse(null))
                    .bind("id", guest.id())
                    .execute();
        });
    }

    /// Lets a member in; a guest who logs in takes its seats and tables along.
    ///
    /// @param present who the browser was until now
    public Arrival logIn(Optional<Person> present, String token, String typed, String password) {
        Optional<Stored> stored = stored("login", login(typed));
        if (!passwords.fits(password, stored.map(Stored::hash))) {
            throw Denied.because(401, "wrong-login-or-password", "");
        }
        String member = stored.orElseThrow().person();
        requireWelcome(member);
        return in(
                member,
                token,
                handle -> present.filter(Person::isGuest)
                        .ifPresent(guest -> GuestMerge.everything(handle, guest.id(), member, time.now())));
    }

    /// Ends the session of this cookie.
    public void logOut(String token) {
        database.writer().run(transaction -> Sessions.end(transaction.handle(), token));
    }

    /// Ends every session of this person, and takes back the personal link.
    public void logOutEverywhere(Person person) {
        database.writer().run(transaction -> Sessions.endAll(transaction.handle(), person.id()));
    }

    /// Changes the password, given the old one; all other sessions and links end.
    public Arrival changePassword(Person person, String old, String fresh) {
        requirePassword(person, old);
        return setPassword(person, fresh, _ -> {});
    }

    /// Checks that a member is the one who holds the device; a guest has nothing to check.
    public void requirePassword(Person person, String password) {
        if (person.login().isPresent()
                && !passwords.fits(password, stored("id", person.id()).map(Stored::hash))) {
            throw Denied.because(403, "wrong-password", "password");
        }
    }

    /// @param first what else has to hold in the same transaction
    Arrival setPassword(Person person, String password, Consumer<Handle> first) {
        String login = person.login().orElseThrow(() -> Denied.because(409, "not-registered", ""));
        Passwords.requireGood(password, login);
        String hash = passwords.hash(password);
        return in(person.id(), "", handle -> {
            first.accept(handle);
            handle.createUpdate("UPDATE person SET password = :hash WHERE id = :id")
                    .bind("hash", hash)
                    .bind("id", person.id())
                    .execute();
            Sessions.endAll(handle, person.id());
        });
    }

    /// A banned person does not come in by another way either.
    void requireWelcome(String person) {
        people.byId(person).flatMap(Person::banned).ifPresent(why -> {
            throw Denied.because(403, "banned", "", "why", why);
        });
    }

    /// Does this, and gives the person a new cookie in the place of the old one, all or nothing.
    Arrival in(String person, String oldToken, Consumer<Handle> change) {
        String token = database.writer().write(transaction -> {
            Handle handle = transaction.handle();
            change.accept(handle);
            Sessions.end(handle, oldToken);
            return Sessions.open(handle, person, Sessions.COOKIE, time.now(), Sessions.LONG);
        });
        return new Arrival(people.byId(person).orElseThrow(), token);
    }

    /// Who a link belongs to, if it still works.
    Optional<Person> owner(String token, String purpose) {
        return database.read(handle -> Sessions.owner(handle, token, purpose, time.now()))
                .flatMap(people::byId);
    }

    private record Stored(String person, String hash) {}

    private Optional<Stored> stored(String column, String value) {
        return database.read(handle -> handle.createQuery(
                        "SELECT id, password FROM person WHERE " + column + " = :value AND password IS NOT NULL")
                .bind("value", value)
                .map((row, _) -> new Stored(row.getString("id"), row.getString("password")))
                .findFirst());
    }

    private static boolean isTaken(Handle handle, String login) {
        return handle.createQuery("SELECT COUNT(*) FROM person WHERE login = :login")
                        .bind("login", login)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static void requireAddress(String address) {
        if (address.length() > 254 || !EMAIL.matcher(address).matches()) {
            throw Denied.because(422, "bad-address", "email");
        }
    }
}
