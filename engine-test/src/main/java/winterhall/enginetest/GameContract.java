package winterhall.enginetest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.Viewer;
import winterhall.engine.record.Chooser;
import winterhall.engine.record.MatchRecord;

/// What every game owes, as tests: a game extends this class, names itself, and says what is special about it.
///
/// ```java
/// class DuelTest extends GameContract<DuelBoard, DuelView> {
///     DuelTest() {
///         super(new Duel());
///     }
///
///     @Override
///     protected Mutants<DuelBoard, DuelView> leaks(Mutants<DuelBoard, DuelView> standard) {
///         return standard.showing("hand-of-seat-2", (board, _) -> board.cards(Seat.of(2)));
///     }
/// }
/// ```
///
/// It plays at random under all laws, compares paired worlds and proves that leaks would be found there, plays
/// scenarios and records, lets bots play, and checks rules, texts and rule books.
///
/// `-Dcontract.times=10` looks ten times as long; `-Dgenerate=true` plays the records again, and those of numbers of seats
/// that have none.
///
/// This is the only class here that needs JUnit, which is `provided`: it does not travel with the program.
public abstract class GameContract<B, V> {
    private static final int TIMES = Integer.getInteger("contract.times", 1);
    private static final boolean GENERATE = Boolean.getBoolean("generate");

    /// Matches in which each zone that a scenario can look at turns up.
    private static final int LOOKS = 40;

    /// Read once: mutation tests ask for a single scenario many thousand times.
    private static final Map<Path, List<Scenario>> SCENARIOS = new ConcurrentHashMap<>();

    private final Game<B, V> game;

    protected GameContract(Game<B, V> game) {
        this.game = game;
    }

    // ---- what a game may say of itself ------------------------------------------------------------------------------

    /// How many random matches are checked against the laws.
    protected int games() {
        return 200;
    }

    /// How much of each of their decisions is checked; a long game looks at less, and plays more matches.
    protected SampleSizes samples() {
        return SampleSizes.EVERYTHING;
    }

    /// How many pairs of worlds are compared in each way; half as many of them where the game's guide leads.
    protected int pairs() {
        return 1000;
    }

    /// Worlds made from the rules of who knows what, without the view; see [Redeal]. A game without them hides nothing.
    protected Optional<Redeal<B>> redeal() {
        return Optional.empty();
    }

    /// Events that may tell what no table keeps; see [PairedWorlds#passing].
    protected Optional<List<Class<? extends Event>>> passing() {
        return Optional.empty();
    }

    /// What a careless server could show of this game besides.
    protected Mutants<B, V> leaks(Mutants<B, V> standard) {
        return standard;
    }

    /// The standard leaks that tell nothing in this game, by name.
    protected List<String> harmless() {
        return List.of();
    }

    /// How bots are questioned; a long game asks less.
    protected BotPlayCheck<B, V> bots() {
        return BotPlayCheck.of(game);
    }

    /// Whether `-Dgenerate=true` plays the records at random; those of a game that takes too long then are printed by
    /// `./winterhall record <game> --bot greedy`.
    protected boolean recordsAreRandom() {
        return true;
    }

    /// The languages in which it has texts and a rule book; a toy has those it has.
    protected List<String> languages() {
        return GameWords.LANGUAGES;
    }

    /// Keys of texts besides those that every game has.
    protected List<String> moreTexts() {
        return List.of();
    }

    /// Whether this rule stands in the book for people at the table.
    protected boolean isForPlayers(String rule) {
        return rule.matches("R\\d+");
    }

    // ---- play -------------------------------------------------------------------------------------------------------

    @Test
    @Tag("random")
    public void keepsTheLawsOfEveryGame() {
        var report = GameCheck.of(game)
                .games((long) games() * TIMES)
                .samples(samples())
                .run();
        require(report.violations() == 0, report);
    }

    @Test
    @Tag("random")
    public void isPlayedByEveryBot() {
        none("bots", bots().faults());
    }

    @TestFactory
    public Stream<DynamicTest> scenarios() {
        return scenariosOf(game).stream()
                .map(scenario -> test(
                        scenario.name(),
                        () -> scenario.run(_ -> game).failure().ifPresent(failure -> require(false, failure))));
    }

