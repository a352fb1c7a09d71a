package winterhall.enginetest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import winterhall.engine.Event;
import winterhall.engine.Position;
import winterhall.engine.Viewer;

/// Doors that leak, to prove that [PairedWorlds] would find such leaks in this game.
public record Mutants<B, V>(PairedWorlds<B, V> worlds, SequencedMap<String, Door<B>> doors) {
    public Mutants {
        doors = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(doors));
    }

    /// What became of the leaks.
    ///
    /// @param caught those that were found, by name
    /// @param missed those that were not
    public record Report(String game, List<String> caught, List<String> missed) {
        public Report {
            caught = List.copyOf(caught);
            missed = List.copyOf(missed);
        }

        /// `claim: 5 of 6 leaks caught, missed top-card`.
        @Override
        public String toString() {
            return game + ": " + caught.size() + " of " + (caught.size() + missed.size()) + " leaks caught"
                    + (missed.isEmpty() ? "" : ", missed " + String.join(", ", missed));
        }
    }

    public static <B, V> Mutants<B, V> of(PairedWorlds<B, V> worlds) {
        return new Mutants<>(worlds, new LinkedHashMap<>());
    }

    /// One more door; it need show nothing but its leak.
    public Mutants<B, V> with(String name, Door<B> door) {
        var more = new LinkedHashMap<>(doors);
        more.put(name, door);
        return new Mutants<>(worlds, more);
    }

    /// One more door: it shows something of the board alone.
    public Mutants<B, V> showing(String name, BiFunction<B, Viewer, ?> leak) {
        return with(
                name,
                (position, _, viewer) ->
                        List.of(leak.apply(position.board(), viewer).toString()));
    }

    /// One more door: with each event it shows the board as everyone will know it at the end.
    public Mutants<B, V> withMomentsForEveryone() {
        Door<B> honest = Door.honest(worlds.game());
        return with("moments-for-everyone", new Door<>() {
            @Override
            public List<String> shows(Position<B> position, List<Event> told, Viewer viewer) {
                return List.of();
            }

            @Override
            public List<String> showsBetween(List<B> boards, Viewer viewer) {
                return honest.showsBetween(boards, Viewer.everyone());
            }
        });
    }

    /// Those of these names, where the game's guide leads.
    Mutants<B, V> guided(List<String> names) {
        var some = new LinkedHashMap<>(doors);
        some.keySet().retainAll(names);
        return new Mutants<>(worlds.guided(), some);
    }

    /// Tries at most this many pairs with each door.
    public Report run(long pairs, long seed) {
        var caught = new ArrayList<String>();
        var missed = new ArrayList<String>();
        doors.forEach((name, door) -> {
            long leaks = worlds.door(door).run(pairs, 1, seed).leaks();
            (leaks > 0 ? caught : missed).add(name);
        });
        return new Report(worlds.game().id(), caught, missed);
    }
}
