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

/// What may be answered, and that nothing else may.
enum OptionLaw implements Law {
    /// Whoever is asked has something to answer.
    SOME_OPTION {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            if (!moment.isOver() && moment.awaited().isEmpty()) {
                broken.accept("nobody is awaited: " + moment.position().agenda().top());
            }
            for (Seat seat : moment.awaited()) {
                if (moment.options(seat).isEmpty()) {
                    broken.accept(seat + " has no option: "
                            + moment.position().agenda().top());
                }
            }
        }
    },

    /// No option is offered twice.
    DISTINCT_OPTIONS {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Seat seat : moment.awaited()) {
                Set<Move> seen = new HashSet<>();
                for (Move option : moment.options(seat)) {
                    if (!seen.add(option)) {
                        broken.accept(seat + " is offered " + moment.line(option) + " twice");
                    }
                }
            }
        }
    },

    /// What is offered is accepted, and leads to the same position whenever it is played from the same one.
    OPTIONS_ACCEPTED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Seat seat : moment.awaited()) {
                List<Move> options = moment.someOptions(seat);
                Move twice = moment.chance().pick(options);
                for (Move option : options) {
                    Reply<B> reply = play(moment, seat, option);
                    if (reply instanceof Reply.Refused<B>(var refusal)) {
                        broken.accept(seat + " is offered " + moment.line(option) + " but refused it: " + refusal);
                    } else if (option.equals(twice) && !reply.equals(play(moment, seat, option))) {
                        broken.accept(seat + " " + moment.line(option) + ", played twice, leads to two positions");
                    }
                }
            }
        }
    },

    /// A move by the wrong seat or beside the options is refused, for the reason that is explained.
    NOTHING_ELSE_ACCEPTED {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            List<Seat> awaited = moment.awaited();
            for (Seat seat : Seat.all(moment.seats())) {
                if (!awaited.contains(seat)) {
                    aMove(moment).ifPresent(move -> mustRefuse(moment, seat, move, broken));
                }
            }
            for (Seat seat : awaited) {
                beside(moment, seat).ifPresent(move -> mustExplain(moment, seat, move, broken));
            }
        }
    },

    /// A standing order, whichever is chosen, asks the person or gives one of the options.
    ORDERS_ARE_OPTIONS {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            List<OrderKind> kinds = moment.game().orders();
            if (kinds.isEmpty() || moment.isOver()) {
                return;
            }
            String asked =
                    moment.referee().decision(moment.position()).orElseThrow().ask();
            Orders usual = Orders.usual(moment.game());
            for (OrderKind kind : kinds) {
                if (kind.ask().equals(asked)) {
                    kind.choices().forEach(choice -> obeyed(moment, usual.with(order(kind, choice)), choice, broken));
                }
            }
        }
    },

    /// In a window a pass is always an option and leaves the board and chance as they are; then the next seat is asked.
    WINDOWS_PASS_IN_TURN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            Position<B> position = moment.position();
            if (moment.isOver() || !(position.agenda().top() instanceof WindowAsk<B, ?> turn)) {
                return;
            }
            if (!moment.options(turn.seat()).contains(turn.pass())) {
                broken.accept(turn.seat() + " may not pass in the window " + turn.windowName());
                return;
            }
            for (var later : moment.referee().turns(position)) {
                if (!later.position().board().equals(position.board())
                        || !later.position().chance().equals(position.chance())) {
                    broken.accept("passes in the window " + turn.windowName() + " change the board before "
                            + later.seat() + " is asked");
                }
            }
        }
    };

    private static Order order(OrderKind kind, String choice) {
        return new Order(
                kind.ask(),
                Order.ANY,
                choice,
                choice.equals(OrderKind.ASK_ONLY_FOR) ? kind.cards().subList(0, 1) : List.of(),
                OrderKind.MATCH);
    }

    private static <B, V> Reply<B> play(Moment<B, V> moment, Seat seat, Move move) {
        return moment.referee().play(moment.position(), seat, move);
    }

    private static <B, V> void mustRefuse(Moment<B, V> moment, Seat seat, Move move, Consumer<String> broken) {
        if (play(moment, seat, move) instanceof Reply.Accepted<B>) {
            broken.accept(seat + " " + moment.line(move) + " is accepted while " + moment.awaited() + " are awaited");
        }
    }

    private static <B, V> void mustExplain(Moment<B, V> moment, Seat seat, Move move, Consumer<String> broken) {
        Optional<Refusal> reason = moment.explainer(Viewer.at(seat)).whyNot(move);
        Reply<B> reply = play(moment, seat, move);
        if (!(reply instanceof Reply.Refused<B>(var refusal))) {
            broken.accept(seat + " " + moment.line(move) + " is no option and accepted");
        } else if (!reason.equals(Optional.of(refusal))) {
            broken.accept(seat + " " + moment.line(move) + " is refused by " + refusal + ", explained by "
                    + reason.map(Refusal::toString).orElse("nothing"));
        }
    }

    /// Some move that was or is allowed in this match.
    private static <B, V> Optional<Move> aMove(Moment<B, V> moment) {
        if (moment.isOver()) {
            return moment.earlier().stream().findFirst();
        }
        return moment.options(moment.awaited().getFirst()).stream()
                .<Move>map(move -> move)
                .findFirst();
    }

    /// Something this seat could touch, or touched a little while ago, that is no option now.
    private static <B, V> Optional<Move> beside(Moment<B, V> moment, Seat seat) {
        Set<Move> options = new HashSet<>(moment.options(seat));
        List<Move> touchable = new ArrayList<>(moment.candidates(Viewer.at(seat)));
        touchable.addAll(moment.earlier());
        touchable.removeIf(options::contains);
        return touchable.isEmpty()
                ? Optional.empty()
                : Optional.of(moment.chance().pick(touchable));
    }

    private static <B, V> void obeyed(Moment<B, V> moment, Orders orders, String choice, Consumer<String> broken) {
        for (Seat seat : Seat.all(moment.seats())) {
            Optional<Move> answer = orders.answer(moment.position(), seat);
            if (answer.isPresent() && !moment.options(seat).contains(answer.get())) {
                broken.accept("the order " + choice + " gives " + seat + " " + moment.line(answer.get())
                        + ", which is no option");
            }
        }
    }
}
