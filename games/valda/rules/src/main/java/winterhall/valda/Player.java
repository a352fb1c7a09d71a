package winterhall.valda;

/// What a seat has besides temples and cards; all of it is public. (valda:R6, R9, R224)
///
/// @param origins what everybody can tell of its hand
public record Player(int followers, Stock stock, int runes, int mines, int drills, HandOrigins origins) {
    Player withFollowers(int count) {
        return new Player(count, stock, runes, mines, drills, origins);
    }

    Player withStock(Stock changed) {
        return new Player(followers, changed, runes, mines, drills, origins);
    }

    Player withRunes(int count) {
        return new Player(followers, stock, count, mines, drills, origins);
    }

    Player withOrigins(HandOrigins changed) {
        return new Player(followers, stock, runes, mines, drills, changed);
    }

    int count(BuildingKind kind) {
        return kind == BuildingKind.MINE ? mines : drills;
    }

    Player add(BuildingKind kind, int more) {
        return kind == BuildingKind.MINE
                ? new Player(followers, stock, runes, mines + more, drills, origins)
                : new Player(followers, stock, runes, mines, drills + more, origins);
    }
}
