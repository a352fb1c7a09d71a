package winterhall.enginetest;

import java.util.function.Consumer;
import winterhall.engine.Step;
import winterhall.engine.Viewer;

/// What is shown with each event of a step.
enum EventLaw implements Law {
    /// Every event has its board, the last one the board that the step leaves, and each can be shown to everybody.
    MOMENTS_SHOWN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            Step<B> step = point.step();
            if (step.boards().size() != step.events().size()) {
                broken.accept(
                        step.events().size() + " events, but " + step.boards().size() + " moments");
            } else if (!step.events().isEmpty()
                    && !step.boards().getLast().equals(step.position().board())) {
                broken.accept("the last moment is " + step.boards().getLast() + ", not "
                        + step.position().board());
            }
            for (Viewer viewer : point.watched()) {
                step.boards().forEach(board -> point.game().view(board, viewer));
            }
        }
    }
}
