package winterhall.server.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.WindowAsk;
import winterhall.server.match.Entry.By;

/// Collects the answers to a window: everybody in it is asked at once, the answers count in the order of the rules, and
/// nothing is told before they are enough.
///
/// A round has one pace, which depends on public facts alone, and a limit, after which silence is a pass; it costs
/// nobody any of their clock. At a strict table pace and limit are the same, so that not even a pause tells anything.
final class WindowRounds<B> {
    /// How long each round of reactions takes at a strict table.
    private static final long STRICT = Duration.ofSeconds(10).toMillis();

    private final Questions<B> questions;
    private final ClockRules clock;
    private final long pace;
    private final long botPace;
    private final long opened;
    private final boolean strict;

    /// What bots have answered to the window that was asked at that step.
    private final Map<Seat, Move> bots = new HashMap<>();

    private int botsAsked;

    /// @param pace of a round among people
    /// @param botPace of a round with a bot in it
    /// @param opened when the hall opened: a closed hall lets no limit pass
    WindowRounds(Questions<B> questions, ClockRules clock, long pace, long botPace, long opened, boolean strict) {
        this.questions = questions;
        this.clock = clock;
        this.pace = pace;
        this.botPace = botPace;
        this.opened = opened;
        this.strict = strict;
    }

    /// When the outcome can be told at the earliest.
    long earliest(Match<B> match) {
        return match.askedAt() + pace(match);
    }

    private long pace(Match<B> match) {
        if (isStrict(match)) {
            return STRICT * ClockRules.times(match);
        }
        boolean withBots = questions.turns(match).stream()
                .anyMatch(turn -> match.seat(turn.seat()).isPlayedByBot());
        return withBots ? botPace : pace;
    }

    /// When silence becomes a pass; never while one person plays against bots alone.
    Optional<Long> closes(Match<B> match) {
        if (match.isOver() || match.paused() || !match.isWindow() || isAloneWithBots(match)) {
            return Optional.empty();
        }
        long limit = isStrict(match) ? STRICT * ClockRules.times(match) : clock.window(match);
        return Optional.of(Math.max(match.askedAt(), opened) + limit);
    }

    private boolean isStrict(Match<B> match) {
        return strict && !isAloneWithBots(match);
    }

    private boolean isAloneWithBots(Match<B> match) {
        return match.persons().size() < 2;
    }

    /// Keeps a bot's answer until it counts.
    void keep(Match<B> match, Seat seat, Move move) {
        if (botsAsked != match.asked()) {
            bots.clear();
            botsAsked = match.asked();
        }
        bots.put(seat, move);
    }

    private Optional<Move> byBot(Match<B> match, Seat seat) {
        return botsAsked == match.asked() ? Optional.ofNullable(bots.get(seat)) : Optional.empty();
    }

    /// The moves that count now: passes up to the first answer that is more, or passes of all; none if it is too early or
    /// somebody has yet to answer.
    List<Entry> outcome(Match<B> match, long now) {
        if (now < earliest(match)) {
            return List.of();
        }
        boolean isSilencePass = closes(match).filter(limit -> limit <= now).isPresent();
        var moves = new ArrayList<Entry>();
        for (Turn<B> turn : questions.turns(match)) {
            Optional<Entry> move = answer(match, turn)
                    .or(() -> isSilencePass ? Optional.of(entry(match, turn, pass(turn), By.CLOCK)) : Optional.empty());
            if (move.isEmpty()) {
                return List.of();
            }
            moves.add(move.get());
            if (!isPass(move.get(), turn)) {
                return moves;
            }
        }
        return moves;
    }

    /// Whom to call: the first who has not answered, if all before pass, since that answer is certain to matter. In an
    /// opportunity all who have not answered: most hold, so most are asked in any case, and nobody is kept waiting for a
    /// call that depends on what others have sealed.
    List<Seat> called(Match<B> match) {
        var called = new ArrayList<Seat>();
        for (Turn<B> turn : questions.turns(match)) {
            Optional<Entry> move = answer(match, turn);
            if (move.isEmpty()) {
                called.add(turn.seat());
            }
            if (!match.isOpportunity() && (move.isEmpty() || !isPass(move.get(), turn))) {
                break;
            }
        }
        return called;
    }

    private Optional<Entry> answer(Match<B> match, Turn<B> turn) {
        Seat seat = turn.seat();
        if (match.seat(seat).isPlayedByBot()) {
            return byBot(match, seat).map(move -> entry(match, turn, move, By.BOT));
        }
        return match.sealed(seat)
                .map(move -> entry(match, turn, move, By.HAND))
                .or(() -> match.seat(seat)
                        .orders()
                        .answer(turn.position(), seat)
                        .map(move -> entry(match, turn, move, By.ORDER)));
    }

    private Entry entry(Match<B> match, Turn<B> turn, Move move, By by) {
        return Entry.counting(match, turn.seat(), move).by(by);
    }

    private static boolean isPass(Entry answer, Turn<?> turn) {
        return answer.move().equals(Optional.of(pass(turn)));
    }

    private static Move pass(Turn<?> turn) {
        return ((WindowAsk<?, ?>) turn.position().agenda().top()).pass();
    }
}
