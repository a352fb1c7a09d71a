package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.server.match.MatchStore.Written;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;
import winterhall.wire.ToClient.Beat;

/// All clients that watch a match, and what each is shown.
///
/// A device that is passed around shows one seat at a time: when another seat has to act it is covered, and the next
/// view is sent only after that seat has taken it over.
final class Screens<B, V> {
    /// The most beats told at once to somebody who comes back; the rest is in the replay.
    private static final int MOST_BEATS = 400;

    /// More than these are a crowd.
    private static final int COMPANY = 16;

    /// The most scenes kept for a crowd.
    private static final int MOST_KEPT = 16;

    private final SharedDevice<B> device;
    private final MatchStore<B> store;
    private final Scenes<B, V> scenes;
    private final Map<Watcher, Screen> screens = new LinkedHashMap<>();

    /// What those in a crowd were shown who looked, until something changes.
    private final Map<Look, String> kept = new HashMap<>();

    /// How many lines the match had then: every change of it is one.
    private int keptAt;

    /// What a watcher has before it.
    private static final class Screen {
        /// Those of its person; none for a spectator, several at a table that passes one device around.
        final List<Seat> seats;

        /// Of a bot; nothing for people.
        final Optional<Long> thinkingTime;

        /// Whose view it is; nothing for a spectator or a covered screen.
        Optional<Seat> shown;

        /// What each seat has seen that held the device.
        final Map<Seat, LastSeen> seen = new HashMap<>();

        /// The step at which it was last shown because its client was behind: what others do in secret does not count.
        OptionalInt caughtUp = OptionalInt.empty();

        /// A person with one seat sees it at once; one with several has to say who holds the device.
        Screen(List<Seat> seats, Optional<Long> thinkingTime) {
            this.seats = seats;
            this.thinkingTime = thinkingTime;
            this.shown = seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty();
        }

        Sight sight() {
            return new Sight(shown, thinkingTime);
        }

        void cover(int step) {
            shown.ifPresent(seat -> seen.put(seat, new LastSeen(step)));
            shown = Optional.empty();
        }
    }

    /// By what the scenes of two watchers differ.
    private record Sight(Optional<Seat> seat, Optional<Long> thinkingTime) {}

    /// By what they differ when somebody looks.
    ///
    /// @param since what was seen before
    /// @param next who should take the device over
    private record Look(Sight sight, LastSeen since, Optional<Seat> next) {}

    Screens(SharedDevice<B> device, MatchStore<B> store, Scenes<B, V> scenes) {
        this.device = device;
        this.store = store;
        this.scenes = scenes;
    }

    void add(Watcher watcher, List<Seat> seats) {
        screens.put(watcher, new Screen(seats, watcher.thinkingTime()));
        moved(seats);
    }

    /// Gives the seats that were before it.
    List<Seat> remove(Watcher watcher) {
        Screen gone = screens.remove(watcher);
        List<Seat> left = gone == null ? List.of() : gone.seats;
        moved(left);
        return left;
    }

    /// A seat that comes or goes moves its clock; spectators change nothing.
    private void moved(List<Seat> seats) {
        if (!seats.isEmpty()) {
            kept.clear();
        }
    }

    /// Calls the seats by other names from now on.
    void rename(List<String> names) {
        scenes.rename(names);
        kept.clear();
    }

    boolean has(Watcher watcher) {
        return screens.containsKey(watcher);
    }

    boolean isEmpty() {
        return screens.isEmpty();
    }

    int count() {
        return screens.size();
    }

    boolean isCrowd() {
        return screens.size() > COMPANY;
    }

    boolean isHere(Seat seat) {
        return screens.values().stream().anyMatch(screen -> screen.seats.contains(seat));
    }

    /// Whose view this watcher has; nothing for a spectator or a covered screen.
    Optional<Seat> shown(Watcher watcher) {
        Screen screen = screens.get(watcher);
        return screen == null ? Optional.empty() : screen.shown;
    }

    // Showing

    /// Shows the present scene, with what happened after a step.
    void showAfter(Match<B> match, Watcher watcher, LastSeen since) {
        showAfter(match, Map.of(watcher, since));
    }

    /// Shows the present scene to several, with what happened after the step that each has seen; made once for all to
    /// whom it looks the same, and in a crowd once for all who look before something changes.
    void showAfter(Match<B> match, Map<Watcher, LastSeen> looks) {
        Map<Look, String> texts = isCrowd() ? kept(match) : new HashMap<>();
        looks.forEach((watcher, since) -> {
            Screen screen = screens.get(watcher);
            if (screen != null && !watcher.isGone()) {
                watcher.send(texts.computeIfAbsent(look(match, screen, since), look -> Json.write(scene(match, look))));
            }
        });
    }

    private Map<Look, String> kept(Match<B> match) {
        if (kept.size() >= MOST_KEPT || keptAt != match.lines()) {
            kept.clear();
            keptAt = match.lines();
        }
        return kept;
    }

    /// Shows the present scene.
    void show(Match<B> match, Watcher watcher) {
        showAfter(match, watcher, LastSeen.EVERYTHING);
    }

    /// Shows the present scene to somebody who is behind, unless it was shown for that reason at this step before.
    void catchUp(Match<B> match, Watcher watcher) {
        Screen screen = screens.get(watcher);
        if (screen != null && !screen.caughtUp.equals(OptionalInt.of(match.step()))) {
            screen.caughtUp = OptionalInt.of(match.step());
            show(match, watcher);
        }
    }

