package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;
import winterhall.enginetest.Message;
import winterhall.enginetest.TextCheck;
import winterhall.enginetest.TextFile;

/// Everything Valda can say has words, and no words are left over.
class TextTest {
    private static final Pattern REASON = Pattern.compile("refuse\\(\\s*[^,]+,\\s*(?:[^\"()]*\\? )?\"([a-z-]+)\"");
    private static final Pattern OTHER = Pattern.compile("\\? \"(no-[a-z-]+)\" : \"(no-[a-z-]+)\"");

    @Test
    void englishSaysEverythingAndNothingElse() {
        assertThat(new TextCheck(new Valda(), more()).problems(texts())).isEmpty();
    }

    /// A card's text may name what is printed on it, and nothing else. (valda:R13)
    @Test
    void cardsNameWhatIsPrintedOnThem() {
        var texts = new TextFile(texts()).texts();
        for (Card card : Printed.CARDS) {
            var message = Message.parse(texts.get("card." + card.id() + ".text"));
            assertThat(Catalogue.values(card).keySet()).as(card.id()).containsAll(message.parameters());
        }
    }

    private static String texts() {
        try (var stream = Objects.requireNonNull(Valda.class.getResourceAsStream("texts/en.properties"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> more() {
        var keys = new ArrayList<>(List.of("game.name", "game.summary"));
        for (Card card : Printed.CARDS) {
            keys.add("card." + card.id() + ".name");
            keys.add("card." + card.id() + ".text");
        }
        for (Deity deity : Deity.values()) {
            keys.add("occupant." + deity + ".name");
            keys.add("occupant." + deity + ".text");
        }
        for (Area area : Area.values()) {
            keys.add("area." + area + ".name");
        }
        Printed.TRADES.forEach(trade -> keys.add("trade." + trade.id() + ".name"));
        Printed.BUILDINGS.forEach(building -> keys.add("building." + building.id() + ".name"));
        addAll(keys, "resource.", Resource.values());
        addAll(keys, "deck.", MainDeck.values());
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "face.", Face.values());
        addAll(keys, "window.", Timing.values());
        Turns.CRITERIA.forEach(reason -> keys.add("outcome." + reason));
        keys.add("outcome.shared");
        reasons().forEach(reason -> keys.add("refusal." + reason));
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }

    /// The reasons that stand in the source, so that none is forgotten, and those that the engine gives by itself.
    private static TreeSet<String> reasons() {
        var reasons =
                new TreeSet<>(List.of("match-is-over", "not-asked", "not-seated", "another-question", "not-an-option"));
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                REASON.matcher(source).results().forEach(found -> reasons.add(found.group(1)));
                OTHER.matcher(source).results().forEach(found -> {
                    reasons.add(found.group(1));
                    reasons.add(found.group(2));
                });
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        assertThat(reasons).contains("waits-for", "too-low", "cannot-pay", "no-defence-card");
        return reasons;
    }
}
