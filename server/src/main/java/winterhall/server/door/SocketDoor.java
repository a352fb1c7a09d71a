package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.Denied;
import winterhall.server.match.LastSeen;
import winterhall.server.people.People;
import winterhall.server.people.Person;
import winterhall.server.table.Chat;
import winterhall.server.table.Hall;
import winterhall.server.table.HallTable;
import winterhall.wire.BadJson;
import winterhall.wire.BotProtocol;
import winterhall.wire.FromClient;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;

/// One socket shows one table to one viewer.
final class SocketDoor {
    private static final Logger LOG = LoggerFactory.getLogger(SocketDoor.class);
    static final String PATH = "/api/tables/{table}/socket";

    /// The longest message a client can mean: a remark of a thousand characters.
    private static final int LONGEST = 8_192;

    /// Codes with which a socket closes; 4000 and above are for applications to choose.
    private static final int SESSION_ENDED = 4401;

    private static final int BANNED = 4403;

    private static final Duration SILENCE = Duration.ofSeconds(90);

    /// A client that was too fast is not listened to for so long; longer each time, until it has been slow for a while.
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Guards guards;
    private final Hall hall;
    private final Chat chat;
    private final People people;
    private final Limits limits;
    private final long botMillis;
    private final Outboxes outboxes = Outboxes.ofThisHeap();
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    /// @param session what opened it, and ends it
    /// @param messages how many it may send
    /// @param refusals how many of them may be refused
    private record Connection(
            Outbox outbox,
            Person person,
            String session,
            String address,
            String table,
            Limits.Bucket messages,
            Limits.Bucket refusals) {}

    /// @param botMillis how long a bot may think about each question
    SocketDoor(Guards guards, Hall hall, PeopleServices services, Limits limits, long botMillis) {
        this.guards = guards;
        this.hall = hall;
        this.chat = services.chat();
        this.people = services.people();
        this.limits = limits;
        this.botMillis = botMillis;
    }

    static void configure(JettyWebSocketServletFactory factory) {
        factory.setMaxTextMessageSize(LONGEST);
        factory.setMaxBinaryMessageSize(1);
        factory.setMaxFrameSize(LONGEST);
        factory.setIdleTimeout(SILENCE);
    }

    void open(RoutesConfig to) {
        to.wsBeforeUpgrade(PATH, this::checkUpgrade);
        to.ws(PATH, this::serve);
    }

    /// Closes every socket; clients come back by themselves.
    void disconnectAll() {
        connections.values().forEach(connection -> connection.outbox.shut());
    }

    /// Closes every socket of a person, who comes back to what has changed.
    void reopen(String person) {
        for (Connection connection : connections.values()) {
            if (connection.person.id().equals(person)) {
                connection.outbox.shut();
            }
        }
    }

    /// Closes the sockets of a person whose sessions have ended.
    void closeEnded(String person) {
        closeEnded(person, SESSION_ENDED, "session-ended");
    }

    /// Closes every socket of somebody who has just been banned.
    void closeBanned(String person) {
        closeEnded(person, BANNED, "banned");
    }

    /// Nothing that comes over such a socket is heard any more, however long its client takes to close it.
    private void closeEnded(String person, int code, String why) {
        Set<String> open = people.sessions(person);
        connections.forEach((id, connection) -> {
            if (connection.person.id().equals(person) && !open.contains(connection.session)) {
                closed(id);
                connection.outbox.shut(code, why);
            }
        });
    }

    int count() {
        return connections.size();
    }

    /// How many characters wait to be read by clients.
    int unread() {
        return outboxes.held();
    }

    /// A request that may not open a socket gets an ordinary HTTP answer, before there is one.
    private void checkUpgrade(Context context) {
        String address = guards.address(context);
        limits.request(address);
        guards.requireOwnOrigin(context);
        Person person = guards.known(context).orElseThrow(() -> Denied.because(401, "not-signed-in", ""));
        if (person.banned().isPresent()) {
            throw Denied.because(403, "banned", "", "why", person.banned().get());
        }
        limits.socket(person.id(), address);
        String invite = context.queryParam("invite");
        HallTable table = hall.find(person, context.pathParam("table"), invite == null ? "" : invite);
        if (!hall.mayWatch(person, table)) {
            throw Denied.because(403, "no-spectators", "table");
        }
        context.attribute("person", person);
        context.attribute("session", guards.session(context));
        context.attribute("address", address);
        context.attribute("table", table);
        context.attribute("bot", Guards.isBot(context));
    }

