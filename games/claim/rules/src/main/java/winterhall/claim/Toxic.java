package winterhall.claim;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One of the fourteen Toxics: the number it kills, or `x` for none. (claim:F19)
public record Toxic(int number) {
    static final Toxic X = new Toxic(-1);

    private static final String RULE = "claim:F19";

    /// Those of the box: 0 to 9 once, no 10, four of no number. (claim:RU55)
    static List<Sheet.Toxic> sheets() {
        return Stream.concat(
                        IntStream.rangeClosed(0, Face.HIGHEST)
                                .mapToObj(number -> new Sheet.Toxic(String.valueOf(number), number < 10 ? 1 : 0, RULE)),
                        Stream.of(new Sheet.Toxic("x", 4, RULE)))
                .toList();
    }

    boolean kills(int value) {
        return this.number == value;
    }

    public static Toxic parse(String word) {
        if (!word.matches("x|[0-9]|10")) {
            throw new IllegalArgumentException("there is no Toxic " + word + "; there are 0 to 10 and x");
        }
        return word.equals("x") ? X : new Toxic(Integer.parseInt(word));
    }

    @Override
    public String toString() {
        return number < 0 ? "x" : String.valueOf(number);
    }

    /// Where one of the three lies on the table.
    public enum Place {
        LEFT,
        MIDDLE,
        RIGHT
    }
}
