package winterhall.server.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.wire.ToClient.Scene;

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
    ///
    /// @param scene what a person in that seat is shown
    /// @param millis how long the program may think when no other question waits for it
    public Move choose(String name, Game<?, ?> game, Scene scene, List<? extends Move> options, long millis)
            throws BotProgram.Trouble {
        BotProgram program = programs.get(name);
        if (program == null) {
            throw new BotProgram.Trouble("there is no program " + name);
        }
        Scene asked = BotScene.asking(scene, BotScene.offers(game, options));
        return game.vocabulary().moves().read(program.ask(game.id(), asked, millis), Move.class);
    }

    /// How many questions wait for a program that is busy with another.
    public int waiting() {
        return programs.values().stream().mapToInt(BotProgram::waiting).sum();
    }

    @Override
    public void close() {
        programs.values().forEach(BotProgram::close);
    }
}
