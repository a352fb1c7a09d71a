package winterhall.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// Finds the games: each is a service on the run-time path.
public final class Shelf {
    private Shelf() {}

    /// All games there are, by id.
    public static List<Game<?, ?>> games() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing((Game<?, ?> game) -> game.id()))
                .toList();
    }

    /// @throws BadSetup if there is no such game
    public static Game<?, ?> game(String id) {
        for (Game<?, ?> game : games()) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        throw new BadSetup("there is no game " + id + "; there are "
                + String.join(", ", games().stream().map(Game::id).toList()));
    }
}
