package winterhall.valda.secondopinion;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.ValdaEvent;

/// Reads a transcript entry by entry, and enters what was told into the ledger.
final class Reading {
    private final List<Entry> entries;
    private final Ledger ledger;
    private final Bookkeeper bookkeeper;
    private int at;
    private int compared;
    private int needless;

    Reading(List<Entry> entries, Ledger ledger) {
        this.entries = entries;
        this.ledger = ledger;
        this.bookkeeper = new Bookkeeper(ledger);
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

    /// How many of them nobody had to ask.
    int needless() {
        return needless;
    }

    Entry peek() {
        if (isOver()) {
            throw new Disagreement("R126", "the match is over too early");
        }
        return entries.get(at);
    }

    /// When a deck is shuffled anew is not the matter here.
    void skipShuffles() {
        while (!isOver() && peek() instanceof Entry.Told(ValdaEvent.DeckShuffled shuffled)) {
            bookkeeper.enter(shuffled);
            at++;
        }
    }

    /// The next event if it is one of these; it is not read yet.
    <E extends ValdaEvent> Optional<E> next(Class<E> kind) {
        skipShuffles();
        return !isOver() && peek() instanceof Entry.Told(var event) && kind.isInstance(event)
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
    Entry read() {
        Entry entry = peek();
        at++;
        switch (entry) {
            case Entry.Told(var event) -> bookkeeper.enter(event);
            case Entry.Asked asked ->
                ledger.difference(asked.table()).ifPresent(difference -> {
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
                && peek() instanceof Entry.Asked asked
                && asked.seat().equals(seat)
                && asked.ask().equals(ask);
    }

    /// Whether this seat is asked this now, although it takes some thought to see that it has nothing to say.
    ///
    /// A seat may be asked too often where cards have changed hands unseen (valda:RU135), never too seldom.
    boolean asksNeedlessly(Seat seat, String ask, String window) {
        boolean asks =
                asks(seat, ask) && ((Entry.Asked) peek()).window().orElse("").equals(window);
        if (asks) {
            require(
                    ledger.known.isMixed(seat) && !ledger.hand(seat).isEmpty(),
                    "RU135",
                    seat + " is asked, although everybody knows that it has nothing to say");
            needless++;
        }
        return asks;
    }

    /// Reads a question that the rules ask now, with exactly these answers.
    Move asked(String rule, Seat seat, String ask, String window, Collection<? extends Move> answers) {
        if (!asks(seat, ask)) {
            throw new Disagreement(rule, "expected " + seat + " to be asked " + ask + " " + window + ", got " + peek());
        }
        var asked = (Entry.Asked) peek();
        if (!asked.window().orElse("").equals(window)) {
            throw new Disagreement(rule, "expected the window " + window + ", got " + asked.window());
        }
        if (!Ledger.sorted(answers).equals(Ledger.sorted(asked.options()))) {
            throw new Disagreement(
                    rule,
                    seat + " " + ask + " " + window + ": the rules allow " + Ledger.sorted(answers) + ", the game "
                            + Ledger.sorted(asked.options()));
        }
        read();
        compared++;
        return asked.answer();
    }

    /// Attack and defence cards that were played lie where the next question finds them. (valda:R78, R104)
    void checkDiscards() {
        if (peek() instanceof Entry.Asked asked) {
            require(
                    Ledger.isSame(ledger.discardB, asked.table().discardB()),
                    "R78",
                    "discard B should be " + ledger.discardB + " and is "
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
