package winterhall.server.door;

import java.util.List;
import winterhall.server.notify.ContactSettings;
import winterhall.server.people.Person;
import winterhall.wire.NoticeBodies.Link;
import winterhall.wire.NoticeBodies.NotificationChange;
import winterhall.wire.NoticeBodies.NotificationSettings;

/// How a person is notified of their turn.
final class NoticeRoutes {
    private static final double AN_HOUR = 1 / 3600.0;

    private final ContactSettings contacts;
    private final Limits limits;

    NoticeRoutes(ContactSettings contacts, Limits limits) {
        this.contacts = contacts;
        this.limits = limits;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.get(
                        "/api/me/notices",
                        Access.GUEST,
                        NotificationSettings.class,
                        "How one is reached, and what went wrong with it.",
                        caller -> contacts.of(caller.person())),
                Route.patch(
                        "/api/me/notices",
                        Access.GUEST,
                        NotificationChange.class,
                        NotificationSettings.class,
                        "Name an e-mail address, which has to be confirmed, or a web-hook, which gets a test message.",
                        this::change),
                Route.post(
                        "/api/notices/confirm",
                        Access.ANYONE,
                        Link.class,
                        Route.Nothing.class,
                        "Confirm an e-mail address by the link that was sent to it.",
                        (_, link) -> {
                            contacts.confirm(link.token());
                            return new Route.Nothing();
                        }),
                Route.post(
                        "/api/notices/stop",
                        Access.ANYONE,
                        Link.class,
                        Route.Nothing.class,
                        "Stop all letters by the link in one of them.",
                        (_, link) -> {
                            contacts.stop(link.token());
                            return new Route.Nothing();
                        }));
    }

    /// Each change makes the hall write to somebody, so nobody makes many.
    private NotificationSettings change(Caller caller, NotificationChange change) {
        Person person = caller.person();
        if (change.email().isPresent() || change.hook().isPresent()) {
            limits.take("reach", person.id(), 5, 5 * AN_HOUR);
            limits.take("reach", caller.address(), 20, 20 * AN_HOUR);
        }
        change.email().map(String::strip).ifPresent(email -> contacts.mailTo(person, email));
        change.hook().map(String::strip).ifPresent(hook -> contacts.postTo(person, hook));
        return contacts.of(person);
    }
}
