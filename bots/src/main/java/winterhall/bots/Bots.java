package winterhall.bots;

import java.util.List;
import java.util.ServiceLoader;
import winterhall.engine.Game;
import winterhall.engine.Referee;

/// Finds bots by name, the weakest first.
public final class Bots {
    private static final List<String> NAMES = List.of("random", "greedy", "search");

    private Bots() {}

    public static List<String> names() {
        return NAMES;
    }

    /// A bot for this game, with the advice the game gives.
    ///
    /// @throws IllegalArgumentException if there is no bot of that name
    public static <B, V> Bot<V> named(String name, Game<B, V> game) {
        var referee = new Referee<>(game);
        return switch (name) {
            case "random" -> new RandomBot<>();
            case "greedy" -> greedy(referee, adviceFor(game));
            case "search" -> search(referee, adviceFor(game));
            default ->
                throw new IllegalArgumentException(
                        "there is no bot " + name + "; there are " + String.join(", ", NAMES));
        };
    }

    private static <B, V> Bot<V> greedy(Referee<B, V> referee, Advice<B> advice) {
        return advice instanceof Policy<B> policy ? new PolicyBot<>(referee, policy) : new GreedyBot<>(referee, advice);
    }

    private static <B, V> Bot<V> search(Referee<B, V> referee, Advice<B> advice) {
        return advice instanceof Policy<B> policy
                ? new RolloutBot<>(referee, policy)
                : new SearchBot<>(referee, advice);
    }

    /// What the game knows of sensible play; without a service of its own, nothing.
    @SuppressWarnings("unchecked") // the advice for a game is about the boards of that game
    public static <B> Advice<B> adviceFor(Game<B, ?> game) {
        for (Advice<?> advice : ServiceLoader.load(Advice.class)) {
            if (advice.game().equals(game.id())) {
                return (Advice<B>) advice;
            }
        }
        return new NoAdvice<>(game.id());
    }
}
