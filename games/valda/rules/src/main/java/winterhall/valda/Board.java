package winterhall.valda;

import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// The cardboard of Valda: what lies open, and every card with those who know it. (valda:R14)
///
/// @param decks where each copy lies and who knows it, and the order of the decks
/// @param recycled divine cards that were in a discard pile and belong to a main deck now (valda:R106, R109)
public record Board(PublicState state, Decks decks, CardSet recycled) {
    /// The decks come first: A, B, then one for each area.
    static final int DISCARD_A = CardCopies.HOMES;
    static final int DISCARD_B = DISCARD_A + 1;
    /// Weapons that left the game. (valda:R105)
    static final int REMOVED = DISCARD_A + 2;
    /// Cards in play, open to all.
    static final int TABLE = DISCARD_A + 3;
    /// Cards drawn and not yet in a hand, known to the drawer.
    static final int DRAWN = DISCARD_A + 4;

    static int hand(Seat seat) {
        return DRAWN + seat.number();
    }

    static int deck(Area area) {
        return 2 + area.ordinal();
    }

    static int discard(int pile) {
        return DISCARD_A + pile;
    }

    static Decks noCards(Rules rules) {
        return Decks.empty(rules.cards().count(), CardCopies.HOMES, hand(Seat.of(rules.seats())) + 1, rules.seats());
    }

    /// Main cards in the discard piles, to be shuffled; divine cards in the box. (valda:R18, R19)
    static Board start(Rules rules) {
        Decks none = noCards(rules);
        CardSet a = rules.cards().main(MainDeck.A);
        CardSet b = rules.cards().main(MainDeck.B);
        Deal deal = none.deal().lay(a, DISCARD_A).lay(b, DISCARD_B).show(a.plus(b));
        return new Board(PublicState.start(rules), none.with(deal), CardSet.EMPTY);
    }

    public Rules rules() {
        return state.rules();
    }

    public CardCopies cards() {
        return state.rules().cards();
    }

    public Deal deal() {
        return decks.deal();
    }

    public CardSet inHand(Seat seat) {
        return deal().at(hand(seat));
    }

    /// Cards drawn and not yet in a hand.
    public CardSet drawn() {
        return deal().at(DRAWN);
    }

    public int handSize(Seat seat) {
        return deal().size(hand(seat));
    }

    boolean holds(Seat seat, CardId card) {
        return deal().meets(cards().copies(card), hand(seat));
    }

    boolean holds(Seat seat, CardKind kind) {
        return deal().meets(cards().kind(kind), hand(seat));
    }

    /// The printed cards in this hand, each once.
    List<CardId> hand(Seat seat, CardKind kind) {
        return cards().distinct(deal().at(hand(seat), cards().kind(kind)));
    }

    int home(int copy) {
        return recycled.has(copy) ? CardCopies.pile(cards().sheetOf(copy).kind()) : cards().home(copy);
    }

    /// Whether, for all that everybody knows, this hand could hold this card. (valda:R236)
    boolean mayHold(Seat seat, CardId card) {
        HandOrigins origins = state.player(seat).origins();
        for (int copy : cards().numbers(card)) {
            if (deal().isOpen(copy)) {
                if (deal().has(copy, hand(seat))) {
                    return true;
                }
            } else if (origins.mayComeFrom(home(copy)) && isInGame(copy)) {
                return true;
            }
        }
        return false;
    }

    boolean mayHoldOne(Seat seat, List<CardId> wanted) {
        for (CardId card : wanted) {
            if (mayHold(seat, card)) {
                return true;
            }
        }
        return false;
    }

    private boolean isInGame(int copy) {
        var deity = cards().sheetOf(copy).deck();
        return deity.isEmpty() || state.lives(deity.get());
    }

    Board state(UnaryOperator<PublicState> change) {
        return new Board(change.apply(state), decks, recycled);
    }

    Board turn(UnaryOperator<Turn> change) {
        return state(open -> open.turn(change));
    }

    Board attack(UnaryOperator<Attack> change) {
        return state(open -> open.attack(change));
    }

    Board with(Deal changed) {
        return new Board(state, decks.with(changed), recycled);
    }

    private Board with(Decks changed) {
        return new Board(state, changed, recycled);
    }

    private Board origins(Seat seat, UnaryOperator<HandOrigins> change) {
        return state(open -> open.player(seat, player -> player.withOrigins(change.apply(player.origins()))));
    }

    /// The deck of an area is laid from the box, to be shuffled. (valda:R19)
    Board layDivineDeck(Deity deity, int[] order) {
        CardSet own = cards().of(deity);
        int[] row = new int[order.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = own.get(order[i]);
        }
        return with(decks.lay(CardRow.of(row), deck(deity.area())));
    }

    /// The discard pile, and what is left of the deck, become the deck. (valda:R106, R201)
    Board shuffle(int pile, int[] order) {
        return with(decks.shuffle(pile, discard(pile), order));
    }

    List<CardId> toShuffle(int pile) {
        return cards().list(deal().at(pile).plus(deal().at(discard(pile))));
    }

    /// The top cards of a deck go to this hand, unseen by others. (valda:R227)
    Board draw(Seat seat, int deck, int count) {
        return with(decks.draw(deck, count, hand(seat), seat)).origins(seat, origins -> origins.plus(deck, count));
    }

    /// The top cards of a deck are drawn and lie before this seat until it is clear where they go. (valda:R133, R203)
    Board drawApart(Seat seat, int deck, int count) {
        return with(decks.draw(deck, count, DRAWN, seat));
    }