    void showAll(Match<B> match) {
        var all = new LinkedHashMap<Watcher, LastSeen>();
        screens.keySet().forEach(watcher -> all.put(watcher, LastSeen.EVERYTHING));
        showAfter(match, all);
    }

    private Look look(Match<B> match, Screen screen, LastSeen since) {
        return new Look(
                screen.sight(),
                since.in(match),
                screen.shown.isEmpty() ? device.next(match, screen.seats, screen.shown) : Optional.empty());
    }

    private ToClient.Scene scene(Match<B> match, Look look) {
        Viewer viewer = viewer(match, look.sight.seat);
        boolean isAway = !look.since.isEverything();
        int since = latest(match, look.since);
        List<Beat> beats = isAway ? store.beats(since, viewer) : List.of();
        return scenes.scene(
                match, viewer, beats, isAway && since > look.since.step(), look.next, look.sight.thinkingTime);
    }

    /// What a bot in this seat is shown: the scene of a person there, with what happened after a step.
    ToClient.Scene forBot(Match<B> match, Seat seat, LastSeen wanted) {
        Viewer viewer = Viewer.at(seat);
        int since = latest(match, wanted);
        return scenes.scene(match, viewer, store.beats(since, viewer), since > wanted.step(), Optional.empty());
    }

    /// The step after which everything can be told at once.
    private static int latest(Match<?> match, LastSeen wanted) {
        return Math.max(wanted.step(), match.step() - MOST_BEATS);
    }

    /// Tells what entries led to, all at once; somebody's private matters are shown to that seat alone.
    void showSteps(Match<B> before, Match<B> match, List<Written<B>> lines) {
        if (match.step() == before.step()) {
            lines.forEach(each -> showOwner(match, each.entry()));
            return;
        }
        var texts = new HashMap<Sight, String>();
        screens.forEach((watcher, screen) -> {
            if (watcher.isGone()) {
                return;
            }
            Optional<Seat> next = device.next(match, screen.seats, screen.shown);
            if (next.isPresent()) {
                screen.cover(before.step());
                watcher.send(Json.write(scene(before, match, screen.sight(), lines, next)));
            } else {
                watcher.send(texts.computeIfAbsent(
                        screen.sight(), sight -> Json.write(scene(before, match, sight, lines, Optional.empty()))));
            }
        });
    }

    private void showOwner(Match<B> match, Entry entry) {
        screens.forEach((watcher, screen) -> {
            if (screen.shown.isPresent() && screen.shown.equals(entry.seat())) {
                if (entry.isSealed()
                        && device.next(match, screen.seats, screen.shown).isPresent()) {
                    screen.cover(match.step());
                }
                show(match, watcher);
            }
        });
    }

    private ToClient.Scene scene(
            Match<B> before, Match<B> match, Sight sight, List<Written<B>> lines, Optional<Seat> next) {
        Viewer viewer = viewer(match, sight.seat);
        var beats = new ArrayList<Beat>();
        IntermediateViews<B, V> intermediateViews = scenes.intermediateViews(Optional.of(before), match, viewer);
        for (Written<B> each : lines) {
            for (Beat beat : beats(each, viewer)) {
                boolean isLast = each.step() == match.step();
                beats.add(
                        seesIntermediateViews(sight)
                                ? intermediateViews.of(beat, each.change().boards(), isLast)
                                : beat);
            }
        }
        return scenes.scene(match, viewer, beats, false, next, sight.thinkingTime);
    }

    /// A bot looks at nothing but the end, and for a crowd it would be too much.
    private boolean seesIntermediateViews(Sight sight) {
        return sight.thinkingTime.isEmpty() && (sight.seat.isPresent() || !isCrowd());
    }

    private List<Beat> beats(Written<B> line, Viewer viewer) {
        Entry entry = line.entry();
        StepSummaries.StepSummary summary = StepSummaries.StepSummary.of(entry.kind(), entry.seat());
        return StepSummaries.needsEarlierLines(entry.kind())
                ? store.beats(line.step() - 1, viewer)
                : List.of(LedgerReplay.beat(line.step(), summary, line.change().events(), viewer));
    }

    private static Viewer viewer(Match<?> match, Optional<Seat> seat) {
        return match.isOver() ? Viewer.everyone() : seat.map(Viewer::at).orElse(Viewer.spectator());
    }

    // Passing one device around

    void handOver(Match<B> match, Watcher watcher, int number) {
        Screen screen = screens.get(watcher);
        Optional<Seat> next = screen == null
                ? Optional.empty()
                : screen.seats.stream().filter(seat -> seat.number() == number).findFirst();
        if (screen == null || next.isEmpty()) {
            watcher.send(Json.write(new ToClient.Refused("", Problem.of(403, "not-your-seat", "seat"))));
            return;
        }
        if (!screen.shown.equals(next)) {
            screen.cover(match.step());
            screen.shown = next;
        }
        showAfter(match, watcher, screen.seen.getOrDefault(next.get(), LastSeen.NOTHING));
    }

    // Everybody

    void tellPresence(int seats) {
        var here = Seat.all(seats).stream().filter(this::isHere).toList();
        int spectators = (int) screens.values().stream()
                .filter(screen -> screen.seats.isEmpty())
                .count();
        tell(new ToClient.Present(here, spectators), _ -> true);
    }

    /// Sends this to those who may hear it, by the id of the person.
    void tell(ToClient message, Predicate<String> mayHear) {
        String text = Json.write(message);
        screens.keySet().stream()
                .filter(watcher -> mayHear.test(watcher.person()))
                .forEach(watcher -> watcher.send(text));
    }
}
