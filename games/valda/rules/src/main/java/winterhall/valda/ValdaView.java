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
/// @param control what can be read off the map: level, control and cost
/// @param runesLeft in the supply, or none if it has no limit
/// @param decks A and B, then one for each area
/// @param table cards in play
/// @param drawn cards drawn and not yet in a hand, as far as the viewer knows them
/// @param drawnCount how many of these there are
/// @param recycled divine cards that belong to a main deck now, wherever they are (valda:R109)
public record ValdaView(
        Viewer viewer,
        PublicState state,
        List<AreaControl> control,
        Optional<Integer> runesLeft,
        List<Hand> hands,
        List<Deck> decks,
        List<CardId> discardA,
        List<CardId> discardB,
        List<CardId> removed,
        CardList table,
        CardList drawn,
        int drawnCount,
        List<CardId> recycled) {
    /// Some cards, in the order of the catalogue.
    ///
    /// @param recycled those of them that are divine and come from a main deck
    public record CardList(List<CardId> cards, List<CardId> recycled) {}

    /// Who rules an area.
    ///
    /// @param ruler who controls it (valda:R60)
    /// @param levels of each seat (valda:R61)
    /// @param cost of a temple for each who could live there: one if it is decided, or the God's and the Giant's
    /// @param free how many fields are free
    /// @param built what one more temple of the viewer would make of it, where there is room for it
    public record AreaControl(
            Area area, Optional<Seat> ruler, List<Integer> levels, List<Stock> cost, int free, Optional<Built> built) {}

    /// An area after one more temple.
    ///
    /// @param level of its builder (valda:R61)
    /// @param ruler who controls it then (valda:R60)
    public record Built(int level, Optional<Seat> ruler) {}

    /// @param count how many cards there are
    /// @param known those the viewer knows
    /// @param open those everybody knows
    public record Hand(int count, CardList known, CardList open) {}

    /// @param looked the places somebody has looked at (valda:R230, R231)
    public record Deck(int count, List<Looked> looked) {}

    /// A place of a deck whose card somebody knows.
    ///
    /// @param place counted from 1 at the top
    /// @param by who knows the card; everybody knows who looked
    /// @param card unless the viewer does not know it
    public record Looked(int place, List<Seat> by, Optional<CardId> card) {}

    static ValdaView of(Board board, Viewer viewer) {
        PublicState state = board.state();
        Deal deal = board.deal();
        CardSet open = deal.open();
        var hands = new ArrayList<Hand>();
        for (Seat seat : Seat.all(state.seats())) {
            CardSet hand = board.inHand(seat);
            hands.add(new Hand(
                    hand.size(),
                    cards(board, viewer.knows(seat) ? hand : hand.and(known(deal, viewer))),
                    cards(board, hand.and(open))));
        }
        var decks = new ArrayList<Deck>();
        for (int deck = 0; deck < CardCopies.HOMES; deck++) {
            decks.add(new Deck(board.decks().size(deck), looked(board, deck, viewer)));
        }
        CardSet drawn = deal.at(Board.DRAWN);
        boolean sees = viewer instanceof Viewer.Everyone;
        return new ValdaView(
                viewer,
                state,
                control(state, viewer),
                state.rules().runesAreLimited() ? Optional.of(state.runesLeft()) : Optional.empty(),
                List.copyOf(hands),
                List.copyOf(decks),
                board.cards().list(deal.at(Board.DISCARD_A)),
                board.cards().list(deal.at(Board.DISCARD_B)),
                board.cards().list(deal.at(Board.REMOVED)),
                cards(board, deal.at(Board.TABLE)),
                cards(board, sees ? drawn : drawn.and(known(deal, viewer))),
                drawn.size(),
                board.cards().list(board.recycled()));
    }

    private static CardList cards(Board board, CardSet cards) {
        return new CardList(board.cards().list(cards), board.cards().list(cards.and(board.recycled())));
    }

    private static CardSet known(Deal deal, Viewer viewer) {
        return viewer.seat().map(deal::known).orElseGet(deal::open);
    }

    private static List<AreaControl> control(PublicState state, Viewer viewer) {
        var control = new ArrayList<AreaControl>();
        Constants constants = state.rules().constants();
        for (Area area : Area.values()) {
            AreaState there = state.area(area);
            var levels = new ArrayList<Integer>();
            for (Seat seat : Seat.all(state.seats())) {
                levels.add(state.level(seat, area));
            }
            List<Stock> cost = there.occupant()
                    .map(deity -> List.of(state.cost(deity)))
                    .orElseGet(() -> List.of(state.cost(area.god()), state.cost(area.giant())));
            int free = constants.fields() - there.temples().size();
            Optional<Built> built = viewer.seat().flatMap(seat -> built(state, area, seat));
            control.add(new AreaControl(area, ruler(state, there), List.copyOf(levels), cost, free, built));
        }
        return List.copyOf(control);
    }

    private static Optional<Seat> ruler(PublicState state, AreaState there) {
        int least = state.rules().constants().controlTemples();
        for (Seat seat : Seat.all(state.seats())) {
            if (there.isControlledBy(seat, least)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// Of an undecided area either of the two who could live there tells the level.
    private static Optional<Built> built(PublicState state, Area area, Seat seat) {
        AreaState there = state.area(area);
        int field = there.free(state.rules().constants().fields());
        if (field == 0) {
            return Optional.empty();
        }
        AreaState settled = there.occupant().isPresent() ? there : there.settle(area.god());
        AreaState then = settled.place(Temple.on(field, seat));
        return Optional.of(new Built(then.level(seat, state.rules().constants().controlTemples()), ruler(state, then)));
    }

    private static List<Looked> looked(Board board, int deck, Viewer viewer) {
        CardRow row = board.decks().row(deck);
        CardSet known = board.decks().known(deck, viewer);
        var looked = new ArrayList<Looked>();
        for (int place = 0; place < row.size(); place++) {
            int copy = row.get(place);
            var by = new ArrayList<Seat>();
            for (Seat seat : Seat.all(board.state().seats())) {
                if (board.deal().knows(seat, copy)) {
                    by.add(seat);
                }
            }
            if (!by.isEmpty()) {
                looked.add(new Looked(
                        place + 1,
                        List.copyOf(by),
                        known.has(copy) ? Optional.of(board.cards().id(copy)) : Optional.empty()));
            }
        }
        return List.copyOf(looked);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.index());
    }
}
