package winterhall.engine;

/// A small record that happens.
public non-sealed interface Effect<B> extends Task<B> {
    void resolve(Table<B> table);
}
