package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
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

/// Serves the routes over HTTP, with the same guards before each.
public final class HttpDoor {
    /// Somebody who is still sending would lose the answer, so what is a little too large is let in and thrown away.
    private static final int MOST_SKIPPED = 8_388_608;

    private static final Logger LOG = LoggerFactory.getLogger(HttpDoor.class);

    /// What the hall sets aside for a request that carries much, in bytes: several times as much as it may carry.
    private static final int HEAP_OF_LARGE = 134_217_728;

    private final Guards guards;
    private final Limits limits;
    private final Hall hall;
    private final List<Route<?, ?>> routes;
    private final Semaphore large =
            new Semaphore((int) Math.max(2, Runtime.getRuntime().maxMemory() / HEAP_OF_LARGE));

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
            if (problem.status() == 500) { // the writer tells of a database that is away, once
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
        O answer = isLarge(route, context) ? answerLarge(route, caller, context) : answer(route, caller, context);
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

    private static <I, O> O answer(Route<I, O> route, Caller caller, Context context) {
        return route.handler().handle(caller, body(route, context));
    }

    private static boolean isLarge(Route<?, ?> route, Context context) {
        boolean isUsual = context.contentLength() >= 0 && context.contentLength() <= Route.USUAL_BYTES;
        return route.largest() > Route.USUAL_BYTES && !isUsual;
    }

    /// Few at a time: while they are read they fill the heap, however slowly they come.
    private <I, O> O answerLarge(Route<I, O> route, Caller caller, Context context) {
        limits.largeRequest(caller.address());
        if (!large.tryAcquire()) {
            throw Denied.because(503, "hall-full", "");
        }
        try {
            return answer(route, caller, context);
        } finally {
            large.release();
        }
    }

    /// No body at all is one that leaves everything out.
    private static <I> I body(Route<I, ?> route, Context context) {
        String body = text(context, route.largest());
        return route.body().equals(Route.Nothing.class)
                ? route.body().cast(new Route.Nothing())
                : Json.read(body.isEmpty() ? "{}" : body, route.body());
    }

    private static String text(Context context, int largest) {
        try {
            boolean isTooLarge = context.contentLength() > largest;
            byte[] bytes = context.bodyInputStream().readNBytes(isTooLarge ? 0 : largest + 1);
            if (isTooLarge || bytes.length > largest) {
                if (context.contentLength() <= MOST_SKIPPED) {
                    context.bodyInputStream().skip(MOST_SKIPPED);
                }
                throw new ContentTooLargeResponse();
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException cut) {
            int status = cut.getCause() instanceof HttpException known ? known.getCode() : 400;
            throw new HttpResponseException(status);
        }
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
