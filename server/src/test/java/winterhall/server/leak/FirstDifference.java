package winterhall.server.leak;

/// Where two texts part.
public final class FirstDifference {
    private static final int AROUND = 80;

    private FirstDifference() {}

    /// Both from a little before their first difference on.
    public static String of(String first, String second) {
        int at = 0;
        while (at < first.length() && first.regionMatches(at, second, at, 1)) {
            at++;
        }
        return around(first, at) + " and " + around(second, at);
    }

    private static String around(String text, int at) {
        return "…" + text.substring(Math.max(0, at - AROUND), Math.min(text.length(), at + AROUND)) + "…";
    }
}
