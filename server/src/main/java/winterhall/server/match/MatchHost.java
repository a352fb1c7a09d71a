package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Predicate;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.server.match.Entry.By;
import winterhall.wire.FromClient;
import winterhall.wire.Http.WhoseTurn;
import winterhall.wire.ToClient;

/// The owner of one running match: everything that happens to it happens here, one thing after another.
///
/// It puts what comes from outside into the match's [Mailbox]. [ClientRequests] answers clients, [AutomaticPlay] does
/// what happens by itself; both change the match through [RunningMatch] alone.
public final class MatchHost<B, V> {
    private final Mailbox mailbox = new Mailbox();
    private final Questions<B> questions;
    private final ClockRules clock;
    private final MatchStore<B> store;
    private final Time time;
    private final Clocks<B> clocks;
    private final WindowRounds<B> rounds;
    private final Screens<B, V> screens;
    private final Presence presence;
    private final RunningMatch<B, V> running;
    private final ClockCharges<B> charges;
    private final SeatPrompter<B, V> prompter;
    private final AutomaticPlay<B> automatic;
    private final ClientRequests<B, V> requests;

    public MatchHost(
            String table,
            Transitions<B, V> transitions,
            MatchStore<B> store,
            List<String> names,
            HallServices services,
            Match<B> match,
            Downtime downtime,
            boolean strict) {
        this.questions = transitions.questions();
        this.clock = transitions.clock();
        this.store = store;
        this.time = services.time();
        this.clocks = new Clocks<>(questions, clock, downtime.opened());
        this.rounds =
                new WindowRounds<>(questions, clock, services.pace(), services.botPace(), downtime.opened(), strict);
        var scenes = new Scenes<>(table, transitions, clocks, rounds::closes, names);
        this.screens = new Screens<>(new SharedDevice<>(questions), store, scenes);
        this.presence = new Presence(screens, match.seats().size(), time, mailbox);
        this.running = new RunningMatch<>(transitions, store, clocks, rounds, screens, time, match, this::follow);
        this.charges = new ClockCharges<>(table, running, clocks, time);
        this.prompter =
                new SeatPrompter<>(table, transitions.referee(), questions, clocks, screens, services, this::answer);
        var recovery = new Recovery<>(table, store, running, time, mailbox);
        this.automatic = new AutomaticPlay<>(running, prompter, clocks, rounds, recovery, time, mailbox);
        var entries =
                new EntryFactory<>(transitions.referee().game().vocabulary().moves(), store, clocks, time);
        this.requests = new ClientRequests<>(table, mailbox, running, entries, scenes, screens, store, recovery);
        for (Seat seat : Seat.all(match.seats().size())) {
            clocks.wentAway(seat, time.now());
        }
        mailbox.post(() -> {
            charges.chargeUntil(downtime);
            follow();
        });
    }

    private void follow() {
        automatic.follow();
    }

    private void answer(Seat seat, int asked, Move move, By by) {
        mailbox.post(() -> automatic.answer(seat, asked, move, by));
    }

    // Watchers

    /// Shows the match to a new watcher who sits there or looks on, with what it has not seen.
    public void join(Watcher watcher, List<Seat> seats, LastSeen since) {
        mailbox.post(() -> {
            running.used();
            if (watcher.isGone()) {
                return;
            }
            seats.forEach(charges::cameBack);
            screens.add(watcher, seats);
            screens.showAfter(running.now(), watcher, since);
            tellPresence(seats);
        });
    }

    public void leave(Watcher watcher) {
        mailbox.post(() -> {
            running.used();
            if (screens.has(watcher)) {
                List<Seat> left = screens.remove(watcher);
                left.stream().filter(seat -> !screens.isHere(seat)).forEach(seat -> clocks.wentAway(seat, time.now()));
                store.remember(left, running.now().step());
                tellPresence(left);
            }
        });
    }

    /// Who is here is public; a seat that comes or goes moves the clocks if there is a grace, so they are shown again.
    private void tellPresence(List<Seat> moved) {
        presence.changed();
        if (!moved.isEmpty() && clock.grace() > 0) {
            screens.showAll(running.now());
        }
        follow();
    }

