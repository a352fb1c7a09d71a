package winterhall.server.door;

import io.javalin.Javalin;
import java.util.ArrayList;
import java.util.List;
import winterhall.server.HallOptions;
import winterhall.server.match.Time;
import winterhall.server.table.Hall;

/// All doors of a hall, on one port.
public final class Doors implements AutoCloseable {
    private static final long LARGEST_REQUEST = 65_536;

    private final Javalin javalin;

    public Doors(HallOptions options, Hall hall, Reception reception, Time time) {
        var guards = new Guards(reception.people(), options.address());
        var limits = new Limits(time);
        var sockets = new SocketDoor(guards, hall, reception, limits);
        var http = new HttpDoor(guards, hall, routes(hall, reception, sockets, limits));
        javalin = Javalin.create(config -> {
            config.concurrency.useVirtualThreads = true;
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.http.maxRequestSize = LARGEST_REQUEST;
            config.jetty.modifyWebSocketServletFactory(SocketDoor::configure);
            http.open(config.routes);
            new AdminPage().open(config.routes);
            sockets.open(config.routes);
        });
    }

    /// Every request the hall understands.
    static List<Route<?, ?>> routes(Hall hall, Reception reception, SocketDoor sockets, Limits limits) {
        var routes = new ArrayList<Route<?, ?>>();
        routes.addAll(new PeopleRoutes(reception.people(), hall).routes());
        routes.addAll(new AccountRoutes(reception, hall, sockets, limits).routes());
        routes.addAll(new TableRoutes(hall).routes());
        routes.addAll(new ModerationRoutes(reception, hall).routes());
        routes.addAll(new AdminRoutes(reception, sockets, limits).routes());
        return List.copyOf(routes);
    }

    /// Opens, and says at which port.
    public int open(int port) {
        return javalin.start(port).port();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
