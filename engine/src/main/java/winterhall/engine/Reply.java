package winterhall.engine;

/// What the referee says to a move.
public sealed interface Reply<B> {
    /// The move was allowed; here is what it led to.
    record Accepted<B>(Step<B> step) implements Reply<B> {}

    /// The move was not allowed; nothing has changed.
    record Refused<B>(Refusal refusal) implements Reply<B> {}
}
