package winterhall.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The names of kinds in a [Written] text.
///
/// A kind is called by its class: `discard`. Where several classes have that name, as a move and an effect may,
/// each is called with what encloses it, class or package, as far out as it takes to tell them apart:
/// `moves.discard`, `effects.discard`.
final class Tags {
    private Tags() {}

    static SequencedMap<Class<?>, String> of(List<Class<?>> kinds) {
        SequencedMap<Class<?>, String> tags = new LinkedHashMap<>();
        for (var kind : kinds) {
            var namesakes = kinds.stream()
                    .filter(other -> other != kind && Verb.of(other).equals(Verb.of(kind)))
                    .toList();
            tags.put(kind, tag(kind, namesakes));
        }
        return tags;
    }

    private static String tag(Class<?> kind, List<Class<?>> namesakes) {
        var path = path(kind);
        int from = path.size() - 1;
        while (from > 0 && !unique(path.subList(from, path.size()), namesakes)) {
            from--;
        }
        return String.join(".", path.subList(from, path.size()));
    }

    private static boolean unique(List<String> ending, List<Class<?>> namesakes) {
        return namesakes.stream()
                .map(Tags::path)
                .noneMatch(other -> other.size() >= ending.size()
                        && other.subList(other.size() - ending.size(), other.size())
                                .equals(ending));
    }

    /// Packages, enclosing classes and the class itself, outermost first.
    private static List<String> path(Class<?> kind) {
        var path = new ArrayList<>(List.of(kind.getPackageName().split("\\.")));
        int packages = path.size();
        for (Class<?> outer = kind; outer != null; outer = outer.getEnclosingClass()) {
            path.add(packages, Verb.of(outer));
        }
        return path;
    }
}
