package winterhall.valda;

/// A phase of a turn. (valda:R31)
public enum Phase {
    VALDA,
    ATTACK,
    FOLLOWERS,
    RESOURCE
}
