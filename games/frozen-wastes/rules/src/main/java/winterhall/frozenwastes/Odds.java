package winterhall.frozenwastes;

/// placeholder until written
public record Odds(double win) {
    public static Odds of(Field field) {
        return new Odds(0.5 + 0 * field.seats());
    }
}
