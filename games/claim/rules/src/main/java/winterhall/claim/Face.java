package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A card as somebody knows it: with its number (`goblin-7`) or, while the number is hidden, with its class
/// (`demon-odd`, `fire-elemental-high`). Never a physical copy. (claim:F15)
public record Face(Faction faction, int number) implements Comparable<Face> {
    public static final int EVEN = -1;
    public static final int ODD = -2;
    public static final int LOW = -3;
    public static final int HIGH = -4;

    private static final List<String> CLASSES = List.of("even", "odd", "low", "high");
    private static final int CLASS_COUNT = CLASSES.size();
    /// The highest number that a card can bear.
    static final int HIGHEST = 10;

    /// How many faces of one faction there could be.
    static final int KINDS = CLASS_COUNT + HIGHEST + 1;

    private static final List<List<Face>> FACES = faces();

    /// What each face is called, made once, since every view names dozens.
    private static final List<List<String>> NAMES =
            FACES.stream().map(faces -> faces.stream().map(Face::name).toList()).toList();

    /// The face of this faction with this number or class.
    static Face of(Faction faction, int number) {
        return FACES.get(faction.ordinal()).get(number + CLASS_COUNT);
    }

    /// Every face of a faction, by [#place].
    static List<Face> all(Faction faction) {
        return FACES.get(faction.ordinal());
    }

    /// What shows of a card of this faction while its number is hidden.
    static Face hidden(Faction faction, int number) {
        return switch (faction.hint()) {
            case NUMBER -> of(faction, number);
            case PARITY -> of(faction, number % 2 == 0 ? EVEN : ODD);
            case HEIGHT -> of(faction, number <= 4 ? LOW : HIGH);
        };
    }

    /// Each class, with the numbers on the cards that show it.
    static List<Sheet.NumberClass> classes() {
        return IntStream.range(0, CLASS_COUNT).mapToObj(Face::ofClass).toList();
    }

    private static Sheet.NumberClass ofClass(int place) {
        int number = -1 - place;
        Faction faction = Arrays.stream(Faction.values())
                .filter(each -> couldBe(each, number))
                .findFirst()
                .orElseThrow();
        List<Integer> numbers = faction.sheet().numbers().stream()
                .filter(value -> hidden(faction, value).number == number)
                .toList();
        return new Sheet.NumberClass(CLASSES.get(place), faction.hint(), numbers, "claim:F15");
    }

    /// The place of this face among all of its faction.
    int place() {
        return number + CLASS_COUNT;
    }

    boolean isClass() {
        return number < 0;
    }

    /// Whether a card of this number could show this face.
    boolean fits(int value) {
        return isClass() ? hidden(faction, value).equals(this) : value == number;
    }

    /// By faction, then by number; classes before numbers.
    @Override
    public int compareTo(Face other) {
        int byFaction = faction.compareTo(other.faction);
        return byFaction != 0 ? byFaction : Integer.compare(number, other.number);
    }

    /// By hand, since faces are compared in every trick and the generated method costs a tenth of all play.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Face that && faction == that.faction && number == that.number;
    }

    @Override
    public int hashCode() {
        return 31 * faction.ordinal() + number;
    }

    public String anchor() {
        return "card:" + this;
    }

    public static Face parse(String word) {
        int dash = word.lastIndexOf('-');
        if (dash > 0) {
            try {
                Faction faction = Faction.parse(word.substring(0, dash));
                String mark = word.substring(dash + 1);
                int number = CLASSES.contains(mark) ? -1 - CLASSES.indexOf(mark) : Integer.parseInt(mark);
                if (couldBe(faction, number) && of(faction, number).toString().equals(word)) {
                    return of(faction, number);
                }
            } catch (IllegalArgumentException _) {
                // falls through to the one message for every way of being wrong
            }
        }
        throw new IllegalArgumentException("there is no card " + word + "; cards are written goblin-7, demon-odd");
    }

    /// Whether such a card could be printed, whatever is printed in the match at hand.
    private static boolean couldBe(Faction faction, int number) {
        return number >= 0
                ? number <= HIGHEST
                : IntStream.rangeClosed(0, HIGHEST).anyMatch(value -> hidden(faction, value).number == number);
    }

    @Override
    public String toString() {
        return NAMES.get(faction.ordinal()).get(place());
    }

    private String name() {
        return faction + "-" + (isClass() ? CLASSES.get(-1 - number) : String.valueOf(number));
    }

    private static List<List<Face>> faces() {
        var faces = new ArrayList<List<Face>>();
        for (Faction faction : Faction.values()) {
            var ofFaction = new ArrayList<Face>();
            for (int number = -CLASS_COUNT; number <= HIGHEST; number++) {
                ofFaction.add(new Face(faction, number));
            }
            faces.add(List.copyOf(ofFaction));
        }
        return List.copyOf(faces);
    }
}
