package winterhall.server.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.server.match.Entry.By;
import winterhall.server.match.Entry.Kind;
import winterhall.wire.FromClient;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;
import winterhall.wire.ToClient.Beat;

/// The owner of one running match: everything that happens to it happens here, one thing after another.
///
/// A wish is checked by the [Clerk], stored by the [Keeper], and only then answered and told.
public final class MatchHost<B, V> {
    private static final Logger LOG = LoggerFactory.getLogger(MatchHost.class);

    /// So many beats are told at once to somebody who comes back; the rest is in the replay.
    private static final int MOST_BEATS = 400;

    private final String table;
    private final Clerk<B, V> clerk;
    private final Keeper<B> keeper;
    private Scenes<B, V> scenes;
    private final Surroundings around;
    private final Mailbox mailbox = new Mailbox();
    private final Map<Watcher, Screen> screens = new LinkedHashMap<>();

    private Match<B> match;
    private long askedAt;

    /// The seats for which an answer by order or bot is under way at the present question.
    private final Set<Seat> underWay = new LinkedHashSet<>();

    private Time.CallOff deadline = Time.CallOff.NOTHING;

    /// What a watcher has before it.
    ///
    /// @param seats those of its person; none for a spectator, several at a table that passes one device around
    /// @param shown whose view it is; nothing for a spectator or a covered screen
    private record Screen(List<Seat> seats, Optional<Seat> shown) {
        /// A person with one seat sees it at once; one with several has to say who holds the device.
        static Screen of(List<Seat> seats) {
            return new Screen(seats, seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty());
        }

        Screen showing(Optional<Seat> seat) {
            return new Screen(seats, seat);
        }
    }

    public MatchHost(
            String table,
            Clerk<B, V> clerk,
            Keeper<B> keeper,
            List<String> names,
            Surroundings around,
            Match<B> match) {
        this.table = table;
        this.clerk = clerk;
        this.keeper = keeper;
        this.scenes = new Scenes<>(table, clerk, names);
        this.around = around;
        this.match = match;
        this.askedAt = around.time().now();
        mailbox.post(this::follow);
    }

    // What the doors call

    /// Shows the match to a new watcher who sits there or looks on, with what happened after a step.
    public void join(Watcher watcher, List<Seat> seats, int since) {
        mailbox.post(() -> {
            screens.put(watcher, Screen.of(seats));
            showAfter(watcher, since);
            tellPresence();
        });
    }

    public void leave(Watcher watcher) {
        mailbox.post(() -> {
            if (screens.remove(watcher) != null) {
                tellPresence();
            }
        });
    }

    /// Hears what a client says; every answer comes over the watcher.
    public void hear(Watcher watcher, FromClient.ToMatch said) {
        mailbox.post(() -> {
            if (!screens.containsKey(watcher)) {
                return;
            }
            switch (said) {
                case FromClient.Wish wish -> grant(watcher, wish);
                case FromClient.Why() ->
                    shown(watcher).ifPresent(seat -> send(watcher, scenes.reasons(match, Viewer.at(seat))));
                case FromClient.HandOver(int seat) -> handOver(watcher, seat);
                case FromClient.Look(int since) -> showAfter(watcher, since);
                case FromClient.Ping(long number) -> send(watcher, new ToClient.Pong(number));
            }
        });
    }

    /// Looks at the match, in its turn.
    public void look(Consumer<Match<B>> reader) {
        mailbox.post(() -> reader.accept(match));
    }

    /// Sends this to those who watch and may hear it.
    ///
    /// @param mayHear by the id of the person who watches
    public void tell(ToClient message, Predicate<String> mayHear) {
        mailbox.post(() -> {
            String text = Json.write(message);
            for (Watcher watcher : screens.keySet()) {
                if (mayHear.test(watcher.person())) {
                    watcher.send(text);
                }
            }
        });
    }

