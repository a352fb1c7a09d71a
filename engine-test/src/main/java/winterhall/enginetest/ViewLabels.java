package winterhall.enginetest;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.SequencedSet;
import java.util.Set;
import winterhall.engine.Game;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;

/// The texts by which the generic board and the text view name the parts of a view: `view.for-hire` for its component
/// `forHire`.
final class ViewLabels {
    private final SequencedSet<String> keys = new LinkedHashSet<>();
    private final Set<Class<?>> seen = new HashSet<>();

    private ViewLabels() {}

    static <B, V> SequencedSet<String> of(Game<B, V> game) {
        B board = game.open(Setup.of(game.id(), game.seatCounts().getFirst())).board();
        var labels = new ViewLabels();
        labels.collect(game.view(board, Viewer.spectator()).getClass());
        return labels.keys;
    }

    private void collect(Type type) {
        if (type instanceof ParameterizedType holder) {
            Arrays.stream(holder.getActualTypeArguments()).forEach(this::collect);
        } else if (type instanceof Class<?> kind && kind.isRecord() && !isOneWord(kind) && seen.add(kind)) {
            for (RecordComponent component : kind.getRecordComponents()) {
                keys.add("view."
                        + component.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT));
                collect(component.getGenericType());
            }
        }
    }

    /// Whether it is written as one word, and named by its own text.
    private static boolean isOneWord(Class<?> kind) {
        return Arrays.stream(kind.getDeclaredMethods())
                .anyMatch(method -> method.getName().equals("parse"));
    }
}
