package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;
import winterhall.engine.QuickChance;
import winterhall.engine.Setup;
import winterhall.engine.Verb;
import winterhall.engine.record.Chooser;
import winterhall.engine.record.MatchRecord;
import winterhall.enginetest.GameCheck;

/// What is printed can be printed otherwise for an experiment, and the whole game goes by it.
class CatalogueTest {
    private static final Claim GAME = new Claim();
    private static final String HIDDEN = "factions goblin,knight,demon,undead,seer";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "faction.goblin.numbers 0,0,0,0,0,0,0,0,0,0,10,10,10,10",
                "faction.knight.numbers 2,3,4,5,6,7 faction.dwarf.numbers 0,1,2,3,4,5,6,7,8,9,10,10",
                HIDDEN + " faction.demon.numbers 0,0,0,1,1,1,2,2,2,3",
                "artifacts yes artifact.ice-sword.windows done,won artifact.magic-wand.number 7",
                "artifacts yes artifact.mirror-of-lies.number 0 artifact.kings-dagger.number 3",
                "locations both location.tavern.count 1 location.pit.count 4 location.forest.building yes",
                "factions goblin,knight,poisoner,undead,seer toxic.x.copies 0 toxic.10.copies 2"
            })
    void aChangedGameKeepsItsLaws(String changes) {
        Setup setup = Setup.parse("claim seats 2 " + changes);
        GameCheck.Report report = GameCheck.of(GAME).setup(setup).games(2).run();
        assertThat(report.violations()).as(report.toString()).isZero();
    }

    @Test
    void aRecordOfAChangedMatchSaysSoAndReplays() {
        Setup setup = Setup.parse("claim seats 2 faction.goblin.numbers 0,0,0,0,0,0,0,0,0,0,0,0,0,10");
        String record = MatchRecord.play(GAME, setup, new QuickChance(7), Chooser.random(7))
                .text();
        assertThat(record)
                .contains("faction.goblin.numbers 0,0,0,0,0,0,0,0,0,0,0,0,0,10")
                .contains("goblin-10");
        assertThat(MatchRecord.read(record).verify(GAME)).hasSizeGreaterThan(40);
    }

    @Test
    void theNumbersAreThoseOfTheCards() {
        FactionCards cards = Rules.of(Setup.parse("claim seats 2 faction.goblin.numbers 9,1,1,1,1,1,1,1,1,1,1,1,1,0"))
                .cards();
        assertThat(cards.numbers(Faction.GOBLIN)).containsExactly(0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9);
        assertThat(cards.showing(Face.of(Faction.GOBLIN, 1)).size()).isEqualTo(12);
        assertThat(FactionCards.readWritten(cards.written())).isEqualTo(cards);
        assertThat(cards).isNotEqualTo(FactionCards.of(cards.factions(), Printed.USUAL));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "faction.goblin.numbers 0,1,2 | faction.goblin.numbers: a deck for 2 seats has 52 cards, not 41",
                "faction.undead.numbers 0,1,2,3,4,5,6,7,8,11 | faction.undead.numbers: there are cards from 0 to 10",
                "faction.undead.numbers none | faction.undead.numbers: there are cards",
                "faction.demon.hint number | faction.demon.hint",
                "faction.knight.beats dwarf | faction.knight: its powers",
                "faction.dwarf.abilities imitates | faction.dwarf: its powers",
                "faction.elf.numbers 1 | nothing printed is called faction.elf.numbers",
                "artifact.ice-sword.windows tomorrow | artifact.ice-sword.windows",
                "artifact.ice-sword.number 3 | artifact.ice-sword.number",
                "artifact.magic-wand.number none | artifact.magic-wand.number",
                "location.tavern.building no location.pit.building no | location.pit.building, location.tavern.building",
                "location.pit.count 0 | location.pit.count",
                "toxic.x.copies -1 | toxic.x.copies",
                "number-class.low.numbers 0 | number-class.low.numbers: which numbers",
                "deck.two.singles 4 | deck.two.singles: the factions of a deck"
            })
    void whatCannotBePrintedIsRefusedByItsName(String changes, String because) {
        Setup setup = Setup.parse("claim seats 2 " + changes);
        assertThatThrownBy(() -> GAME.open(setup.checkedFor(GAME)))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining(because);
    }

    /// Whoever says ahead what would come of a card reads the powers there: one that is missing would be left out of account.
    @ParameterizedTest
    @EnumSource(Faction.class)
    void everyPowerOfAFactionStandsOnItsSheet(Faction faction) {
        Sheet.Faction sheet = faction.sheet();
        List<String> powers = faction.getClass() == Faction.class
                ? List.of()
                : Arrays.stream(faction.getClass().getDeclaredMethods())
                        .filter(method -> !method.isSynthetic()) // what counts coverage adds one
                        .map(Method::getName)
                        .distinct()
                        .toList();
        int printed = sheet.abilities().size() + (sheet.beats().isEmpty() ? 0 : 1);
        assertThat(powers).hasSize(printed + (sheet.hint() == Sheet.Hint.NUMBER ? 0 : 1));
    }

    /// The rule book names each thing where it states its rule.
    @Test
    void theRuleOfEveryThingIsTheOneThatNamesIt() throws IOException {
        List<String> book = lines("rulebook/en.md");
        List<String> texts = lines("texts/en.properties");
        for (Catalogue.Item item : GAME.catalogue().items()) {
            if (item instanceof Sheet.Toxic || item instanceof Sheet.NumberClass || item instanceof Sheet.Deck) {
                continue;
            }
            String key = Verb.of(item.getClass()) + "." + item.id() + ".name = ";
            String name = texts.stream()
                    .filter(line -> line.startsWith(key))
                    .map(line -> line.substring(key.length()).replace("''", "'"))
                    .findFirst()
                    .orElseThrow();
            String mark = "{#" + item.rule().substring("claim:".length()) + "}";
            assertThat(book)
                    .filteredOn(line -> line.contains(mark))
                    .singleElement()
                    .asString()
                    .contains("**" + name);
        }
    }

    /// Where a sentence has no parameter for a number, it has the number that is printed.
    @ParameterizedTest
    @CsvSource({"en, five", "nl, vijf", "de, fünf", "fr, cinq", "es, cinco"})
    void theTextsSayWhatIsPrinted(String language, String five) throws IOException {
        List<String> texts = lines("texts/" + language + ".properties");
        assertThat(Collections.frequency(Faction.GOBLIN.sheet().numbers(), 0)).isEqualTo(5);
        assertThat(text(texts, "faction.goblin.text")).contains(" " + five + " ");
        for (Sheet.NumberClass height : Face.classes()) {
            if (height.hint() == Sheet.Hint.HEIGHT) {
                assertThat(text(texts, "faction.fire-elemental.text"))
                        .contains("(" + height.numbers().getFirst() + "–"
                                + height.numbers().getLast() + ")");
            }
        }
    }

    /// What an artifact or a location does, and why something happened, says its number as a parameter.
    @ParameterizedTest
    @CsvSource({
        "en, two three four five six seven eight nine",
        "nl, twee drie vier vijf zes zeven acht negen",
        "de, zwei drei vier fünf sechs sieben acht neun",
        "fr, deux trois quatre cinq six sept huit neuf",
        "es, dos tres cuatro cinco seis siete ocho nueve"
    })
    void noTextAboutAThingWritesItsNumberOut(String language, String words) throws IOException {
        List<String> texts = lines("texts/" + language + ".properties");
        for (Catalogue.Item item : GAME.catalogue().items()) {
            Optional<Integer> number = switch ((Sheet) item) {
                case Sheet.Artifact artifact -> artifact.number();
                case Sheet.Location location -> Optional.of(location.count());
                case Sheet.Faction _, Sheet.Toxic _, Sheet.NumberClass _, Sheet.Deck _ -> Optional.empty();
            };
            if (number.isPresent()) {
                String word = words.split(" ")[number.get() - 2];
                String writtenOut = "(?<!\\w)(" + number.get() + "|" + word + ")(?!\\w)";
                String rule = item.rule().substring("claim:".length());
                assertThat(texts)
                        .filteredOn(line -> line.startsWith(Verb.of(item.getClass()) + "." + item.id() + ".text ")
                                || line.startsWith("why." + rule + " "))
                        .isNotEmpty()
                        .allSatisfy(line ->
                                assertThat(line.substring(line.indexOf('='))).doesNotContainPattern(writtenOut));
            }
        }
    }

    private static String text(List<String> texts, String key) {
        return texts.stream()
                .filter(line -> line.startsWith(key + " = "))
                .map(line -> line.substring(key.length() + " = ".length()))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(Path.of("src/main/resources/winterhall/claim", file));
    }
}
