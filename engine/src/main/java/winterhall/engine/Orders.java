package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The standing orders of one seat: how it answers certain kinds of question until it says otherwise.
///
/// Orders are known to their owner alone. An answer given by order is an ordinary move: same line, same events.
public final class Orders {
    private final List<OrderKind> kinds;

    /// The one given last comes first and is the first to answer.
    private final List<Order> inForce;

    /// What the seat passed over by hand and need not be asked about again for a while.
    private final List<Move> declined;

    private Orders(List<OrderKind> kinds, List<Order> inForce, List<Move> declined) {
        this.kinds = kinds;
        this.inForce = List.copyOf(inForce);
        this.declined = List.copyOf(declined);
    }

    /// The usual orders of a game.
    public static Orders usual(Game<?, ?> game) {
        return usual(game.orders());
    }

    /// The usual orders at a table of this setup.
    public static Orders usual(Game<?, ?> game, Setup setup) {
        return usual(game.orders(setup));
    }

    private static Orders usual(List<OrderKind> kinds) {
        return new Orders(
                kinds,
                kinds.stream().map(kind -> Order.of(kind.ask(), kind.usual())).toList(),
                List.of());
    }

    /// The same orders with one more. It goes before those it overlaps with; one for every window until the end of the
    /// match replaces all others for that question.
    ///
    /// @throws IllegalArgumentException if there is no such order, with those there are
    public Orders with(Order order) {
        check(order);
        boolean replacesAll = order.window().equals(Order.ANY) && order.until().equals(OrderKind.MATCH);
        var changed = new ArrayList<Order>(List.of(order));
        for (Order other : inForce) {
            boolean replaced = other.ask().equals(order.ask())
                    && (replacesAll
                            || other.window().equals(order.window())
                                    && other.until().equals(order.until()));
            boolean isBase = other.window().equals(Order.ANY) && other.until().equals(OrderKind.MATCH);
            if (!replaced || isBase && !replacesAll) {
                changed.add(other);
            }
        }
        return new Orders(kinds, changed, declined);
    }

    private void check(Order order) {
        OrderKind kind = kinds.stream()
                .filter(known -> known.ask().equals(order.ask()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no standing order answers " + order.ask() + "; there are orders for "
                                + kinds.stream().map(OrderKind::ask).toList()));
        require(kind.choices(), order.choice(), "orders for " + order.ask());
        require(kind.scopes(), order.until(), "how long an order for " + order.ask() + " holds");
        if (!order.window().equals(Order.ANY)) {
            require(kind.windows(), order.window(), "windows of " + order.ask());
        }
        order.cards().forEach(card -> require(kind.cards(), card, "cards that an order can name"));
        if (order.cards().stream().distinct().count() < order.cards().size()) {
            throw new IllegalArgumentException("an order names a card once");
        }
        if (order.choice().equals(OrderKind.ASK_ONLY_FOR) == order.cards().isEmpty()) {
            throw new IllegalArgumentException("cards are named with " + OrderKind.ASK_ONLY_FOR + " and only there");
        }
    }

    private static void require(List<String> known, String word, String what) {
        if (!known.contains(word)) {
            throw new IllegalArgumentException(what + ": there is no " + word + ", only " + known);
        }
    }

    /// What is ordered, the order that is asked first in front.
    public List<Order> inForce() {
        return inForce;
    }

    /// The order that this question meets; empty if there is none for it.
    public Optional<Order> on(Ask<?, ?> ask) {
        return inForce.stream().filter(order -> order.answers(ask)).findFirst();
    }

    /// The answer these orders give to what this seat is asked now; empty means: ask the person.
    public <B> Optional<Move> answer(Position<B> position, Seat seat) {
        if (position.agenda().isEmpty()
                || !(position.agenda().top() instanceof Ask<B, ?> ask)
                || !ask.seat().equals(seat)) {
            return Optional.empty();
        }
        return on(ask).flatMap(order -> standing(ask, order, position.board()));
    }

    private <B, M extends Move> Optional<Move> standing(Ask<B, M> ask, Order order, B board) {
        if (order.choice().equals(OrderKind.ASK_ME)) {
            return Optional.empty();
        }
        List<M> options = ask.options(board);
        List<M> fresh = order.choice().equals(OrderKind.ASK_ONCE)
                ? options.stream().filter(move -> !declined.contains(move)).toList()
                : options;
        return ask.standing(order, fresh).map(move -> move);
    }

    /// After this seat answered by hand: what it could have played and did not is not asked about again for a while.
    public <B> Orders afterHand(Position<B> before, Move given) {
        return before.agenda().top() instanceof WindowAsk<B, ?> turn
                        && turn.pass().equals(given)
                ? declining(turn, before.board())
                : this;
    }

    private <B, M extends Move> Orders declining(WindowAsk<B, M> turn, B board) {
        var more = new ArrayList<>(declined);
        for (M option : turn.options(board)) {
            if (!option.equals(turn.pass()) && !more.contains(option)) {
                more.add(option);
            }
        }
        return new Orders(kinds, inForce, more);
    }

    /// After moves were taken back: what was passed over is asked about again.
    public Orders afterUndo() {
        return declined.isEmpty() ? this : new Orders(kinds, inForce, List.of());
    }

    /// After these events: orders whose scope has ended lapse.
    public Orders after(Game<?, ?> game, List<Event> events) {
        Orders left = this;
        for (Event event : events) {
            List<String> ended = game.ends(event);
            if (!ended.isEmpty()) {
                left = new Orders(
                        kinds,
                        left.inForce.stream()
                                .filter(order -> !ended.contains(order.until()))
                                .toList(),
                        List.of());
            }
        }
        return left;
    }
}
