package winterhall.valda;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;

/// An area of the map: who lives there, and the temples on its fields. (valda:R2–R4)
///
/// @param occupant empty while it is undecided (valda:R28)
/// @param temples in the order of their fields
public record AreaState(Optional<Deity> occupant, List<Temple> temples) {
    static final AreaState EMPTY = new AreaState(Optional.empty(), List.of());

    public AreaState {
        temples = List.copyOf(temples);
    }

    AreaState settle(Deity deity) {
        return new AreaState(Optional.of(deity), temples);
    }

    public int count(Seat seat) {
        int count = 0;
        for (int i = 0; i < temples.size(); i++) {
            if (temples.get(i).owner().equals(seat)) {
                count++;
            }
        }
        return count;
    }

    private int active(Seat seat) {
        int count = 0;
        for (int i = 0; i < temples.size(); i++) {
            if (temples.get(i).owner().equals(seat) && temples.get(i).isActive()) {
                count++;
            }
        }
        return count;
    }

    /// Enough temples, and more than anybody else; frozen ones count. (valda:R60)
    boolean isControlledBy(Seat seat, int least) {
        int own = count(seat);
        if (own < least) {
            return false;
        }
        for (Temple temple : temples) {
            if (!temple.owner().equals(seat) && count(temple.owner()) >= own) {
                return false;
            }
        }
        return true;
    }

    /// 0, 1 or 2.
    ///
    /// @param least how many temples control an area, and how many active ones level 2 needs (valda:R60, R61)
    public int level(Seat seat, int least) {
        if (temples.isEmpty() || occupant.isEmpty()) {
            return 0;
        }
        int active = active(seat);
        return active >= least && isControlledBy(seat, least) ? 2 : Math.min(1, active);
    }

    /// The lowest free field, or 0 if none is free. (valda:R3)
    int free(int fields) {
        int field = 1;
        for (Temple temple : temples) {
            if (temple.field() == field) {
                field++;
            }
        }
        return field <= fields ? field : 0;
    }

    public Temple at(int field) {
        for (Temple temple : temples) {
            if (temple.field() == field) {
                return temple;
            }
        }
        throw new IllegalArgumentException("no temple stands on field " + field);
    }

    boolean has(int field) {
        for (Temple temple : temples) {
            if (temple.field() == field) {
                return true;
            }
        }
        return false;
    }

    AreaState place(Temple temple) {
        var more = new ArrayList<>(temples);
        more.add(temple);
        more.sort(Comparator.comparingInt(Temple::field));
        return new AreaState(occupant, more);
    }

    AreaState remove(int field) {
        var fewer = new ArrayList<>(temples);
        fewer.removeIf(temple -> temple.field() == field);
        return new AreaState(occupant, fewer);
    }

    AreaState change(int field, UnaryOperator<Temple> change) {
        var changed = new ArrayList<>(temples);
        changed.replaceAll(temple -> temple.field() == field ? change.apply(temple) : temple);
        return new AreaState(occupant, changed);
    }

    AreaState thaw(Seat by) {
        for (Temple temple : temples) {
            if (temple.frozenBy().contains(by)) {
                var changed = new ArrayList<>(temples);
                changed.replaceAll(frozen -> frozen.thaw(by));
                return new AreaState(occupant, changed);
            }
        }
        return this;
    }
}
