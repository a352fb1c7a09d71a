package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.server.Denied;
import winterhall.server.match.Entry.By;
import winterhall.server.match.Entry.Kind;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.FromClient;
import winterhall.wire.Http.Turn;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;

/// The owner of one running match: everything that happens to it happens here, one thing after another.
///
/// A command is checked by the [Transitions], stored by the [MatchStore], and only then answered and told.
public final class MatchHost<B, V> {
    private static final Logger LOG = LoggerFactory.getLogger(MatchHost.class);

    /// What people have been shown is stored so often while they stay.
    private static final int STEPS_BETWEEN = 25;

    private final String table;
    private final Transitions<B, V> transitions;
    private final MatchStore<B> store;
    private final Clocks<B> clocks;
    private final WindowRounds<B> rounds;
    private final EntryFactory<B, V> entries;
    private final Scenes<B, V> scenes;
    private final Screens<B, V> screens;
    private final Presence presence;
    private final SeatPrompter<B, V> prompter;
    private final HallServices services;
    private final Mailbox mailbox = new Mailbox();

    /// Who has asked for the scene and is not answered yet, with the step each has seen.
    private final Map<Watcher, Integer> looks = new ConcurrentHashMap<>();

    /// Changed by its own thread alone; others may read it.
    private volatile Match<B> match;

    private long lastUsed;
    private volatile boolean retired;

    private Time.CallOff deadline = Time.CallOff.NOTHING;

    public MatchHost(
            String table,
            Transitions<B, V> transitions,
            MatchStore<B> store,
            List<String> names,
            HallServices services,
            Match<B> match,
            Downtime downtime,
            boolean strict) {
        this.table = table;
        this.transitions = transitions;
        this.store = store;
        this.clocks = new Clocks<>(transitions, downtime.opened());
        this.rounds = new WindowRounds<>(transitions, services.pace(), services.botPace(), downtime.opened(), strict);
        this.entries = new EntryFactory<>(transitions, store, clocks);
        this.scenes = new Scenes<>(table, transitions, clocks, rounds::closes, names);
        this.screens = new Screens<>(transitions, store, scenes);
        this.services = services;
        this.prompter = new SeatPrompter<>(
                table,
                transitions,
                clocks,
                screens,
                services,
                (seat, asked, move, by) -> mailbox.post(() -> answer(seat, asked, move, by)));
        this.presence = new Presence(screens, match.places().size(), services.time(), mailbox);
        this.match = match;
        this.lastUsed = now();
        for (Seat seat : Seat.all(match.places().size())) {
            clocks.wentAway(seat, now());
        }
        mailbox.post(() -> {
            chargeUntil(downtime);
            follow();
        });
    }

    // What the doors call

    /// Shows the match to a new watcher who sits there or looks on, with what happened after a step.
    public void join(Watcher watcher, List<Seat> seats, int since) {
        mailbox.post(() -> {
            lastUsed = now();
            if (watcher.isGone()) {
                return;
            }
            seats.forEach(this::cameBack);
            screens.add(watcher, seats);
            screens.showAfter(match, watcher, since);
            tellPresence(seats);
        });
    }

    public void leave(Watcher watcher) {
        mailbox.post(() -> {
            lastUsed = now();
            if (screens.has(watcher)) {
                List<Seat> left = screens.remove(watcher);
                left.stream().filter(seat -> !screens.isHere(seat)).forEach(seat -> clocks.wentAway(seat, now()));
                store.remember(left, match.step());
                tellPresence(left);
            }
        });
    }

    /// Hears what a client says and returns when it is answered; every answer comes over the watcher, and there is one
    /// whatever goes wrong.
    public void hear(Watcher watcher, FromClient.ToMatch said) {
        if (said instanceof FromClient.Look(int since)) {
            looks.put(watcher, since);
        }
        mailbox.work(() -> {
            try {
                if (screens.has(watcher) && (said instanceof FromClient.Command || !watcher.isGone())) {
                    answer(watcher, said);
                } else {
                    looks.remove(watcher);
                }
            } catch (RuntimeException trouble) {
                LOG.error("table {}: a message failed", table, trouble);
                String key = said instanceof FromClient.Command command ? command.key() : "";
                send(watcher, new ToClient.Refused(key, Denied.byTrouble(trouble)));
            }
        });
    }

