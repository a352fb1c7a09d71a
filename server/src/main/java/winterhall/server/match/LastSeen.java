package winterhall.server.match;

/// Up to where somebody has seen a match.
///
/// @param step the last one that was seen
public record LastSeen(int step) {
    /// Not even the deal.
    public static final LastSeen NOTHING = new LastSeen(-1);

    public static final LastSeen EVERYTHING = new LastSeen(Integer.MAX_VALUE);

    /// What a client says is not more than nothing or less than it.
    public LastSeen {
        step = Math.max(-1, step);
    }

    /// The same in a match that has come so far: who is not behind has seen everything.
    LastSeen in(Match<?> match) {
        return step < match.step() ? this : EVERYTHING;
    }

    boolean isEverything() {
        return equals(EVERYTHING);
    }
}
