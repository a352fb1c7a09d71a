package winterhall.engine;

import java.util.List;

/// Where play begins: a board and what is to be done on it first.
public record Opening<B>(B board, List<? extends Task<B>> tasks) {}
