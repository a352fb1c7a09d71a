package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.server.match.MatchHost;
import winterhall.server.match.Refused;
import winterhall.server.table.LiveMatches;

/// What becomes of matches while everything in the hall is replaced.
class RenewalTest {
    private static final Runnable NOTHING = () -> {};

    @TempDir
    Path data;

    /// What happens when a match is opened by the rules.
    private final AtomicReference<Runnable> opening = new AtomicReference<>(NOTHING);

    @Test
    void aMatchThatIsBeingLoadedIsStoppedToo() throws Exception {
        var reached = new CountDownLatch(1);
        var goOn = new CompletableFuture<Void>();
        try (HallServer hall = open();
                var anna = Guest.at(hall.port())) {
            String id = anna.lay("", "none", "me", "me").text("id");
            LiveMatches matches = hall.hall().matches();
            assertThat(matches.count()).isZero();
            opening.set(() -> {
                reached.countDown();
                goOn.orTimeout(10, TimeUnit.SECONDS).join();
            });
            var loading = new FutureTask<MatchHost<?, ?>>(() -> matches.host(id));
            var renewal = new FutureTask<Void>(() -> hall.hall().renew(NOTHING), null);
            new Thread(loading).start();
            assertThat(reached.await(10, TimeUnit.SECONDS)).isTrue();
            awaitHeldUp(Thread.ofPlatform().start(renewal));
            opening.set(NOTHING);
            goOn.complete(null);

            MatchHost<?, ?> loaded = loading.get(10, TimeUnit.SECONDS);
            renewal.get(10, TimeUnit.SECONDS);
            assertThat(matches.host(id)).isNotSameAs(loaded);
            assertThatThrownBy(() -> loaded.close("too late").get(10, TimeUnit.SECONDS))
                    .hasCauseInstanceOf(Refused.class);
        }
    }

    @Test
    void nobodyWaitsForWhatIsBeingReplaced() throws Exception {
        try (HallServer hall = open();
                var anna = Guest.at(hall.port())) {
            String id = anna.lay("", "none", "me", "me").text("id");
            var meanwhile =
                    new FutureTask<MatchHost<?, ?>>(() -> hall.hall().matches().host(id));
            hall.hall().renew(() -> {
                new Thread(meanwhile).start();
                assertThatThrownBy(() -> meanwhile.get(10, TimeUnit.SECONDS))
                        .cause()
                        .isInstanceOfSatisfying(
                                Denied.class,
                                denied -> assertThat(denied.problem().key()).isEqualTo("closed-for-a-moment"));
            });
            assertThat(hall.hall().matches().count()).isEqualTo(1);
        }
    }

    private HallServer open() {
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20);
        return new HallServer(options, List.of(slowToOpen(Shelf.game(Guest.GAME))));
    }

    private Game<?, ?> slowToOpen(Game<?, ?> game) {
        return (Game<?, ?>)
                Proxy.newProxyInstance(Game.class.getClassLoader(), new Class<?>[] {Game.class}, (_, method, words) -> {
                    if (method.getName().equals("open")) {
                        opening.get().run();
                    }
                    return method.invoke(game, words);
                });
    }

    /// Waits until this thread can only wait for another.
    private static void awaitHeldUp(Thread thread) throws InterruptedException {
        Await.until(() -> thread.getState() == Thread.State.WAITING || thread.getState() == Thread.State.BLOCKED);
    }
}
