package winterhall.server.door;

import io.javalin.Javalin;
import io.javalin.config.JettyConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import winterhall.server.HallOptions;
import winterhall.server.match.Time;
import winterhall.server.notify.ContactSettings;
import winterhall.server.notify.Texts;
import winterhall.server.store.Database;
import winterhall.server.table.Hall;

/// All doors of a hall, on one port.
public final class Doors implements AutoCloseable {
    private final List<Route<?, ?>> routes;
    private final Javalin javalin;
    private final HealthDoor health;

    /// @param control the token that lies in the data folder
    public Doors(
            HallOptions options,
            String control,
            Database database,
            Hall hall,
            PeopleServices services,
            ContactSettings reach,
            Time time) {
        var guards = new Guards(services.people(), options.address());
        var limits = new Limits(time, options.limited());
        var sockets = new SocketDoor(guards, hall, services, limits, options.botMillis());
        routes = routes(hall, services, reach, sockets, limits);
        var web = new HttpDoor(guards, limits, hall, routes);
        health = new HealthDoor(database);
        health.gauge("winterhall.sockets", "Open sockets", sockets::count);
        health.gauge("winterhall.unread", "Characters that clients have not read yet", sockets::unread);
        health.gauge("winterhall.matches", "Matches in memory", hall.matches()::count);
        javalin = Javalin.create(config -> {
            config.jetty.threadPool = threads();
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.http.maxRequestSize = Route.USUAL_BYTES;
            config.jetty.addConnector((server, http) -> connector(server, http, config.jetty));
            config.jetty.modifyWebSocketServletFactory(SocketDoor::configure);
            config.jetty.modifyServer(server -> {
                var patience = new SlowRequestGuard(guards, limits, new SocketAdmission(guards, limits));
                patience.watch(server);
                server.setHandler(patience);
                server.setErrorHandler(new ServerErrorHandler(guards));
            });
            web.open(config.routes);
            new OpenApi(routes).open(config.routes);
            new AdminPage(hall.shelf()).open(config.routes);
            sockets.open(config.routes);
            health.open(config.routes);
            new ControlDoor(control, database, hall, sockets).open(config.routes);
            new StaticDoor().open(config.routes);
        });
    }

    /// Every connection has buffers of its own.
    ///
    /// Jetty pools them, and under load it now and then used one that it had already given back (its issue 12939): the
    /// bytes of one visitor's connection then turned up in the answer to another.
    private static ServerConnector connector(Server server, HttpConfiguration http, JettyConfig config) {
        http.setUseInputDirectByteBuffers(false);
        http.setUseOutputDirectByteBuffers(false);
        var connector = new ServerConnector(
                server, null, null, ByteBufferPool.NON_POOLING, -1, -1, new HttpConnectionFactory(http));
        connector.setHost(config.host);
        connector.setPort(config.port);
        return connector;
    }

    /// Selectors wait on threads of the system; whatever may block, runs on a virtual one.
    public static ThreadPool threads() {
        var pool = new QueuedThreadPool();
        pool.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        return pool;
    }

    /// Every request the hall understands.
    static List<Route<?, ?>> routes(
            Hall hall, PeopleServices services, ContactSettings reach, SocketDoor sockets, Limits limits) {
        var routes = new ArrayList<Route<?, ?>>();
        routes.addAll(new PeopleRoutes(services.people(), hall, new Texts()).routes());
        routes.addAll(new AccountRoutes(services, hall, sockets, limits).routes());
        routes.addAll(new TableRoutes(hall).routes());
        routes.addAll(new RecordRoutes(hall, limits).routes());
        routes.addAll(new BotRoutes(services.people(), sockets).routes());
        routes.addAll(new ModerationRoutes(services, hall).routes());
        routes.addAll(new AdminRoutes(services, sockets, limits).routes());
        routes.addAll(new NoticeRoutes(reach, limits).routes());
        return List.copyOf(routes);
    }

    public List<Route<?, ?>> routes() {
        return routes;
    }

    /// Opens at one address of this machine or at all of them, and says at which port.
    public int open(Optional<String> host, int port) {
        return host.map(one -> javalin.start(one, port))
                .orElseGet(() -> javalin.start(port))
                .port();
    }

    @Override
    public void close() {
        javalin.stop();
        health.close();
    }
}
