package winterhall.claim;

import java.util.Locale;
import winterhall.engine.Verb;

/// The four places of Fire; what they do stands in [Scoring] and [Tricks]. (claim:L1–L4)
public enum Location {
    TAVERN,
    PIT,
    LAVA_FIELDS,
    FOREST;

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
