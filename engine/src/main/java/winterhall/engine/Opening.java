package winterhall.engine;

import java.util.List;

/// The start of a match: a board and the first tasks.
public record Opening<B>(B board, List<? extends Task<B>> tasks) {}