    /// Hears what a client says and returns when it is answered; every answer comes over the watcher.
    public void hear(Watcher watcher, FromClient.ToMatch said) {
        requests.hear(watcher, said);
    }

    /// Sends this to those who watch and may hear it.
    ///
    /// @param mayHear by the id of the person who watches
    public void tell(ToClient message, Predicate<String> mayHear) {
        mailbox.post(() -> screens.tell(message, mayHear));
    }

    /// Calls the seats by other names from now on.
    public void rename(List<String> names) {
        mailbox.post(() -> {
            screens.rename(names);
            screens.showAll(running.now());
        });
    }

    // What the hall wants to know

    /// Looks at the match, in its turn.
    public void look(Consumer<Match<B>> reader) {
        mailbox.post(() -> reader.accept(running.now()));
    }

    /// Who the match is waiting for, as somebody in these seats may know it; nothing once it is over.
    public Optional<WhoseTurn> turn(List<Seat> own) {
        Match<B> match = running.now();
        if (match.isOver()) {
            return Optional.empty();
        }
        List<Seat> known = questions.awaitedAsKnown(match, own);
        List<Seat> mine =
                own.stream().filter(questions.awaitedPersons(match)::contains).toList();
        Optional<Long> since =
                (mine.isEmpty() ? known : mine).stream().map(match::since).min(Long::compare);
        return Optional.of(
                new WhoseTurn(known.stream().map(Seat::number).toList(), !mine.isEmpty(), since, match.paused()));
    }

    /// Whether the table still waits for this seat's person since that step, and since when the person is away.
    public CompletableFuture<Waiting> waitsFor(Seat seat, int asked) {
        var answer = new CompletableFuture<Waiting>();
        look(match -> answer.complete(new Waiting(
                match.asked() == asked && questions.awaitedPersons(match).contains(seat), clocks.awaySince(seat))));
        return answer;
    }

    /// @param still whether the person is still asked
    /// @param awaySince nothing if the person is at the table
    public record Waiting(boolean still, Optional<Long> awaySince) {}

    // What the hall orders

    /// Gives up for somebody who is gone for good; nothing happens if that seat has given up before.
    public CompletableFuture<Boolean> resign(Seat seat) {
        return enterIf(
                match -> !match.isOver() && !match.seat(seat).hasGivenUp(),
                Entry.resignation(seat).by(By.HALL));
    }

    /// Ends the match without a result; nothing happens if it is over.
    public CompletableFuture<Boolean> close(String note) {
        return enterIf(match -> !match.isOver(), Entry.close(note));
    }

    private CompletableFuture<Boolean> enterIf(Predicate<Match<B>> makesSense, Entry entry) {
        var done = new CompletableFuture<Boolean>();
        mailbox.post(() -> {
            try {
                boolean sensible = makesSense.test(running.now());
                if (sensible) {
                    running.enter(entry, Optional.empty());
                }
                done.complete(sensible);
            } catch (Refused | MatchStore.NotStored | RuntimeException trouble) {
                done.completeExceptionally(trouble);
            }
        });
        return done;
    }

    /// Lets go of the match if nobody watches it, nothing is under way and nothing happened since that time; it can be
    /// loaded again. A live clock is not let go of, since a lost connection has its grace.
    ///
    /// The caller makes sure that nobody joins meanwhile.
    public boolean retireIfIdleSince(long since) {
        boolean idle = mailbox.isIdle()
                && screens.isEmpty()
                && prompter.isIdle()
                && running.lastUsed() <= since
                && (clock.grace() == 0 || clocks.nextDue(running.now()).isEmpty())
                && !(running.now().isWindow() && time.now() < rounds.earliest(running.now()));
        if (idle) {
            retire();
        }
        return idle;
    }

    /// Nothing more happens to the match here once this is done.
    public CompletableFuture<Void> stop() {
        var stopped = new CompletableFuture<Void>();
        mailbox.post(() -> {
            retire();
            stopped.complete(null);
        });
        return stopped;
    }

    private void retire() {
        running.retire();
        automatic.stop();
    }
}
