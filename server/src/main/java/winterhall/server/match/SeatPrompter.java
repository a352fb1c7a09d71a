package winterhall.server.match;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.server.match.Entry.By;

/// Gets answers from the seats that are asked: asks bots, applies standing orders, and notifies people who are away.
final class SeatPrompter<B, V> {
    private final String table;
    private final Referee<B, V> referee;
    private final Questions<B> questions;
    private final Clocks<B> clocks;
    private final Screens<B, V> screens;
    private final HallServices services;
    private final Answers answers;

    /// The seats for which an answer by order or bot is under way at the present question.
    private final Set<Seat> underWay = new HashSet<>();

    /// The seats whose bots have answered to the present window, which is still open.
    private final Set<Seat> kept = new HashSet<>();

    /// The step at which each bot was last asked.
    private final Map<Seat, LastSeen> botsAsked = new HashMap<>();

    /// The seats whose persons were called at the present question.
    private final Set<Seat> called = new HashSet<>();

    /// The step at which the present question was put.
    private int asked;

    /// Takes an answer that nobody gave by hand, when its time has come and from any thread.
    interface Answers {
        void take(Seat seat, int asked, Move move, By by);
    }

    SeatPrompter(
            String table,
            Referee<B, V> referee,
            Questions<B> questions,
            Clocks<B> clocks,
            Screens<B, V> screens,
            HallServices services,
            Answers answers) {
        this.table = table;
        this.referee = referee;
        this.questions = questions;
        this.clocks = clocks;
        this.screens = screens;
        this.services = services;
        this.answers = answers;
    }

    /// Prompts everybody who is asked and was not prompted yet.
    void prompt(Match<B> match) {
        if (asked != match.asked()) { // what is under way was for the last question
            asked = match.asked();
            underWay.clear();
            kept.clear();
            called.clear();
        }
        for (Seat seat : questions.awaited(match)) {
            if (!underWay.contains(seat) && !kept.contains(seat)) {
                prompt(match, seat);
            }
        }
    }

    /// The answer of this seat has come, so it may be prompted again, unless the answer is kept until a window closes.
    void answered(Match<B> match, Seat seat) {
        underWay.remove(seat);
        if (match.isWindow()) {
            kept.add(seat);
        }
    }

    /// Whether the bot or the order that gave this answer still plays the seat.
    boolean stillAnswers(Match<B> match, Seat seat, Move move, By by) {
        return questions.awaited(match).contains(seat)
                && (by == By.BOT
                        ? match.seat(seat).isPlayedByBot()
                        : questions.answerByOrder(match, seat).equals(Optional.of(move)));
    }

    /// Calls this seat's person, once a question, unless at the table.
    void call(Match<B> match, Seat seat) {
        if (!match.seat(seat).isPlayedByBot() && !screens.isHere(seat) && called.add(seat)) {
            services.turnNotifier().yourTurn(table, seat, match.asked(), clocks.remindAt(match, seat, now()));
        }
    }

    boolean isIdle() {
        return underWay.isEmpty();
    }

    private void prompt(Match<B> match, Seat seat) {
        if (match.seat(seat).isPlayedByBot()) {
            underWay.add(seat);
            askBot(match, seat);
            return;
        }
        if (match.isWindow()) {
            return; // orders answer when the round is over, and nobody is called before the answer is sure to matter
        }
        Optional<Move> order = questions.answerByOrder(match, seat);
        if (order.isPresent()) {
            underWay.add(seat);
            answerAt(now() + services.pace(), seat, match.asked(), order.get(), By.ORDER);
        } else {
            call(match, seat);
        }
    }

    /// However quickly a bot decides, it answers no sooner than its pace, counted from the question; in a window the
    /// whole round has one pace.
    private void askBot(Match<B> match, Seat seat) {
        long earliest = match.isWindow() ? now() : now() + services.botPace();
        Position<B> position = questions.whereAsked(match, seat);
        String level = match.seat(seat).bot();
        LastSeen since = Optional.ofNullable(botsAsked.put(seat, new LastSeen(match.step())))
                .orElse(LastSeen.NOTHING);
        services.bots()
                .think(
                        level.isEmpty() ? "greedy" : level,
                        referee,
                        referee.view(position, Viewer.at(seat)),
                        referee.options(position, seat),
                        () -> screens.forBot(match, seat, since),
                        move -> answerAt(earliest, seat, match.asked(), move, By.BOT));
    }

    private void answerAt(long time, Seat seat, int asked, Move move, By by) {
        long wait = time - now();
        Runnable answer = () -> answers.take(seat, asked, move, by);
        if (wait <= 0) {
            answer.run();
        } else {
            services.time().after(wait, answer);
        }
    }

    private long now() {
        return services.time().now();
    }
}
