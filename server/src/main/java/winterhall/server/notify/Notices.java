package winterhall.server.notify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import winterhall.engine.Seat;
import winterhall.server.match.HallServices;
import winterhall.server.match.MatchHost.Waiting;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Everything by which the hall reaches people.
public final class Notices implements AutoCloseable {
    private final Post post;
    private final Reach reach;
    private final Calls calls;
    private final Postman postman;

    /// Says whether a table still waits for somebody.
    public interface Whereabouts {
        CompletableFuture<Waiting> of(String table, Seat seat, int asked);
    }

    /// @param address where the hall is reached from outside, for the links in letters
    public Notices(Database database, Time time, NoticeOptions options, String address) {
        var texts = new Texts();
        post = new Post(database, time, options.mail().isPresent());
        reach = new Reach(database, time, post, address, options);
        calls = new Calls(database, time, post);
        Map<String, Carrier> carriers = new LinkedHashMap<>();
        options.mail().ifPresent(mail -> carriers.put(Post.MAIL, new Smtp(mail, texts)));
        carriers.put(Post.HOOK, new Hook(options, texts));
        postman = new Postman(post, time, carriers, address);
    }

    /// Begins to send.
    public void open(Whereabouts whereabouts) {
        postman.open(whereabouts);
    }

    public Mail mail() {
        return post;
    }

    public Reach reach() {
        return reach;
    }

    public HallServices.TurnNotifier turnNotifier() {
        return calls;
    }

    @Override
    public void close() {
        postman.close();
    }
}
