package winterhall.server.match;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Seat;

/// Says how long a seat has thought and when its flag falls; knows who is away, which no ledger tells.
final class Clocks<B> {
    private final Questions<B> questions;
    private final ClockRules rules;
    private final long opened;
    private final Map<Seat, Long> awaySince = new HashMap<>();

    /// @param opened when the hall opened
    Clocks(Questions<B> questions, ClockRules rules, long opened) {
        this.questions = questions;
        this.rules = rules;
        this.opened = opened;
    }

    void wentAway(Seat seat, long now) {
        awaySince.putIfAbsent(seat, now);
    }

    void cameBack(Seat seat) {
        awaySince.remove(seat);
    }

    /// Since when this seat has been away; nothing if it is here.
    Optional<Long> awaySince(Seat seat) {
        return Optional.ofNullable(awaySince.get(seat));
    }

    /// Whether this seat's clock runs now.
    boolean runs(Match<B> match, Seat seat) {
        return rules.runs()
                && !match.isWindow()
                && !match.seat(seat).isPlayedByBot()
                && questions.awaited(match).contains(seat);
    }

    /// How long this seat has thought about the present question; a window costs nobody anything.
    long thought(Match<B> match, Seat seat, long now) {
        return !match.isWindow() && questions.awaited(match).contains(seat) ? Math.max(0, now - match.since(seat)) : 0;
    }

    /// How long the present question has stood while the hall was open and the match went on, no matter who has answered.
    long stood(Match<B> match, long now) {
        return Math.max(0, now - Math.max(match.askedAt(), opened));
    }

    /// How much of that the grace for a lost connection bears.
    long borneByGrace(Match<B> match, Seat seat, long now) {
        long away = awaySince(seat)
                .map(since -> now - Math.max(since, match.since(seat)))
                .orElse(0L);
        return Math.clamp(away, 0, match.seat(seat).grace());
    }

    /// When the first flag falls if nobody moves.
    ///
    /// In a poll none falls before all who have yet to answer are out of time: a flag that does not fall would tell that
    /// its owner has answered.
    Optional<Long> nextDue(Match<B> match) {
        Comparator<Long> order = match.isPoll() ? Comparator.reverseOrder() : Comparator.naturalOrder();
        return running(match).stream().map(seat -> due(match, seat)).min(order);
    }

    /// Whose clock runs out first.
    Seat firstOut(Match<B> match) {
        return running(match).stream()
                .min(Comparator.comparingLong(seat -> due(match, seat)))
                .orElseThrow();
    }

    /// Whose clocks run now.
    List<Seat> running(Match<B> match) {
        return questions.awaited(match).stream()
                .filter(seat -> runs(match, seat))
                .toList();
    }

    /// When the flag of a running clock falls; somebody who is away has the grace on top, if it began in time.
    long due(Match<B> match, Seat seat) {
        long due = match.since(seat) + match.seat(seat).left();
        boolean graced = awaySince(seat).filter(since -> since < due).isPresent();
        return graced ? due + match.seat(seat).grace() : due;
    }

    /// When somebody who is asked and away is called a second time: halfway to what happens then.
    long remindAt(Match<B> match, Seat seat, long now) {
        long end = match.isWindow()
                ? match.askedAt() + rules.window(match)
                : rules.runs() ? due(match, seat) : match.since(seat) + ClockRules.PATIENCE;
        return now + Math.max(0, end - now) / 2;
    }
}
