package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// What one viewer could touch now, and why it may not: for as many candidates as there are.
public interface Explainer {
    /// Everything a person could touch: each card in hand and each button, whether it is allowed now or not.
    List<Move> candidates();

    /// Why the candidate is not an option for this viewer now; empty exactly when it is one.
    Optional<Refusal> whyNot(Move candidate);
}
