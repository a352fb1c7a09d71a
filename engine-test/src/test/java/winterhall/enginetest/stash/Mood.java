package winterhall.enginetest.stash;

/// An id that is not told from another by its text: only the fault [Fault#FORGETFUL_TEXT] has a bad one.
public record Mood(boolean good) {
    public static final Mood GOOD = new Mood(true);

    public static Mood parse(String text) {
        return GOOD;
    }

    @Override
    public String toString() {
        return "mood";
    }
}
