package winterhall.server.match;

/// The key that a client chooses to recognise its own command.
public final class CommandKey {
    public static final int LONGEST = 64;

    private CommandKey() {}

    /// Whether it marks anything, and can be kept.
    public static boolean fits(String key) {
        return !key.isEmpty() && key.length() <= LONGEST;
    }
}
