package winterhall.server.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import winterhall.engine.Move;
import winterhall.engine.Referee;
import winterhall.engine.View;

/// The programs that fill seats in a hall, by the names under which tables ask for them.
public final class BotPrograms implements AutoCloseable {
    private final SequencedMap<String, BotProgram> programs = new LinkedHashMap<>();

    /// @param commands for each name the program and its arguments
    public BotPrograms(Map<String, List<String>> commands) {
        commands.forEach((name, command) -> programs.put(name, new BotProgram(command)));
    }

    public List<String> names() {
        return List.copyOf(programs.sequencedKeySet());
    }

    public boolean has(String name) {
        return programs.containsKey(name);
    }

    /// One of the options.
    public <B, V> Move choose(
            String name, Referee<B, V> referee, View<V> view, List<? extends Move> options, long millis)
            throws BotProgram.Trouble {
        BotProgram program = programs.get(name);
        if (program == null) {
            throw new BotProgram.Trouble("there is no program " + name);
        }
        String line = program.ask(referee.game().id(), BotScene.of(referee, view, options), millis);
        return referee.game().vocabulary().moves().read(line, Move.class);
    }

    @Override
    public void close() {
        programs.values().forEach(BotProgram::close);
    }
}
