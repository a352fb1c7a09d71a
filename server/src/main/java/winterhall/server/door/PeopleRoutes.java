package winterhall.server.door;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import winterhall.server.Denied;
import winterhall.server.notify.Texts;
import winterhall.server.people.People;
import winterhall.server.people.Person;
import winterhall.server.table.Hall;
import winterhall.wire.Http.Me;
import winterhall.wire.Http.MeChange;

/// Coming in, name and language.
final class PeopleRoutes {
    private static final String UNNAMED = "\u2060";

    private final People people;
    private final Hall hall;
    private final Texts texts;

    PeopleRoutes(People people, Hall hall, Texts texts) {
        this.people = people;
        this.hall = hall;
        this.texts = texts;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.post(
                        "/api/me",
                        Access.ANYONE,
                        Route.Nothing.class,
                        Me.class,
                        "Come in: a caller without a cookie becomes a guest and gets one.",
                        (caller, _) -> comeIn(caller)),
                Route.get(
                        "/api/me",
                        Access.GUEST,
                        Me.class,
                        "Who the hall takes one for.",
                        caller -> me(caller.person())),
                Route.patch(
                        "/api/me",
                        Access.GUEST,
                        MeChange.class,
                        Me.class,
                        "Change one's name or language.",
                        (caller, change) -> change(caller.person(), change)));
    }

    private Me comeIn(Caller caller) {
        return me(caller.known().orElseGet(() -> {
            String language = firstOf(caller.languages());
            People.Arrival arrival = people.welcome(guestName(language), language);
            caller.cookie(arrival.token());
            return arrival.person();
        }));
    }

    private Me change(Person person, MeChange change) {
        String name = change.name().map(Hall::name).orElse(person.name());
        String language = change.language().map(PeopleRoutes::language).orElse(person.language());
        people.change(person.id(), name, language);
        if (!name.equals(person.name())) {
            hall.renamed(person.id());
        }
        return me(people.byId(person.id()).orElseThrow());
    }

    private static String language(String wanted) {
        if (!Texts.LANGUAGES.contains(wanted)) {
            throw Denied.because(
                    422, "not-one-of", "language", "value", wanted, "values", String.join(", ", Texts.LANGUAGES));
        }
        return wanted;
    }

    static Me me(Person person) {
        return new Me(person.id(), person.name(), person.role(), person.language(), person.login());
    }

    /// A guest without a name of its own, told apart by a number. The sign before it, which nobody sees and [Hall#name]
    /// refuses, tells it from a name that somebody chose: a client puts it into its reader's language.
    private String guestName(String language) {
        String number = String.valueOf(ThreadLocalRandom.current().nextInt(1000, 10_000));
        return UNNAMED + texts.say(language, "guest.name", Map.of("number", number));
    }

    private static String firstOf(String accepted) {
        for (String range : accepted.split(",")) {
            String language = range.strip().split("[-;]")[0];
            if (Texts.LANGUAGES.contains(language)) {
                return language;
            }
        }
        return "en";
    }
}
