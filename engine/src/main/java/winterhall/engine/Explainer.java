package winterhall.engine;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What one viewer could touch now, and why it may not: for as many candidates as there are.
public interface Explainer {
    /// Everything a person could touch: each card in hand and each button, whether it is allowed now or not.
    List<Move> candidates();

    /// What the sentence of the question names for this viewer; nothing if it is not asked.
    default SequencedMap<String, String> words() {
        return Words.NONE;
    }

    /// Why the candidate is not an option for this viewer now; empty exactly when it is one.
    Optional<Refusal> whyNot(Move candidate);
}
