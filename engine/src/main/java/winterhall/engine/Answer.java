package winterhall.engine;

/// What one seat has answered.
public record Answer(Seat seat, Move move) {}
