package winterhall.claim;

import java.util.Locale;
import winterhall.engine.Verb;

/// The four places of Fire; what they do stands in [Scoring] and [Tricks]. (claim:L1–L4)
public enum Location {
    TAVERN(true, 2, "beer-stein", "L1"),
    PIT(true, 2, "hole", "L2"),
    LAVA_FIELDS(false, 5, "volcano", "L3"),
    FOREST(false, 5, "pine-tree", "L4");

    private final boolean building;
    private final int count;
    private final String icon;
    private final String rule;

    Location(boolean building, int count, String icon, String rule) {
        this.building = building;
        this.count = count;
        this.icon = icon;
        this.rule = "claim:" + rule;
    }

    /// What is printed on it in the box; [Printed] has what is printed on that of a match.
    public Sheet.Location sheet() {
        return new Sheet.Location(toString(), building, count, icon, rule);
    }

    /// Of how many cards or tricks it speaks in this match.
    int count(Board board) {
        return board.cards().printed().sheet(this).count();
    }

    public static Location parse(String word) {
        try {
            return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException _) {
            throw new IllegalArgumentException("there is no location " + word);
        }
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
