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

/// A reason is given exactly for what is no option, to whoever asks: the seat that is asked, another, a spectator.
enum ExplainLaw implements Law {
    /// Everything a person could touch is an option or has a reason against it, never both.
    CANDIDATES_EXPLAINED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Viewer viewer : moment.watched()) {
                int most = moment.samples().candidates();
                explained(moment, viewer, Samples.some(moment.candidates(viewer), most, moment.chance()), broken);
            }
        }
    },

    /// An option has no reason against it, whether or not it is among the candidates.
    OPTIONS_UNOPPOSED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Seat seat : moment.awaited()) {
                explained(moment, Viewer.at(seat), moment.someOptions(seat), broken);
            }
        }
    },

    /// A click that comes too late is explained as well.
    LATE_MOVES_EXPLAINED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Viewer viewer : moment.watched()) {
                explained(moment, viewer, moment.earlier(), broken);
            }
        }
    },

    /// The options are the answers that no rule is against, and what the seat does not know changes no reason.
    ANSWERS_JUDGED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            if (moment.isOver()) {
                return;
            }
            var question = (Question<B, ?>) moment.position().agenda().top();
            for (Seat seat : moment.awaited()) {
                judged(moment, question, seat, broken);
            }
        }
    };

    private static <B, V, M extends Move> void judged(
            Moment<B, V> moment, Question<B, M> question, Seat seat, Consumer<String> broken) {
        B board = moment.position().board();
        List<? extends M> answers = question.answers(seat, board);
        Set<Move> options = new HashSet<>(moment.options(seat));
        for (M answer : answers) {
            Optional<Refusal> reason = question.whyNot(answer, seat, board);
            if (reason.isEmpty() != options.contains(answer)) {
                broken.accept(seat + " " + moment.line(answer)
                        + reason.map(why -> " is an option, and forbidden by " + why)
                                .orElse(" is no option, and nothing forbids it"));
            }
            Optional<Refusal> told = moment.explainer(Viewer.at(seat)).whyNot(answer);
            if (!told.equals(reason)) {
                broken.accept(seat + " " + moment.line(answer) + " is judged by what it does not know: " + reason
                        + " in this world, " + told + " in one that looks the same");
            }
        }
        answers.forEach(options::remove);
        options.forEach(option -> broken.accept(seat + " " + moment.line(option) + " is an option and no answer"));
    }

    private static <B, V> void explained(
            Moment<B, V> moment, Viewer viewer, List<Move> candidates, Consumer<String> broken) {
        Set<Move> options = viewer.seat()
                .<Set<Move>>map(seat -> new HashSet<>(moment.options(seat)))
                .orElseGet(Set::of);
        for (Move candidate : candidates) {
            Optional<Refusal> reason = moment.explainer(viewer).whyNot(candidate);
            if (reason.isPresent() == options.contains(candidate)) {
                broken.accept(viewer + " " + moment.line(candidate)
                        + reason.map(why -> " is an option, but explained by " + why)
                                .orElse(" is no option, and nothing explains why"));
            }
        }
    }
}