    /// What was drawn apart from this deck goes to a hand. (valda:R203, R229)
    Board takeDrawn(Seat seat, int deck) {
        CardSet drawn = deal().at(DRAWN);
        return with(deal().move(drawn, DRAWN, hand(seat)).show(drawn, seat))
                .origins(seat, origins -> origins.plus(deck, drawn.size()));
    }

    /// One of the cards drawn apart goes under the deck, unseen by others, the rest into the hand. (valda:R133, R231)
    Board putUnder(Seat seat, CardId card, int deck) {
        CardSet drawn = deal().at(DRAWN);
        int copy = cards().copies(card).and(drawn).first();
        Decks hidden = decks.with(deal().hide(drawn, seat));
        return with(hidden.putUnder(CardRow.of(copy), DRAWN, deck)).takeDrawn(seat, deck);
    }

    /// This seat looks at the top of a deck. (valda:R154, R230)
    Board look(Seat seat, int deck) {
        return with(decks.look(deck, 1, seat));
    }

    /// This seat looks at a whole hand. (valda:R218, R234)
    Board lookAtHand(Seat seat, Seat owner) {
        return with(deal().show(inHand(owner), seat));
    }

    /// A card of this hand is laid open on the table, or goes from there to another place that all can see.
    Board reveal(Seat seat, CardId card, int zone) {
        CardSet alike = alike(seat, card);
        CardSet open = alike.and(deal().open());
        int copy = (open.isEmpty() ? alike : open).first();
        Board moved = with(deal().change()
                .blur(copy, alike)
                .move(copy, hand(seat), zone)
                .show(copy)
                .done());
        return open.isEmpty() ? moved.origins(seat, origins -> origins.minus(home(copy))) : moved;
    }

    /// The copies of a card in a hand, of which one is as good as another: those never discarded first.
    private CardSet alike(Seat seat, CardId card) {
        CardSet all = deal().at(hand(seat), cards().copies(card));
        CardSet fresh = all.minus(recycled);
        return fresh.isEmpty() ? all : fresh;
    }

    /// Whether the copy that this seat would show is a divine card that has been in a discard pile. (valda:RU134, RU137)
    boolean isRecycled(Seat seat, CardId card) {
        return alike(seat, card).meets(recycled);
    }

    /// Those of this hand that have been in a discard pile. (valda:RU134)
    List<CardId> recycledInHand(Seat seat) {
        return cards().list(inHand(seat).and(recycled));
    }

    /// A card in play is discarded, or removed if it is a weapon. (valda:R104, R105)
    Board discard(CardId card) {
        int copy = deal().at(TABLE, cards().copies(card)).first();
        return discard(copy, TABLE);
    }

    private Board discard(int copy, int from) {
        Card sheet = cards().sheetOf(copy);
        boolean weapon = sheet.kind() == CardKind.WEAPON;
        Board moved = with(deal().move(copy, from, weapon ? REMOVED : discard(CardCopies.pile(sheet.kind()))));
        return weapon || sheet.deck().isEmpty() ? moved : new Board(moved.state, moved.decks, recycled.with(copy));
    }

    /// A card goes from a hand to its discard pile, or leaves the game. (valda:R103–R105)
    Board discardFromHand(Seat seat, CardId card) {
        return reveal(seat, card, TABLE).discard(card);
    }

    /// A card that lies open goes to a hand, where everybody knows it. (valda:R110, R211, R232)
    Board takeOpen(Seat seat, CardId card, int zone) {
        int copy = deal().at(zone, cards().copies(card)).first();
        return with(deal().move(copy, zone, hand(seat)));
    }

    /// A card changes hands; only those two see which, and others no longer know what is left there. (valda:R168, R181, R218, R232, RU139)
    Board steal(CardId card, Seat victim, Seat thief) {
        CardSet hand = inHand(victim);
        if (hand.size() == 1) {
            return stealOnly(hand.first(), victim, thief);
        }
        HandOrigins origins = state.player(victim).origins();
        for (int copy : hand.and(deal().open()).toArray()) {
            origins = origins.plus(home(copy), 1);
        }
        HandOrigins before = origins;
        CardSet alike = alike(victim, card);
        int copy = alike.first();
        Deal hidden = deal().blur(copy, alike);
        CardSet victimKnows = hidden.known(victim).and(hand);
        CardSet thiefKnows = hidden.known(thief).and(hand);
        Deal moved = hidden.forget(hand)
                .show(victimKnows, victim)
                .show(thiefKnows.with(copy), thief)
                .move(copy, hand(victim), hand(thief));
        return with(moved).origins(victim, _ -> before.minusAny()).origins(thief, own -> own.plusOneOf(before));
    }

    /// A seat that knew the only card of a hand knows where it went.
    private Board stealOnly(int copy, Seat victim, Seat thief) {
        boolean open = deal().isOpen(copy);
        Board moved = with(deal().move(copy, hand(victim), hand(thief)).show(CardSet.of(copy), thief));
        HandOrigins before = state.player(victim).origins();
        return open ? moved : moved.origins(victim, HandOrigins::minusAny).origins(thief, own -> own.plusOneOf(before));
    }

    /// Two hands change places; both seats know the cards they gave. (valda:R186, R233)
    Board swapHands(Seat one, Seat other) {
        CardSet first = inHand(one);
        CardSet second = inHand(other);
        Deal swapped = deal().move(first, hand(one), DRAWN)
                .move(second, hand(other), hand(one))
                .move(first, DRAWN, hand(other))
                .show(first, other)
                .show(second, one);
        HandOrigins origins = state.player(one).origins();
        HandOrigins others = state.player(other).origins();
        return with(swapped).origins(one, _ -> others).origins(other, _ -> origins);
    }
}
