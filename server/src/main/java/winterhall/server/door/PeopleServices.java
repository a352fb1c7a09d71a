package winterhall.server.door;

import java.net.URI;
import java.util.Optional;
import winterhall.server.RecentErrors;
import winterhall.server.match.Time;
import winterhall.server.notify.Mail;
import winterhall.server.people.Accounts;
import winterhall.server.people.Links;
import winterhall.server.people.Moderation;
import winterhall.server.people.PasswordResets;
import winterhall.server.people.People;
import winterhall.server.people.PeopleAdmin;
import winterhall.server.people.PersonDeletion;
import winterhall.server.people.PersonalData;
import winterhall.server.store.Database;
import winterhall.server.table.Chat;
import winterhall.server.table.Hall;
import winterhall.server.table.TableAdmin;
import winterhall.server.table.TableDeparture;

/// The services about people that the doors use.
public record PeopleServices(
        People people,
        Accounts accounts,
        Links links,
        PasswordResets passwordResets,
        PersonalData personalData,
        TableDeparture departure,
        PersonDeletion deletion,
        Chat chat,
        Moderation moderation,
        PeopleAdmin peopleAdmin,
        TableAdmin tableAdmin,
        RecentErrors errors)
        implements AutoCloseable {

    public static PeopleServices of(
            Database database, Hall hall, People people, Time time, Mail mail, Optional<URI> address) {
        var accounts = new Accounts(database, people, time);
        return new PeopleServices(
                people,
                accounts,
                new Links(database, accounts, time),
                new PasswordResets(database, accounts, time, mail, address),
                new PersonalData(database),
                new TableDeparture(database, hall),
                new PersonDeletion(database, time),
                new Chat(database, hall, time),
                new Moderation(database, time),
                new PeopleAdmin(database, time),
                new TableAdmin(database, hall, time),
                RecentErrors.listening());
    }

    @Override
    public void close() {
        passwordResets.close();
        errors.close();
    }
}
