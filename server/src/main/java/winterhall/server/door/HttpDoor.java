package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.Denied;
import winterhall.server.people.Person;
import winterhall.server.table.Hall;
import winterhall.server.table.HallTable;
import winterhall.wire.BadJson;
import winterhall.wire.Json;
import winterhall.wire.Problem;

/// Puts the routes on the wire, with the same guards before each.
public final class HttpDoor {
    private static final Logger LOG = LoggerFactory.getLogger(HttpDoor.class);

    private final Guards guards;
    private final Limits limits;
    private final Hall hall;
    private final List<Route<?, ?>> routes;

    HttpDoor(Guards guards, Limits limits, Hall hall, List<Route<?, ?>> routes) {
        this.guards = guards;
        this.limits = limits;
        this.hall = hall;
        this.routes = routes;
    }

    void open(RoutesConfig to) {
        to.before(context -> guards.headers(context::header));
        for (Route<?, ?> route : routes) {
            to.addHttpHandler(
                    HandlerType.findOrCreate(route.method()), route.path(), context -> handle(route, context));
        }
        to.exception(Denied.class, (denied, context) -> answer(context, denied.problem()));
        to.exception(BadJson.class, (bad, context) -> answer(context, Unreadable.problem(bad)));
        to.exception(
                HttpResponseException.class,
                (refused, context) ->
                        answer(context, Problem.of(refused.getStatus(), "http-" + refused.getStatus(), "")));
        to.exception(Exception.class, (trouble, context) -> {
            Problem problem = trouble instanceof HttpException unreadable // an address that breaks off, say
                    ? Problem.of(unreadable.getCode(), "http-" + unreadable.getCode(), "")
                    : Denied.byTrouble(trouble);
            if (problem.status() == 500) { // the scribe tells of a database that is away, once
                LOG.error(
                        "{} {} failed",
                        context.method(),
                        context.endpoint().path,
                        trouble); // a path may hold an invite
            }
            answer(context, problem);
        });
    }

    private <I, O> void handle(Route<I, O> route, Context context) {
        limits.request(guards.address(context));
        boolean writes = !route.method().equals("GET");
        if (writes) {
            guards.requireOwnPage(context);
        }
        var caller = new WebCaller(context, guards.known(context));
        if (writes) {
            caller.known().ifPresentOrElse(person -> limits.write(person.id()), () -> limits.arrival(caller.address()));
        }
        if (Guards.isBot(context) && !BotRoutes.mayUse(route)) {
            throw Denied.because(403, "not-for-bots", "");
        }
        check(route.access(), caller);
        O answer = route.handler().handle(caller, body(route.body(), context));
        context.header("Cache-Control", "no-store");
        if (answer instanceof Route.Plain(var text)) {
            context.contentType("text/plain; charset=utf-8").result(text);
        } else if (!(answer instanceof Route.Nothing)) {
            context.contentType("application/json").result(Json.bytes(answer));
        } else {
            context.status(204);
        }
    }

    private void check(Access access, Caller caller) {
        caller.known().flatMap(Person::banned).ifPresent(why -> {
            throw Denied.because(403, "banned", "", "why", why);
        });
        if (access == Access.ANYONE) {
            return;
        }
        Person person = caller.person();
        switch (access) {
            case ANYONE, GUEST -> {}
            case VIEWER -> table(caller);
            case SEATED -> {
                if (table(caller).seatsOf(person.id()).isEmpty()) {
                    throw Denied.because(403, "not-your-seat", "table");
                }
            }
            case OWNER -> {
                if (!table(caller).owner().equals(person.id()) && !person.isAdmin()) {
                    throw Denied.because(403, "not-the-owner", "table");
                }
            }
            case ADMIN -> {
                if (!person.isAdmin()) {
                    throw Denied.because(403, "not-an-administrator", "");
                }
            }
        }
    }

    private HallTable table(Caller caller) {
        return hall.find(caller.person(), caller.path("table"), caller.query("invite"));
    }

    /// No body at all is one that leaves everything out.
    private static <I> I body(Class<I> kind, Context context) {
        String body = context.body();
        return kind.equals(Route.Nothing.class)
                ? kind.cast(new Route.Nothing())
                : Json.read(body.isEmpty() ? "{}" : body, kind);
    }

    private static void answer(Context context, Problem problem) {
        context.header("Cache-Control", "no-store");
        context.status(problem.status()).contentType("application/problem+json").result(Json.bytes(problem));
    }

    private final class WebCaller implements Caller {
        private final Context context;
        private final Optional<Person> known;

        WebCaller(Context context, Optional<Person> known) {
            this.context = context;
            this.known = known;
        }

        @Override
        public Optional<Person> known() {
            return known;
        }

        @Override
        public String path(String name) {
            return context.pathParam(name);
        }

        @Override
        public String query(String name) {
            String value = context.queryParam(name);
            return value == null ? "" : value;
        }

        @Override
        public String languages() {
            String value = context.header("Accept-Language");
            return value == null ? "" : value;
        }

        @Override
        public String address() {
            return guards.address(context);
        }

        @Override
        public void cookie(String token) {
            guards.cookie(context, token);
        }

        @Override
        public String token() {
            return guards.token(context);
        }
    }
}
