package winterhall.server.door;

import java.net.URI;
import java.util.Optional;
import winterhall.server.RecentErrors;
import winterhall.server.match.Time;
import winterhall.server.notify.Mail;
import winterhall.server.people.Accounts;
import winterhall.server.people.Belongings;
import winterhall.server.people.Forgetting;
import winterhall.server.people.Links;
import winterhall.server.people.Moderation;
import winterhall.server.people.People;
import winterhall.server.people.Resets;
import winterhall.server.people.Warden;
import winterhall.server.store.Database;
import winterhall.server.table.Caretaker;
import winterhall.server.table.Chat;
import winterhall.server.table.Departure;
import winterhall.server.table.Hall;

/// Everybody behind the doors who looks after people.
public record Reception(
        People people,
        Accounts accounts,
        Links links,
        Resets resets,
        Belongings belongings,
        Departure departure,
        Forgetting forgetting,
        Chat chat,
        Moderation moderation,
        Warden warden,
        Caretaker caretaker,
        RecentErrors errors)
        implements AutoCloseable {

    public static Reception of(
            Database database, Hall hall, People people, Time time, Mail mail, Optional<URI> address) {
        var accounts = new Accounts(database, people, time);
        return new Reception(
                people,
                accounts,
                new Links(database, accounts, time),
                new Resets(database, accounts, time, mail, address),
                new Belongings(database),
                new Departure(database, hall),
                new Forgetting(database, time),
                new Chat(database, hall, time),
                new Moderation(database, time),
                new Warden(database, time),
                new Caretaker(database, hall, time),
                RecentErrors.listening());
    }

    @Override
    public void close() {
        resets.close();
        errors.close();
    }
}
