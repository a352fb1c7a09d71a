package winterhall.valda;

/// The colour of a die. (valda:R10)
public enum DieKind {
    YELLOW,
    BLUE,
    WHITE
}
