package winterhall.engine.record;

import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;

/// Who answers when a match is played without people.
@FunctionalInterface
public interface Chooser {
    /// One of the options, which are never empty.
    Move choose(Seat seat, List<? extends Move> options);

    /// Takes any option, each as likely as the others; the same seed always takes the same ones.
    static Chooser random(long seed) {
        Chance.Source source = new QuickChance(seed).source("moves");
        return (_, options) -> options.get(source.below(options.size()));
    }
}