    private void answer(Watcher watcher, FromClient.ToMatch said) {
        switch (said) {
            case FromClient.Command command -> grant(watcher, command);
            case FromClient.Why() -> send(watcher, reasons(screens.shown(watcher)));
            case FromClient.HandOver(int seat) -> screens.handOver(match, watcher, seat);
            case FromClient.Look _ -> showToAllWhoLook();
            case FromClient.Ping(long number) -> send(watcher, new ToClient.Pong(number));
        }
    }

    /// Those who have asked meanwhile are answered together, and find nothing left to do in their turn.
    private void showToAllWhoLook() {
        var now = new HashMap<>(looks);
        looks.keySet().removeAll(now.keySet());
        screens.showAfter(match, now);
    }

    /// A spectator, or a seat before a covered screen, could touch nothing anyway.
    private ToClient.Reasons reasons(Optional<Seat> shown) {
        return shown.map(seat -> scenes.reasons(match, Viewer.at(seat)))
                .orElseGet(() -> new ToClient.Reasons(match.asked(), List.of()));
    }

    /// Looks at the match, in its turn.
    public void look(Consumer<Match<B>> reader) {
        mailbox.post(() -> reader.accept(match));
    }

    /// Sends this to those who watch and may hear it.
    ///
    /// @param mayHear by the id of the person who watches
    public void tell(ToClient message, Predicate<String> mayHear) {
        mailbox.post(() -> screens.tell(message, mayHear));
    }

    /// Whom the match waits for, as somebody in these seats may know it; nothing once it is over.
    public Optional<Turn> turn(List<Seat> own) {
        Match<B> present = match;
        if (present.isOver()) {
            return Optional.empty();
        }
        List<Seat> known = transitions.awaitedInPublic(present);
        List<Seat> mine =
                own.stream().filter(seat -> isPersonAwaited(present, seat)).toList();
        Optional<Long> since =
                (mine.isEmpty() ? known : mine).stream().map(present::since).min(Long::compare);
        return Optional.of(
                new Turn(known.stream().map(Seat::number).toList(), !mine.isEmpty(), since, present.paused()));
    }

    private boolean isPersonAwaited(Match<B> at, Seat seat) {
        return transitions.awaited(at).contains(seat)
                && !at.place(seat).isPlayedByBot()
                && transitions.answerByOrder(at, seat).isEmpty();
    }

    /// Whether the table still waits for this seat's person since that step, and since when the person is away.
    public CompletableFuture<Waiting> waitsFor(Seat seat, int asked) {
        var answer = new CompletableFuture<Waiting>();
        mailbox.post(() -> answer.complete(
                new Waiting(match.asked() == asked && isPersonAwaited(match, seat), clocks.awaySince(seat))));
        return answer;
    }

    /// @param still whether the person is still asked
    /// @param awaySince nothing if the person is at the table
    public record Waiting(boolean still, Optional<Long> awaySince) {}

    /// Lets go of the match if nobody watches it, nothing is under way and nothing happened since that time; it can be
    /// loaded again. A live clock is not let go of, since a lost connection has its grace.
    ///
    /// The caller makes sure that nobody joins meanwhile.
    public boolean retireIfIdleSince(long time) {
        boolean idle = mailbox.isIdle()
                && screens.isEmpty()
                && prompter.isIdle()
                && lastUsed <= time
                && (transitions.clock().grace() == 0 || clocks.nextDue(match).isEmpty())
                && !(transitions.isWindow(match) && now() < rounds.earliest(match));
        if (idle) {
            retired = true;
            deadline.now();
        }
        return idle;
    }

    /// Nothing more happens to the match here once this is done.
    public CompletableFuture<Void> stop() {
        var stopped = new CompletableFuture<Void>();
        mailbox.post(() -> {
            retired = true;
            deadline.now();
            stopped.complete(null);
        });
        return stopped;
    }

    /// Calls the seats by other names from now on.
    public void rename(List<String> names) {
        mailbox.post(() -> {
            screens.rename(names);
            screens.showAll(match);
        });
    }

