package winterhall.toys.trumps;

import winterhall.engine.Move;

/// What a seat may say.
sealed interface TrumpsMove extends Move {
    record Play(Card card) implements TrumpsMove {}
}
