package winterhall.server.leak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.server.ManualTime;
import winterhall.server.match.Downtime;
import winterhall.server.match.HallServices;
import winterhall.server.match.LastSeen;
import winterhall.server.match.LedgerReplay;
import winterhall.server.match.Match;
import winterhall.server.match.MatchHost;
import winterhall.server.match.MatchStore;
import winterhall.server.match.Questions;
import winterhall.server.match.Transitions;
import winterhall.server.match.Watcher;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable;
import winterhall.server.table.Tables;
import winterhall.wire.FromClient;
import winterhall.wire.ToClient.Scene;

/// One of two worlds: a match of the hall that begins at a given position, with everybody before a screen.
final class World<B, V> {
    /// So many tasks may follow from one another before the match changes: time is up, the round is over, an order answers.
    private static final int LONGEST_CHAIN = 4;

    /// How long an answer by order takes.
    static final long PACE = 700;

    final Transitions<B, V> transitions;
    final Questions<B> questions;
    final ManualTime time = new ManualTime();
    private final MatchHost<B, V> host;
    private final Map<Viewer, Tape> tapes = new LinkedHashMap<>();
    private final Tape shared = new Tape("device");
    private final List<Seat> device;
    private final int seats;

    /// A screen that keeps all it gets.
    private static final class Tape implements Watcher {
        private final String person;
        private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

        Tape(String person) {
            this.person = person;
        }

        @Override
        public String person() {
            return person;
        }

        @Override
        public void send(String message) {
            heard.add(message);
        }
    }

    /// Bots that never make up their minds.
    private static final class NoBots implements HallServices.BotService {
        @Override
        public <B, V> void think(
                String level,
                Referee<B, V> referee,
                View<V> view,
                List<? extends Move> options,
                Supplier<Scene> scene,
                Consumer<Move> answer) {}
    }

    World(Database database, String owner, Game<B, V> game, Pair<B> pair, Position<B> at) {
        String table = pair.name();
        Setup setup = pair.setup();
        seats = setup.seats();
        device = pair.device();
        var midway = new Midway<>(game.id(), game, at);
        transitions = new Transitions<>(new Referee<>(midway), pair.clock());
        questions = transitions.questions();
        var replay = new LedgerReplay<>(transitions, setup, at.chance(), Collections.nCopies(seats, ""));
        var store = new MatchStore<>(table, database, replay, game.vocabulary(), Optional.empty());
        Transitions.Change<B> start = replay.start();
        var tables = new Tables(database);
        tables.add(row(table, owner, setup), Optional.empty(), 1);
        tables.start(tables.find(table).orElseThrow(), store.firstLine(start, time.now()), time.now());
        Match<B> match = store.present();
        List<String> names =
                Seat.all(seats).stream().map(seat -> "Name " + seat).toList();
        var services = new HallServices(time, PACE, PACE, new NoBots(), (_, _, _, _) -> {});
        host = new MatchHost<>(
                table, transitions, store, names, services, match, new Downtime(time.now(), time.now()), pair.strict());
        Viewer.during(seats).forEach(viewer -> join(viewer, LastSeen.NOTHING));
        if (!device.isEmpty()) {
            host.join(shared, device, LastSeen.NOTHING);
        }
    }

    private static HallTable row(String table, String owner, Setup setup) {
        return new HallTable(
                table,
                setup,
                1,
                owner,
                HallTable.Stage.OPEN,
                false,
                "",
                "anyone",
                true,
                "none",
                "relaxed",
                "",
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    void join(Viewer viewer, LastSeen since) {
        var tape = new Tape(viewer.toString());
        tapes.put(viewer, tape);
        host.join(tape, viewer.seat().map(List::of).orElse(List.of()), since);
    }

    void leave(Viewer viewer) {
        host.leave(tapes.get(viewer));
        settle();
    }

    void say(Viewer viewer, FromClient.ToMatch said) {
        host.hear(tapes.get(viewer), said);
    }

    void advance(long millis) {
        time.advance(millis, this::settle);
    }

    /// The match, once everything that was said has been heard and what it set off has happened.
    Match<B> settle() {
        Match<B> match = look();
        for (int same = 0; same < LONGEST_CHAIN; same++) {
            Match<B> next = look();
            if (next != match || time.isBusy()) {
                match = next;
                same = 0;
            }
        }
        return match;
    }

    private Match<B> look() {
        var seen = new CompletableFuture<Match<B>>();
        host.look(seen::complete);
        return seen.orTimeout(60, TimeUnit.SECONDS).join();
    }

    /// All that a viewer got since the last time, to the byte.
    List<String> take(Viewer viewer) {
        settle();
        return take(tapes.get(viewer));
    }

    /// All that the shared device got when it looks again; nothing if there is none.
    List<String> takeShared() {
        if (device.isEmpty()) {
            return List.of();
        }
        host.hear(shared, new FromClient.Look(-1));
        settle();
        return take(shared);
    }

    private static List<String> take(Tape tape) {
        var taken = List.copyOf(tape.heard);
        tape.heard.clear();
        return taken;
    }

    Referee<B, V> referee() {
        return transitions.referee();
    }
}