    /// Calls the seats by other names from now on.
    public void rename(List<String> names) {
        mailbox.post(() -> {
            scenes = new Scenes<>(table, clerk, names);
            screens.keySet().forEach(watcher -> show(watcher, List.of(), false));
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
            } catch (Refused | Keeper.NotStored | RuntimeException trouble) {
                done.completeExceptionally(trouble);
            }
        });
        return done;
    }

    // Wishes

    private void grant(Watcher watcher, FromClient.Wish wish) {
        Optional<Seat> shown = shown(watcher);
        if (shown.isEmpty()) {
            send(watcher, new ToClient.Refused(wish.key(), Problem.of(403, "not-your-seat", "")));
            return;
        }
        String key = watcher.person() + " " + wish.key();
        try {
            enter(entry(wish, shown.get()), Optional.of(key));
            send(watcher, new ToClient.Accepted(wish.key(), match.step()));
        } catch (Refused refused) {
            refuse(watcher, wish, key, Problem.of(refused.refusal(), ""));
        } catch (Keeper.NotStored trouble) {
            LOG.error("table {}: a wish could not be stored", table, trouble);
            refuse(watcher, wish, key, Problem.of(503, "not-stored", ""));
        }
    }

    /// A wish that was granted before is answered as before; any other refusal comes with the present scene.
    private void refuse(Watcher watcher, FromClient.Wish wish, String key, Problem problem) {
        Optional<Integer> granted = keeper.granted(key);
        if (granted.isPresent()) {
            send(watcher, new ToClient.Accepted(wish.key(), granted.get()));
        } else {
            send(watcher, new ToClient.Refused(wish.key(), problem));
        }
        show(watcher, List.of(), false);
    }

    private Entry entry(FromClient.Wish wish, Seat seat) throws Refused {
        return switch (wish) {
            case FromClient.Play play -> {
                requirePresent(play.asked());
                yield Entry.of(isPoll() ? Kind.POLL_ANSWER : Kind.MOVE, seat, play.move())
                        .spending(thinkingTime(seat));
            }
            case FromClient.Withdraw withdraw -> {
                requirePresent(withdraw.asked());
                yield Entry.of(Kind.WITHDRAW, seat, "");
            }
            case FromClient.Undo undo -> {
                requirePresent(undo.asked());
                yield Entry.of(Kind.UNDO, seat, "1");
            }
            case FromClient.Reset reset -> {
                requirePresent(reset.asked());
                yield Entry.of(Kind.UNDO, seat, String.valueOf(Math.max(1, clerk.undoable(match, seat))));
            }
            case FromClient.Propose(var _, var what, int about) ->
                Entry.of(Kind.PROPOSE, seat, proposal(what, seat, about));
            case FromClient.Respond(var _, boolean agree) -> Entry.of(agree ? Kind.AGREE : Kind.DECLINE, seat, "");
            case FromClient.Order(var _, var ask, var order) -> Entry.of(Kind.ORDER, seat, ask + " " + order);
            case FromClient.Resign _ -> Entry.of(Kind.END, seat, "resign");
            case FromClient.Return _ -> Entry.of(Kind.SEAT, seat, "person");
        };
    }

    private String proposal(String what, Seat seat, int about) throws Refused {
        return switch (what) {
            case "take-back" ->
                what + " " + keeper.stepBeforeLastMove(seat).orElseThrow(() -> Refused.because("nothing-to-take-back"));
            case "bot-for" -> what + " seat-" + about;
            default -> what;
        };
    }

    private void requirePresent(int asked) throws Refused {
        if (asked != match.asked()) {
            throw Refused.because("stale");
        }
    }

    private boolean isPoll() {
        return !match.isOver() && match.position().agenda().top() instanceof winterhall.engine.Poll<B, ?>;
    }

    private long thinkingTime(Seat seat) {
        return clerk.awaited(match).contains(seat) ? Math.max(0, around.time().now() - askedAt) : 0;
    }

    // The one way in which a match changes

    private void enter(Entry entry, Optional<String> wish) throws Refused, Keeper.NotStored {
        Match<B> before = match;
        Clerk.Change<B> change = clerk.apply(before, entry, keeper::at);
        keeper.store(change, entry, wish, around.time().now(), nextDue(change.match()));
        match = change.match();
        if (match.asked() != before.asked()) {
            askedAt = around.time().now();
            underWay.clear();
        }
        tell(before, entry, change.events());
        follow();
    }

    /// Somebody's private matters are shown to that seat alone.
    private void tell(Match<B> before, Entry entry, List<Event> events) {
        boolean isPublic = match.step() > before.step();
        var texts = new LinkedHashMap<Optional<Seat>, String>();
        for (Watcher watcher : List.copyOf(screens.keySet())) {
            Optional<Seat> shown = shown(watcher);
            if (isPublic) {
                Optional<Seat> next = coverFor(watcher, shown);
                if (next.isPresent()) {
                    screens.put(watcher, screen(watcher).showing(Optional.empty()));
                    watcher.send(Json.write(scene(Optional.empty(), beats(Optional.empty(), entry, events), next)));
                } else {
                    watcher.send(texts.computeIfAbsent(
                            shown, seat -> Json.write(scene(seat, beats(seat, entry, events), Optional.empty()))));
                }
            } else if (shown.isPresent() && shown.equals(entry.seat())) {
                show(watcher, List.of(), false);
            }
        }
    }

    private List<Beat> beats(Optional<Seat> seat, Entry entry, List<Event> events) {
        return List.of(Chronicle.beat(match.step(), entry.kind(), entry.seat(), events, viewer(seat)));
    }

    // What happens by itself

    /// Lets bots and standing orders answer, and watches the clocks.
    private void follow() {
        deadline.now();
        deadline = Time.CallOff.NOTHING;
        for (Seat seat : clerk.awaited(match)) {
            if (underWay.contains(seat)) {
                continue;
            }
            Match.Place place = match.place(seat);
            if (place.isPlayedByBot()) {
                underWay.add(seat);
                askBot(seat, place.bot().isEmpty() ? "greedy" : place.bot());
            } else {
                Optional<Move> order = place.orders().answer(match.position(), seat);
                if (order.isPresent()) {
                    underWay.add(seat);
                    answerLater(seat, match.asked(), order.get(), By.ORDER);
                } else {
                    around.bell().yourTurn(table, seat, match.asked());
                }
            }
        }
        nextDue(match)
                .ifPresent(due -> deadline = around.time()
                        .after(Math.max(0, due - around.time().now()), () -> mailbox.post(this::flagWhoeverIsOut)));
    }

    private void askBot(Seat seat, String level) {
        int asked = match.asked();
        var view = clerk.referee().view(match.position(), Viewer.at(seat));
        var options = clerk.referee().options(match.position(), seat);
        around.thinkers().think(level, clerk.referee(), view, options, move -> answerLater(seat, asked, move, By.BOT));
    }

    private void answerLater(Seat seat, int asked, Move move, By by) {
        Runnable answer = () -> answer(seat, asked, move, by);
        if (around.pace() == 0) {
            mailbox.post(answer);
        } else {
            around.time().after(around.pace(), () -> mailbox.post(answer));
        }
    }

    /// The question may be gone, or the person may have come back or changed the order meanwhile.
    private void answer(Seat seat, int asked, Move move, By by) {
        boolean stillWanted = asked == match.asked()
                && clerk.awaited(match).contains(seat)
                && (by == By.BOT
                        ? match.place(seat).isPlayedByBot()
                        : match.place(seat)
                                .orders()
                                .answer(match.position(), seat)
                                .equals(Optional.of(move)));
        underWay.remove(seat);
        if (!stillWanted) {
            follow();
            return;
        }
        String line = clerk.referee().game().vocabulary().moves().write((Record) move);
        attempt(Entry.of(isPoll() ? Kind.POLL_ANSWER : Kind.MOVE, seat, line).by(by));
    }

    private void flagWhoeverIsOut() {
        long now = around.time().now();
        for (Seat seat : clerk.awaited(match)) {
            if (!match.place(seat).isPlayedByBot() && due(match, seat) <= now) {
                attempt(Entry.of(Kind.FLAG, seat, "").by(By.CLOCK));
                return;
            }
        }
        follow();
    }

    private void attempt(Entry entry) {
        try {
            enter(entry, Optional.empty());
        } catch (Refused refused) {
            LOG.warn("table {}: {} was refused: {}", table, Verb.of(entry.kind()), refused.refusal());
        } catch (Keeper.NotStored trouble) {
            LOG.error("table {}: {} could not be stored; trying again", table, Verb.of(entry.kind()), trouble);
            around.time().after(1_000, () -> mailbox.post(this::follow));
        }
    }

    /// When the hall has to look at this match again if nobody moves.
    private Optional<Long> nextDue(Match<B> then) {
        if (!clerk.clock().runs()) {
            return Optional.empty();
        }
        return clerk.awaited(then).stream()
                .filter(seat -> !then.place(seat).isPlayedByBot())
                .map(seat -> due(then, seat))
                .min(Long::compare);
    }

    private long due(Match<B> then, Seat seat) {
        long since = then.asked() == match.asked() ? askedAt : around.time().now();
        return since
                + then.place(seat).left()
                + (isHere(seat) ? 0 : clerk.clock().grace());
    }

    // Screens

    private void showAfter(Watcher watcher, int since) {
        List<Beat> all = since < 0 || since >= match.step() ? List.of() : keeper.beats(since, viewer(shown(watcher)));
        boolean cut = all.size() > MOST_BEATS;
        show(watcher, cut ? all.subList(all.size() - MOST_BEATS, all.size()) : all, cut);
    }

    private void show(Watcher watcher, List<Beat> beats, boolean cut) {
        Optional<Seat> shown = shown(watcher);
        Optional<Seat> next = shown.isEmpty() ? coverFor(watcher, shown) : Optional.empty();
        send(watcher, scenes.scene(match, viewer(shown), beats, cut, askedAt, next));
    }

    private ToClient.Scene scene(Optional<Seat> seat, List<Beat> beats, Optional<Seat> handOver) {
        return scenes.scene(match, viewer(seat), beats, false, askedAt, handOver);
    }

    private Viewer viewer(Optional<Seat> seat) {
        return match.isOver() ? Viewer.everyone() : seat.map(Viewer::at).orElse(Viewer.spectator());
    }

    private Optional<Seat> shown(Watcher watcher) {
        return screen(watcher).shown;
    }

    private Screen screen(Watcher watcher) {
        return screens.getOrDefault(watcher, Screen.of(List.of()));
    }

    /// At a table that passes one device around: the seat that should hold it next, if another one does now.
    private Optional<Seat> coverFor(Watcher watcher, Optional<Seat> shown) {
        List<Seat> seats = screen(watcher).seats;
        if (seats.size() < 2) {
            return Optional.empty();
        }
        List<Seat> asked = clerk.awaited(match).stream()
                .filter(seats::contains)
                .filter(seat -> match.place(seat)
                        .orders()
                        .answer(match.position(), seat)
                        .isEmpty())
                .toList();
        return asked.isEmpty() || shown.isPresent() && asked.contains(shown.get())
                ? Optional.empty()
                : Optional.of(asked.getFirst());
    }

    private void handOver(Watcher watcher, int number) {
        for (Seat seat : screen(watcher).seats) {
            if (seat.number() == number) {
                screens.put(watcher, screen(watcher).showing(Optional.of(seat)));
                show(watcher, List.of(), false);
                return;
            }
        }
        send(watcher, new ToClient.Refused("", Problem.of(403, "not-your-seat", "seat")));
    }

    private boolean isHere(Seat seat) {
        return screens.values().stream().anyMatch(screen -> screen.seats.contains(seat));
    }

    private void tellPresence() {
        var here = new ArrayList<Seat>();
        for (Seat seat : Seat.all(match.places().size())) {
            if (isHere(seat)) {
                here.add(seat);
            }
        }
        int spectators = (int) screens.values().stream()
                .filter(screen -> screen.seats.isEmpty())
                .count();
        String text = Json.write(new ToClient.Present(here, spectators));
        screens.keySet().forEach(watcher -> watcher.send(text));
    }

    private static void send(Watcher watcher, ToClient message) {
        watcher.send(Json.write(message));
    }
}
