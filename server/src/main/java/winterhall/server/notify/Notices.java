package winterhall.server.notify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import winterhall.engine.Seat;
import winterhall.server.match.HallServices;
import winterhall.server.match.MatchHost.Waiting;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// All notifications of the hall.
public final class Notices implements AutoCloseable {
    private final NoticeQueue queue;
    private final ContactSettings contacts;
    private final TurnNotices turnNotices;
    private final NoticeDispatcher dispatcher;

    /// Says whether a table still waits for somebody.
    public interface WaitCheck {
        CompletableFuture<Waiting> of(String table, Seat seat, int asked);
    }

    /// @param address where the hall is reached from outside, for the links in letters
    public Notices(Database database, Time time, NoticeOptions options, String address) {
        var texts = new Texts();
        queue = new NoticeQueue(database, time, options.mail().isPresent());
        contacts = new ContactSettings(database, time, queue, address, options);
        turnNotices = new TurnNotices(database, time, queue);
        Map<String, NoticeSender> senders = new LinkedHashMap<>();
        options.mail().ifPresent(mail -> senders.put(NoticeQueue.MAIL, new Smtp(mail, texts)));
        senders.put(NoticeQueue.HOOK, new WebHook(options, texts));
        dispatcher = new NoticeDispatcher(queue, time, senders, address);
    }

    /// Begins to send.
    public void open(WaitCheck waitCheck) {
        dispatcher.open(waitCheck);
    }

    public Mail mail() {
        return queue;
    }

    public ContactSettings contacts() {
        return contacts;
    }

    public HallServices.TurnNotifier turnNotifier() {
        return turnNotices;
    }

    @Override
    public void close() {
        dispatcher.close();
    }
}
