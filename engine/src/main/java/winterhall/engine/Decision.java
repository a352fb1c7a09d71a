package winterhall.engine;

import java.util.List;

/// What is asked now.
///
/// @param number how many decisions were taken before it; see [Position]
/// @param ask the verb of the question
/// @param awaited who has yet to answer, in the order of the question
public record Decision(int number, String ask, List<Seat> awaited) {}