    /// Gives up for somebody who is gone for good; nothing happens if that seat has given up before.
    public CompletableFuture<Boolean> resign(Seat seat) {
        return enterForTheHall(
                () -> !match.isOver() && match.place(seat).sitting() != Match.Sitting.RESIGNED,
                Entry.of(Kind.END, seat, "resign").by(By.HALL));
    }

    /// Ends the match without a result; nothing happens if it is over.
    public CompletableFuture<Boolean> close(String note) {
        return enterForTheHall(() -> !match.isOver(), Entry.close(note));
    }

    private CompletableFuture<Boolean> enterForTheHall(BooleanSupplier makesSense, Entry entry) {
        var done = new CompletableFuture<Boolean>();
        mailbox.post(() -> {
            try {
                boolean sensible = makesSense.getAsBoolean();
                if (sensible) {
                    enter(entry, Optional.empty());
                }
                done.complete(sensible);
            } catch (Refused | MatchStore.NotStored | RuntimeException trouble) {
                done.completeExceptionally(trouble);
            }
        });
        return done;
    }

    // Commands

    private void grant(Watcher watcher, FromClient.Command command) {
        String key = watcher.person() + " " + command.key();
        Optional<Seat> shown = screens.shown(watcher);
        if (shown.isEmpty()) {
            refuse(watcher, command, key, Problem.of(403, "not-your-seat", ""));
            return;
        }
        try {
            int step = enter(entries.entry(match, command, shown.get(), now()), Optional.of(key));
            send(watcher, new ToClient.Accepted(command.key(), step));
        } catch (Refused refused) {
            refuse(watcher, command, key, Problem.of(refused.refusal(), ""));
        } catch (MatchStore.NotStored trouble) {
            if (notStored("a command", trouble)) {
                refuse(watcher, command, key, Problem.of(503, "not-stored", ""));
            } else {
                send(watcher, new ToClient.Refused(command.key(), Denied.byTrouble(trouble)));
            }
        }
    }

    /// A command that was granted before is answered as before, and another one by its key is not taken for it; any refusal
    /// comes with the present scene.
    private void refuse(Watcher watcher, FromClient.Command command, String key, Problem problem) {
        Optional<Line> granted = store.granted(key);
        if (granted.isEmpty()) {
            send(watcher, new ToClient.Refused(command.key(), problem));
        } else if (EntryFactory.ledTo(command, granted.get())) {
            send(watcher, new ToClient.Accepted(command.key(), granted.get().step()));
        } else {
            send(watcher, new ToClient.Refused(command.key(), Problem.of(409, "key-was-used", "key")));
        }
        screens.show(match, watcher);
    }

    // The one way in which a match changes

    /// @return the step of the line that the command led to; what comes after it in the same round is not counted, so that
    ///     the command is answered alike when it is heard again
    private int enter(Entry wanted, Optional<String> command) throws Refused, MatchStore.NotStored {
        long now = now();
        Entry entry = wanted.at(now);
        Match<B> before = match;
        Transitions.Change<B> change = transitions.apply(before, entry, store::at);
        if (entry.kind() == Kind.SEAL) {
            List<Entry> moves = rounds.outcome(change.match(), prompter.sealed(), now);
            if (!moves.isEmpty()) {
                return enterAll(moves, Optional.of(Transitions.seat(entry)), command);
            }
        }
        var lines = new ArrayList<MatchStore.Written<B>>();
        if (change.match().paused() && !before.paused()) {
            Match<B> charged = before;
            for (Seat seat : transitions.awaited(before)) {
                if (clocks.runs(before, seat)) {
                    var written = charge(charged, seat, clocks.thought(before, seat, now), 0, now);
                    lines.add(written);
                    charged = written.change().match();
                }
            }
            change = transitions.apply(charged, entry, store::at);
        }
        lines.add(new MatchStore.Written<>(change, entry, command));
        storeAndTell(lines);
        return match.step();
    }

