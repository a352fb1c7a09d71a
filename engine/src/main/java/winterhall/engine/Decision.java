package winterhall.engine;

import java.util.List;

/// What is asked now.
///
/// @param number the number a move must name, so that a late click is told from a fresh one
/// @param ask the verb of the question
/// @param awaited who has yet to answer, in the order of the question
public record Decision(int number, String ask, List<Seat> awaited) {}
