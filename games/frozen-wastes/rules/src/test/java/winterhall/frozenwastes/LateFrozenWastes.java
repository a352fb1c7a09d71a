package winterhall.frozenwastes;

import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Opening;
import winterhall.engine.Setup;

/// The Frozen Wastes near their end, for the tests in browsers: with two heroes the first can find the Princess at once, and
/// the second stands on her way home. A hall that has it on its path, too, plays it instead of the other.
public final class LateFrozenWastes extends FrozenWastes {
    private static final List<List<String>> LATE = Stream.of(
                    "moment travel seat-1",
                    "round 21",
                    "dice tundra-mountain-fjord",
                    "seat-1 hero zyla at hex-3-9 gear nothing",
                    "seat-1 clues 2-mountain+1-wastes-wastes+1-snowdrift-snowdrift+1-snowdrift",
                    "seat-2 hero karnon at hex-2-9 gear nothing")
            .map(line -> List.of(line.split(" ")))
            .toList();

    @Override
    public Opening<Board> open(Setup setup) {
        return setup.seats() == 2 ? staging().stage(setup, LATE) : super.open(setup);
    }
}
