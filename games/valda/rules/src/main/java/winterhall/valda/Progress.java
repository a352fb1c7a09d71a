package winterhall.valda;

import winterhall.engine.Seat;

/// Where the match stands. (valda:R5, R30, R31)
public record Progress(int round, Seat active, Phase phase) {
    Progress at(Phase next) {
        return new Progress(round, active, next);
    }
}
