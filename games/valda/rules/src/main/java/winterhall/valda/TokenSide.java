package winterhall.valda;

/// The two sides of a token. (valda:R12)
public enum TokenSide {
    ACTION,
    BUILDING
}
