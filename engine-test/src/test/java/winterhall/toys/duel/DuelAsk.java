package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;

/// A question of duel: each card in hand is one answer, or as many as there are targets.
interface DuelAsk<M extends DuelMove> extends Ask<DuelBoard, M> {
    /// Why this answer is not allowed, given that its card is in hand; empty if it is.
    Optional<Refusal> whyNot(M move, Field field);

    @Override
    @SuppressWarnings("unchecked") // it wants these
    default List<M> answers(DuelBoard board) {
        return (List<M>) touchable(board, seat()).filter(this::wants).toList();
    }

    @Override
    default Optional<Refusal> whyNot(M move, DuelBoard board) {
        return move.played()
                .flatMap(card -> when(!board.cards(seat()).contains(card), "R3", "not-in-hand", card))
                .or(() -> whyNot(move, board.field()));
    }

    /// Everything that this seat could say at any time: each card, then each button.
    static Stream<DuelMove> touchable(DuelBoard board, Seat seat) {
        return Stream.concat(
                board.cards(seat).stream().distinct().flatMap(card -> withCard(card, board.field())),
                Stream.of(new DuelMove.Hold(), new DuelMove.Endure(), new DuelMove.Pass()));
    }

    private static Stream<DuelMove> withCard(Card card, Field field) {
        return switch (card.sheet()) {
            case Sheet.AttackCard _ -> Stream.of(new DuelMove.Strike(card));
            case Sheet.DefenceCard _ -> Stream.of(new DuelMove.Parry(card));
            case Sheet.WeaponCard weapon
            when weapon.wielder().namesTarget() ->
                field.living().stream().map(target -> new DuelMove.UseAgainst(card, target));
            case Sheet.WeaponCard _ -> Stream.of(new DuelMove.Use(card));
        };
    }

    static Optional<Refusal> refuse(String rule, String reason, Card card) {
        return Optional.of(Refusal.of("duel:" + rule, reason, "card", card));
    }

    /// Refuses if this is so.
    static Optional<Refusal> when(boolean so, String rule, String reason, Card card) {
        return so ? refuse(rule, reason, card) : Optional.empty();
    }
}
