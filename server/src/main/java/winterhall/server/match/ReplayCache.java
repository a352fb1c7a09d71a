package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Viewer;
import winterhall.server.match.LedgerReplay.Diverged;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// The past of one match: its ledger is replayed and verified once; after that any step is found quickly.
///
/// Some states are kept along the way, and the lines after the nearest one are replayed when another is wanted. There are
/// never more than [#MOST] of them, however long the match: when there are too many, every second one is dropped. The
/// states to which moves were taken back are kept too, since whatever is replayed may need them again.
///
/// A line of the ledger stands for the same state forever, so what is kept cannot go stale.
final class ReplayCache<B> {
    /// A match of 5000 lines has one kept state in 128 lines, and replays half as many to find a step.
    static final int MOST = 40;

    /// The fingerprint of each of the first lines is compared; of those after them, of every so manieth and of the last.
    ///
    /// A match that went another way does not come back to the same position, so the next comparison finds it; then the
    /// lines since the last one are read again, one by one, to name the first that differs.
    static final int ALL_COMPARED = 128;

    static final int COMPARED = 16;

    private static final int AT_ONCE = 1_024;
    private static final int EVERYTHING = Integer.MAX_VALUE;

    private final String table;
    private final Ledger ledger;
    private final LedgerReplay<B, ?> replay;

    /// The first state, and others at even distances.
    private final List<ReplayState<B>> kept = new ArrayList<>();

    private int distance = 16;

    /// By the step to which moves were taken back.
    private final Map<Integer, ReplayState<B>> restored = new HashMap<>();

    /// As far as the ledger was read.
    private Optional<ReplayState<B>> last = Optional.empty();

    /// What was found last: going through a match forwards takes one line more for each step.
    private Optional<ReplayState<B>> found = Optional.empty();

    private Optional<Diverged> divergence = Optional.empty();

    ReplayCache(String table, Ledger ledger, LedgerReplay<B, ?> replay) {
        this.table = table;
        this.ledger = ledger;
        this.replay = replay;
    }

    /// The match as the ledger has it now.
    ///
    /// @throws LedgerReplay.Diverged if the rules of today do not lead there
    synchronized ReplayState<B> present() {
        readTo(EVERYTHING);
        divergence.ifPresent(ReplayCache::refuse);
        return last.orElseThrow(Diverged::atTheStart);
    }

    /// Where today's rules part from the ledger.
    synchronized Optional<Diverged> divergence() {
        readTo(EVERYTHING);
        return divergence;
    }

    /// The match at a step, with all that happened before the next one.
    ///
    /// @throws LedgerReplay.Diverged if the rules of today do not lead there
    synchronized ReplayState<B> at(int step) {
        readTo(step);
        divergence.filter(diverged -> diverged.step() <= step).ifPresent(ReplayCache::refuse);
        ReplayState<B> state = find(step);
        found = Optional.of(state);
        return state;
    }

    /// The boards at each event of what led to this state, which [#at] found; none if it was told in one event.
    synchronized List<B> boardsBefore(ReplayState<B> state) {
        if (state.stepLine().events().size() < 2) {
            return List.of();
        }
        Optional<ReplayState<B>> before = state.step() == 0 ? Optional.empty() : Optional.of(find(state.step() - 1));
        return replay.boards(before, state.stepLine(), this::restored);
    }

    /// What this viewer was told after a step.
    synchronized List<Beat> beats(int since, Viewer viewer) {
        Optional<ReplayState<B>> now = last.filter(state -> state.step() == since + 1);
        if (now.isPresent()) {
            return List.of(replay.beat(now.get(), viewer));
        }
        readTo(EVERYTHING);
        Optional<ReplayState<B>> from = before(since);
        List<Line> lines =
                ledger.linesAfter(table, from.map(ReplayState::number).orElse(-1));
        return replay.beats(from, lines, since, viewer);
    }

    /// Takes note of a line that was just stored, and of the match it led to.
    synchronized void add(Line line, Match<B> match) {
        last.filter(before -> before.number() + 1 == line.number())
                .ifPresent(before -> note(replay.followed(before, line, match, this::restored)));
    }

    /// The state to which moves are taken back.
    synchronized ReplayState<B> takenBackTo(int step) {
        readTo(EVERYTHING);
        return restored(step);
    }

    private ReplayState<B> restored(int step) {
        ReplayState<B> then = restored.get(step);
        if (then == null) {
            then = find(step);
            restored.put(step, then);
        }
        return then;
    }

    /// Reads on until this step is known whole, or everything that was written.
    private void readTo(int step) {
        while (divergence.isEmpty() && last.filter(state -> state.step() > step).isEmpty()) {
            int known = last.map(ReplayState::number).orElse(-1);
            List<Line> lines = ledger.lines(table, known, known + AT_ONCE);
            if (lines.isEmpty()) {
                return;
            }
            read(lines);
        }
    }

    private void read(List<Line> lines) {
        Set<Integer> wanted = LedgerReplay.takenBackTo(lines);
        Optional<ReplayState<B>> same = last;
        int from = 0;
        try {
            for (int i = 0; i < lines.size(); i++) {
                boolean compared = isCompared(lines.get(i)) || i == lines.size() - 1;
                read(lines.get(i), wanted, compared);
                if (compared) {
                    same = last;
                    from = i + 1;
                }
            }
        } catch (RuntimeException later) { // perhaps only because the match had gone another way before
            last = same;
            readEach(lines.subList(from, lines.size()), wanted);
        }
    }

    private static boolean isCompared(Line line) {
        return line.number() < ALL_COMPARED || line.number() % COMPARED == 0;
    }

    private void readEach(List<Line> lines, Set<Integer> wanted) {
        try {
            lines.forEach(line -> read(line, wanted, true));
        } catch (Diverged diverged) {
            divergence = Optional.of(diverged);
        }
    }

    private void read(Line line, Set<Integer> wanted, boolean compared) {
        last.filter(before -> wanted.contains(before.step())).ifPresent(before -> restored.put(before.step(), before));
        note(compared ? replay.verified(last, line, this::restored) : replay.counted(last, line, this::restored));
    }

    private void note(ReplayState<B> state) {
        last = Optional.of(state);
        if (state.number() % distance == 0) {
            kept.add(state);
        }
        if (kept.size() > MOST) {
            distance *= 2;
            kept.removeIf(old -> old.number() % distance != 0);
        }
    }

    private ReplayState<B> find(int step) {
        ReplayState<B> now = last.orElseThrow(Diverged::atTheStart);
        if (step >= now.step()) {
            return now;
        }
        ReplayState<B> state = before(step).orElseThrow();
        int end = after(step).orElse(now).number();
        int start = state.number();
        state = found.filter(known -> known.step() <= step && known.number() > start)
                .orElse(state);
        for (Line line : ledger.lines(table, state.number(), end)) {
            if (line.step() > step) {
                break;
            }
            state = replay.next(state, line, this::restored);
        }
        return state;
    }

    private Optional<ReplayState<B>> before(int step) {
        return kept.reversed().stream().filter(state -> state.step() <= step).findFirst();
    }

    private Optional<ReplayState<B>> after(int step) {
        return kept.stream().filter(state -> state.step() > step).findFirst();
    }

    private static void refuse(Diverged diverged) {
        throw diverged;
    }
}
