package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Viewer;
import winterhall.server.match.Chronicle.Parted;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// The past of one match: its ledger is replayed and compared once, and from then on any step of it is soon found.
///
/// Some moments are kept along the way, and the lines after the nearest one are replayed when another is wanted. There are
/// never more than [#MOST] of them, however long the match: when there are too many, every second one is let go. The
/// moments to which moves were taken back are kept too, since whatever is replayed may need them again.
///
/// A line of the ledger stands for the same moment for ever, so what is kept cannot go stale.
final class Memory<B> {
    /// A match of 5000 lines has one kept moment in 128 lines, and replays half as many to find a step.
    static final int MOST = 64;

    private static final int AT_ONCE = 1_024;
    private static final int EVERYTHING = Integer.MAX_VALUE;

    private final String table;
    private final Ledger ledger;
    private final Chronicle<B, ?> chronicle;

    /// The first moment, and others at even distances.
    private final List<Moment<B>> kept = new ArrayList<>();

    private int distance = 16;

    /// By the step to which moves were taken back.
    private final Map<Integer, Moment<B>> restored = new HashMap<>();

    /// As far as the ledger was read.
    private Optional<Moment<B>> last = Optional.empty();

    /// What was found last: whoever goes through a match forwards needs one line more for each step.
    private Optional<Moment<B>> found = Optional.empty();

    private Optional<Parted> parting = Optional.empty();

    Memory(String table, Ledger ledger, Chronicle<B, ?> chronicle) {
        this.table = table;
        this.ledger = ledger;
        this.chronicle = chronicle;
    }

    /// The match as the ledger has it now.
    ///
    /// @throws Parted if the rules of today do not lead there
    synchronized Moment<B> present() {
        readTo(EVERYTHING);
        parting.ifPresent(Memory::refuse);
        return last.orElseThrow(Parted::atTheStart);
    }

    /// Where the rules of today part from the ledger.
    synchronized Optional<Parted> parting() {
        readTo(EVERYTHING);
        return parting;
    }

    /// The match at a step, with all that happened before the next one.
    ///
    /// @throws Parted if the rules of today do not lead there
    synchronized Moment<B> at(int step) {
        readTo(step);
        parting.filter(parted -> parted.step() <= step).ifPresent(Memory::refuse);
        Moment<B> moment = find(step);
        found = Optional.of(moment);
        return moment;
    }

    /// The boards at each event of what led to this moment, which [#at] found; none if it was told in one event.
    synchronized List<B> momentsBefore(Moment<B> moment) {
        if (moment.told().told().size() < 2) {
            return List.of();
        }
        Optional<Moment<B>> before = moment.step() == 0 ? Optional.empty() : Optional.of(find(moment.step() - 1));
        return chronicle.moments(before, moment.told(), this::restored);
    }

    /// What this viewer was told after a step.
    synchronized List<Beat> beats(int since, Viewer viewer) {
        Optional<Moment<B>> now = last.filter(moment -> moment.step() == since + 1);
        if (now.isPresent()) {
            return List.of(chronicle.beat(now.get(), viewer));
        }
        readTo(EVERYTHING);
        Optional<Moment<B>> from = before(since);
        List<Line> lines = ledger.linesAfter(table, from.map(Moment::number).orElse(-1));
        return chronicle.beats(from, lines, since, viewer);
    }

    /// Takes note of a line that was just stored, and of the match it led to.
    synchronized void add(Line line, Match<B> match) {
        last.filter(before -> before.number() + 1 == line.number())
                .ifPresent(before -> note(chronicle.followed(before, line, match, this::restored)));
    }

    /// The moment to which moves are taken back.
    synchronized Moment<B> takenBackTo(int step) {
        readTo(EVERYTHING);
        return restored(step);
    }

    private Moment<B> restored(int step) {
        Moment<B> then = restored.get(step);
        if (then == null) {
            then = find(step);
            restored.put(step, then);
        }
        return then;
    }

    /// Reads on until this step is known whole, or everything that was written.
    private void readTo(int step) {
        while (parting.isEmpty() && last.filter(moment -> moment.step() > step).isEmpty()) {
            int known = last.map(Moment::number).orElse(-1);
            List<Line> lines = ledger.lines(table, known, known + AT_ONCE);
            if (lines.isEmpty()) {
                return;
            }
            read(lines);
        }
    }

    private void read(List<Line> lines) {
        Set<Integer> wanted = Chronicle.takenBackTo(lines);
        try {
            for (Line line : lines) {
                last.filter(before -> wanted.contains(before.step()))
                        .ifPresent(before -> restored.put(before.step(), before));
                note(chronicle.verified(last, line, this::restored));
            }
        } catch (Parted parted) {
            parting = Optional.of(parted);
        }
    }

    private void note(Moment<B> moment) {
        last = Optional.of(moment);
        if (moment.number() % distance == 0) {
            kept.add(moment);
        }
        if (kept.size() > MOST) {
            distance *= 2;
            kept.removeIf(old -> old.number() % distance != 0);
        }
    }

    private Moment<B> find(int step) {
        Moment<B> now = last.orElseThrow(Parted::atTheStart);
        if (step >= now.step()) {
            return now;
        }
        Moment<B> moment = before(step).orElseThrow();
        int end = after(step).orElse(now).number();
        int start = moment.number();
        moment = found.filter(known -> known.step() <= step && known.number() > start)
                .orElse(moment);
        for (Line line : ledger.lines(table, moment.number(), end)) {
            if (line.step() > step) {
                break;
            }
            moment = chronicle.next(moment, line, this::restored);
        }
        return moment;
    }

    private Optional<Moment<B>> before(int step) {
        return kept.reversed().stream().filter(moment -> moment.step() <= step).findFirst();
    }

    private Optional<Moment<B>> after(int step) {
        return kept.stream().filter(moment -> moment.step() > step).findFirst();
    }

    private static void refuse(Parted parted) {
        throw parted;
    }
}
