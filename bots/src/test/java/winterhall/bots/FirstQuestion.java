package winterhall.bots;

import java.util.List;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// What a seat is asked at the start of a match.
record FirstQuestion<B, V>(Game<B, V> game, View<V> view, List<? extends Move> options) {
    static <B, V> FirstQuestion<B, V> to(Seat seat, Game<B, V> game) {
        var referee = new Referee<>(game);
        Position<B> start =
                referee.start(Setup.of(game.id(), 2), new QuickChance(1)).position();
        return new FirstQuestion<>(game, referee.view(start, Viewer.at(seat)), referee.options(start, seat));
    }

    Thought answer(String bot, Budget budget, long seed) {
        return Bots.named(bot, game).choose(view, options, budget, new QuickChance(seed));
    }
}
