package winterhall.server.door;

import io.javalin.Javalin;
import java.util.ArrayList;
import java.util.List;
import winterhall.server.HallOptions;
import winterhall.server.match.Time;
import winterhall.server.people.People;
import winterhall.server.table.Chat;
import winterhall.server.table.Hall;

/// All doors of a hall, on one port.
public final class Doors implements AutoCloseable {
    private static final long LARGEST_REQUEST = 65_536;

    private final Javalin javalin;

    public Doors(HallOptions options, Hall hall, People people, Chat chat, Time time) {
        var guards = new Guards(people, options.address());
        var limits = new Limits(time);
        var http = new HttpDoor(guards, hall, routes(hall, people));
        var sockets = new SocketDoor(guards, hall, chat, limits);
        javalin = Javalin.create(config -> {
            config.concurrency.useVirtualThreads = true;
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.http.maxRequestSize = LARGEST_REQUEST;
            config.jetty.modifyWebSocketServletFactory(SocketDoor::configure);
            http.open(config.routes);
            sockets.open(config.routes);
            new StaticDoor().open(config.routes);
        });
    }

    /// Every request the hall understands.
    static List<Route<?, ?>> routes(Hall hall, People people) {
        var routes = new ArrayList<Route<?, ?>>();
        routes.addAll(new PeopleRoutes(people).routes());
        routes.addAll(new TableRoutes(hall).routes());
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
