package winterhall.server.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import winterhall.engine.Game;
import winterhall.engine.Viewer;
import winterhall.wire.Json;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Interim;

/// The views between two steps, where a step passes through more than its end shows.
///
/// It is made of nothing but this viewer's views, so that it differs only where they do.
final class IntermediateViews<B, V> {
    private final Game<B, V> game;
    private final Viewer viewer;
    private final V last;
    private Optional<V> shown;

    /// @param before the board that the viewer has before it; nothing if it may come from anywhere
    /// @param last the board of the scene
    IntermediateViews(Game<B, V> game, Viewer viewer, Optional<B> before, B last) {
        this.game = game;
        this.viewer = viewer;
        this.last = game.view(last, viewer);
        this.shown = before.map(board -> game.view(board, viewer));
    }

    /// The beat with the views of its boards, where they differ from the one before. Beats come in their order.
    ///
    /// @param isLast whether the scene shows where this beat ends
    Beat of(Beat beat, List<B> boards, boolean isLast) {
        var views = new LinkedHashMap<Integer, V>();
        for (int event = 0; event < boards.size() - (isLast ? 1 : 0); event++) {
            V view = game.view(boards.get(event), viewer);
            if (!shown.equals(Optional.of(view))) {
                views.put(event, view);
                shown = Optional.of(view);
            }
        }
        return views.isEmpty() ? beat : beat.showing(intermediateViews(views));
    }

    private List<Interim> intermediateViews(SequencedMap<Integer, V> views) {
        JsonNode end = Json.tree(last);
        return views.entrySet().stream()
                .map(shownAt -> new Interim(shownAt.getKey(), changed(Json.tree(shownAt.getValue()), end)))
                .toList();
    }

    /// Much of a view stays as it is, so that whole ones would make a scene several times as long.
    private static ObjectNode changed(JsonNode view, JsonNode last) {
        ObjectNode changed = JsonNodeFactory.instance.objectNode();
        for (var part : view.properties()) {
            if (!part.getValue().equals(last.get(part.getKey()))) {
                changed.set(part.getKey(), part.getValue());
            }
        }
        last.propertyNames().stream().filter(name -> !view.has(name)).forEach(changed::putNull);
        return changed;
    }
}
