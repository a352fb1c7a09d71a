package winterhall.server.bot;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import winterhall.bots.Bot;
import winterhall.bots.Budget;
import winterhall.bots.Thought;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.View;

/// A program that plays like any other bot, away from tables: as many copies of it run as are asked at once.
///
/// Where the program fails, any option is its answer, and what it did its trouble.
public final class ProgramBot<V> implements Bot<V>, AutoCloseable {
    private final Game<?, V> game;
    private final List<String> command;
    private final long millis;
    private final Queue<BotProgram> idle = new ConcurrentLinkedQueue<>();

    /// @param millis how long it may think about each answer; it is told so, and given no more
    public ProgramBot(Game<?, V> game, List<String> command, long millis) {
        this.game = game;
        this.command = List.copyOf(command);
        this.millis = millis;
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        BotProgram waiting = idle.poll();
        BotProgram program = waiting == null ? new BotProgram(command) : waiting;
        try {
            String line = program.ask(game.id(), BotScene.withoutTable(game, view, options, List.of()), millis);
            return new Thought(game.vocabulary().moves().read(line, Move.class), 0, Optional.empty());
        } catch (BotProgram.Trouble trouble) {
            Move any = options.get(chance.source("any").below(options.size()));
            return new Thought(any, 0, Optional.of(String.valueOf(trouble.getMessage())));
        } finally {
            idle.add(program);
        }
    }

    @Override
    public void close() {
        idle.forEach(BotProgram::close);
    }
}
