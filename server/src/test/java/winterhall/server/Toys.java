package winterhall.server;

import winterhall.engine.Game;

/// The toy games, which lie with the tests of another module and are on the class path when these tests run.
public final class Toys {
    private Toys() {}

    public static Game<?, ?> duel() {
        return game("winterhall.toys.duel.Duel");
    }

    public static Game<?, ?> trek() {
        return game("winterhall.toys.trek.Trek");
    }

    private static Game<?, ?> game(String name) {
        try {
            var constructor = Class.forName(name).getDeclaredConstructor();
            constructor.setAccessible(true);
            return (Game<?, ?>) constructor.newInstance();
        } catch (ReflectiveOperationException trouble) {
            throw new IllegalStateException(trouble);
        }
    }
}
