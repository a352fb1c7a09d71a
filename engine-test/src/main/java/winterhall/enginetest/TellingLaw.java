package winterhall.enginetest;

import java.util.function.Consumer;
import winterhall.engine.Step;
import winterhall.engine.Viewer;

/// What is shown with each event of a step.
enum TellingLaw implements Law {
    /// Every event has its board, the last one the board that the step leaves, and each can be shown to everybody.
    MOMENTS_SHOWN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            Step<B> step = moment.step();
            if (step.boards().size() != step.events().size()) {
                broken.accept(
                        step.events().size() + " events, but " + step.boards().size() + " moments");
            } else if (!step.events().isEmpty()
                    && !step.boards().getLast().equals(step.position().board())) {
                broken.accept("the last moment is " + step.boards().getLast() + ", not "
                        + step.position().board());
            }
            for (Viewer viewer : moment.watched()) {
                step.boards().forEach(board -> moment.game().view(board, viewer));
            }
        }
    }
}
