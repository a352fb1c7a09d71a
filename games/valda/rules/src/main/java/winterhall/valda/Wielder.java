package winterhall.valda;

/// Who may play a weapon in its window. (valda:R195–R222)
public enum Wielder {
    ANYONE,
    ATTACKER,
    TARGET,
    /// Everybody but the seat it happens to.
    OPPONENT
}
