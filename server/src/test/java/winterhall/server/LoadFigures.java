package winterhall.server;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import winterhall.server.match.MatchStore;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;

/// What it takes to read a match from its ledger, and what it holds in memory then: apart from a hall, and so from whatever
/// else a hall holds.
final class LoadFigures {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int TIMES = 15;
    private static final int LOADED = 40;

    /// @param millis median of processor time
    /// @param kilobytes of heap for each match
    record Row(int decisions, double millis, long kilobytes) {}

    private LoadFigures() {}

    /// Medians of processor milliseconds for matches of these lengths; a match that ends before is read as often as makes
    /// the length.
    ///
    /// @param persons who sit there
    static List<Row> run(Database database, List<String> persons, LongMatch<?, ?> matches, List<Integer> lengths) {
        var rows = new ArrayList<Row>();
        for (int length : lengths) {
            String id = matches.game.id() + length;
            matches.lay(database, id, Stage.RUNNING, length, persons);
            int answers = matches.store(database, id).present().lines() - 1;
            int reads = Math.max(1, Math.round((float) length / answers));
            warmUp(matches, database, id, answers);
            var millis = new ArrayList<Double>();
            for (int i = 0; i < TIMES; i++) {
                long began = THREADS.getCurrentThreadCpuTime();
                for (int read = 0; read < reads; read++) {
                    matches.store(database, id).present();
                }
                millis.add((THREADS.getCurrentThreadCpuTime() - began) / 1e6);
            }
            Collections.sort(millis);
            var row = new Row(answers * reads, millis.get(TIMES / 2), heap(matches, database, id) / 1024);
            rows.add(row);
            System.out.printf(
                    Locale.ROOT,
                    "%s %d decisions (%d in a match): %.1f ms (%.1f to %.1f), %,d kB a match%n",
                    matches.game.id(),
                    row.decisions(),
                    answers,
                    row.millis(),
                    millis.getFirst(),
                    millis.getLast(),
                    row.kilobytes());
        }
        return rows;
    }

    /// Some 30 000 decisions.
    private static void warmUp(LongMatch<?, ?> matches, Database database, String id, int answers) {
        for (int done = 0; done < 30_000; done += answers) {
            matches.store(database, id).present();
        }
    }

    private static long heap(LongMatch<?, ?> matches, Database database, String id) {
        var loaded = new ArrayList<MatchStore<?>>();
        long before = used();
        for (int i = 0; i < LOADED; i++) {
            MatchStore<?> store = matches.store(database, id);
            store.present();
            loaded.add(store);
        }
        long held = used() - before;
        return held / loaded.size();
    }

    private static long used() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