    @Test
    public void everyScenarioCitesARuleAndSaysWhatItIsAbout() {
        none(
                "scenarios without rule or title",
                scenariosOf(game).stream()
                        .filter(scenario ->
                                scenario.cites().isEmpty() || scenario.title().isEmpty())
                        .map(Scenario::name)
                        .toList());
    }

    @Test
    public void someScenarioCountsMoves() {
        require(scenariosOf(game).stream().anyMatch(Scenario::counts), "no scenario has a perft line");
    }

    @Test
    public void everyRuleIsTestedOrExcused() {
        var book = RuleBook.read(Repository.ROOT, game.id());
        require(!book.ids().isEmpty(), "docs/rules/" + game.id() + ".md states no rule");
        none("rules without a test", book.uncovered());
        none("rules that are cited and do not exist", book.unknown());
        none("rules that are excused and tested", book.excusedForNothing());
    }

    // ---- records ----------------------------------------------------------------------------------------------------

    /// Whole matches, checked in and readable: a change of the rules shows as a change of history.
    @TestFactory
    public Stream<DynamicTest> records() {
        return recordFiles().stream()
                .map(file -> test(file.getFileName().toString(), () -> {
                    MatchRecord record = MatchRecord.read(read(file));
                    if (GENERATE && recordsAreRandom()) {
                        write(
                                file,
                                play(record.setup(), (QuickChance) record.chance())
                                        .text());
                    }
                    require(!MatchRecord.read(read(file)).verify(game).isEmpty(), file + " is empty");
                }));
    }

    @Test
    public void everyNumberOfSeatsHasARecord() {
        var missing = new TreeSet<>(game.seatCounts());
        recordFiles()
                .forEach(file ->
                        missing.remove(MatchRecord.read(read(file)).setup().seats()));
        if (GENERATE && recordsAreRandom()) {
            missing.forEach(seats -> write(
                    Repository.tests(game.id()).resolve(seats + "-seats.record"),
                    play(Setup.of(game.id(), seats), new QuickChance(seats)).text()));
        } else {
            none("numbers of seats without a record; -Dgenerate=true writes them", missing);
        }
    }

    private MatchRecord play(Setup setup, QuickChance chance) {
        return MatchRecord.play(
                game, setup, chance, Chooser.random(chance.split(2).state()));
    }

    private List<Path> recordFiles() {
        return filesBelow(Repository.tests(game.id()), ".record");
    }

    // ---- hidden information -----------------------------------------------------------------------------------------

    @Test
    @Tag("random")
    public void imaginedWorldsLookTheSame() {
        sameIn(worlds(), pairs());
    }

    @Test
    @Tag("random")
    public void guidedWorldsLookTheSame() {
        sameIn(worlds().guided(), pairs() / 2);
    }

    @Test
    @Tag("random")
    public void worldsDealtWithoutTheViewLookTheSame() {
        redeal().ifPresentOrElse(
                        redeal -> {
                            sameIn(worlds().redeal(redeal), pairs());
                            sameIn(worlds().redeal(redeal).guided(), pairs() / 2);
                        },
                        this::hidesNothing);
    }

    /// A spectator could lay out the same board.
    private void hidesNothing() {
        var referee = new Referee<>(game);
        var chance = new QuickChance(1);
        for (int i = 0; i < LOOKS; i++) {
            chance = chance.split();
            var moves = chance.source("moves");
            var position = referee.start(game.anySetup(chance.source("setup")), chance.split(1))
                    .position();
            while (!position.agenda().isEmpty()) {
                B board = position.board();
                require(
                        game.imagine(game.view(board, Viewer.spectator()), chance.split(2))
                                .equals(board),
                        game.id() + " hides something, and has no Redeal");
                var seat = moves.pick(referee.awaited(position));
                position = referee.advance(position, seat, moves.pick(referee.options(position, seat)))
                        .position();
            }
        }
    }

    /// What a careless server could send is found to tell worlds apart, if need be where the game's guide leads.
    @Test
    @Tag("random")
    public void leaksWouldBeFound() {
        Mutants<B, V> all = leaks(StandardLeaks.of(worlds()));
        List<String> missed = all.run(pairs(), 3).missed();
        if (game.guide().isPresent()) {
            missed = all.guided(missed).run(pairs() / 2, 3).missed();
        }
        none("leaks that nobody noticed", minus(missed, harmless()));
        none("leaks that are called harmless and tell something", minus(harmless(), missed));
    }

