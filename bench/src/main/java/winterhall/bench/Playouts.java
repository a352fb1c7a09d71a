package winterhall.bench;

import java.util.List;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// Random games through the public engine with full rules.
final class Playouts<B, V> {
    private final Referee<B, V> referee;
    private final Opening<B> opening;
    private QuickChance chance;
    private long decisions;
    private long games;

    Playouts(Game<B, V> game, Setup setup, long seed) {
        this.referee = new Referee<>(game);
        this.opening = game.open(setup.checkedFor(game));
        this.chance = new QuickChance(seed);
    }

    long decisions() {
        return decisions;
    }

    /// How many decisions a match has taken, on average.
    double decisionsPerGame() {
        return (double) decisions / games;
    }

    /// Plays one match to its end.
    Position<B> play() {
        return play(Integer.MAX_VALUE);
    }

    /// Plays until the end or until so many decisions were taken.
    Position<B> play(int most) {
        games++;
        chance = chance.split();
        var source = chance.split(1).source("players");
        Step<B> step = referee.begin(opening, chance);
        for (int taken = 0; taken < most && !step.position().agenda().isEmpty(); taken++) {
            Position<B> position = step.position();
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            step = referee.advance(position, seat, options.get(source.below(options.size())));
            decisions++;
        }
        return step.position();
    }
}
