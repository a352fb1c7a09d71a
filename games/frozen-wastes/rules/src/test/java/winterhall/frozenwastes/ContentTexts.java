package winterhall.frozenwastes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import winterhall.engine.Verb;
import winterhall.enginetest.Repository;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Skill;
import winterhall.frozenwastes.cards.Trait;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Town;
import winterhall.frozenwastes.map.Weather;

/// The keys that the texts have besides those of every game: cards, words on the board, refusals and causes.
final class ContentTexts {
    private static final Pattern REFUSAL = Pattern.compile("\"RU?\\d+\",\\s*\"([a-z-]+)\"");
    private static final Pattern CAUSE = Pattern.compile("Causes\\.(?:rule|card)\\(\\s*\"([A-Z]+\\d+)\"");

    private ContentTexts() {}

    static List<String> keys() {
        var keys = new ArrayList<String>();
        Stream.of(Ending.Way.values()).map(way -> "outcome." + way).forEach(keys::add);
        words().forEach(keys::add);
        names().forEach(keys::add);
        String source = source();
        REFUSAL.matcher(source).results().forEach(found -> keys.add("refusal." + found.group(1)));
        CAUSE.matcher(source).results().forEach(found -> keys.add("why." + found.group(1)));
        return keys.stream().distinct().toList();
    }

    /// Words that stand in sentences.
    static Stream<String> words() {
        Stream<Enum<?>> words = Stream.<Enum<?>[]>of(
                        Terrain.values(),
                        Symbol.values(),
                        Clue.values(),
                        Face.values(),
                        Colour.values(),
                        Phase.values(),
                        Attribute.values(),
                        Skill.values(),
                        Trait.values(),
                        Step.values(),
                        Power.Deed.values(),
                        Growth.Counter.values(),
                        Ending.Way.values())
                .flatMap(Stream::of);
        return Stream.concat(
                words.map(word -> Verb.of(word.getDeclaringClass()) + "." + word),
                Stream.of(ItemType.values()).map(type -> "type." + type));
    }

    /// Things that have a name.
    static Stream<String> names() {
        return Stream.<Enum<?>[]>of(Town.values(), Weather.values(), Gear.values())
                .<Enum<?>>flatMap(Stream::of)
                .map(thing -> Verb.of(thing.getDeclaringClass()) + "." + thing + ".name");
    }

    private static String source() {
        try (var files = Files.walk(Repository.sources("frozen-wastes"))) {
            var source = new StringBuilder();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                source.append(Files.readString(file));
            }
            return source.toString();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
