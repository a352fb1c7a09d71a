package winterhall.valda.secondopinion;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.ValdaEvent;

/// Reads a transcript entry by entry, and keeps the holdings up to date with what was told.
final class Reading {
    private final List<TranscriptLine> entries;
    private final Holdings holdings;
    private final Bookkeeper bookkeeper;
    private int at;
    private int compared;
    private int answers;
    private int needless;

    Reading(List<TranscriptLine> entries, Holdings holdings) {
        this.entries = entries;
        this.holdings = holdings;
        this.bookkeeper = new Bookkeeper(holdings);
    }

    boolean isOver() {
        return at == entries.size();
    }

    int at() {
        return at;
    }

    /// How many questions were compared, answers and all.
    int compared() {
        return compared;
    }

    /// How many answers to these questions.
    int answers() {
        return answers;
    }

    /// How many of the questions nobody had to ask.
    int needless() {
        return needless;
    }

    TranscriptLine peek() {
        if (isOver()) {
            throw new Disagreement("R126", "the match is over too early");
        }
        return entries.get(at);
    }

    /// When a deck is reshuffled does not matter here.
    void skipShuffles() {
        while (!isOver() && peek() instanceof TranscriptLine.Told(ValdaEvent.DeckShuffled shuffled)) {
            bookkeeper.enter(shuffled);
            at++;
        }
    }

    /// The next event if it is one of these; it is not read yet.
    <E extends ValdaEvent> Optional<E> next(Class<E> kind) {
        skipShuffles();
        return !isOver() && peek() instanceof TranscriptLine.Told(var event) && kind.isInstance(event)
                ? Optional.of(kind.cast(event))
                : Optional.empty();
    }

    /// Reads an event that the rules bring about now.
    <E extends ValdaEvent> E told(String rule, Class<E> kind) {
        E event = next(kind)
                .orElseThrow(() -> new Disagreement(rule, "expected " + kind.getSimpleName() + ", got " + peek()));
        read();
        return event;
    }

    /// Reads whatever comes.
    TranscriptLine read() {
        TranscriptLine entry = peek();
        at++;
        switch (entry) {
            case TranscriptLine.Told(var event) -> bookkeeper.enter(event);
            case TranscriptLine.Asked asked ->
                holdings.difference(asked.table()).ifPresent(difference -> {
                    at--;
                    throw new Disagreement("events", difference);
                });
        }
        return entry;
    }

    /// Whether this seat is asked this now.
    boolean asks(Seat seat, String ask) {
        skipShuffles();
        return !isOver()
                && peek() instanceof TranscriptLine.Asked asked
                && asked.seat().equals(seat)
                && asked.ask().equals(ask);
    }

    /// Whether this seat is asked this now, although it takes some thought to see that it has nothing to say.
    ///
    /// A seat may be asked too often where cards have changed hands unseen (valda:RU135), never too seldom.
    boolean asksNeedlessly(Seat seat, String ask, String window) {
        boolean asks = asks(seat, ask)
                && ((TranscriptLine.Asked) peek()).window().orElse("").equals(window);
        if (asks) {
            require(
                    holdings.known.isMixed(seat) && !holdings.hand(seat).isEmpty(),
                    "RU135",
                    seat + " is asked, although everybody knows that it has nothing to say");
            needless++;
        }
        return asks;
    }

    /// Reads a question that the rules ask now, with exactly these answers.
    Move asked(String rule, Seat seat, String ask, String window, Collection<? extends Move> allowed) {
        if (!asks(seat, ask)) {
            throw new Disagreement(rule, "expected " + seat + " to be asked " + ask + " " + window + ", got " + peek());
        }
        var asked = (TranscriptLine.Asked) peek();
        if (!asked.window().orElse("").equals(window)) {
            throw new Disagreement(rule, "expected the window " + window + ", got " + asked.window());
        }
        if (!Holdings.sorted(allowed).equals(Holdings.sorted(asked.options()))) {
            throw new Disagreement(
                    rule,
                    seat + " " + ask + " " + window + ": the rules allow " + Holdings.sorted(allowed) + ", the game "
                            + Holdings.sorted(asked.options()));
        }
        read();
        compared++;
        answers += allowed.size();
        return asked.answer();
    }

    /// Attack and defence cards that were played lie where the next question finds them. (valda:R78, R104)
    void checkDiscards() {
        if (peek() instanceof TranscriptLine.Asked asked) {
            require(
                    Holdings.isSame(holdings.discardB, asked.table().discardB()),
                    "R78",
                    "discard B should be " + holdings.discardB + " and is "
                            + asked.table().discardB());
        }
    }

    /// The same where a single answer need not be asked for.
    Move chosen(String rule, Seat seat, String ask, List<? extends Move> answers) {
        return answers.size() == 1 && !asks(seat, ask) ? answers.getFirst() : asked(rule, seat, ask, "", answers);
    }

    static void require(boolean holds, String rule, String what) {
        if (!holds) {
            throw new Disagreement(rule, what);
        }
    }
}
