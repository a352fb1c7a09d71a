package winterhall.server.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.server.Denied;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.FromClient;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;

/// What clients ask of a match, each in its turn and each with an answer.
final class ClientRequests<B, V> {
    private static final Logger LOG = LoggerFactory.getLogger(ClientRequests.class);

    private final String table;
    private final Mailbox mailbox;
    private final RunningMatch<B, V> running;
    private final EntryFactory<B> entries;
    private final Scenes<B, V> scenes;
    private final Screens<B, V> screens;
    private final MatchStore<B> store;
    private final Recovery<B> recovery;

    /// Who has asked for the scene and is not answered yet, with what each has seen.
    private final Map<Watcher, LastSeen> looks = new ConcurrentHashMap<>();

    ClientRequests(
            String table,
            Mailbox mailbox,
            RunningMatch<B, V> running,
            EntryFactory<B> entries,
            Scenes<B, V> scenes,
            Screens<B, V> screens,
            MatchStore<B> store,
            Recovery<B> recovery) {
        this.table = table;
        this.mailbox = mailbox;
        this.running = running;
        this.entries = entries;
        this.scenes = scenes;
        this.screens = screens;
        this.store = store;
        this.recovery = recovery;
    }

    /// Returns when it is answered; every answer comes over the watcher, and there is one whatever goes wrong.
    void hear(Watcher watcher, FromClient.ToMatch said) {
        if (said instanceof FromClient.Look(int since)) {
            looks.put(watcher, new LastSeen(since));
        }
        mailbox.work(() -> {
            try {
                if (screens.has(watcher) && (said instanceof FromClient.Command || !watcher.isGone())) {
                    answer(watcher, said);
                } else {
                    looks.remove(watcher);
                }
            } catch (RuntimeException trouble) {
                LOG.error("table {}: a message failed", table, trouble);
                String key = said instanceof FromClient.Command command ? command.key() : "";
                send(watcher, new ToClient.Refused(key, Denied.byTrouble(trouble)));
            }
        });
    }

    private void answer(Watcher watcher, FromClient.ToMatch said) {
        switch (said) {
            case FromClient.Command command -> grant(watcher, command);
            case FromClient.Why() -> send(watcher, reasons(screens.shown(watcher)));
            case FromClient.HandOver(int seat) -> screens.handOver(running.now(), watcher, seat);
            case FromClient.Look _ -> showToAllWhoLook();
            case FromClient.Ping(long number) -> send(watcher, new ToClient.Pong(number));
        }
    }

    /// Those who have asked meanwhile are answered together, and find nothing left to do in their turn.
    private void showToAllWhoLook() {
        var now = new HashMap<>(looks);
        looks.keySet().removeAll(now.keySet());
        screens.showAfter(running.now(), now);
    }

    /// A spectator or a covered screen could touch nothing anyway.
    private ToClient.Reasons reasons(Optional<Seat> shown) {
        Match<B> match = running.now();
        return shown.map(seat -> scenes.reasons(match, Viewer.at(seat)))
                .orElseGet(() -> new ToClient.Reasons(match.asked(), List.of()));
    }

    private void grant(Watcher watcher, FromClient.Command command) {
        String key = watcher.person() + " " + command.key();
        Optional<Seat> shown = screens.shown(watcher);
        if (shown.isEmpty()) {
            refuse(watcher, command, key, Problem.of(403, "not-your-seat", ""));
            return;
        }
        try {
            int step = running.enter(entries.entry(running.now(), command, shown.get()), Optional.of(key));
            send(watcher, new ToClient.Accepted(command.key(), step));
        } catch (Refused refused) {
            refuse(watcher, command, key, Problem.of(refused.refusal(), ""));
        } catch (MatchStore.NotStored trouble) {
            if (recovery.catchUp("a command", trouble)) {
                refuse(watcher, command, key, Problem.of(503, "not-stored", ""));
                screens.show(running.now(), watcher);
            } else {
                send(watcher, new ToClient.Refused(command.key(), Denied.byTrouble(trouble)));
            }
        }
    }

    /// A command that was granted before is answered as before, and another one by its key is not taken for it.
    ///
    /// A client that is behind is shown where the match stands, once for each step; any other refusal costs no more than itself.
    private void refuse(Watcher watcher, FromClient.Command command, String key, Problem problem) {
        Optional<Line> granted = store.granted(key);
        if (granted.isEmpty()) {
            send(watcher, new ToClient.Refused(command.key(), problem));
            if (problem.key().equals("stale")) {
                screens.catchUp(running.now(), watcher);
            }
        } else if (EntryFactory.ledTo(command, granted.get())) {
            send(watcher, new ToClient.Accepted(command.key(), granted.get().step()));
        } else {
            send(watcher, new ToClient.Refused(command.key(), Problem.of(409, "key-was-used", "key")));
        }
    }

    private static void send(Watcher watcher, ToClient message) {
        watcher.send(Json.write(message));
    }
}
