package winterhall.server.people;

import java.util.List;
import org.jdbi.v3.core.Handle;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Deletes a person, leaving only a nameless seat in matches that others played too.
public final class PersonDeletion {
    /// What somebody who is gone is called.
    public static final String NAMELESS = "Someone";

    private static final List<String> STEPS = List.of(
            "DELETE FROM login_session WHERE person = :person",
            "DELETE FROM notice WHERE person = :person",
            "DELETE FROM reach WHERE person = :person",
            "DELETE FROM promise WHERE whose = :person",
            "DELETE FROM shun WHERE person = :person OR other = :person",
            "UPDATE report SET quote = '', text = '' WHERE reporter = :person",
            "UPDATE remark SET text = '' WHERE person = :person",
            "UPDATE chair SET name = '' WHERE person = :person");

    private final Database database;
    private final Time time;

    public PersonDeletion(Database database, Time time) {
        this.database = database;
        this.time = time;
    }

    public void person(Person person) {
        database.writer().run(transaction -> person(transaction.handle(), person.id(), time.now()));
    }

    static void person(Handle handle, String person, long now) {
        for (String step : STEPS) {
            handle.createUpdate(step).bind("person", person).execute();
        }
        handle.createUpdate("UPDATE person SET name = :name, login = NULL, password = NULL, email = NULL, hook = NULL,"
                        + " language = '', seen = 0, role = 'guest', deleted = :now WHERE id = :person")
                .bind("name", NAMELESS)
                .bind("now", now)
                .bind("person", person)
                .execute();
    }
}
