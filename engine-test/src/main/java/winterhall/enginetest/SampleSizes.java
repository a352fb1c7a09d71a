package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;

/// How much of a decision is checked at most; what is skipped at one decision is checked at another.
///
/// Some things are sampled always: the line of a move or event is read back once a match, one option is played twice,
/// one move that is not an option is tried.
///
/// @param options how many options are played out, written and explained, and how many candidates are written
/// @param candidates how many candidates are explained for each viewer looked at
/// @param viewers how many viewers are looked at besides the seats that are asked, taking turns
/// @param writing every how many decisions the written forms are read back and a fingerprint is kept for the replay
public record SampleSizes(int options, int candidates, int viewers, int writing) {
    /// A few of each, as for long runs.
    public static final SampleSizes USUAL = new SampleSizes(6, 24, 1, 4);

    /// Everything at every decision, as for small runs.
    public static final SampleSizes EVERYTHING =
            new SampleSizes(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, 1);

    public SampleSizes {
        if (options < 1 || candidates < 1 || viewers < 0 || writing < 1) {
            throw new IllegalArgumentException("samples that show nothing: " + options + " options, " + candidates
                    + " candidates, " + viewers + " viewers, writing every " + writing);
        }
    }

    /// So many of them, evenly spread from a random first one; all of them when there are no more.
    static <T> List<T> some(List<? extends T> all, int most, Chance.Source source) {
        if (all.size() <= most) {
            return List.copyOf(all);
        }
        int first = source.below(all.size());
        var some = new ArrayList<T>(most);
        for (int i = 0; i < most; i++) {
            some.add(all.get((int) ((first + (long) i * all.size() / most) % all.size())));
        }
        return some;
    }
}
