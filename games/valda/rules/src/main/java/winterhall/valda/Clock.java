package winterhall.valda;

import winterhall.engine.Seat;

/// Where the match stands. (valda:R5, R30, R31)
public record Clock(int round, Seat active, Phase phase) {
    Clock at(Phase next) {
        return new Clock(round, active, next);
    }
}
