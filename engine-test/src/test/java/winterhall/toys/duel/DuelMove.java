package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// What a seat may say.
sealed interface DuelMove extends Move {
    /// In an attack opportunity. (duel:R7)
    sealed interface Assault extends DuelMove {}

    /// To an attack. (duel:R11)
    sealed interface Defence extends DuelMove {}

    /// In a window. (duel:R21)
    sealed interface Response extends DuelMove {}

    /// Of cards just looked at. (duel:R32)
    sealed interface Arrangement extends DuelMove {}

    record Strike(Card card) implements Assault {}

    record Hold() implements Assault {}

    record Parry(Card card) implements Defence {}

    record Endure() implements Defence {}

    record Use(Card card) implements Response {}

    /// Claim names whom it is used against. (duel:R28)
    record UseAgainst(Card card, Seat target) implements Response {}

    record Pass() implements Response {}

    /// Puts cards back on top of the deck and under it, named by the places where they lay, counted from 1. (duel:R32)
    record PutBack(List<Integer> top, List<Integer> under) implements Arrangement {
        public PutBack {
            top = List.copyOf(top);
            under = List.copyOf(under);
        }
    }

    /// The card this move plays out of the hand.
    default Optional<Card> played() {
        return switch (this) {
            case Strike(var card) -> Optional.of(card);
            case Parry(var card) -> Optional.of(card);
            case Use(var card) -> Optional.of(card);
            case UseAgainst(var card, var _) -> Optional.of(card);
            case Hold(), Endure(), Pass(), PutBack _ -> Optional.empty();
        };
    }
}
