package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// A turn in a window: the seat may react to what happened, or pass the turn on.
///
/// The rules ask in turn. A pass changes nothing on the board, so everybody who would be asked if those before pass may
/// be asked at once (see [Referee#turns]): the answers count in the order of the rules, up to the first that is not a pass.
public interface WindowAsk<B, M extends Move> extends Ask<B, M> {
    /// What the game calls this window, for orders and texts: `led`.
    String windowName();

    /// Who is asked next, and so on, if everybody passes; each question is one of this kind.
    List<Seat> later();

    /// Always one of the options.
    M pass();

    /// Whether it is more than a reaction: an opportunity that each of these seats has in any case. Then everybody is told
    /// who is asked, and there is more time to think.
    default boolean isOpportunity() {
        return false;
    }

    /// Whether this answer plays the card that an order names.
    default boolean plays(M move, String card) {
        return false;
    }

    @Override
    default Optional<M> standing(Order order, List<M> options) {
        boolean passes = switch (order.choice()) {
            case OrderKind.PASS -> true;
            case OrderKind.PASS_UNLESS_PLAYABLE, OrderKind.ASK_ONCE -> options.size() == 1;
            case OrderKind.ASK_ONLY_FOR ->
                options.stream().noneMatch(move -> order.cards().stream().anyMatch(card -> plays(move, card)));
            default -> false;
        };
        return passes ? Optional.of(pass()) : Optional.empty();
    }
}
