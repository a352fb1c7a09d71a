package winterhall.server.leak;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Explainer;
import winterhall.engine.Game;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Task;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// A game that opens in the middle of a match: its whole ledger begins there, so that it can be replayed too.
///
/// @param id under which the hall knows it
public record Midway<B, V>(String id, Game<B, V> game, Position<B> position) implements Game<B, V> {
    @Override
    public Opening<B> open(Setup setup) {
        return new Opening<>(position.board(), position.agenda().tasks());
    }

    @Override
    public int rulesVersion() {
        return game.rulesVersion();
    }

    @Override
    public List<Integer> seatCounts() {
        return game.seatCounts();
    }

    @Override
    public List<Setting> settings() {
        return game.settings();
    }

    @Override
    public List<? extends Task<B>> wakes(B board, Event event) {
        return game.wakes(board, event);
    }

    @Override
    public V view(B board, Viewer viewer) {
        return game.view(board, viewer);
    }

    @Override
    public B imagine(V view, Chance chance) {
        return game.imagine(view, chance);
    }

    @Override
    public SequencedMap<String, String> where(V view) {
        return game.where(view);
    }

    @Override
    public Explainer explainer(View<V> view) {
        return game.explainer(view);
    }

    @Override
    public Optional<Outcome> outcome(B board) {
        return game.outcome(board);
    }

    @Override
    public List<String> ends(Event event) {
        return game.ends(event);
    }

    @Override
    public List<OrderKind> orders() {
        return game.orders();
    }

    @Override
    public Vocabulary vocabulary() {
        return game.vocabulary();
    }

    @Override
    public Staging<B, V> staging() {
        return game.staging();
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return game.anySetup(source);
    }
}
