package winterhall.enginetest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;

/// Options can be answered, and nothing else can.
enum OptionLaw implements Law {
    /// A seat that is asked has something to answer.
    SOME_OPTION {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            if (!point.isOver() && point.awaited().isEmpty()) {
                broken.accept("nobody is awaited: " + point.position().agenda().top());
            }
            for (Seat seat : point.awaited()) {
                if (point.options(seat).isEmpty()) {
                    broken.accept(seat + " has no option: "
                            + point.position().agenda().top());
                }
            }
        }
    },

    /// No option is offered twice.
    DISTINCT_OPTIONS {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Seat seat : point.awaited()) {
                Set<Move> seen = new HashSet<>();
                for (Move option : point.options(seat)) {
                    if (!seen.add(option)) {
                        broken.accept(seat + " is offered " + point.line(option) + " twice");
                    }
                }
            }
        }
    },

    /// What is offered is accepted, and leads to the same position whenever it is played from the same one.
    OPTIONS_ACCEPTED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Seat seat : point.awaited()) {
                List<Move> options = point.someOptions(seat);
                Move twice = point.chance().pick(options);
                for (Move option : options) {
                    Reply<B> reply = play(point, seat, option);
                    if (reply instanceof Reply.Refused<B>(var refusal)) {
                        broken.accept(seat + " is offered " + point.line(option) + " but refused it: " + refusal);
                    } else if (option.equals(twice) && !reply.equals(play(point, seat, option))) {
                        broken.accept(seat + " " + point.line(option) + ", played twice, leads to two positions");
                    }
                }
            }
        }
    },

    /// A move by the wrong seat or beside the options is refused, for the reason that is explained.
    NOTHING_ELSE_ACCEPTED {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            List<Seat> awaited = point.awaited();
            for (Seat seat : Seat.all(point.seats())) {
                if (!awaited.contains(seat)) {
                    aMove(point).ifPresent(move -> mustRefuse(point, seat, move, broken));
                }
            }
            for (Seat seat : awaited) {
                beside(point, seat).ifPresent(move -> mustExplain(point, seat, move, broken));
            }
        }
    },

    /// A standing order, whichever is chosen, asks the person or gives one of the options: in every window or in this one
    /// alone, for any scope and any card it can name.
    ORDERS_ARE_OPTIONS {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            if (point.isOver()) {
                return;
            }
            String asked =
                    point.referee().decision(point.position()).orElseThrow().ask();
            Orders usual = Orders.usual(point.game(), point.setup());
            for (OrderKind kind : point.game().orders(point.setup())) {
                if (kind.ask().equals(asked)) {
                    orders(point, kind).forEach(order -> obeyed(point, usual.with(order), order, broken));
                }
            }
        }
    },

    /// In a window a pass is always an option and leaves the board and chance as they are; then the next seat is asked.
    WINDOWS_PASS_IN_TURN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            Position<B> position = point.position();
            if (point.isOver() || !(position.agenda().top() instanceof WindowAsk<B, ?> turn)) {
                return;
            }
            if (!point.options(turn.seat()).contains(turn.pass())) {
                broken.accept(turn.seat() + " may not pass in the window " + turn.windowName());
                return;
            }
            for (var later : point.referee().turns(position)) {
                if (!later.position().board().equals(position.board())
                        || !later.position().chance().equals(position.chance())) {
                    broken.accept("passes in the window " + turn.windowName() + " change the board before "
                            + later.seat() + " is asked");
                }
            }
        }
    };

    /// Every choice, in every window and in the present one; scope and card are another each time.
    private static <B, V> List<Order> orders(DecisionPoint<B, V> point, OrderKind kind) {
        var windows = new ArrayList<>(List.of(Order.ANY));
        if (point.position().agenda().top() instanceof WindowAsk<B, ?> turn
                && kind.windows().contains(turn.windowName())) {
            windows.add(turn.windowName());
        }
        var orders = new ArrayList<Order>();
        for (String window : windows) {
            for (String choice : kind.choices()) {
                List<String> cards = choice.equals(OrderKind.ASK_ONLY_FOR)
                        ? List.of(point.chance().pick(kind.cards()))
                        : List.of();
                orders.add(new Order(
                        kind.ask(), window, choice, cards, point.chance().pick(kind.scopes())));
            }
        }
        return orders;
    }

    private static <B, V> Reply<B> play(DecisionPoint<B, V> point, Seat seat, Move move) {
        return point.referee().play(point.position(), seat, move);
    }

    private static <B, V> void mustRefuse(DecisionPoint<B, V> point, Seat seat, Move move, Consumer<String> broken) {
        if (play(point, seat, move) instanceof Reply.Accepted<B>) {
            broken.accept(seat + " " + point.line(move) + " is accepted while " + point.awaited() + " are awaited");
        }
    }

    private static <B, V> void mustExplain(DecisionPoint<B, V> point, Seat seat, Move move, Consumer<String> broken) {
        Optional<Refusal> reason = point.explainer(Viewer.at(seat)).whyNot(move);
        Reply<B> reply = play(point, seat, move);
        if (!(reply instanceof Reply.Refused<B>(var refusal))) {
            broken.accept(seat + " " + point.line(move) + " is not an option and accepted");
        } else if (!reason.equals(Optional.of(refusal))) {
            broken.accept(seat + " " + point.line(move) + " is refused by " + refusal + ", explained by "
                    + reason.map(Refusal::toString).orElse("nothing"));
        }
    }

    /// Some move that was or is allowed in this match.
    private static <B, V> Optional<Move> aMove(DecisionPoint<B, V> point) {
        if (point.isOver()) {
            return point.earlier().stream().findFirst();
        }
        return point.options(point.awaited().getFirst()).stream()
                .<Move>map(move -> move)
                .findFirst();
    }

    /// Something this seat could touch, or touched a little while ago, that is not an option now.
    private static <B, V> Optional<Move> beside(DecisionPoint<B, V> point, Seat seat) {
        Set<Move> options = new HashSet<>(point.options(seat));
        List<Move> touchable = new ArrayList<>(point.candidates(Viewer.at(seat)));
        touchable.addAll(point.earlier());
        touchable.removeIf(options::contains);
        return touchable.isEmpty()
                ? Optional.empty()
                : Optional.of(point.chance().pick(touchable));
    }

    private static <B, V> void obeyed(DecisionPoint<B, V> point, Orders orders, Order order, Consumer<String> broken) {
        for (Seat seat : Seat.all(point.seats())) {
            Optional<Move> answer = orders.answer(point.position(), seat);
            if (answer.isPresent() && !point.options(seat).contains(answer.get())) {
                broken.accept("the order " + order.line() + " gives " + seat + " " + point.line(answer.get())
                        + ", which is not an option");
            }
        }
    }
}
