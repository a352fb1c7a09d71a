package winterhall.enginetest;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Verb;

/// A law that a random game broke, with all that is needed to reproduce it.
///
/// @param seed the seed of the run
/// @param game the number of the game in it
/// @param law which law was broken, such as `distinct-options`
/// @param what one sentence that says how
/// @param chance the chance that the match started with
/// @param moves the answers so far, one line each: `seat-1 pass`
public record Violation(long seed, long game, String law, String what, Setup setup, Chance chance, List<String> moves) {
    private static final int PLACES = 5;

    public Violation {
        moves = List.copyOf(moves);
    }

    /// Several lines, the sentence first.
    @Override
    public String toString() {
        var text = new StringBuilder(law).append(": ").append(what);
        text.append("\n  seed ")
                .append(seed)
                .append(" game ")
                .append(game)
                .append(" after ")
                .append(moves.size());
        text.append(" moves");
        text.append("\n  setup ").append(setup);
        text.append("\n  chance ").append(line(chance));
        moves.forEach(move -> text.append("\n  ").append(move));
        return text.toString();
    }

    /// How a law is called in a report.
    static String name(Law law) {
        return Verb.of((Enum<?>) law);
    }

    /// An exception in one sentence, with the places it came from.
    static String thrown(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .limit(PLACES)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(", ", "threw " + thrown + " at ", ""));
    }

    private static String line(Chance chance) {
        return switch (chance) {
            case QuickChance(long state) -> "quick " + state;
            case SecretChance secret -> "secret " + secret.written();
            default -> chance.toString();
        };
    }
}