    /// The moves with which a round of a window ends, stored and told together.
    ///
    /// @param by whose command it was that ended it
    /// @return the step of that command's own move, or the last one if somebody before it acted
    private int enterAll(List<Entry> moves, Optional<Seat> by, Optional<String> command)
            throws Refused, MatchStore.NotStored {
        var lines = new ArrayList<MatchStore.Written<B>>();
        Match<B> at = match;
        for (Entry move : moves) {
            Entry entry = move.at(now());
            Transitions.Change<B> change = transitions.apply(at, entry, store::at);
            lines.add(new MatchStore.Written<>(change, entry, command.filter(_ -> by.equals(entry.seat()))));
            at = change.match();
        }
        storeAndTell(lines);
        return lines.stream()
                .filter(line -> line.command().isPresent())
                .mapToInt(line -> line.change().match().step())
                .findFirst()
                .orElse(match.step());
    }

    private void storeAndTell(List<MatchStore.Written<B>> lines) throws Refused, MatchStore.NotStored {
        Match<B> before = match;
        store(lines);
        screens.tell(
                before,
                match,
                lines.stream()
                        .filter(line -> line.entry().kind() != Kind.CLOCK)
                        .map(line -> new Screens.Told<>(line.entry(), line.change()))
                        .toList());
        rememberNowAndThen(before);
        follow();
    }

    /// What was shown is mostly stored when somebody leaves; this is for the day the hall falls over.
    private void rememberNowAndThen(Match<B> before) {
        if (match.step() / STEPS_BETWEEN > before.step() / STEPS_BETWEEN) {
            store.remember(
                    Seat.all(match.places().size()).stream()
                            .filter(screens::isHere)
                            .toList(),
                    match.step());
        }
    }

    /// All lines at once: how many there are may be a secret, and so how long they take.
    private void store(List<MatchStore.Written<B>> lines) throws Refused, MatchStore.NotStored {
        if (retired) {
            throw Refused.because("stale");
        }
        Match<B> after = lines.getLast().change().match();
        store.store(lines, nextDue(after));
        if (after.asked() != match.asked()) {
            prompter.forgetQuestion();
        }
        match = after;
        lastUsed = lines.getLast().entry().at();
    }

    // Clocks

    /// What a running clock has shown so far, as a line that books it: it counts from now on.
    private MatchStore.Written<B> charge(Match<B> at, Seat seat, long spent, long grace, long now) throws Refused {
        Entry entry = Entry.of(Kind.CLOCK, seat, String.valueOf(grace))
                .spending(spent)
                .by(By.CLOCK)
                .at(now);
        return new MatchStore.Written<>(transitions.apply(at, entry, store::at), entry, Optional.empty());
    }

    /// Charges what was thought before the hall closed, and nothing of the time it was closed.
    private void chargeUntil(Downtime downtime) {
        for (Seat seat : transitions.awaited(match)) {
            long since = match.since(seat);
            if (since < downtime.opened()) {
                tryToCharge(seat, Math.max(0, downtime.closed() - since), 0);
            }
        }
    }

    private void cameBack(Seat seat) {
        long grace = clocks.borneByGrace(match, seat, now());
        if (grace > 0) {
            tryToCharge(seat, clocks.thought(match, seat, now()) - grace, grace);
        }
        clocks.cameBack(seat);
    }

    private void tryToCharge(Seat seat, long spent, long grace) {
        try {
            if (clocks.runs(match, seat)) {
                store(List.of(charge(match, seat, spent, grace, now())));
            }
        } catch (Refused | MatchStore.NotStored trouble) {
            LOG.error("table {}: a clock could not be charged", table, trouble);
        }
    }

    private void onTime() {
        if (retired) {
            return;
        }
        if (!transitions.isWindow(match)
                && clocks.nextDue(match).filter(due -> due <= now()).isPresent()) {
            attempt(() -> enter(Entry.of(Kind.FLAG, clocks.firstOut(match), "").by(By.CLOCK), Optional.empty()));
        } else {
            follow();
        }
    }

    /// When something happens by itself if nobody moves: a flag falls, or a window closes.
    private Optional<Long> nextDue(Match<B> at) {
        return transitions.isWindow(at) ? rounds.closes(at) : clocks.nextDue(at);
    }

    // What happens by itself

