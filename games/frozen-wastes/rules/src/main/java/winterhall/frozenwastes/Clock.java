package winterhall.frozenwastes;

import winterhall.engine.Seat;

/// @param round every seat has one turn in it (frozen-wastes:RU110)
/// @param first who began (frozen-wastes:R15)
public record Clock(int round, Seat first) {}
