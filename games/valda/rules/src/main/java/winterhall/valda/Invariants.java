package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// What no rule may ever break. (valda section 20)
final class Invariants {
    private Invariants() {}

    static List<String> broken(Board board) {
        var faults = new ArrayList<String>();
        PublicState state = board.state();
        Rules rules = state.rules();
        if (rules.runesAreLimited() && state.runesLeft() < 0) {
            faults.add("more runes are out than there are: " + -state.runesLeft() + " too many");
        }
        for (Area area : Area.values()) {
            AreaState there = state.area(area);
            if (there.temples().size() > rules.constants().fields()) {
                faults.add(area + " has too many temples: " + there.temples());
            }
            for (int i = 1; i < there.temples().size(); i++) {
                if (there.temples().get(i - 1).field() >= there.temples().get(i).field()) {
                    faults.add(area + " has temples in disorder: " + there.temples());
                }
            }
        }
        if (state.progress().phase() != Phase.VALDA
                && (state.turn().actions() != 0 || state.turn().points() != 0)) {
            faults.add("points are left outside the Valda phase");
        }
        for (Seat seat : Seat.all(state.seats())) {
            ofSeat(seat, board, faults);
        }
        ofCards(board, faults);
        return faults;
    }

    private static void ofSeat(Seat seat, Board board, List<String> faults) {
        PublicState state = board.state();
        Player player = state.player(seat);
        if (player.followers() < 0 || player.runes() < 0) {
            faults.add(seat + " has less than nothing: " + player);
        }
        if (state.temples(seat) > state.rules().constants().temples()) {
            faults.add(seat + " has too many temples");
        }
        for (BuildingKind kind : BuildingKind.values()) {
            if (player.count(kind) > state.rules().building(kind).most() || player.count(kind) < 0) {
                faults.add(seat + " has " + player.count(kind) + " buildings of the kind " + kind);
            }
        }
        if (!board.inHand(seat).within(board.deal().known(seat))) {
            faults.add(seat + " does not know its own hand");
        }
        CardSet hidden = board.inHand(seat).minus(board.deal().open());
        if (player.origins().total() != hidden.size()) {
            faults.add(seat + " has " + hidden.size() + " hidden cards, and origins of " + player.origins());
        }
        int[] counts = new int[CardCopies.HOMES];
        hidden.forEach(copy -> counts[board.home(copy)]++);
        for (int home = 0; home < counts.length; home++) {
            if (counts[home] < player.origins().from(home)) {
                faults.add(seat + " has fewer cards from deck " + home + " than " + player.origins());
            }
        }
    }

    private static void ofCards(Board board, List<String> faults) {
        CardCopies allCards = board.cards();
        CardSet found = CardSet.EMPTY;
        int count = 0;
        for (int zone = 0; zone <= Board.hand(Seat.of(board.state().seats())); zone++) {
            found = found.plus(board.deal().at(zone));
            count += board.deal().size(zone);
        }
        CardSet expected = allCards.main(MainDeck.A).plus(allCards.main(MainDeck.B));
        for (AreaState there : board.state().areas()) {
            if (there.occupant().isPresent()) {
                expected = expected.plus(allCards.of(there.occupant().get()));
            }
        }
        if (!found.equals(expected) || count != expected.size()) {
            faults.add("cards lie nowhere or twice: " + count + " of " + expected.size());
        }
        CardSet piles = board.deal().at(Board.DISCARD_A).plus(board.deal().at(Board.DISCARD_B));
        if (piles.meets(allCards.kind(CardKind.WEAPON))) {
            faults.add("a weapon lies in a discard pile");
        }
        CardSet open =
                piles.plus(board.deal().at(Board.TABLE)).plus(board.deal().at(Board.REMOVED));
        if (!open.within(board.deal().open())) {
            faults.add("something on the table is not known to all");
        }
    }
}
