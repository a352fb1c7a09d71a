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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Verb;
import winterhall.enginetest.TextCheck;
import winterhall.enginetest.Translation;

/// Everything Claim can say has words in every language, and no words are left over.
class TextTest {
    private static final Pattern REASON = Pattern.compile("Refusal\\.of\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");

    /// The name of the game, marks without words, and texts that are nothing but a parameter.
    private static final List<String> ALIKE = List.of("game.name", "card.class", "toxic.x", "event.phase-began");

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de", "fr", "es"})
    void everyLanguageSaysEverythingAndNothingElse(String language) {
        assertThat(new TextCheck(new Claim(), more()).problems(texts(language))).isEmpty();
    }

    @Test
    void dutch() {
        assertTranslated(
                "nl",
                "card.name",
                // words that Dutch shares with English
                "faction.goblin.name",
                "faction.goblin.one",
                "faction.yeti.one",
                "faction.demon.one",
                "class.even");
    }

    @Test
    void german() {
        assertTranslated(
                "de",
                // words that German shares with English; Doppelgänger came from it
                "faction.doppelganger.one",
                "faction.yeti.name",
                "faction.yeti.one",
                "faction.troll.one");
    }

    @Test
    void french() {
        assertTranslated(
                "fr",
                "card.name",
                // words that French shares with English
                "faction.doppelganger.name",
                "faction.doppelganger.one",
                "faction.gnome.name",
                "faction.gnome.one",
                "faction.dragon.name",
                "faction.dragon.one",
                "faction.troll.name",
                "faction.troll.one",
                "setting.factions.name");
    }

    @Test
    void spanish() {
        assertTranslated(
                "es",
                "card.name",
                // the Spanish edition keeps these names; no is no
                "faction.goblin.name",
                "faction.goblin.one",
                "faction.doppelganger.name",
                "faction.doppelganger.one",
                "faction.troll.name",
                "faction.troll.one",
                "faction.yeti.name",
                "faction.yeti.one",
                "setting.flask-across-phases.no");
    }

    @Test
    void aTextAboutAPrintedThingUsesWhatIsPrintedOnIt() {
        String wrong = texts("en").replace("loses {count}", "loses {cards}");
        assertThat(new TextCheck(new Claim(), more()).problems(wrong))
                .containsExactly("location.pit.text uses {cards}; there are [id, count, icon, rule]");
    }

    private static void assertTranslated(String language, String... alike) {
        var same = new ArrayList<>(ALIKE);
        same.addAll(List.of(alike));
        assertThat(Translation.problems(texts("en"), texts(language), same)).isEmpty();
    }

    private static String texts(String language) {
        try (var stream =
                Objects.requireNonNull(Claim.class.getResourceAsStream("texts/" + language + ".properties"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> more() {
        var keys = new ArrayList<>(List.of(
                "game.name",
                "game.summary",
                "game.where",
                "card.name",
                "card.class",
                "toxic.x",
                "setting.factions.base"));
        for (Faction faction : Faction.values()) {
            List.of("name", "one", "of", "text").forEach(part -> keys.add("faction." + faction + "." + part));
        }
        for (Artifact artifact : Artifact.values()) {
            List.of("name", "text", "when").forEach(part -> keys.add("artifact." + artifact + "." + part));
        }
        for (Location location : Location.values()) {
            List.of("name", "at", "text").forEach(part -> keys.add("location." + location + "." + part));
        }
        List.of("even", "odd", "low", "high").forEach(name -> keys.add("class." + name));
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "window.", ArtifactWindow.values());
        addAll(keys, "twist.", PlayedCard.Twist.values());
        addAll(keys, "place.", Toxic.Place.values());
        addAll(keys, "outcome.", Ending.Reason.values());
        Arrays.stream(Why.values()).map(why -> "why." + why.rule()).forEach(keys::add);
        reasons().forEach(reason -> keys.add("refusal." + reason));
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }

    /// The reasons that stand in the source, so that none is forgotten, and those that the engine gives by itself.
    private static TreeSet<String> reasons() {
        var reasons = new TreeSet<>(List.of("match-is-over", "not-asked", "not-seated"));
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
        assertThat(reasons).contains("must-follow", "window-first");
        return reasons;
    }
}