    /// Lets bots and standing orders answer, calls people, and watches the clocks.
    private void follow() {
        deadline.now();
        deadline = Time.CallOff.NOTHING;
        if (retired) {
            return;
        }
        prompter.prompt(match);
        Optional<Long> due = nextDue(match);
        store.wakeAt(due);
        boolean isWindow = transitions.isWindow(match) && !match.paused();
        if (isWindow && now() >= rounds.earliest(match)) {
            if (!rounds.outcome(match, prompter.sealed(), now()).isEmpty()) {
                mailbox.post(this::endRound); // the client that caused it gets an answer first
                return;
            }
            rounds.next(match, prompter.sealed()).ifPresent(seat -> prompter.call(match, seat));
        } else if (isWindow) {
            due = Optional.of(rounds.earliest(match));
        }
        due.ifPresent(at ->
                deadline = services.time().after(Math.max(0, at - now()), () -> mailbox.post(this::onTime)));
    }

    /// The answers to a window are enough.
    private void endRound() {
        List<Entry> moves = retired || match.paused() || !transitions.isWindow(match)
                ? List.of()
                : rounds.outcome(match, prompter.sealed(), now());
        if (!moves.isEmpty()) {
            attempt(() -> enterAll(moves, Optional.empty(), Optional.empty()));
        }
    }

    /// The question may be gone, or the person may have come back or changed the order meanwhile.
    private void answer(Seat seat, int asked, Move move, By by) {
        if (retired || asked != match.asked()) {
            return;
        }
        prompter.answered(seat);
        if (transitions.isWindow(match)) {
            prompter.seal(seat, move);
            follow();
            return;
        }
        boolean stillWanted = transitions.awaited(match).contains(seat)
                && (by == By.BOT
                        ? match.place(seat).isPlayedByBot()
                        : transitions.answerByOrder(match, seat).equals(Optional.of(move)));
        if (!stillWanted) {
            follow();
            return;
        }
        String line = transitions.referee().game().vocabulary().moves().write((Record) move);
        Entry entry = entries.answer(match, seat, line).by(by).spending(clocks.thought(match, seat, now()));
        attempt(() -> enter(entry, Optional.empty()));
    }

    private interface Attempt {
        void make() throws Refused, MatchStore.NotStored;
    }

    /// Something that the hall does by itself.
    private void attempt(Attempt attempt) {
        try {
            attempt.make();
        } catch (Refused refused) {
            LOG.warn(
                    "table {}: what was due by itself was refused: {}",
                    table,
                    refused.refusal().reason());
        } catch (MatchStore.NotStored trouble) {
            var _ = notStored("what was due by itself", trouble);
            services.time().after(1_000, () -> mailbox.post(this::follow));
        }
    }

    /// The ledger is right: where it is ahead, an answer of the database was lost or another hall writes to it.
    ///
    /// @return whether the ledger could be asked
    private boolean notStored(String what, MatchStore.NotStored trouble) {
        try {
            Optional<Match<B>> ahead = store.ahead(match);
            if (ahead.isPresent()) {
                LOG.warn(
                        "table {}: the ledger is ahead by {} lines",
                        table,
                        ahead.get().lines() - match.lines());
                boolean isTold = ahead.get().step() != match.step(); // else it is somebody's secret
                match = ahead.get();
                prompter.forgetQuestion();
                if (isTold) {
                    screens.showAll(match);
                }
                follow();
            } else if (!trouble.isTaken()) {
                LOG.error("table {}: {} could not be stored", table, what, trouble);
            }
            return true;
        } catch (RuntimeException unreadable) {
            LOG.error("table {}: {} could not be stored, nor the ledger read", table, what, unreadable);
            return false;
        }
    }

    /// Who is here is public; a seat that comes or goes moves the clocks if there is a grace, so they are shown again.
    private void tellPresence(List<Seat> moved) {
        presence.changed();
        if (!moved.isEmpty() && transitions.clock().grace() > 0) {
            screens.showAll(match);
        }
        follow();
    }

    private long now() {
        return services.time().now();
    }

    private static void send(Watcher watcher, ToClient message) {
        watcher.send(Json.write(message));
    }
}
