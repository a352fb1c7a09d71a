package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Answer;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Viewer;

/// Second worlds that a viewer cannot tell from the true one: the same seats have answered the open poll, the others
/// perhaps otherwise.
final class LookalikeWorld {
    private LookalikeWorld() {}

    /// A world imagined from the view, with fresh chance.
    static <B, V> Position<B> of(Referee<B, V> referee, Position<B> truth, Viewer viewer, QuickChance chance) {
        Position<B> imagined = referee.imagine(referee.view(truth, viewer), chance);
        return answered(referee, truth, imagined, viewer, chance);
    }

    /// The true world redealt, with the true chance; empty if this deal is ruled out.
    static <B, V> Optional<Position<B>> dealt(
            Redeal<B> redeal, Referee<B, V> referee, Position<B> truth, Viewer viewer, QuickChance chance) {
        return redeal.deal(truth.board(), viewer, chance)
                .map(board -> new Position<>(truth.number(), board, truth.agenda(), List.of(), truth.chance()))
                .map(unanswered -> answered(referee, truth, unanswered, viewer, chance));
    }

    private static <B, V> Position<B> answered(
            Referee<B, V> referee, Position<B> truth, Position<B> world, Viewer viewer, QuickChance chance) {
        var source = chance.split(1).source("answers");
        var answers = new ArrayList<Answer>();
        for (Answer answer : truth.answers()) {
            answers.add(
                    viewer.knows(answer.seat())
                            ? answer
                            : new Answer(answer.seat(), source.pick(referee.options(world, answer.seat()))));
        }
        return new Position<>(world.number(), world.board(), world.agenda(), List.copyOf(answers), world.chance());
    }
}
