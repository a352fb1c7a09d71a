package winterhall.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The standing orders of one seat: how it answers certain kinds of question until it says otherwise.
///
/// Orders are known to their owner alone. An answer given by order is an ordinary move: same line, same events.
public final class Orders {
    private final List<OrderKind> kinds;
    private final SequencedMap<String, String> chosen;

    private Orders(List<OrderKind> kinds, SequencedMap<String, String> chosen) {
        this.kinds = kinds;
        this.chosen = chosen;
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
        var chosen = new TreeMap<String, String>();
        kinds.forEach(kind -> chosen.put(kind.ask(), kind.usual()));
        return new Orders(kinds, Collections.unmodifiableSequencedMap(chosen));
    }

    /// The same orders, but this kind of question is answered thus from now on.
    public Orders with(String ask, String order) {
        OrderKind kind = kinds.stream()
                .filter(known -> known.ask().equals(ask))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("no standing order answers " + ask + "; there are orders for "
                                + kinds.stream().map(OrderKind::ask).toList()));
        if (!kind.choices().contains(order)) {
            throw new IllegalArgumentException(order + " is no order for " + ask + "; there are " + kind.choices());
        }
        var changed = new TreeMap<>(chosen);
        changed.put(ask, order);
        return new Orders(kinds, Collections.unmodifiableSequencedMap(changed));
    }

    /// What is ordered, by kind of question.
    public SequencedMap<String, String> chosen() {
        return chosen;
    }

    /// The answer these orders give to what this seat is asked now; empty means: ask the person.
    public <B> Optional<Move> answer(Position<B> position, Seat seat) {
        if (position.agenda().isEmpty()
                || !(position.agenda().top() instanceof Ask<B, ?> ask)
                || !ask.seat().equals(seat)) {
            return Optional.empty();
        }
        return standing(ask, position.board());
    }

    private <B, M extends Move> Optional<Move> standing(Ask<B, M> ask, B board) {
        String order = chosen.get(Verb.of(ask.getClass()));
        if (order == null || order.equals(OrderKind.ASK_ME)) {
            return Optional.empty();
        }
        return ask.standing(order, ask.options(board)).map(move -> move);
    }
}
