package winterhall.server;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.Thought;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.View;
import winterhall.server.bot.BotProgram;
import winterhall.server.bot.BotPrograms;
import winterhall.server.match.HallServices;
import winterhall.server.people.Token;
import winterhall.wire.ToClient.Scene;

/// The threads on which bots think: a few for all matches, with less time per question the more are waiting.
public final class BotPool implements HallServices.BotService, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    /// The share of the machine that bots may take.
    private static final double SHARE = 0.3;

    /// With less time than this a bot takes what is best in one imagined world, which takes next to none.
    private static final long LEAST_MILLIS = 5;

    private final long millis;
    private final BotPrograms programs;
    private final ThreadPoolExecutor pool;

    /// Where programs are listened to: waiting costs no processor time, and a slow one must not keep other bots from it.
    private final ExecutorService listeners = Executors.newVirtualThreadPerTaskExecutor();

    private final Set<String> said = ConcurrentHashMap.newKeySet();

    /// @param millis how long a bot may think when no other waits
    public BotPool(long millis) {
        this(millis, new BotPrograms(Map.of()));
    }

    /// @param programs bots that are programs of their own
    public BotPool(long millis, BotPrograms programs) {
        this.millis = millis;
        this.programs = programs;
        int threads = Math.max(1, (int) (Runtime.getRuntime().availableProcessors() * SHARE));
        pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(), // no longer than there are seats played by bots; no match ever thinks
                // itself
                Thread.ofPlatform().daemon().name("bot-", 1).factory(),
                new ThreadPoolExecutor.DiscardPolicy()); // once the pool is closed
    }

    public List<String> levels() {
        return Stream.concat(Bots.names().stream(), programs.names().stream()).toList();
    }

    @Override
    public <B, V> void think(
            String level,
            Referee<B, V> referee,
            View<V> view,
            List<? extends Move> options,
            Supplier<Scene> scene,
            Consumer<Move> answer) {
        if (programs.has(level)) {
            Scene shown = scene.get();
            listeners.execute(() -> byProgram(level, referee, shown, options)
                    .ifPresentOrElse(answer, () -> thinkHere(level, referee, view, options, answer)));
        } else {
            thinkHere(level, referee, view, options, answer);
        }
    }

    private <B, V> void thinkHere(
            String level, Referee<B, V> referee, View<V> view, List<? extends Move> options, Consumer<Move> answer) {
        pool.execute(() -> {
            long time = millis / (1 + pool.getQueue().size() / pool.getCorePoolSize());
            boolean inHaste = time < LEAST_MILLIS;
            String affordable = level.equals("random") || level.equals("search") && !inHaste ? level : "greedy";
            Budget budget = inHaste ? Budget.ofIterations(1) : Budget.ofMillis(time);
            Thought thought =
                    Bots.named(affordable, referee.game()).choose(view, options, budget, new QuickChance(seed()));
            thought.trouble().ifPresent(trouble -> warnOnce(affordable, kind(trouble)));
            answer.accept(thought.move());
        });
    }

    /// What a program answers, if it does.
    private Optional<Move> byProgram(String level, Referee<?, ?> referee, Scene scene, List<? extends Move> options) {
        try {
            return Optional.of(programs.choose(level, referee.game(), scene, options, millis));
        } catch (BotProgram.Trouble trouble) {
            warnOnce(level, trouble.kind());
            return Optional.empty();
        }
    }

    /// A bot in trouble mostly is so at every move: the same is said once while the hall is open.
    private void warnOnce(String level, String kind) {
        if (said.add(level + " " + kind)) {
            LOG.warn("the bot {} stumbled: {}", level, kind);
        }
    }

    /// The kind of exception, without its text: that may name cards.
    private static String kind(String trouble) {
        return trouble.split(":", 2)[0];
    }

    /// How many questions wait.
    public int waiting() {
        return pool.getQueue().size() + programs.waiting();
    }

    @Override
    public void close() {
        pool.shutdownNow();
        listeners.shutdownNow();
        programs.close();
    }

    private static long seed() {
        return ByteBuffer.wrap(Token.bytes(8)).getLong();
    }
}
