package winterhall.enginetest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Catalogue;
import winterhall.engine.Game;
import winterhall.engine.Verb;

/// The texts and rule books of a game, beside its class: `texts/<language>.properties` and `rulebook/<language>.md`.
final class GameWords {
    private static final String ENGLISH = "en";
    static final List<String> LANGUAGES = List.of(ENGLISH, "nl", "de", "fr", "es");

    /// Refusals of the engine's own.
    private static final List<String> REASONS = List.of("match-is-over", "not-asked", "not-seated");

    private final Game<?, ?> game;
    private final List<String> languages;
    private final GameSource source;

    /// @param languages those that a game on the shelf must have
    GameWords(Game<?, ?> game, List<String> languages) {
        this.game = game;
        this.languages = languages;
        this.source = new GameSource(Repository.sources(game.id()));
    }

    Stream<String> languagesOfTexts() {
        return languages.stream().filter(language -> isWanted(texts(language)));
    }

    Stream<String> languagesOfRuleBooks() {
        return languages.stream().filter(language -> isWanted(ruleBook(language)));
    }

    /// All of them for a game on the shelf; a toy has those it has.
    private boolean isWanted(String file) {
        return !Repository.isToy(game.id()) || resource(file).isPresent();
    }

    /// What is wrong with a text file.
    ///
    /// @param more keys besides those of every game
    List<String> problems(String language, List<String> more) {
        var keys = new ArrayList<>(List.of("game.name", "game.summary"));
        REASONS.forEach(reason -> keys.add("refusal." + reason));
        source.reasons().forEach(reason -> keys.add("refusal." + reason));
        if (!source.parameters().ofMethod("where").isEmpty()) {
            keys.add("game.where");
        }
        if (!Files.exists(Repository.ROOT.resolve("web/src/games/" + game.id() + "/Board.svelte"))) {
            keys.addAll(ViewLabels.of(game)); // a board of its own has its own words
        }
        keys.addAll(printed());
        keys.addAll(more);
        String texts = read(texts(language));
        var problems = new ArrayList<>(new TextCheck(game, keys).problems(texts));
        problems.addAll(new ParameterCheck(game, source.parameters()).problems(new TextFile(texts)));
        if (!language.equals(ENGLISH)) {
            problems.addAll(Translation.problems(read(texts(ENGLISH)), texts, sameAsEnglish(language)));
        }
        return problems;
    }

    /// Keys of texts that read as in English: those that `same-as-english.txt` among the test resources lists for this
    /// language (`nl,es faction.goblin.name`) or for all (`* game.name`).
    private List<String> sameAsEnglish(String language) {
        Path list = Repository.tests(game.id()).resolve("same-as-english.txt");
        if (!Files.exists(list)) {
            return List.of();
        }
        try {
            return Files.readAllLines(list).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .filter(words ->
                            words[0].equals("*") || List.of(words[0].split(",")).contains(language))
                    .map(words -> words[1])
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// Keys of texts about printed things: a part that one thing has in English, as `location.pit.at`, all of its kind have.
    private SequencedSet<String> printed() {
        SequencedSet<String> english =
                new TextFile(read(texts(ENGLISH))).texts().sequencedKeySet();
        var parts = new LinkedHashMap<String, SequencedSet<String>>();
        List<Catalogue.Item> items = game.catalogue().items();
        items.forEach(item -> english.stream()
                .filter(key -> key.startsWith(key(item)))
                .forEach(key -> parts.computeIfAbsent(kind(item), _ -> new LinkedHashSet<>())
                        .add(key.substring(key(item).length()))));
        var keys = new LinkedHashSet<String>();
        items.forEach(item ->
                parts.getOrDefault(kind(item), new LinkedHashSet<>()).forEach(part -> keys.add(key(item) + part)));
        return keys;
    }

    private static String key(Catalogue.Item item) {
        return kind(item) + "." + item.id() + ".";
    }

    private static String kind(Catalogue.Item item) {
        return Verb.of(item.getClass());
    }

    /// What is wrong with a rule book.
    ///
    /// @param isForPlayers whether a rule must have a place in it, even if no refusal or setting names it
    List<String> ruleBookProblems(String language, Predicate<String> isForPlayers) {
        List<String> ids = RuleBook.read(Repository.ROOT, game.id()).ids();
        var rules = source.cited(ids);
        ids.stream().filter(isForPlayers).forEach(rules::add);
        var book = new RulesForPlayers(read(ruleBook(language)));
        var problems = new ArrayList<>(book.problems(rules, new TextFile(read(texts(language)))));
        if (!language.equals(ENGLISH)) {
            problems.addAll(book.differences(new RulesForPlayers(read(ruleBook(ENGLISH)))));
        }
        return problems;
    }

    private static String texts(String language) {
        return "texts/" + language + ".properties";
    }

    private static String ruleBook(String language) {
        return "rulebook/" + language + ".md";
    }

    /// The text file of a game in one language, if it has it.
    static Optional<String> texts(Game<?, ?> game, String language) {
        return resource(game, texts(language));
    }

    private String read(String file) {
        return resource(file).orElseThrow(() -> new AssertionError(game.id() + " has no " + file));
    }

    private Optional<String> resource(String file) {
        return resource(game, file);
    }

    private static Optional<String> resource(Game<?, ?> game, String file) {
        try (@Nullable InputStream stream = game.getClass().getResourceAsStream(file)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
