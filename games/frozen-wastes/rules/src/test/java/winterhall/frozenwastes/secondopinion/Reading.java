package winterhall.frozenwastes.secondopinion;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.cards.Harm;

/// Reads a match entry by entry, and keeps the holdings up to date with what was told.
final class Reading {
    private static final int REMEMBERED = 30;

    private final LiveMatch match;
    private final Holdings holdings;
    private final Bookkeeper bookkeeper;
    private final Deque<TranscriptLine> last = new ArrayDeque<>();
    private final Coverage coverage = new Coverage();
    private Optional<TranscriptLine> ahead = Optional.empty();

    Reading(LiveMatch match, Holdings holdings) {
        this.match = match;
        this.holdings = holdings;
        this.bookkeeper = new Bookkeeper(holdings);
    }

    boolean isOver() {
        return ahead.isEmpty() && match.isOver();
    }

    Coverage coverage() {
        return coverage;
    }

    /// The last entries, the next one included.
    List<String> context() {
        var lines = new java.util.ArrayList<String>();
        last.forEach(entry -> lines.add(entry.toString()));
        ahead.ifPresent(entry -> lines.add("next: " + entry));
        return lines;
    }

    TranscriptLine peek() {
        if (ahead.isEmpty()) {
            if (match.isOver()) {
                throw new Disagreement("R193", "the match is over too early");
            }
            ahead = Optional.of(match.next());
            readSurplus();
        }
        return ahead.orElseThrow();
    }

    /// Exhaustion beyond a Stamina that has dropped goes as soon as it can, whatever made the Stamina drop.
    /// (frozen-wastes:RU90)
    private void readSurplus() {
        if (ahead.orElseThrow() instanceof TranscriptLine.Told(WastesEvent.CountersRemoved removed)
                && removed.harm() == Harm.EXHAUSTION
                && holdings.party(removed.seat()).surplus(removed.who()) > 0) {
            require(
                    holdings.party(removed.seat()).surplus(removed.who()) == removed.amount(),
                    "RU90",
                    "another surplus of exhaustion: " + removed);
            coverage.met("RU90");
            read();
            peek();
        }
    }

    /// Reads whatever comes.
    TranscriptLine read() {
        TranscriptLine entry = peek();
        switch (entry) {
            case TranscriptLine.Told(var event) -> bookkeeper.enter(event);
            case TranscriptLine.Asked asked -> {
                coverage.tables++;
                require(holdings.hasNoSurplus(), "RU90", "exhaustion beyond Stamina stays");
                holdings.difference(asked.board()).ifPresent(difference -> {
                    throw new Disagreement("events", difference);
                });
            }
        }
        ahead = Optional.empty();
        last.addLast(entry);
        if (last.size() > REMEMBERED) {
            last.removeFirst();
        }
        return entry;
    }

    /// The next event if it is one of these; it is not read yet.
    <E extends WastesEvent> Optional<E> next(Class<E> kind) {
        return !isOver() && peek() instanceof TranscriptLine.Told(var event) && kind.isInstance(event)
                ? Optional.of(kind.cast(event))
                : Optional.empty();
    }

    boolean isNext(Class<? extends WastesEvent> kind) {
        return next(kind).isPresent();
    }

    /// Reads an event that the rules bring about now.
    <E extends WastesEvent> E told(String rule, Class<E> kind) {
        E event = next(kind)
                .orElseThrow(() -> new Disagreement(rule, "expected " + kind.getSimpleName() + ", got " + peek()));
        read();
        return event;
    }

    /// Reads exactly this event; why it happens is not compared.
    void expect(String rule, WastesEvent expected) {
        if (!(peek() instanceof TranscriptLine.Told(var event)) || !plain(event).equals(plain(expected))) {
            throw new Disagreement(rule, "expected " + plain(expected) + ", got " + peek());
        }
        read();
        coverage.events++;
    }

    private static String plain(WastesEvent event) {
        String text = event.toString();
        int cause = text.indexOf(", cause=");
        return cause < 0 ? text : text.substring(0, cause) + "]";
    }

    /// Whether this seat is asked this now.
    boolean asks(Seat seat, String ask) {
        return !isOver()
                && peek() instanceof TranscriptLine.Asked asked
                && asked.seat().equals(seat)
                && asked.ask().equals(ask);
    }

    /// Reads a question that the rules ask now, with exactly these answers.
    Move asked(String rule, Seat seat, String ask, Collection<? extends Move> answers) {
        return asked(rule, seat, ask, answers, _ -> true);
    }

    /// @param isJudged answers that are compared; the others are counted as left out
    Move asked(String rule, Seat seat, String ask, Collection<? extends Move> answers, Predicate<Move> isJudged) {
        if (!asks(seat, ask)) {
            throw new Disagreement(
                    rule, "expected " + seat + " to be asked " + ask + " with " + sorted(answers) + ", got " + peek());
        }
        var asked = (TranscriptLine.Asked) peek();
        var offered = asked.options().stream().filter(isJudged).toList();
        coverage.leftOut += asked.options().size() - offered.size();
        if (answers.size() != offered.size() || !new HashSet<Move>(answers).equals(new HashSet<Move>(offered))) {
            var missing = sorted(answers);
            missing.removeAll(sorted(offered));
            var wrong = sorted(offered);
            wrong.removeAll(sorted(answers));
            throw new Disagreement(
                    rule, seat + " " + ask + ": not offered are " + missing + ", offered in vain " + wrong);
        }
        read();
        coverage.questions.merge(ask, 1, Integer::sum);
        coverage.answers += offered.size();
        return asked.answer();
    }

    private static List<String> sorted(Collection<? extends Move> moves) {
        return new java.util.ArrayList<>(
                moves.stream().map(Move::toString).sorted().toList());
    }

    static void require(boolean holds, String rule, String what) {
        if (!holds) {
            throw new Disagreement(rule, what);
        }
    }
}
