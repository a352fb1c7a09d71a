package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Somebody is asked: what could be said, and the rule against each answer. Options, candidates and reasons come from
/// here.
///
/// The board of these methods is the true one when options are wanted, and one imagined from the view of the seat when
/// reasons or words are: what the seat does not know must not matter (the laws of `engine-test` check it) and cannot leak.
public sealed interface Question<B, M extends Move> extends Task<B> permits Ask, Poll {
    /// Everything that this seat could say, allowed or not, each once, in an order that tells nothing hidden from it.
    List<? extends M> answers(Seat seat, B board);

    /// The rule against this answer, which may be any move of this kind, also one that came late; empty if there is none.
    Optional<Refusal> whyNot(M answer, Seat seat, B board);

    /// Every allowed answer of this seat; never empty.
    ///
    /// A game that is searched may find them more quickly than by asking against each; they must be the same.
    default List<M> options(Seat seat, B board) {
        var options = new ArrayList<M>(answers(seat, board));
        options.removeIf(answer -> whyNot(answer, seat, board).isPresent());
        return options;
    }

    /// What the sentence of this question names for this seat: the led faction, whether it must follow.
    default SequencedMap<String, String> words(Seat seat, B board) {
        return Words.NONE;
    }

    /// Why something that is not an answer to this question cannot be said now: it belongs to another one, or it is of this
    /// kind and still not among the answers.
    default Refusal whyNoAnswer(Move candidate) {
        return wants(candidate)
                ? Refusal.of("engine:not-an-option", "not-an-option")
                : Refusal.of("engine:another-question", "another-question", "ask", Verb.of(getClass()));
    }

    /// Whether this move is of the kind that is asked for.
    default boolean wants(Move move) {
        return AnswerKind.of(getClass()).isInstance(move);
    }
}
