package winterhall.enginetest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Game;

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
    /// @param same keys of texts that read as in English
    List<String> problems(String language, List<String> more, List<String> same) {
        var keys = new ArrayList<>(List.of("game.name", "game.summary"));
        REASONS.forEach(reason -> keys.add("refusal." + reason));
        source.reasons().forEach(reason -> keys.add("refusal." + reason));
        keys.addAll(more);
        String texts = read(texts(language));
        var problems = new ArrayList<>(new TextCheck(game, keys).problems(texts));
        problems.addAll(new ParameterCheck(game, source.parameters()).problems(new TextFile(texts)));
        if (!language.equals(ENGLISH)) {
            problems.addAll(Translation.problems(read(texts(ENGLISH)), texts, same));
        }
        return problems;
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

    private String read(String file) {
        return resource(file).orElseThrow(() -> new AssertionError(game.id() + " has no " + file));
    }

    private Optional<String> resource(String file) {
        try (@Nullable InputStream stream = game.getClass().getResourceAsStream(file)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
