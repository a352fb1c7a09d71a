package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.bots.Bot;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.server.Toys;

/// What windows ask of one person in a match: clicks on *pass*, questions in all, seconds of waiting for the pace.
class PassingFiguresTest {
    private static final int MATCHES = 200;
    private static final double PACE = 0.7;
    private static final double BOT_PACE = 0.9;
    private static final Seat PERSON = Seat.of(1);

    /// With the first button that is offered: one a trick.
    private static final double ONE_A_TRICK = 26;

    /// By somebody who gives orders.
    private static final double A_FEW = 8;

    /// By somebody who never touches the orders and passes for this once: about each artifact once a trick.
    private static final double USUAL = 35;

    /// The same where everything playable is asked about.
    private static final double EVERYTHING = 45;

    /// How the person answers a window: the usual order until then, and what a click says.
    ///
    /// @param given what is ordered beforehand
    /// @param clicked what a click on *pass* orders besides
    /// @param goal how many clicks on *pass* a match may ask for, on average
    private record Manner(String name, List<Order> given, List<Order> clicked, double goal) {
        Manner {
            given = List.copyOf(given);
            clicked = List.copyOf(clicked);
        }
    }

    @Tag("soak")
    @Test
    void figures() {
        Game<?, ?> claim = Shelf.game("claim");
        Setup artifacts = Setup.of("claim", 2).with("artifacts", "yes");
        for (Manner manner : List.of(
                manner(
                        "asked whenever something is playable",
                        EVERYTHING,
                        order("act-in-window", "pass-unless-playable", "match")),
                manner("usual orders", USUAL),
                clicking("usual orders, pass for the trick", ONE_A_TRICK, order("act-in-window", "pass", "trick")),
                manner("pass until phase 2, then usual", ONE_A_TRICK, order("act-in-window", "pass", "phase")),
                clicking("usual orders, pass for the phase", A_FEW, order("act-in-window", "pass", "phase")),
                manner(
                        "ask only for Ice Sword",
                        A_FEW,
                        new Order(
                                "act-in-window",
                                Order.ANY,
                                OrderKind.ASK_ONLY_FOR,
                                List.of("ice-sword"),
                                OrderKind.MATCH)))) {
            print(claim, artifacts, manner, true);
        }
        Game<?, ?> duel = Toys.duel();
        for (Manner manner : List.of(
                manner(
                        "asked whenever something is playable",
                        A_FEW,
                        order("respond", "pass-unless-playable", "match")),
                manner("usual orders", A_FEW),
                clicking("usual orders, pass for the attack", A_FEW, order("respond", "pass", "attack")))) {
            print(duel, Setup.of("duel", 3), manner, false);
        }
    }

    private static Manner manner(String name, double goal, Order... given) {
        return new Manner(name, List.of(given), List.of(), goal);
    }

    private static Manner clicking(String name, double goal, Order... clicked) {
        return new Manner(name, List.of(), List.of(clicked), goal);
    }

    private static Order order(String ask, String choice, String until) {
        return new Order(ask, Order.ANY, choice, List.of(), until);
    }

    private static void print(Game<?, ?> game, Setup setup, Manner manner, boolean againstBots) {
        var all = new ArrayList<Course<?, ?>>();
        for (int seed = 1; seed <= MATCHES; seed++) {
            all.add(Course.of(game, setup, manner, againstBots, seed));
        }
        System.out.printf(
                "%s, %d seats, %s: clicks on pass %s, questions %s, waiting in turn %s s, at once %s s%n",
                game.id(),
                setup.seats(),
                manner.name(),
                spread(all, course -> course.passes),
                spread(all, course -> course.questions),
                spread(all, course -> course.inTurn),
                spread(all, course -> course.atOnce));
        assertThat(mean(all, course -> course.passes)).as(manner.name()).isLessThanOrEqualTo(manner.goal());
    }

    /// Mean, and the lowest and highest tenth.
    private static String spread(List<Course<?, ?>> all, Function<Course<?, ?>, Double> figure) {
        double[] sorted = all.stream().mapToDouble(figure::apply).sorted().toArray();
        return "%.1f (%.0f–%.0f)"
                .formatted(mean(all, figure), sorted[sorted.length / 10], sorted[sorted.length * 9 / 10]);
    }

    private static double mean(List<Course<?, ?>> all, Function<Course<?, ?>, Double> figure) {
        return all.stream().mapToDouble(figure::apply).average().orElseThrow();
    }

    /// One match: cards are played greedily, artifacts never, and other weapons as the greedy bot thinks.
    private static final class Course<B, V> {
        private final Referee<B, V> referee;
        private final Bot<V> greedy;
        private final QuickChance chance;
        private double passes;
        private double questions;
        private double inTurn;
        private double atOnce;

        private Course(Game<B, V> game, long seed) {
            referee = new Referee<>(game);
            greedy = Bots.named("greedy", game);
            chance = new QuickChance(seed);
        }

        static <B, V> Course<B, V> of(Game<B, V> game, Setup setup, Manner manner, boolean againstBots, long seed) {
            var course = new Course<B, V>(game, seed);
            course.play(setup, manner, againstBots);
            return course;
        }

        private void play(Setup setup, Manner manner, boolean againstBots) {
            Game<B, V> game = referee.game();
            Orders own = Orders.usual(game, setup);
            for (Order order : manner.given) {
                own = own.with(order);
            }
            Position<B> position = referee.start(setup, chance).position();
            int opened = -1;
            while (!position.agenda().isEmpty()) {
                Seat seat = referee.awaited(position).getFirst();
                boolean isOwn = seat.equals(PERSON);
                Move move = choose(position, seat);
                if (position.agenda().top() instanceof WindowAsk<B, ?> window) {
                    if (game.id().equals("claim")) {
                        move = window.pass();
                    }
                    if (opened != position.number()) {
                        atOnce += againstBots ? BOT_PACE : PACE;
                    }
                    boolean isAsked = isOwn && own.answer(position, seat).isEmpty();
                    boolean isPass = move.equals(window.pass());
                    opened = isPass && !window.later().isEmpty() ? position.number() + 1 : -1;
                    if (isAsked) {
                        questions++;
                        passes += isPass ? 1 : 0;
                        own = own.afterHand(position, move);
                        for (Order order : isPass ? manner.clicked : List.<Order>of()) {
                            own = own.with(order);
                        }
                    } else {
                        inTurn += againstBots && !isOwn ? BOT_PACE : PACE;
                        move = isOwn ? own.answer(position, seat).orElseThrow() : move;
                    }
                } else if (isOwn) {
                    questions++;
                }
                Step<B> step = referee.advance(position, seat, move);
                own = own.after(game, step.events());
                position = step.position();
            }
        }

        private Move choose(Position<B> position, Seat seat) {
            List<? extends Move> options = referee.options(position, seat);
            return options.size() == 1
                    ? options.getFirst()
                    : greedy.choose(
                                    referee.view(position, Viewer.at(seat)),
                                    options,
                                    Budget.ofIterations(1),
                                    chance.split(position.number()))
                            .move();
        }
    }
}
