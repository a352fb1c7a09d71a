package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Notation;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.server.match.ReplayState.Answered;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;

/// Replays the lines of a ledger into the match they describe.
public final class LedgerReplay<B, V> {
    private final Transitions<B, V> transitions;
    private final Setup setup;
    private final Chance chance;
    private final List<String> bots;

    /// Today's rules do not lead where the ledger says the match went.
    public static final class Diverged extends RuntimeException {
        private final int number;
        private final int step;

        private Diverged(int number, int step, String what) {
            super("line " + number + ": " + what);
            this.number = number;
            this.step = step;
        }

        /// Where there is not even a first line.
        static Diverged atTheStart() {
            return new Diverged(0, 0, "there is no first line");
        }

        private Diverged(Line line, String what) {
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

    public LedgerReplay(Transitions<B, V> transitions, Setup setup, Chance chance, List<String> bots) {
        this.transitions = transitions;
        this.setup = setup;
        this.chance = chance;
        this.bots = bots;
    }

    /// The state after a line, if it is as the ledger says.
    ///
    /// @param before nothing for the first line
    /// @throws LedgerReplay.Diverged if its fingerprint differs or it is refused now
    ReplayState<B> verified(Optional<ReplayState<B>> before, Line line, IntFunction<ReplayState<B>> past) {
        ReplayState<B> after = counted(before, line, past);
        requireSamePosition(after.match(), line);
        return after;
    }

    /// The state after a line, if it has the place in the ledger that it should have; its fingerprint is not looked at.
    ReplayState<B> counted(Optional<ReplayState<B>> before, Line line, IntFunction<ReplayState<B>> past) {
        ReplayState<B> after = before.map(state -> next(state, line, past)).orElseGet(() -> first(line));
        requireSameStep(after.match(), line);
        return after;
    }

    private ReplayState<B> first(Line line) {
        StepSummaries.Summarised done = StepSummaries.none(bots).next(line);
        return new ReplayState<>(
                start().match().askedAt(line.at()), done.summaries(), NumberStack.none(), line, done.summary());
    }

    /// The state after a line that was verified before.
    ///
    /// @param past finds the state at an earlier step
    ReplayState<B> next(ReplayState<B> before, Line line, IntFunction<ReplayState<B>> past) {
        return followed(before, line, applied(before, line, past).match(), past);
    }

    private Transitions.Change<B> applied(ReplayState<B> before, Line line, IntFunction<ReplayState<B>> past) {
        try {
            return transitions.apply(
                    before.match(), entry(line), step -> past.apply(step).match());
        } catch (Refused refused) {
            throw new Diverged(line, refused.refusal().toString());
        }
    }

    /// The state after a line that led to this match.
    ReplayState<B> followed(ReplayState<B> before, Line line, Match<B> after, IntFunction<ReplayState<B>> past) {
        StepSummaries.Summarised done = before.summaries().next(line);
        NumberStack counting = counting(before, line, after, past);
        return after.step() > before.step()
                ? new ReplayState<>(after, done.summaries(), counting, line, done.summary())
                : new ReplayState<>(after, done.summaries(), counting, before.stepLine(), before.summary());
    }

    private NumberStack counting(ReplayState<B> before, Line line, Match<B> after, IntFunction<ReplayState<B>> past) {
        NumberStack counting = before.counting();
        return switch (kind(line)) {
            case MOVE ->
                counting.with(answered(line, !before.match().isWindow()).packed());
            case POLL_ANSWER -> counting.with(answered(line, false).packed());
            case WITHDRAW ->
                counting.withoutLast(answer -> Answered.of(answer).seat().number() == line.seat());
            case UNDO -> {
                int open =
                        before.match().position().answers().size(); // to a poll that goes away with the move before it
                yield counting.withoutLast(Payload.TakenBack.read(line.text()).moves() + open);
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
        return before.proposal()
                .map(Proposal::to)
                .orElseGet(() -> Payload.Proposed.read(line.text()).to());
    }

    /// The steps to which somebody proposed to go back in these lines.
    static Set<Integer> takenBackTo(List<Line> lines) {
        return lines.stream()
                .filter(line -> kind(line) == Entry.Kind.PROPOSE)
                .map(line -> Payload.Proposed.read(line.text()))
                .filter(proposed -> proposed.what() == Proposal.Wanted.TAKE_BACK)
                .map(Payload.Proposed::to)
                .collect(Collectors.toSet());
    }

    /// The step at which the table stood before this seat's last decision that counts.
    ///
    /// Windows are passed over, however they were answered: an order would answer again, and the step tells nobody whether
    /// one did.
    static Optional<Integer> stepBeforeLastMove(ReplayState<?> now, Seat seat) {
        return now.counting()
                .backwards()
                .mapToObj(Answered::of)
                .filter(answer -> answer.isDecision() && answer.seat().equals(seat))
                .findFirst()
                .map(answer -> answer.step() - 1);
    }

    public Transitions.Change<B> start() {
        return transitions.start(setup, chance, bots);
    }

    /// What this viewer was told after a step.
    public List<Beat> beats(List<Line> lines, int since, Viewer viewer) {
        return beats(Optional.empty(), lines, since, viewer);
    }

    /// @param from the state after which these lines begin; nothing if they are all there are
    List<Beat> beats(Optional<ReplayState<B>> from, List<Line> lines, int since, Viewer viewer) {
        var beats = new ArrayList<Beat>();
        StepSummaries summaries = from.map(ReplayState::summaries).orElseGet(() -> StepSummaries.none(bots));
        for (Line line : lines) {
            StepSummaries.Summarised done = summaries.next(line);
            if (line.step() > summaries.step() && line.step() > since) {
                beats.add(beat(line, done.summary(), viewer));
            }
            summaries = done.summaries();
        }
        return beats;
    }

    /// What this viewer was told last.
    Beat beat(ReplayState<B> state, Viewer viewer) {
        return beat(state.stepLine(), state.summary(), viewer);
    }

    private Beat beat(Line line, StepSummaries.StepSummary summary, Viewer viewer) {
        var events = line.events().stream()
                .map(event -> (Event)
                        transitions.referee().game().vocabulary().events().read(event))
                .toList();
        return beat(line.step(), summary, events, viewer);
    }

    /// A beat that shows nothing in between.
    static Beat beat(int step, StepSummaries.StepSummary summary, List<Event> events, Viewer viewer) {
        return new Beat(
                step,
                summary.what(),
                summary.seat(),
                summary.wanted(),
                summary.about(),
                summary.to(),
                events.stream().map(event -> event.seenBy(viewer)).toList(),
                Optional.empty());
    }

    /// The boards at each event of a line, which follows right after this state.
    ///
    /// @param before nothing for the first line
    List<B> boards(Optional<ReplayState<B>> before, Line line, IntFunction<ReplayState<B>> past) {
        return before.isEmpty()
                ? start().boards()
                : applied(before.get(), line, past).boards();
    }

    private void requireSamePosition(Match<B> match, Line line) {
        String fingerprint = transitions.referee().game().vocabulary().fingerprint(match.position());
        if (!fingerprint.equals(line.fingerprint())) {
            throw new Diverged(line, "the position is " + fingerprint + ", not " + line.fingerprint());
        }
    }

    private static void requireSameStep(Match<?> match, Line line) {
        if (match.step() != line.step() || match.lines() != line.number() + 1) {
            throw new Diverged(line, "it is step " + match.step() + ", not " + line.step());
        }
    }

    private Entry entry(Line line) {
        Notation moves = transitions.referee().game().vocabulary().moves();
        Entry.Kind kind = kind(line);
        Optional<Seat> seat = seat(line);
        Entry.By by = Entry.named(Entry.By.class, line.by());
        try {
            return new Entry(kind, seat, Payload.read(kind, seat, by, line.text(), moves), by, line.spent(), line.at());
        } catch (IllegalArgumentException unreadable) {
            throw new Diverged(line, String.valueOf(unreadable.getMessage()));
        }
    }

    static Entry.Kind kind(Line line) {
        return Entry.named(Entry.Kind.class, line.kind());
    }

    static Optional<Seat> seat(Line line) {
        return line.seat() == 0 ? Optional.empty() : Optional.of(Seat.of(line.seat()));
    }
}
