package winterhall.enginetest;

import java.util.List;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;

/// Something by which a viewer could tell two worlds apart without having been told.
///
/// @param seed the seed of the run
/// @param game the number of the game in it
/// @param what one sentence that says where the worlds part
/// @param truth the line that reached the viewer in the true world
/// @param imagined the line that reached the viewer in the other world
/// @param table how the table was laid out, in the words of scenarios; empty if the match began as every match does
/// @param moves the answers before the pair began, one line each
/// @param since the answers played in both worlds
public record Leak(
        long seed,
        long game,
        Viewer viewer,
        String what,
        String truth,
        String imagined,
        Setup setup,
        List<String> table,
        List<String> moves,
        List<String> since) {
    public Leak {
        table = List.copyOf(table);
        moves = List.copyOf(moves);
        since = List.copyOf(since);
    }

    /// Several lines, the sentence first.
    @Override
    public String toString() {
        var text = new StringBuilder(viewer + ": " + what);
        text.append("\n  truth    ").append(truth);
        text.append("\n  imagined ").append(imagined);
        text.append("\n  seed ").append(seed).append(" game ").append(game);
        text.append(", paired after ")
                .append(moves.size())
                .append(" moves, ")
                .append(since.size())
                .append(" since");
        text.append("\n  setup ").append(setup);
        table.forEach(line -> text.append("\n  laid out: ").append(line));
        moves.forEach(move -> text.append("\n  ").append(move));
        since.forEach(move -> text.append("\n  both: ").append(move));
        return text.toString();
    }
}