    private PairedWorlds<B, V> worlds() {
        var worlds = PairedWorlds.of(game);
        return passing().map(worlds::passing).orElse(worlds);
    }

    private static void sameIn(PairedWorlds<?, ?> worlds, int pairs) {
        long wanted = (long) pairs * TIMES;
        PairedWorlds.Report report = worlds.run(wanted, 1);
        require(report.leaks() == 0 && report.pairs() >= wanted, report);
    }

    // ---- staging ----------------------------------------------------------------------------------------------------

    @Test
    public void everyZoneOfScenariosCanBeLookedAt() {
        Staging<B, V> staging = game.staging();
        var never = new TreeSet<>(staging.zones());
        var referee = new Referee<>(game);
        var chance = new QuickChance(1);
        for (int i = 0; i < LOOKS && !never.isEmpty(); i++) {
            chance = chance.split();
            var moves = chance.source("moves");
            var position = referee.start(game.anySetup(chance.source("setup")), chance.split(1))
                    .position();
            while (true) {
                B board = position.board();
                never.removeIf(zone -> {
                    List<String> words = List.of(zone.split(" "));
                    return staging.look(board, words).isPresent()
                            || staging.seen(game.view(board, Viewer.spectator()), words)
                                    .isPresent();
                });
                if (position.agenda().isEmpty()) {
                    break;
                }
                var seat = moves.pick(referee.awaited(position));
                position = referee.advance(position, seat, moves.pick(referee.options(position, seat)))
                        .position();
            }
        }
        none("zones where nothing is ever seen", never);
    }

    @Test
    public void aLineThatCannotBeObeyedIsRefused() {
        for (String line : List.of("nonsense", "seat-8 nonsense", "seat-1 nonsense")) {
            try {
                game.staging()
                        .stage(Setup.of(game.id(), game.seatCounts().getFirst()), List.of(List.of(line.split(" "))));
            } catch (BadStage _) {
                continue;
            }
            require(false, "a scenario may say " + line);
        }
    }

    /// A reader who points at a printed thing is led to its rule.
    @Test
    public void everyPrintedThingNamesItsRule() {
        List<String> ids = RuleBook.read(Repository.ROOT, game.id()).ids();
        var wrong = game.catalogue().items().stream()
                .filter(item -> !item.rule().startsWith(game.id() + ":")
                        || !ids.contains(item.rule().substring(game.id().length() + 1)))
                .map(item -> item.id() + " by " + item.rule())
                .toList();
        none("printed things whose rule is not in the rules", wrong);
    }

    // ---- words ------------------------------------------------------------------------------------------------------

    /// Everything the game can say has words in every language it has, and no words are left over.
    @TestFactory
    public Stream<DynamicTest> texts() {
        var words = new GameWords(game, languages());
        return words.languagesOfTexts()
                .map(language -> test(language, () -> none(language, words.problems(language, moreTexts()))));
    }

    /// The book for people at the table has a place for every rule, in every language it has.
    @TestFactory
    public Stream<DynamicTest> ruleBooks() {
        var words = new GameWords(game, languages());
        return words.languagesOfRuleBooks()
                .map(language ->
                        test(language, () -> none(language, words.ruleBookProblems(language, this::isForPlayers))));
    }

    // ---- files and failures -----------------------------------------------------------------------------------------

    private static List<Scenario> scenariosOf(Game<?, ?> game) {
        List<Scenario> scenarios = SCENARIOS.computeIfAbsent(
                Repository.tests(game.id()),
                folder -> filesBelow(folder, ".scenario").stream()
                        .flatMap(file -> Scenario.readAll(file.getFileName().toString(), read(file)).stream())
                        .toList());
        require(!scenarios.isEmpty(), "there is no scenario below " + Repository.tests(game.id()));
        return scenarios;
    }

    private static List<Path> filesBelow(Path folder, String end) {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static DynamicTest test(String name, Runnable body) {
        return DynamicTest.dynamicTest(name, body::run);
    }

    private static <T> List<T> minus(List<T> all, List<T> without) {
        return all.stream().filter(each -> !without.contains(each)).toList();
    }

    private static void none(String what, Collection<?> found) {
        require(found.isEmpty(), what + ": " + found);
    }

    private static void require(boolean holds, Object message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
