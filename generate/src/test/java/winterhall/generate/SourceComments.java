package winterhall.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the `///` comments of the sources say of a type, for the documents that are generated from it.
final class SourceComments {
    private static final Pattern DECLARATION = Pattern.compile(
            "((?:^ *///.*\\R)+) *(?:(?:public|static|final|sealed|non-sealed) )*(?:record|interface|enum|class) (\\w+)",
            Pattern.MULTILINE);

    private final List<Path> roots;
    private final Map<String, Map<String, String>> byFile = new HashMap<>();

    /// @param repository the folder with all modules
    SourceComments(Path repository) {
        try (Stream<Path> files = Files.walk(repository, 6)) {
            roots = files.filter(path -> path.endsWith(Path.of("src", "main", "java")))
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// The lines of the comment without their slashes; empty if there is none.
    String of(Class<?> type) {
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        return byFile.computeIfAbsent(outer.getName().replace('.', '/') + ".java", this::read)
                .getOrDefault(type.getSimpleName(), "");
    }

    private Map<String, String> read(String file) {
        var comments = new HashMap<String, String>();
        for (Path root : roots) {
            Path path = root.resolve(file);
            if (Files.exists(path)) {
                try {
                    Matcher matcher = DECLARATION.matcher(Files.readString(path));
                    while (matcher.find()) {
                        comments.putIfAbsent(matcher.group(2), text(matcher.group(1)));
                    }
                } catch (IOException trouble) {
                    throw new UncheckedIOException(trouble);
                }
            }
        }
        return comments;
    }

    private static String text(String comment) {
        return comment.lines()
                .map(line -> line.strip().substring(3))
                .map(line -> line.startsWith(" ") ? line.substring(1) : line)
                .collect(Collectors.joining("\n"))
                .strip();
    }
}
