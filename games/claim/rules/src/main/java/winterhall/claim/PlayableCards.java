package winterhall.claim;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;

/// Which cards a seat may play. (claim section 4.3)
final class PlayableCards {
    private PlayableCards() {}

    /// What decides about a seat's card.
    enum Source {
        /// leading and following
        RULES,
        /// a random card of the hand
        RANDOM,
        /// any card of one's own score pile
        SCORE_PILE,
        /// the card that the Wishing Lamp named
        NAMED,
        /// any card of the hand, in the final trick of the Flail slot too
        ANY,
        /// the card in the Flail slot
        FLAIL
    }

    /// The last played artifact that speaks about this seat's card and has an object decides. (claim:RU73)
    static Source source(Board board, Seat seat) {
        Trick trick = board.trick();
        List<Spell> spells = trick.spells();
        for (int i = spells.size() - 1; i >= 0; i--) {
            Spell spell = spells.get(i);
            if (spell.concerns(seat)) {
                switch (spell.kind()) {
                    case CLOAK, DICE -> {
                        if (board.deal().size(Board.hand(seat)) > 0) {
                            return Source.RANDOM;
                        }
                    }
                    case BOOK -> {
                        if (board.deal().size(Board.score(seat)) > 0) {
                            return Source.SCORE_PILE;
                        }
                    }
                    case LAMP_HIT -> {
                        return Source.NAMED;
                    }
                    case LAMP_MISS -> {
                        return Source.ANY;
                    }
                    case BOTTLE -> {}
                }
            }
        }
        return trick.last() && board.deal().size(Board.flail(seat)) > 0 ? Source.FLAIL : Source.RULES;
    }

    /// The cards this seat may play next to the trick.
    static CardSet cards(Board board, Seat seat) {
        CardSet pool = pool(board, seat);
        return mustFollow(board) && source(board, seat) == Source.RULES
                ? following(board, board.trick().lead(), pool)
                : pool;
    }

    /// The cards this seat's card comes from, whether it must follow or not.
    static CardSet pool(Board board, Seat seat) {
        CardSet hand = board.at(Board.hand(seat));
        return switch (source(board, seat)) {
            case RULES, RANDOM -> hand;
            case SCORE_PILE -> board.at(Board.score(seat));
            case NAMED -> named(board, hand);
            case ANY -> board.trick().last() ? hand.plus(board.at(Board.flail(seat))) : hand;
            case FLAIL -> board.at(Board.flail(seat));
        };
    }

    /// Whether there is an open lead to follow. (claim:R10, claim:A12)
    static boolean mustFollow(Board board) {
        return !board.trick().plays().isEmpty()
                && (!board.trick().masked() || board.rules().maskAnnouncesFaction());
    }

    /// The led faction or a Doppelgänger if the led faction is held, else anything. (claim:R10, claim:F5)
    static CardSet following(Board board, PlayedCard lead, CardSet hand) {
        FactionCards cards = board.cards();
        CardSet same = hand.and(cards.of(cards.faction(lead.card())));
        if (same.isEmpty()) {
            return hand;
        }
        return cards.imitating().has(lead.card()) ? same : same.plus(hand.and(cards.imitating()));
    }

    /// What may take the place of a card that King's Dagger took. (claim:A3, claim:RU75)
    static CardSet replacing(Board board, Seat seat, Faction taken) {
        CardSet hand = board.at(Board.hand(seat));
        Trick trick = board.trick();
        if (trick.plays().isEmpty() || trick.under(Spell.Kind.LAMP_MISS) && !seat.equals(board.leader())) {
            return hand;
        }
        if (seat.equals(board.leader())) {
            CardSet same = hand.and(board.cards().of(taken));
            return same.isEmpty() ? hand : same;
        }
        return following(board, trick.lead(), hand);
    }

    /// What the question for a card names: what chooses, the led faction, and whether it must be followed.
    static SequencedMap<String, String> words(Board board, Seat seat) {
        Source source = source(board, seat);
        if (!mustFollow(board) || source != Source.RULES) {
            return Words.of("source", source, "faction", "none");
        }
        FactionCards cards = board.cards();
        Faction led = cards.faction(board.trick().lead().card());
        CardSet hand = board.at(Board.hand(seat));
        boolean must = hand.meets(cards.of(led));
        boolean imitates = !led.imitates() && hand.meets(cards.imitating());
        return Words.of("source", source, "faction", led, "must", must, "imitator", imitates);
    }

    /// All the cards that this seat could think of playing: what it holds, and the pool.
    static CardSet within(Board board, Seat seat) {
        return held(board, seat).plus(pool(board, seat));
    }

    /// Why this seat may not play that card to the trick; empty if it may.
    static Optional<Refusal> whyNot(Board board, Seat seat, Face face) {
        if (!board.showing(face, cards(board, seat)).isEmpty()) {
            return Optional.empty();
        }
        Source source = source(board, seat);
        if (source == Source.SCORE_PILE) {
            return Optional.of(Refusal.of("claim:A15", "lead-comes-from-score-pile"));
        }
        if (board.showing(face, held(board, seat)).isEmpty()) {
            return Optional.of(Refusal.of("claim:R9", "not-in-hand", "card", face));
        }
        if (source == Source.NAMED) {
            Face named = board.faces(cards(board, seat)).getFirst();
            return Optional.of(Refusal.of("claim:A5", "named-card-must-be-played", "card", named));
        }
        if (source == Source.FLAIL) {
            return Optional.of(Refusal.of("claim:A1", "flail-card-must-be-played"));
        }
        if (board.showing(face, board.at(Board.hand(seat))).isEmpty()) {
            return Optional.of(Refusal.of("claim:A1", "flail-card-waits"));
        }
        return Optional.of(mustFollow(board, seat, board.trick().lead()));
    }

    /// Why that card may not take the place of the one that King's Dagger took; empty if it may. (claim:A3)
    static Optional<Refusal> whyNotReplace(Board board, Seat seat, Faction taken, Face face) {
        if (!board.showing(face, replacing(board, seat, taken)).isEmpty()) {
            return Optional.empty();
        }
        if (board.showing(face, held(board, seat)).isEmpty()) {
            return Optional.of(Refusal.of("claim:R9", "not-in-hand", "card", face));
        }
        return Optional.of(
                seat.equals(board.leader())
                        ? Refusal.of("claim:A3", "must-replace-in-kind", "faction", taken)
                        : mustFollow(board, seat, board.trick().lead()));
    }

    private static Refusal mustFollow(Board board, Seat seat, PlayedCard lead) {
        Faction led = board.cards().faction(lead.card());
        boolean imitates = !led.imitates()
                && board.at(Board.hand(seat)).meets(board.cards().imitating());
        return Refusal.of(
                led.imitates() ? "claim:R11" : "claim:R10", "must-follow", "faction", led, "imitator", imitates);
    }

    private static CardSet held(Board board, Seat seat) {
        return board.at(Board.hand(seat)).plus(board.at(Board.flail(seat)));
    }

    private static CardSet named(Board board, CardSet hand) {
        Face named = board.trick().spells().stream()
                .flatMap(spell -> spell.named().stream())
                .findFirst()
                .orElseThrow();
        return Artifact.bearing(board, named, hand);
    }
}
