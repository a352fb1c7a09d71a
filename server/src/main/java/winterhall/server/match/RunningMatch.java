package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.server.match.Entry.Kind;
import winterhall.server.match.MatchStore.NotStored;
import winterhall.server.match.MatchStore.Written;

/// The match as it stands, and the one way in which it changes: checked, stored, and only then told.
///
/// Only the match's own thread calls what changes it; others may read it.
final class RunningMatch<B, V> {
    /// How many steps may pass before it is stored again what people have been shown while they stay.
    private static final int STEPS_BETWEEN = 25;

    private final Transitions<B, V> transitions;
    private final MatchStore<B> store;
    private final Clocks<B> clocks;
    private final WindowRounds<B> rounds;
    private final Screens<B, V> screens;
    private final Time time;
    private final Runnable afterwards;

    private volatile Match<B> match;
    private volatile boolean retired;
    private long lastUsed;

    /// @param afterwards what is done after each change that was told
    RunningMatch(
            Transitions<B, V> transitions,
            MatchStore<B> store,
            Clocks<B> clocks,
            WindowRounds<B> rounds,
            Screens<B, V> screens,
            Time time,
            Match<B> match,
            Runnable afterwards) {
        this.transitions = transitions;
        this.store = store;
        this.clocks = clocks;
        this.rounds = rounds;
        this.screens = screens;
        this.time = time;
        this.match = match;
        this.afterwards = afterwards;
        used();
    }

    Match<B> now() {
        return match;
    }

    /// Somebody has come, gone or done something.
    void used() {
        lastUsed = time.now();
    }

    long lastUsed() {
        return lastUsed;
    }

    /// Nothing changes any more.
    void retire() {
        retired = true;
    }

    boolean isRetired() {
        return retired;
    }

    /// Notes for the hall when something happens by itself, since that may have changed without an entry.
    Optional<Long> noteNextDue() {
        Optional<Long> due = nextDue(match);
        store.wakeAt(due);
        return due;
    }

    /// When something happens by itself if nobody moves: a window closes, or a flag falls.
    private Optional<Long> nextDue(Match<B> at) {
        return rounds.closes(at).or(() -> clocks.nextDue(at));
    }

    /// @return the step of the line that the command led to; what comes after it in the same round is not counted, so that
    ///     the command is answered alike when it is heard again
    int enter(Entry wanted, Optional<String> command) throws Refused, NotStored {
        long now = time.now();
        Entry entry = wanted.at(now);
        Match<B> before = match;
        Written<B> written = applied(before, entry, command);
        Match<B> after = written.match();
        if (entry.kind() == Kind.SEAL) {
            List<Entry> moves = rounds.outcome(after, now);
            if (!moves.isEmpty()) {
                return endRound(moves, entry.seat(), command);
            }
        }
        var lines = new ArrayList<>(List.of(written));
        if (after.paused() && !before.paused()) {
            for (Seat seat : clocks.running(before)) {
                lines.add(charge(lines.getLast().match(), seat, clocks.thought(before, seat, now), 0));
            }
        }
        storeAndTell(lines);
        return match.step();
    }

    /// The moves with which a round of a window ends, stored and told together.
    void endRound(List<Entry> moves) throws Refused, NotStored {
        endRound(moves, Optional.empty(), Optional.empty());
    }

    /// @param by whose command it was that ended it
    /// @return the step of that command's own move, or the last one if somebody before it acted
    private int endRound(List<Entry> moves, Optional<Seat> by, Optional<String> command) throws Refused, NotStored {
        var lines = new ArrayList<Written<B>>();
        Match<B> at = match;
        for (Entry move : moves) {
            Written<B> line = applied(at, move.at(time.now()), command.filter(_ -> by.equals(move.seat())));
            lines.add(line);
            at = line.match();
        }
        storeAndTell(lines);
        return lines.stream()
                .filter(line -> line.command().isPresent())
                .mapToInt(line -> line.step())
                .findFirst()
                .orElse(match.step());
    }

    /// Books what a clock has shown so far; it counts from now on, and nobody is told.
    ///
    /// @param grace how much more of it a lost connection bore
    void charge(Seat seat, long spent, long grace) throws Refused, NotStored {
        store(List.of(charge(match, seat, spent, grace)));
    }

    private Written<B> charge(Match<B> at, Seat seat, long spent, long grace) throws Refused {
        Entry entry = Entry.thinking(seat, spent, grace).at(time.now());
        return applied(at, entry, Optional.empty());
    }

    private Written<B> applied(Match<B> at, Entry entry, Optional<String> command) throws Refused {
        return new Written<>(transitions.apply(at, entry, store::at), entry, command);
    }

    /// Does again what is done after each change.
    void goOn() {
        afterwards.run();
    }

    /// Goes on from what the ledger says, which is ahead.
    void catchUp(Match<B> stored) {
        boolean isTold = stored.step() != match.step(); // else it is somebody's secret
        match = stored;
        if (isTold) {
            screens.showAll(match);
        }
        goOn();
    }

    private void storeAndTell(List<Written<B>> lines) throws Refused, NotStored {
        Match<B> before = match;
        store(lines);
        screens.showSteps(
                before,
                match,
                lines.stream().filter(line -> line.entry().kind() != Kind.CLOCK).toList());
        rememberNowAndThen(before);
        goOn();
    }

    /// All lines at once: how many there are may be a secret, and so how long they take.
    private void store(List<Written<B>> lines) throws Refused, NotStored {
        if (retired) {
            throw Refused.because("stale");
        }
        Match<B> after = lines.getLast().match();
        store.store(lines, nextDue(after));
        match = after;
        used();
    }

    /// What was shown is mostly stored when somebody leaves; this is for the day the hall falls over.
    private void rememberNowAndThen(Match<B> before) {
        if (match.step() / STEPS_BETWEEN > before.step() / STEPS_BETWEEN) {
            store.remember(
                    Seat.all(match.seats().size()).stream()
                            .filter(screens::isHere)
                            .toList(),
                    match.step());
        }
    }
}
