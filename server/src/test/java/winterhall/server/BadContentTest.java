package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.BadContent;
import winterhall.engine.Catalogue;
import winterhall.engine.Game;
import winterhall.engine.Shelf;

/// A game whose cards do not add up stops the start: nobody comes to a table that breaks.
class BadContentTest {
    @TempDir
    private Path data;

    @Test
    void aHallWithAFaultyGameDoesNotOpenAndSaysWhatIsWrong() throws IOException {
        var faulty = printing(() -> {
            throw new IllegalStateException("item.ring-mail.price: 0 is not a price");
        });
        assertThatThrownBy(() -> open(faulty))
                .isInstanceOf(HallServer.CannotOpen.class)
                .hasMessage(Guest.GAME + " cannot be played: item.ring-mail.price: 0 is not a price");
        try (Stream<Path> files = Files.list(data)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void aFaultFoundWhileAClassIsLoadedIsNamedAsWell() {
        var faulty = printing(() -> {
            throw new ExceptionInInitializerError(
                    new IllegalArgumentException("island.map, line 3: no way leads here"));
        });
        assertThatThrownBy(() -> Shelf.requireSound(faulty))
                .isInstanceOf(BadContent.class)
                .hasMessage(Guest.GAME + " cannot be played: island.map, line 3: no way leads here");
    }

    @Test
    void theSameGameOpensWithoutTheFault() {
        try (HallServer hall = open(printing(() -> Catalogue.EMPTY))) {
            assertThat(hall.port()).isPositive();
        }
    }

    private HallServer open(Game<?, ?> game) {
        return new HallServer(new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), List.of(game));
    }

    private static Game<?, ?> printing(Supplier<Catalogue> catalogue) {
        Game<?, ?> game = Shelf.game(Guest.GAME);
        return (Game<?, ?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (_, method, words) -> {
                    if (method.getName().equals("catalogue")) {
                        return catalogue.get();
                    }
                    try {
                        return method.invoke(game, words);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
