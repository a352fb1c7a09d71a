package winterhall.valda;

import winterhall.engine.Catalogue;

/// What is printed of a mine or a blood drill. (valda:R50, R51)
///
/// @param most how many a seat may have
/// @param start how many it begins with
/// @param last how many cannot be destroyed (valda:R182)
public record Building(String id, String rule, Stock cost, DieKind die, int most, int start, int last)
        implements Catalogue.Item {
    public Building {
        PrintedCheck.requireNoneBelowZero("building." + id, "most", most, "start", start, "last", last);
    }
}
