package winterhall.claim;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// Which cards a seat may play. (claim section 4.3)
final class Following {
    private Following() {}

    /// What decides about a seat's card.
    enum Source {
        /// leading and following
        RULES,
        /// a random card of the hand
        RANDOM,
        /// any card of the own score pile
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
    static CardSet following(Board board, Played lead, CardSet hand) {
        Cards cards = board.cards();
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

    private static CardSet named(Board board, CardSet hand) {
        Face named = board.trick().spells().stream()
                .flatMap(spell -> spell.named().stream())
                .findFirst()
                .orElseThrow();
        return Artifact.bearing(board, named, hand);
    }
}
