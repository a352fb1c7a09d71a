package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Refusal;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;

/// A question of trek, judged from what the seat sees: an answer is an option exactly if no rule is against it.
interface TrekAsk<M extends TrekMove> extends Ask<TrekBoard, M> {
    /// What kind of answer is wanted.
    Class<M> wanted();

    /// Everything the seat could say to it, allowed or not.
    Stream<M> answers(TrekView view);

    /// What is against this answer.
    default Optional<Refusal> whyNot(M move, TrekView view) {
        return Optional.empty();
    }

    @Override
    default List<M> options(TrekBoard board) {
        TrekView view = TrekView.of(board, Viewer.at(seat()));
        return answers(view).filter(move -> whyNot(move, view).isEmpty()).toList();
    }

    /// Why something that the seat could touch is no option now; empty if it is one.
    default Optional<Refusal> explain(TrekMove candidate, TrekView view) {
        return wanted().isInstance(candidate)
                ? whyNot(wanted().cast(candidate), view)
                : refuse("R5", "another-question", "ask", Verb.of(getClass()));
    }

    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        return Optional.of(Refusal.of("trek:" + rule, reason, words));
    }

    /// Refuses if this is so.
    static Optional<Refusal> when(boolean so, String rule, String reason, Object... words) {
        return so ? refuse(rule, reason, words) : Optional.empty();
    }
}
