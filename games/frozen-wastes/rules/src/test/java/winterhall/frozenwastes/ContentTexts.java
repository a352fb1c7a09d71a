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
import winterhall.frozenwastes.cards.Sheet;
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
        var keys = new ArrayList<>(List.of("game.where"));
        for (Sheet sheet : Printed.SHEETS) {
            keys.add(Printed.kind(sheet) + "." + sheet.id() + ".name");
            keys.add(Printed.kind(sheet) + "." + sheet.id() + ".text");
        }
        Stream.of(Ending.Way.values()).map(way -> "outcome." + way).forEach(keys::add);
        words().forEach(keys::add);
        names().forEach(keys::add);
        String source = source();
        REFUSAL.matcher(source).results().forEach(found -> keys.add("refusal." + found.group(1)));
        CAUSE.matcher(source).results().forEach(found -> keys.add("why." + found.group(1)));
        return keys.stream().distinct().toList();
    }

    /// Keys of texts that read in this language as in English: proper names, and words that the languages share.
    static List<String> sameAsEnglish(String language) {
        var same = new ArrayList<>(List.of(
                "move.give-card",
                "move.give-gear",
                "move.train",
                "setting.solo-rounds.30",
                "setting.solo-rounds.40",
                "setting.solo-rounds.50",
                "why.R22",
                "why.R81",
                "challenge.arshan.name",
                "ally.berserker.name",
                "ally.frida-brani.name",
                "hero.zyla.name",
                "hero.karnon.name",
                "hero.brakka.name"));
        Stream.of(Town.values()).map(town -> "town." + town + ".name").forEach(same::add);
        if (!language.equals("es")) {
            same.addAll(List.of("terrain.fjord", "symbol.fjord", "clue.fjord", "clue.fjord-fjord"));
        }
        if (List.of("de", "es").contains(language)) {
            same.addAll(List.of("terrain.tundra", "symbol.tundra", "clue.tundra", "clue.tundra-tundra"));
        }
        same.addAll(
                switch (language) {
                    case "nl" -> List.of("trait.machine");
                    case "de" -> List.of("setting.conditions.mild");
                    case "fr" ->
                        List.of(
                                "trait.machine",
                                "trait.wyrm",
                                "deed.test",
                                "setting.conditions.name",
                                "challenge.crevasse.name",
                                "ally.huscarl.name");
                    case "es" -> List.of("setting.flare-after-combat.no", "challenge.orca.name", "ally.huscarl.name");
                    default -> List.of();
                });
        return same;
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
