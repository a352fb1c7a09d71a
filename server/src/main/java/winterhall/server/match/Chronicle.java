package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// Turns the lines of a ledger into the match they stand for.
public final class Chronicle<B, V> {
    private final Clerk<B, V> clerk;
    private final Setup setup;
    private final Chance chance;
    private final List<String> bots;

    /// The rules of today do not lead where the ledger says the match went.
    public static final class Parted extends RuntimeException {
        private final int number;
        private final int step;

        private Parted(int number, int step, String what) {
            super("line " + number + ": " + what);
            this.number = number;
            this.step = step;
        }

        private Parted(Line line, String what) {
            this(line.number(), line.step(), what);
        }

        /// The first line that differs: nothing for players, since it counts what some of them did in secret.
        public int number() {
            return number;
        }

        /// The step of that line: what may be said of it while the match is not over.
        public int step() {
            return step;
        }
    }

    public Chronicle(Clerk<B, V> clerk, Setup setup, Chance chance, List<String> bots) {
        this.clerk = clerk;
        this.setup = setup;
        this.chance = chance;
        this.bots = bots;
    }

    /// @throws Parted at the first line whose fingerprint differs or that is refused now
    public Match<B> replay(List<Line> lines) {
        return walk(lines, (_, _, _) -> {});
    }

    /// The moves and answers that still count: those that were undone, withdrawn or taken back are left out.
    public List<Line> counting(List<Line> lines) {
        var counting = new Counting();
        walk(lines, counting::visit);
        return counting.lines();
    }

    /// The step at which the table stood before this seat's last decision that counts.
    ///
    /// What orders can answer is passed over whoever answered it: an order would answer again, and the step tells nobody
    /// whether one did.
    Optional<Integer> stepBeforeLastMove(List<Line> lines, Seat seat) {
        var counting = new Counting();
        var decisions = new HashSet<Integer>();
        walk(lines, (line, before, after) -> {
            counting.visit(line, before, after);
            if (kind(line) == Entry.Kind.MOVE && line.seat() == seat.number() && !clerk.isWindow(before)) {
                decisions.add(line.number());
            }
        });
        return counting.lines().reversed().stream()
                .filter(line -> decisions.contains(line.number()))
                .findFirst()
                .map(line -> line.step() - 1);
    }

    private interface Visitor<B> {
        void visit(Line line, Match<B> before, Match<B> after);
    }

    private Match<B> walk(List<Line> lines, Visitor<B> visitor) {
        if (lines.isEmpty()) {
            throw new Parted(0, 0, "there is no first line");
        }
        Match<B> match = start().match().askedAt(lines.getFirst().at());
        requireSame(match, lines.getFirst());
        var bySteps = new HashMap<Integer, Match<B>>();
        for (Line line : lines.subList(1, lines.size())) {
            Match<B> before = match;
            bySteps.put(before.step(), before);
            try {
                match = clerk.apply(before, entry(line), step -> Objects.requireNonNull(bySteps.get(step)))
                        .match();
            } catch (Refused refused) {
                throw new Parted(line, refused.refusal().toString());
            }
            requireSame(match, line);
            visitor.visit(line, before, match);
        }
        return match;
    }

    /// Which lines count, after each step.
    private final class Counting {
        private final Map<Integer, List<Line>> bySteps = new LinkedHashMap<>();
        private List<Line> now = List.of();

        void visit(Line line, Match<B> before, Match<B> after) {
            bySteps.put(before.step(), now);
            var changed = new ArrayList<>(now);
            switch (kind(line)) {
                case MOVE, POLL_ANSWER -> changed.add(line);
                case WITHDRAW -> changed.remove(lastOf(line.seat(), changed));
                case UNDO -> {
                    int open = before.position().answers().size(); // to a poll that goes away with the move before it
                    for (int i = Integer.parseInt(line.text()) + open; i > 0; i--) {
                        changed.removeLast();
                    }
                }
                case PROPOSE, AGREE -> {
                    if (after.asked() != before.asked()) {
                        changed = new ArrayList<>(bySteps.getOrDefault(takenBackTo(line, before), List.of()));
                    }
                }
                default -> {}
            }
            now = changed;
        }

        private static Line lastOf(int seat, List<Line> lines) {
            return lines.reversed().stream()
                    .filter(line -> line.seat() == seat)
                    .findFirst()
                    .orElseThrow();
        }

        private int takenBackTo(Line line, Match<B> before) {
            return before.proposal()
                    .map(Match.Proposal::to)
                    .orElseGet(() -> Integer.valueOf(line.text().split(" ")[1]));
        }

        List<Line> lines() {
            return now;
        }
    }

    public Clerk.Change<B> start() {
        return clerk.start(setup, chance, bots);
    }

    /// The match as it stood when this step had just been told.
    public Match<B> replayTo(int step, List<Line> lines) {
        int end = 1;
        while (end < lines.size() && lines.get(end).step() <= step) {
            end++;
        }
        return replay(lines.subList(0, end));
    }

    /// What this viewer was told after a step.
    public List<Beat> beats(List<Line> lines, int since, Viewer viewer) {
        var beats = new ArrayList<Beat>();
        var deeds = new Deeds(bots);
        int before = -1;
        for (Line line : lines) {
            Deeds.Deed deed = deeds.next(line);
            if (line.step() > before && line.step() > since) {
                var events = line.told().stream()
                        .map(told -> (Event)
                                clerk.referee().game().vocabulary().events().read(told))
                        .toList();
                beats.add(beat(line.step(), deed, events, viewer));
            }
            before = line.step();
        }
        return beats;
    }

    static Beat beat(int step, Deeds.Deed deed, List<Event> events, Viewer viewer) {
        return new Beat(
                step,
                deed.what(),
                deed.seat(),
                deed.wanted(),
                deed.about(),
                deed.to(),
                events.stream().map(event -> event.seenBy(viewer)).toList());
    }

    private void requireSame(Match<B> match, Line line) {
        String fingerprint = clerk.referee().game().vocabulary().fingerprint(match.position());
        if (!fingerprint.equals(line.fingerprint())) {
            throw new Parted(line, "the position is " + fingerprint + ", not " + line.fingerprint());
        }
        if (match.step() != line.step() || match.lines() != line.number() + 1) {
            throw new Parted(line, "it is step " + match.step() + ", not " + line.step());
        }
    }

    static Entry entry(Line line) {
        return new Entry(
                kind(line), seat(line), line.text(), Entry.named(Entry.By.class, line.by()), line.spent(), line.at());
    }

    private static Entry.Kind kind(Line line) {
        return Entry.named(Entry.Kind.class, line.kind());
    }

    private static Optional<Seat> seat(Line line) {
        return line.seat() == 0 ? Optional.empty() : Optional.of(Seat.of(line.seat()));
    }
}
