package winterhall.server.match;

/// The mark of a client's own choice by which it knows its wish again.
public final class WishKey {
    public static final int LONGEST = 64;

    private WishKey() {}

    /// Whether it marks anything, and can be kept.
    public static boolean fits(String key) {
        return !key.isEmpty() && key.length() <= LONGEST;
    }
}
