package winterhall.bench.server;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Game;

/// Measures the hall and then the relay, with the same number of sockets, rates and bytes.
public final class ServerBench {
    private static final int MOVE_CHARACTERS = 70;
    private static final int MOST_ROUNDS = 5;

    /// Milliseconds of compiling in a second that are as good as none.
    private static final int COMPILING = 20;

    private final String game;
    private final int matches;
    private final double seconds;
    private final List<Integer> rates;
    private final int idle;

    private ServerBench(String game, int matches, double seconds, List<Integer> rates, int idle) {
        this.game = game;
        this.matches = matches;
        this.seconds = seconds;
        this.rates = rates;
        this.idle = idle;
    }

    /// @param game one that two can play
    /// @param quick a tenth of everything, to see that it works
    public static void run(Game<?, ?> game, boolean quick) throws IOException {
        new ServerBench(
                        game.id(),
                        quick ? 100 : 2_000,
                        quick ? 2 : 10,
                        quick ? List.of(100, 200) : List.of(250, 500, 1_000, 2_000),
                        quick ? 100 : 10_000)
                .run();
    }

    private void run() throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%d live matches of %s, %d sockets, open loop, %.0f s a rate; times from the moment a move is due%n",
                matches,
                game,
                2 * matches,
                seconds);
        System.out.printf(
                Locale.ROOT,
                "%-7s %9s %9s %9s %9s %9s %12s %8s %16s%n",
                "",
                "moves/s",
                "sent",
                "starved",
                "p50 ms",
                "p99 ms",
                "CPU µs/move",
                "of core",
                "clients' GC ms");
        var sizes = new HallPair.Sizes();
        Path data = Files.createTempDirectory("winterhall-bench");
        List<Double> hall;
        List<Double> relay;
        try (var subject = new SubjectProcess("hall", data.toString())) {
            hall = measureHall(subject, sizes);
        } finally {
            delete(data);
        }
        int accepted = (int) (sizes.accepted.sum() / Math.max(1, sizes.acceptedCount.sum()));
        int scene = (int) (sizes.scenes.sum() / Math.max(1, sizes.sceneCount.sum()));
        System.out.printf(Locale.ROOT, "a scene has %d characters, an answer %d%n", scene, accepted);
        try (var subject = new SubjectProcess("relay")) {
            relay = measureRelay(subject, accepted, scene);
        }
        for (int i = 0; i < rates.size(); i++) {
            System.out.printf(
                    Locale.ROOT,
                    "at %d moves/s: %.0f µs a durable move, %.0f µs relayed: %.1f times%n",
                    rates.get(i),
                    hall.get(i),
                    relay.get(i),
                    hall.get(i) / relay.get(i));
        }
    }

    private List<Double> measureHall(SubjectProcess subject, HallPair.Sizes sizes) {
        var ready = new ConcurrentLinkedQueue<Load.Shot>();
        var anna = new Client(subject.port);
        var bert = new Client(subject.port);
        anna.post("/api/me", "");
        bert.post("/api/me", "");
        List<HallPair> before = sit(anna, bert, lay(anna, bert), ready, new HallPair.Sizes());
        warmUp(subject, ready);
        before.forEach(HallPair::leave);
        ready.clear();
        List<String> tables = lay(anna, bert);
        long empty = subject.heap();
        sit(anna, bert, tables, ready, sizes);
        long full = subject.heap();
        List<Double> each = rates(subject, "hall", ready);
        watchIdly(subject, new Client(subject.port), tables);
        System.out.printf(
                Locale.ROOT,
                "heap for each live match with its two sockets: %.1f kB%n",
                (full - empty) / 1024.0 / matches);
        return each;
    }

    private List<String> lay(Client anna, Client bert) {
        var tables = new ArrayList<String>();
        for (int i = 0; i < matches; i++) {
            JsonNode table = anna.post("/api/tables", """
                    {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"open","bot":"","name":""}],\
                    "listed":true,"spectators":"anyone","clock":"none","entropy":""}
                    """.formatted(game));
            String id = table.path("id").asString();
            bert.post(
                    "/api/tables/" + id + "/seat",
                    "{\"invite\":\"" + table.path("invite").asString() + "\",\"seat\":0,\"entropy\":\"\"}");
            tables.add(id);
        }
        return tables;
    }

    private static List<HallPair> sit(
            Client anna,
            Client bert,
            List<String> tables,
            ConcurrentLinkedQueue<Load.Shot> ready,
            HallPair.Sizes sizes) {
        var pairs = new ArrayList<HallPair>();
        for (String table : tables) {
            var pair = new HallPair(ready, sizes);
            pair.sit(0, anna, table);
            pair.sit(1, bert, table);
            pairs.add(pair);
        }
        return pairs;
    }

    /// Sockets that only watch, spread over the tables: what each costs.
    private void watchIdly(SubjectProcess subject, Client client, List<String> tables) {
        client.post("/api/me", "");
        long before = subject.heap();
        for (int i = 0; i < idle; i++) {
            client.open("/api/tables/" + tables.get(i % tables.size()) + "/socket", _ -> {});
        }
        System.out.printf(
                Locale.ROOT,
                "%d idle sockets more: %.1f kB of heap each%n",
                idle,
                (subject.heap() - before) / 1024.0 / idle);
    }

    private List<Double> measureRelay(SubjectProcess subject, int accepted, int scene) {
        var ready = new ConcurrentLinkedQueue<Load.Shot>();
        var client = new Client(subject.port);
        for (int i = 0; i < matches; i++) {
            new RelayPair(ready, client, i, accepted, scene, MOVE_CHARACTERS);
        }
        warmUp(subject, ready);
        return rates(subject, "relay", ready);
    }

    /// Until the compiler has done its work, so that what is measured is a hall that has been open for a while; the moves
    /// of `matches` tables last for five rounds.
    private void warmUp(SubjectProcess subject, ConcurrentLinkedQueue<Load.Shot> ready) {
        long compiled;
        int round = 0;
        do {
            compiled = subject.compiled();
            Load.run(ready, rates.getLast(), seconds);
            round++;
        } while (round < MOST_ROUNDS && subject.compiled() - compiled > COMPILING * seconds);
    }

    private List<Double> rates(SubjectProcess subject, String what, ConcurrentLinkedQueue<Load.Shot> ready) {
        var each = new ArrayList<Double>();
        for (int rate : rates) {
            long collected = collected();
            long before = subject.processorTime();
            Load load = Load.run(ready, rate, seconds);
            double micros = (subject.processorTime() - before) / 1e3 / load.sent();
            each.add(micros);
            System.out.printf(
                    Locale.ROOT,
                    "%-7s %9d %9d %9d %9.1f %9.1f %12.0f %7.0f%% %16d%n",
                    what,
                    rate,
                    load.sent(),
                    load.starved(),
                    load.latencies().percentile(0.5),
                    load.latencies().percentile(0.99),
                    micros,
                    micros * rate / 1e4,
                    collected() - collected);
        }
        return each;
    }

    /// Milliseconds for which the clients' own collector has stopped them: every move that was due then counts as late,
    /// whatever the subject did.
    private static long collected() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
