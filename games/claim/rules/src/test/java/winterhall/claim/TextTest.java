package winterhall.claim;

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
import winterhall.engine.Verb;
import winterhall.enginetest.TextCheck;

/// Everything Claim can say has words, and no words are left over.
class TextTest {
    private static final Pattern REASON = Pattern.compile("Refusal\\.of\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");

    @Test
    void englishSaysEverythingAndNothingElse() throws IOException {
        try (var stream = Objects.requireNonNull(Claim.class.getResourceAsStream("texts/en.properties"))) {
            String texts = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(new TextCheck(new Claim(), more()).problems(texts)).isEmpty();
        }
    }

    private static List<String> more() {
        var keys = new ArrayList<>(List.of("game.name", "game.summary", "card.name", "toxic.x"));
        for (Faction faction : Faction.values()) {
            List.of("name", "one", "text").forEach(part -> keys.add("faction." + faction + "." + part));
        }
        for (Artifact artifact : Artifact.values()) {
            List.of("name", "text", "when").forEach(part -> keys.add("artifact." + artifact + "." + part));
        }
        for (Location location : Location.values()) {
            List.of("name", "text").forEach(part -> keys.add("location." + location + "." + part));
        }
        List.of("even", "odd", "low", "high").forEach(name -> keys.add("class." + name));
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "window.", Moment.values());
        addAll(keys, "twist.", Played.Twist.values());
        addAll(keys, "toxic-place.", Toxic.Place.values());
        addAll(keys, "outcome.", Ending.Reason.values());
        reasons().forEach(reason -> keys.add("refusal." + reason));
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }

    /// The reasons that stand in the source, so that none is forgotten.
    private static TreeSet<String> reasons() {
        var reasons = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                var found = REASON.matcher(Files.readString(file));
                while (found.find()) {
                    reasons.add(found.group(1));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        assertThat(reasons).contains("must-follow", "not-asked");
        return reasons;
    }
}
