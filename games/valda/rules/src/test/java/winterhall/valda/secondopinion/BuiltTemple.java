package winterhall.valda.secondopinion;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import winterhall.engine.Seat;
import winterhall.valda.Site;
import winterhall.valda.Temple;

/// A temple on the map, by its owner, its place and what freezes it.
record BuiltTemple(Seat owner, Site place, Set<Integer> frozenBy, boolean frozenForEver) {
    static BuiltTemple of(Temple temple, Site place) {
        var by = new TreeSet<Integer>();
        temple.frozenBy().forEach(seat -> by.add(seat.number()));
        return new BuiltTemple(temple.owner(), place, by, temple.frozenForEver());
    }

    static BuiltTemple built(Seat owner, Site place) {
        return new BuiltTemple(owner, place, Set.of(), false);
    }

    boolean isActive() {
        return frozenBy.isEmpty() && !frozenForEver;
    }

    /// Freezing goes with the temple. (valda:R120)
    BuiltTemple at(Site other) {
        return new BuiltTemple(owner, other, frozenBy, frozenForEver);
    }

    BuiltTemple frozen(Seat by, boolean forEver) {
        return forEver
                ? new BuiltTemple(owner, place, frozenBy, true)
                : new BuiltTemple(owner, place, plus(by), frozenForEver);
    }

    BuiltTemple thawed(Seat by) {
        var fewer = new TreeSet<>(frozenBy);
        fewer.remove(by.number());
        return new BuiltTemple(owner, place, fewer, frozenForEver);
    }

    private Set<Integer> plus(Seat by) {
        var more = new TreeSet<>(frozenBy);
        more.addAll(List.of(by.number()));
        return more;
    }
}
