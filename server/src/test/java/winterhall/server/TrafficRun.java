package winterhall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Plays at one table, asks after the hall's health, and lets a flood come and go meanwhile.
final class TrafficRun implements AutoCloseable {
    private static final Pattern HEAP = Pattern.compile("(?m)^jvm_memory_used_bytes\\{area=\"heap\",.*} ([0-9.E]+)$");
    private static final Pattern WORK = Pattern.compile("(?m)^process_cpu_time_ns_total ([0-9.E]+)$");
    static final int HEAP_MEGABYTES = 384;

    private static final long HEALTH_MILLIS = 100;
    private static final long WARMING_UP = 2_000;
    private static final long AFTER = 2_000;

    final HallProcess hall;
    private final Times moves = new Times();
    private final Times health = new Times();
    private final PlayingPair duel;
    private final List<Thread> threads = new ArrayList<>();
    private final List<Throwable> troubles = new ArrayList<>();
    private volatile boolean stopped;

    /// What was seen during one slice of time.
    ///
    /// @param heap megabytes at its end
    /// @param cores how many the hall kept busy
    record Slice(Times moves, Times health, long heap, double cores) {
        Slice and(Slice other) {
            return new Slice(
                    moves.and(other.moves),
                    health.and(other.health),
                    Math.max(heap, other.heap),
                    (cores + other.cores) / 2);
        }

        @Override
        public String toString() {
            return "moves: " + moves + "; health: " + health + "; heap: " + heap + " MB; cores: "
                    + Math.round(100 * cores) / 100.0;
        }
    }

    TrafficRun(Path folder) throws IOException {
        hall = HallProcess.asServed(folder, Halls.SQLITE.url(folder), HEAP_MEGABYTES);
        duel = new PlayingPair(hall.port(), "127.0.0.1", moves);
        start(duel);
        start(this::askForHealth);
    }

    private void start(Runnable task) {
        threads.add(Thread.ofPlatform()
                .daemon()
                .uncaughtExceptionHandler((_, trouble) -> troubles.add(trouble))
                .start(task));
    }

    private void askForHealth() {
        try (var wire = new RawConnection(hall.port())) {
            while (!stopped) {
                long began = System.nanoTime();
                wire.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
                wire.reply();
                health.add(System.nanoTime() - began);
                Thread.sleep(HEALTH_MILLIS);
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Looks on for so long.
    Slice watch(long millis) throws IOException, InterruptedException {
        moves.taken();
        health.taken();
        double work = metric(WORK);
        Thread.sleep(millis);
        if (!troubles.isEmpty()) {
            throw new IOException("the table that nobody attacks does not get on", troubles.getFirst());
        }
        return new Slice(
                moves.taken(), health.taken(), Math.round(metric(HEAP) / 1e6), (metric(WORK) - work) / 1e6 / millis);
    }

    private double metric(Pattern name) throws IOException {
        try (var wire = new RawConnection(hall.port())) {
            wire.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
            Matcher parts = name.matcher(wire.reply().body());
            double sum = 0;
            while (parts.find()) {
                sum += Double.parseDouble(parts.group(1));
            }
            return sum;
        }
    }

    @Override
    public void close() {
        stopped = true;
        duel.stop();
        threads.forEach(Thread::interrupt);
        hall.kill();
    }

    /// What quiet and flooded slices showed, by turns.
    ///
    /// @param after the two seconds after each flood has gone, at most
    /// @param sockets the most that a flood had open at once, in the round that had fewest
    /// @param held megabytes of heap in use under the last flood, without garbage
    record Report(Slice quiet, Slice flooded, Slice after, int sockets, long held) {
        @Override
        public String toString() {
            return "quiet:   " + quiet + "\nflooded: " + flooded + "\nafter:   " + after + "\nsockets: " + sockets
                    + "; heap without garbage: " + held + " MB";
        }
    }

    /// Lets floods come and go; a first slice of each kind is for warming up.
    Report alternate(int rounds, long quietMillis, long floodMillis, int guests, boolean reads, String... addresses)
            throws IOException, InterruptedException {
        var quiet = new ArrayList<Slice>();
        var flooded = new ArrayList<Slice>();
        var after = new ArrayList<Slice>();
        int sockets = Integer.MAX_VALUE;
        long held = 0;
        for (int round = 0; round <= rounds; round++) {
            try (var flood = new Flood(hall.port(), List.of(addresses), guests, reads)) {
                quiet.add(watch(quietMillis));
                flood.begin();
                flooded.add(watch(round == 0 ? WARMING_UP : floodMillis));
                System.out.println("quiet:   " + quiet.getLast());
                System.out.println("flooded: " + flooded.getLast() + "; " + flood);
                if (round > 0) {
                    sockets = Math.min(sockets, flood.mostOpen());
                }
                if (round == rounds) {
                    hall.collectGarbage();
                    held = Math.round(metric(HEAP) / 1e6);
                }
            }
            after.add(watch(Math.min(AFTER, quietMillis)));
            System.out.println("after:   " + after.getLast());
        }
        return new Report(together(quiet), together(flooded), together(after), sockets, held);
    }

    private static Slice together(List<Slice> slices) {
        return slices.stream().skip(1).reduce(Slice::and).orElseThrow();
    }
}
