package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The table as one viewer sees it: printed cards only, never a copy. (valda section 18)
///
/// @param lands what can be read off the map: level, control and cost
/// @param runesLeft in the supply, or none if it has no limit
/// @param decks A and B, then one for each area
/// @param table cards in play
/// @param drawn cards drawn and not yet in a hand, as far as the viewer knows them
/// @param drawnCount how many of these there are
/// @param recycled divine cards that belong to a main deck now, wherever they are (valda:R109)
public record ValdaView(
        Viewer viewer,
        Field field,
        List<Rule> lands,
        Optional<Integer> runesLeft,
        List<Hand> hands,
        List<Deck> decks,
        List<CardId> discardA,
        List<CardId> discardB,
        List<CardId> removed,
        Cardboard table,
        Cardboard drawn,
        int drawnCount,
        List<CardId> recycled) {
    /// Some cards, in the order of the catalogue.
    ///
    /// @param recycled those of them that are divine and come from a main deck
    public record Cardboard(List<CardId> cards, List<CardId> recycled) {}

    /// Who rules an area.
    ///
    /// @param ruler who controls it (valda:R60)
    /// @param levels of each seat (valda:R61)
    /// @param cost of a temple for each who could live there: one if it is decided, or the God's and the Giant's
    /// @param free how many fields are free
    public record Rule(Area area, Optional<Seat> ruler, List<Integer> levels, List<Stock> cost, int free) {}

    /// @param count how many cards there are
    /// @param known those the viewer knows
    /// @param open those everybody knows
    public record Hand(int count, Cardboard known, Cardboard open) {}

    /// @param looked the places somebody has looked at (valda:R230, R231)
    public record Deck(int count, List<Looked> looked) {}

    /// A place of a deck whose card somebody knows.
    ///
    /// @param place counted from 1 at the top
    /// @param by who knows the card; everybody knows who looked
    /// @param card unless the viewer does not know it
    public record Looked(int place, List<Seat> by, Optional<CardId> card) {}

    static ValdaView of(Board board, Viewer viewer) {
        Field field = board.field();
        Deal deal = board.deal();
        CardSet open = deal.open();
        var hands = new ArrayList<Hand>();
        for (Seat seat : Seat.all(field.seats())) {
            CardSet hand = board.inHand(seat);
            hands.add(new Hand(
                    hand.size(),
                    cards(board, viewer.knows(seat) ? hand : hand.and(known(deal, viewer))),
                    cards(board, hand.and(open))));
        }
        var decks = new ArrayList<Deck>();
        for (int deck = 0; deck < Cards.HOMES; deck++) {
            decks.add(new Deck(board.cards().size(deck), looked(board, deck, viewer)));
        }
        CardSet drawn = deal.at(Board.DRAWN);
        boolean sees = viewer instanceof Viewer.Everyone;
        return new ValdaView(
                viewer,
                field,
                rules(field),
                field.rules().runesAreLimited() ? Optional.of(field.runesLeft()) : Optional.empty(),
                List.copyOf(hands),
                List.copyOf(decks),
                board.sheets().list(deal.at(Board.DISCARD_A)),
                board.sheets().list(deal.at(Board.DISCARD_B)),
                board.sheets().list(deal.at(Board.REMOVED)),
                cards(board, deal.at(Board.TABLE)),
                cards(board, sees ? drawn : drawn.and(known(deal, viewer))),
                drawn.size(),
                board.sheets().list(board.recycled()));
    }

    private static Cardboard cards(Board board, CardSet cards) {
        return new Cardboard(board.sheets().list(cards), board.sheets().list(cards.and(board.recycled())));
    }

    private static CardSet known(Deal deal, Viewer viewer) {
        return viewer.seat().map(deal::known).orElseGet(deal::open);
    }

    private static List<Rule> rules(Field field) {
        var rules = new ArrayList<Rule>();
        Constants constants = field.rules().constants();
        for (Area area : Area.values()) {
            Land land = field.land(area);
            var levels = new ArrayList<Integer>();
            Optional<Seat> ruler = Optional.empty();
            for (Seat seat : Seat.all(field.seats())) {
                levels.add(field.level(seat, area));
                if (land.isControlledBy(seat, constants.controlTemples())) {
                    ruler = Optional.of(seat);
                }
            }
            List<Stock> cost = land.occupant()
                    .map(deity -> List.of(field.cost(deity)))
                    .orElseGet(() -> List.of(field.cost(area.god()), field.cost(area.giant())));
            int free = constants.fields() - land.temples().size();
            rules.add(new Rule(area, ruler, List.copyOf(levels), cost, free));
        }
        return List.copyOf(rules);
    }

    private static List<Looked> looked(Board board, int deck, Viewer viewer) {
        CardRow row = board.cards().row(deck);
        CardSet known = board.cards().known(deck, viewer);
        var looked = new ArrayList<Looked>();
        for (int place = 0; place < row.size(); place++) {
            int copy = row.get(place);
            var by = new ArrayList<Seat>();
            for (Seat seat : Seat.all(board.field().seats())) {
                if (board.deal().knows(seat, copy)) {
                    by.add(seat);
                }
            }
            if (!by.isEmpty()) {
                looked.add(new Looked(
                        place + 1,
                        List.copyOf(by),
                        known.has(copy) ? Optional.of(board.sheets().id(copy)) : Optional.empty()));
            }
        }
        return List.copyOf(looked);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.index());
    }
}
