package winterhall.enginetest;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rules of a game, and the tests that cite them.
///
/// A rule is defined where its id stands in bold at the start of a line of `docs/rules/<game>.md`: `* **R10** …` or
/// `| **first-leader** | …`. A test cites it as `claim:R10`, anywhere in a Java or scenario file below
/// `games/<game>/rules/src/test`; that of a toy, in its scenarios or in a `*Test.java` beside its rules. Rules that no test
/// is about yet stand in `uncovered.txt` among the test resources, one a line, each with the reason.
public final class RuleBook {
    private static final Pattern DEFINITION = Pattern.compile("^(?:[*-] |\\| *)\\*\\*(`?)([^*`]+)`?\\*\\*");
    private static final Pattern NUMBERED = Pattern.compile("[A-Z]+[0-9]+[a-z]?(\\.[0-9]+)?");
    private static final Pattern MOMENT = Pattern.compile("[A-Z][A-Z0-9]+");
    private static final Pattern OPTION = Pattern.compile("[a-z]+(-[a-z0-9]+)+");
    private static final Pattern ANY_WORD = Pattern.compile("[a-z][a-z0-9-]*");

    private final String game;
    private final SequencedSet<String> ids;
    private final SequencedMap<String, SequencedSet<String>> citations;
    private final SequencedMap<String, String> excused;

    private RuleBook(
            String game,
            SequencedSet<String> ids,
            SequencedMap<String, SequencedSet<String>> citations,
            SequencedMap<String, String> excused) {
        this.game = game;
        this.ids = ids;
        this.citations = citations;
        this.excused = excused;
    }

    /// @param home the root of the repository
    /// @throws BadRules if there is no rule book of this game, or a file does not read
    public static RuleBook read(Path home, String game) {
        Path book = home.resolve("docs/rules/" + game + ".md");
        Path own = home.resolve("games/" + game + "/rules/src/test");
        Path toys = home.resolve("engine-test/src/test");
        boolean isToy = !Files.isDirectory(own);
        Path resources = isToy ? toys.resolve("resources/" + game) : own.resolve("resources");
        Path code = isToy ? toys.resolve("java/winterhall/toys/" + game) : own.resolve("java");
        if (!Files.isRegularFile(book)) {
            throw new BadRules("there is no rule book docs/rules/" + game + ".md below the repository root; there are "
                    + books(home.resolve("docs/rules")));
        }
        Path allowed = resources.resolve("uncovered.txt");
        var excused = Files.isRegularFile(allowed) ? excused(game, text(allowed)) : new LinkedHashMap<String, String>();
        List<Path> tests = Stream.concat(
                        files(resources).stream().filter(path -> path.toString().endsWith(".scenario")),
                        files(code).stream().filter(path -> path.toString().endsWith(isToy ? "Test.java" : ".java")))
                .toList();
        return new RuleBook(game, definitions(text(book)), citations(game, tests), excused);
    }

    /// All ids defined, in the order of the book.
    public List<String> ids() {
        return List.copyOf(ids);
    }

    /// The test files that cite this rule, by name; none if it is not covered.
    public List<String> tests(String id) {
        return List.copyOf(citations.getOrDefault(id, Collections.emptySortedSet()));
    }

    /// Rules that no test cites and nobody has excused, in the order of the book.
    public List<String> uncovered() {
        return ids.stream()
                .filter(id -> !citations.containsKey(id) && !excused.containsKey(id))
                .toList();
    }

    /// Rules listed as not covered yet, with the reason.
    public SequencedMap<String, String> excused() {
        return Collections.unmodifiableSequencedMap(excused);
    }

    /// Ids that tests cite, or the list of uncovered rules names, though the book does not define them.
    public List<String> unknown() {
        return Stream.concat(citations.keySet().stream(), excused.keySet().stream())
                .filter(id -> !ids.contains(id))
                .distinct()
                .sorted()
                .toList();
    }

    /// Rules listed as not covered though a test cites them by now.
    public List<String> excusedForNothing() {
        return excused.keySet().stream().filter(citations::containsKey).toList();
    }

    public String game() {
        return game;
    }

    static SequencedSet<String> definitions(String book) {
        var ids = new LinkedHashSet<String>();
        for (String line : book.lines().toList()) {
            var matcher = DEFINITION.matcher(line);
            if (matcher.find() && isId(matcher.group(2), !matcher.group(1).isEmpty())) {
                ids.add(matcher.group(2));
            }
        }
        return ids;
    }

    private static boolean isId(String word, boolean inBackTicks) {
        return NUMBERED.matcher(word).matches()
                || MOMENT.matcher(word).matches()
                || OPTION.matcher(word).matches()
                || inBackTicks && ANY_WORD.matcher(word).matches();
    }

    static List<String> cited(String game, String text) {
        var ids = new ArrayList<String>();
        var matcher = Pattern.compile("\\b" + Pattern.quote(game) + ":([A-Za-z0-9]+([.-][A-Za-z0-9]+)*)")
                .matcher(text);
        while (matcher.find()) {
            ids.add(matcher.group(1));
        }
        return ids;
    }

    static SequencedMap<String, String> excused(String game, String text) {
        var excused = new LinkedHashMap<String, String>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] words = line.strip().split("\\s+", 2);
            if (words.length < 2) {
                throw new BadRules("uncovered.txt of " + game + ":" + number + " " + words[0]
                        + " stands without a reason; a line is <id> <reason>");
            }
            excused.put(words[0], words[1]);
        }
        return excused;
    }

    private static SequencedMap<String, SequencedSet<String>> citations(String game, List<Path> tests) {
        var citations = new TreeMap<String, SequencedSet<String>>();
        for (Path path : tests) {
            for (String id : cited(game, text(path))) {
                citations
                        .computeIfAbsent(id, _ -> new TreeSet<>())
                        .add(path.getFileName().toString());
            }
        }
        return citations;
    }

    private static String books(Path folder) {
        List<String> games = files(folder).stream()
                .map(path -> path.getFileName().toString())
                .filter(name -> name.endsWith(".md"))
                .map(name -> name.substring(0, name.length() - ".md".length()))
                .toList();
        return games.isEmpty() ? "none" : String.join(", ", games);
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var paths = Files.walk(folder)) {
            return paths.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException unreadable) {
            throw new BadRules(folder + " cannot be read: " + unreadable.getMessage());
        }
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (MalformedInputException notText) {
            throw new BadRules(path + " is not UTF-8 text");
        } catch (NoSuchFileException gone) {
            throw new BadRules(path + " does not exist");
        } catch (IOException unreadable) {
            throw new BadRules(path + " cannot be read: " + unreadable.getMessage());
        }
    }
}
