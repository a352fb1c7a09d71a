package winterhall.server.match;

/// The mark of a client's own choice by which it knows its command again.
public final class CommandKey {
    public static final int LONGEST = 64;

    private CommandKey() {}

    /// Whether it marks anything, and can be kept.
    public static boolean fits(String key) {
        return !key.isEmpty() && key.length() <= LONGEST;
    }
}
