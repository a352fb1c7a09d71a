package winterhall.frozenwastes;

import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Verb;

/// How the match ended. (frozen-wastes:R191–R195)
public record Ending(Way way, Optional<Seat> winner) {
    /// By what.
    public enum Way {
        PRINCESS,
        ARSHAN,
        TIME;

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }
}
