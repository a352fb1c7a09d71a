package winterhall.engine;

/// What one seat has answered to a poll that is still open.
public record Answer(Seat seat, Move move) {}
