package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Move;
import winterhall.engine.Refusal;
import winterhall.engine.Verb;

/// A question of duel: an answer is an option exactly if nothing is against it.
///
/// Whatever may be against it lies open, so the referee and a person who wonders why not get the same judgement.
interface DuelAsk<M extends DuelMove> extends Ask<DuelBoard, M> {
    /// What kind of answer is wanted.
    Class<M> wanted();

    /// The rule under which this is asked.
    String rule();

    /// Why this answer is not allowed, given that its card is in hand; empty if it is.
    Optional<Refusal> whyNot(M move, Field field);

    @Override
    default List<M> options(DuelBoard board) {
        return answers(board.cards(seat()), board.field())
                .filter(wanted()::isInstance)
                .map(wanted()::cast)
                .filter(move -> whyNot(move, board.field()).isEmpty())
                .toList();
    }

    /// Why something that the seat could touch is no option now; empty if it is one.
    default Optional<Refusal> explain(Move candidate, List<Card> hand, Field field) {
        if (!wanted().isInstance(candidate)) {
            return Optional.of(Refusal.of("duel:" + rule(), "another-question", "ask", Verb.of(getClass())));
        }
        M move = wanted().cast(candidate);
        return move.played()
                .flatMap(card -> when(!hand.contains(card), "R3", "not-in-hand", card))
                .or(() -> whyNot(move, field));
    }

    /// Everything that a seat with these cards could say at any time: each card, then each button.
    static Stream<DuelMove> answers(List<Card> hand, Field field) {
        return Stream.concat(
                hand.stream().distinct().flatMap(card -> withCard(card, field)),
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
