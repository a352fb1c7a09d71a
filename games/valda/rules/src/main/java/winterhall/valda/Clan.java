package winterhall.valda;

/// What a seat has besides temples and cards; all of it is public. (valda:R6, R9, R224)
///
/// @param lots what everybody can tell of its hand
public record Clan(int followers, Stock stock, int runes, int mines, int drills, Lots lots) {
    Clan withFollowers(int count) {
        return new Clan(count, stock, runes, mines, drills, lots);
    }

    Clan withStock(Stock changed) {
        return new Clan(followers, changed, runes, mines, drills, lots);
    }

    Clan withRunes(int count) {
        return new Clan(followers, stock, count, mines, drills, lots);
    }

    Clan withLots(Lots changed) {
        return new Clan(followers, stock, runes, mines, drills, changed);
    }

    int count(BuildingKind kind) {
        return kind == BuildingKind.MINE ? mines : drills;
    }

    Clan add(BuildingKind kind, int more) {
        return kind == BuildingKind.MINE
                ? new Clan(followers, stock, runes, mines + more, drills, lots)
                : new Clan(followers, stock, runes, mines, drills + more, lots);
    }
}
