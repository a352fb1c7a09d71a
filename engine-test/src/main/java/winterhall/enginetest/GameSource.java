package winterhall.enginetest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The source of a game's rules, read for the words in it that people will meet.
final class GameSource {
    private static final Pattern REASON = Pattern.compile("\\b(?:Refusal\\.of|refuse)\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");
    private static final Pattern LITERAL = Pattern.compile("\"(?:[a-z0-9-]+:)?([A-Z]+\\d+[a-z]?(?:\\.\\d+)?)\"");

    private final String text;

    GameSource(Path folder) {
        var all = new StringBuilder();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .filter(path -> !path.toString().endsWith("Test.java"))
                    .sorted()
                    .toList()) {
                all.append(Files.readString(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        this.text = all.toString();
    }

    /// The names that it gives to sentences.
    SourceParameters parameters() {
        return new SourceParameters(text);
    }

    /// The reasons of its refusals: `must-follow`.
    SequencedSet<String> reasons() {
        return found(REASON);
    }

    /// Those of these rules that it names in a refusal or a setting: `"R10"` or `"claim:R10"`.
    SequencedSet<String> cited(Collection<String> rules) {
        SequencedSet<String> literals = found(LITERAL);
        literals.retainAll(rules);
        return literals;
    }

    private SequencedSet<String> found(Pattern pattern) {
        var words = new TreeSet<String>();
        pattern.matcher(text).results().forEach(result -> words.add(result.group(1)));
        return words;
    }
}
