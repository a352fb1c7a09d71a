package winterhall.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/// The classes below sealed roots, in the order of their declaration.
final class SealedKinds {
    private SealedKinds() {}

    /// Every class given or permitted below one given, each once; what is not sealed stands for itself.
    static List<Class<?>> of(List<? extends Class<?>> roots) {
        SequencedSet<Class<?>> kinds = new LinkedHashSet<>();
        for (var root : roots) {
            add(root, kinds);
        }
        return List.copyOf(kinds);
    }

    private static void add(Class<?> kind, SequencedSet<Class<?>> kinds) {
        // an enum whose constants have bodies is sealed too, but it is one kind
        if (!kind.isSealed() || kind.isEnum()) {
            kinds.add(kind);
            return;
        }
        for (var permitted : kind.getPermittedSubclasses()) {
            add(permitted, kinds);
        }
    }
}
