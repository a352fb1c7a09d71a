package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.server.match.Moment.Answered;
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

        /// Where there is not even a first line.
        static Parted atTheStart() {
            return new Parted(0, 0, "there is no first line");
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

    /// The moment after a line, if it is as the ledger says.
    ///
    /// @param before nothing for the first line
    /// @throws Parted if its fingerprint differs or it is refused now
    Moment<B> verified(Optional<Moment<B>> before, Line line, IntFunction<Moment<B>> past) {
        Moment<B> after = before.map(moment -> next(moment, line, past)).orElseGet(() -> first(line));
        requireSame(after.match(), line);
        return after;
    }

    private Moment<B> first(Line line) {
        Deeds.Told told = Deeds.none(bots).next(line);
        return new Moment<>(start().match().askedAt(line.at()), told.deeds(), Trail.none(), line, told.deed());
    }

    /// The moment after a line that was verified before.
    ///
    /// @param past finds the moment at an earlier step
    Moment<B> next(Moment<B> before, Line line, IntFunction<Moment<B>> past) {
        return followed(before, line, applied(before, line, past).match(), past);
    }

    private Clerk.Change<B> applied(Moment<B> before, Line line, IntFunction<Moment<B>> past) {
        try {
            return clerk.apply(
                    before.match(), entry(line), step -> past.apply(step).match());
        } catch (Refused refused) {
            throw new Parted(line, refused.refusal().toString());
        }
    }

    /// The moment after a line that led to this match.
    Moment<B> followed(Moment<B> before, Line line, Match<B> after, IntFunction<Moment<B>> past) {
        Deeds.Told told = before.deeds().next(line);
        Trail<Answered> counting = counting(before, line, after, past);
        return after.step() > before.step()
                ? new Moment<>(after, told.deeds(), counting, line, told.deed())
                : new Moment<>(after, told.deeds(), counting, before.told(), before.deed());
    }

    private Trail<Answered> counting(Moment<B> before, Line line, Match<B> after, IntFunction<Moment<B>> past) {
        Trail<Answered> counting = before.counting();
        return switch (kind(line)) {
            case MOVE -> counting.with(answered(line, !clerk.isWindow(before.match())));
            case POLL_ANSWER -> counting.with(answered(line, false));
            case WITHDRAW -> counting.withoutLast(answer -> answer.seat().number() == line.seat());
            case UNDO -> {
                int open =
                        before.match().position().answers().size(); // to a poll that goes away with the move before it
                yield counting.withoutLast(Integer.parseInt(line.text()) + open);
            }
            case PROPOSE, AGREE ->
                after.asked() == before.match().asked()
                        ? counting
                        : past.apply(takenBackTo(line, before.match())).counting();
            default -> counting;
        };
    }

    private static Answered answered(Line line, boolean isDecision) {
        return new Answered(line.number(), line.step(), Seat.of(line.seat()), isDecision);
    }

    private static int takenBackTo(Line line, Match<?> before) {
        return before.proposal().map(Match.Proposal::to).orElseGet(() -> takenBackTo(line));
    }

    private static int takenBackTo(Line proposal) {
        return Integer.parseInt(proposal.text().split(" ")[1]);
    }

    /// The steps to which somebody proposed to go back in these lines.
    static Set<Integer> takenBackTo(List<Line> lines) {
        return lines.stream()
                .filter(line ->
                        kind(line) == Entry.Kind.PROPOSE && line.text().startsWith(Verb.of(Match.Wanted.TAKE_BACK)))
                .map(Chronicle::takenBackTo)
                .collect(Collectors.toSet());
    }

    /// The step at which the table stood before this seat's last decision that counts.
    ///
    /// Windows are passed over, however they were answered: an order would answer again, and the step tells nobody whether
    /// one did.
    static Optional<Integer> stepBeforeLastMove(Moment<?> now, Seat seat) {
        return now.counting()
                .backwards()
                .filter(answer -> answer.isDecision() && answer.seat().equals(seat))
                .findFirst()
                .map(answer -> answer.step() - 1);
    }

    public Clerk.Change<B> start() {
        return clerk.start(setup, chance, bots);
    }

    /// What this viewer was told after a step.
    public List<Beat> beats(List<Line> lines, int since, Viewer viewer) {
        return beats(Optional.empty(), lines, since, viewer);
    }

    /// @param from the moment after which these lines begin; nothing if they are all there are
    List<Beat> beats(Optional<Moment<B>> from, List<Line> lines, int since, Viewer viewer) {
        var beats = new ArrayList<Beat>();
        Deeds deeds = from.map(Moment::deeds).orElseGet(() -> Deeds.none(bots));
        for (Line line : lines) {
            Deeds.Told told = deeds.next(line);
            if (line.step() > deeds.step() && line.step() > since) {
                beats.add(beat(line, told.deed(), viewer));
            }
            deeds = told.deeds();
        }
        return beats;
    }

    /// What this viewer was told last.
    Beat beat(Moment<B> moment, Viewer viewer) {
        return beat(moment.told(), moment.deed(), viewer);
    }

    private Beat beat(Line line, Deeds.Deed deed, Viewer viewer) {
        var events = line.told().stream()
                .map(told ->
                        (Event) clerk.referee().game().vocabulary().events().read(told))
                .toList();
        return beat(line.step(), deed, events, viewer);
    }

    /// A beat that shows nothing in between.
    static Beat beat(int step, Deeds.Deed deed, List<Event> events, Viewer viewer) {
        return new Beat(
                step,
                deed.what(),
                deed.seat(),
                deed.wanted(),
                deed.about(),
                deed.to(),
                events.stream().map(event -> event.seenBy(viewer)).toList(),
                Optional.empty());
    }

    /// The boards at each event of a line, which follows right after this moment.
    ///
    /// @param before nothing for the first line
    List<B> moments(Optional<Moment<B>> before, Line line, IntFunction<Moment<B>> past) {
        return before.isEmpty()
                ? start().moments()
                : applied(before.get(), line, past).moments();
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
