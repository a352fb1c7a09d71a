package winterhall.enginetest;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import winterhall.engine.Move;
import winterhall.engine.Question;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// A reason is given exactly for what is not an option, to any viewer: the seat that is asked, another, a spectator.
enum ExplainLaw implements Law {
    /// Everything a person could touch is an option or has a reason against it, never both.
    CANDIDATES_EXPLAINED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Viewer viewer : point.watched()) {
                int most = point.samples().candidates();
                explained(point, viewer, SampleSizes.some(point.candidates(viewer), most, point.chance()), broken);
            }
        }
    },

    /// An option has no reason against it, whether or not it is among the candidates.
    OPTIONS_UNOPPOSED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Seat seat : point.awaited()) {
                explained(point, Viewer.at(seat), point.someOptions(seat), broken);
            }
        }
    },

    /// A click that comes too late is explained as well.
    LATE_MOVES_EXPLAINED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Viewer viewer : point.watched()) {
                explained(point, viewer, point.earlier(), broken);
            }
        }
    },

    /// The options are the answers that no rule is against, and what the seat does not know changes no reason.
    ANSWERS_JUDGED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            if (point.isOver()) {
                return;
            }
            var question = (Question<B, ?>) point.position().agenda().top();
            for (Seat seat : point.awaited()) {
                judged(point, question, seat, broken);
            }
        }
    };

    private static <B, V, M extends Move> void judged(
            DecisionPoint<B, V> point, Question<B, M> question, Seat seat, Consumer<String> broken) {
        B board = point.position().board();
        List<? extends M> answers = question.answers(seat, board);
        Set<Move> options = new HashSet<>(point.options(seat));
        for (M answer : answers) {
            Optional<Refusal> reason = question.whyNot(answer, seat, board);
            if (reason.isEmpty() != options.contains(answer)) {
                broken.accept(seat + " " + point.line(answer)
                        + reason.map(why -> " is an option, and forbidden by " + why)
                                .orElse(" is not an option, and nothing forbids it"));
            }
            Optional<Refusal> told = point.explainer(Viewer.at(seat)).whyNot(answer);
            if (!told.equals(reason)) {
                broken.accept(seat + " " + point.line(answer) + " is judged by what it does not know: " + reason
                        + " in this world, " + told + " in one that looks the same");
            }
        }
        answers.forEach(options::remove);
        options.forEach(option -> broken.accept(seat + " " + point.line(option) + " is an option and no answer"));
    }

    private static <B, V> void explained(
            DecisionPoint<B, V> point, Viewer viewer, List<Move> candidates, Consumer<String> broken) {
        Set<Move> options = viewer.seat()
                .<Set<Move>>map(seat -> new HashSet<>(point.options(seat)))
                .orElseGet(Set::of);
        for (Move candidate : candidates) {
            Optional<Refusal> reason = point.explainer(viewer).whyNot(candidate);
            if (reason.isPresent() == options.contains(candidate)) {
                broken.accept(viewer + " " + point.line(candidate)
                        + reason.map(why -> " is an option, but explained by " + why)
                                .orElse(" is not an option, and nothing explains why"));
            }
        }
    }
}