    private void serve(WsConfig socket) {
        socket.onConnect(context -> {
            Person person = context.attribute("person");
            String session = context.attribute("session");
            String address = context.attribute("address");
            HallTable table = context.attribute("table");
            boolean isBot = Boolean.TRUE.equals(context.attribute("bot"));
            var outbox = new Outbox(
                    context.session, person.id(), isBot ? Optional.of(botMillis) : Optional.empty(), outboxes);
            connections.put(
                    context.sessionId,
                    new Connection(outbox, person, session, address, table.id(), limits.messages(), limits.refusals()));
            if (isBot) {
                outbox.send(BotProtocol.hello("Winterhall"));
            }
            if (limits.opened(person.id(), address)) {
                watch(table, person, session, outbox, since(context));
            } else {
                outbox.shut();
            }
            if (!connections.containsKey(context.sessionId)) {
                hall.unwatch(table.id(), outbox); // its session ended meanwhile
            }
        });
        socket.onMessage(context -> {
            Connection connection = connections.get(context.sessionId);
            if (connection != null) {
                hear(connection, context.message());
            }
        });
        socket.onClose(context -> closed(context.sessionId));
        socket.onError(context -> {
            LOG.debug("a socket broke", context.error());
            closed(context.sessionId);
        });
    }

    private void watch(HallTable table, Person person, String session, Outbox outbox, Optional<LastSeen> since) {
        try {
            if (people.sessions(person.id()).contains(session)) {
                hall.watch(table, person, outbox, since);
            } else {
                outbox.shut(SESSION_ENDED, "session-ended"); // between the upgrade and now
            }
        } catch (RuntimeException trouble) {
            outbox.send(Json.write(new ToClient.Refused("", problem(table.id(), trouble))));
            outbox.shut();
        }
    }

    /// What is said of a failure; ours are logged, and the writer tells of a database that is away, once.
    private static Problem problem(String table, RuntimeException trouble) {
        return switch (trouble) {
            case Denied denied -> denied.problem();
            case BadJson bad -> Unreadable.problem(bad);
            default -> {
                Problem problem = Denied.byTrouble(trouble);
                if (problem.status() == 500) {
                    LOG.error("a message to table {} failed", table, trouble);
                }
                yield problem;
            }
        };
    }

    private void closed(String session) {
        Connection connection = connections.remove(session);
        if (connection != null) {
            connection.outbox.end();
            limits.closed(connection.person.id(), connection.address);
            hall.unwatch(connection.table, connection.outbox);
        }
    }

    /// Nothing more is read from a socket before this returns: what a client asks for is answered one by one.
    private void hear(Connection connection, String text) {
        if (connection.outbox.isGone()) {
            return;
        }
        if (!connection.messages.take() || !limits.message(connection.person.id(), connection.address)) {
            slowDown(connection, text);
            return;
        }
        try {
            FromClient said = Json.read(text, FromClient.class);
            boolean isLong = said instanceof FromClient.Look || said instanceof FromClient.Why;
            if (isLong && !limits.longAnswer(connection.person.id(), connection.address)) {
                slowDown(connection, text);
                return;
            }
            switch (said) {
                case FromClient.Say say -> {
                    limits.remark(connection.person.id());
                    chat.say(connection.person, connection.table, connection.outbox, say);
                }
                case FromClient.ToMatch message ->
                    hall.matches()
                            .hostIfAny(connection.table)
                            .ifPresentOrElse(
                                    host -> host.hear(connection.outbox, message),
                                    () -> hearWithoutMatch(connection, message));
            }
        } catch (RuntimeException trouble) {
            refuse(connection, text, problem(connection.table, trouble));
        }
    }

    /// Refuses, and lets the client wait a moment before anything more is read.
    private static void slowDown(Connection connection, String text) {
        refuse(connection, text, Problem.of(429, "too-fast", ""));
        LockSupport.parkNanos(PAUSE.toNanos() * connection.refusals.taken());
    }

    private static void hearWithoutMatch(Connection connection, FromClient.ToMatch message) {
        if (!(message instanceof FromClient.Ping(long number))) {
            throw Denied.because(409, "not-started", "table");
        }
        connection.outbox.send(Json.write(new ToClient.Pong(number)));
    }

    /// Names the key of what is refused, if it can be read: its sender keeps what it meant until it hears of it.
    ///
    /// A client that never minds what it is told is closed.
    private static void refuse(Connection connection, String text, Problem problem) {
        if (!connection.refusals.take()) {
            connection.outbox.shutAfterSending(StatusCode.POLICY_VIOLATION, problem.key());
            return;
        }
        String key;
        try {
            key = Json.tree(text).path("key").stringValue("");
        } catch (BadJson _) {
            key = "";
        }
        connection.outbox.send(Json.write(new ToClient.Refused(key, problem)));
    }

    /// What a client says it has seen, as the number of a step; -1 is before the deal.
    private static Optional<LastSeen> since(WsContext context) {
        String since = context.queryParam("since");
        return since != null && since.matches("-1|[0-9]{1,9}")
                ? Optional.of(new LastSeen(Integer.parseInt(since)))
                : Optional.empty();
    }
}
