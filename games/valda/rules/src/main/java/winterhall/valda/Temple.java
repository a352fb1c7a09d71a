package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;

/// A temple on the map. (valda:R9, R59)
///
/// @param field where it stands in its area, from 1
/// @param frozenBy the seats whose Temple Freeze lasts on it (valda:R119, R121)
/// @param frozenForEver whether Permafrost lies on it
public record Temple(int field, Seat owner, List<Seat> frozenBy, boolean frozenForEver) {
    public Temple {
        frozenBy = List.copyOf(frozenBy);
    }

    static Temple on(int field, Seat owner) {
        return new Temple(field, owner, List.of(), false);
    }

    public boolean isActive() {
        return !frozenForEver && frozenBy.isEmpty();
    }

    /// Freezing belongs to the temple, not to the field. (valda:R120)
    Temple movedTo(int other) {
        return new Temple(other, owner, frozenBy, frozenForEver);
    }

    Temple freeze(Seat by) {
        if (frozenBy.contains(by)) {
            return this;
        }
        var more = new ArrayList<>(frozenBy);
        more.add(by);
        return new Temple(field, owner, more, frozenForEver);
    }

    Temple freezeForEver() {
        return new Temple(field, owner, frozenBy, true);
    }

    Temple thaw(Seat by) {
        if (!frozenBy.contains(by)) {
            return this;
        }
        var fewer = new ArrayList<>(frozenBy);
        fewer.remove(by);
        return new Temple(field, owner, fewer, frozenForEver);
    }
}
