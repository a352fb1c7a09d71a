package winterhall.valda;

/// The kinds of card. (valda:R13)
public enum CardKind {
    ACTION,
    ATTACK,
    DEFENCE,
    WEAPON
}
