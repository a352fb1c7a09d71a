package winterhall.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// Finds the games: each is a service on the run-time path.
public final class Shelf {
    private Shelf() {}

    /// All games there are, by id.
    ///
    /// @throws BadContent if what is printed in one of them does not add up
    public static List<Game<?, ?>> games() {
        List<Game<?, ?>> games = found();
        games.forEach(Shelf::requireSound);
        return games;
    }

    /// Looks at what is printed in a game before anybody sits down to it.
    ///
    /// @throws BadContent if it does not add up
    public static void requireSound(Game<?, ?> game) {
        try {
            var _ = game.catalogue();
        } catch (RuntimeException | LinkageError found) {
            throw new BadContent(game, found);
        }
    }

    private static List<Game<?, ?>> found() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing((Game<?, ?> game) -> game.id()))
                .toList();
    }

    /// @throws BadSetup if there is no such game
    /// @throws BadContent if what is printed in it does not add up
    public static Game<?, ?> game(String id) {
        for (Game<?, ?> game : found()) {
            if (game.id().equals(id)) {
                requireSound(game);
                return game;
            }
        }
        throw new BadSetup("there is no game " + id + "; there are "
                + String.join(", ", found().stream().map(Game::id).toList()));
    }
}
