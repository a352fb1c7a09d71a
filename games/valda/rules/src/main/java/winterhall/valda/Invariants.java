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
        Field field = board.field();
        Rules rules = field.rules();
        if (rules.runesAreLimited() && field.runesLeft() < 0) {
            faults.add("more runes are out than there are: " + -field.runesLeft() + " too many");
        }
        for (Area area : Area.values()) {
            Land land = field.land(area);
            if (land.temples().size() > rules.constants().fields()) {
                faults.add(area + " has too many temples: " + land.temples());
            }
            for (int i = 1; i < land.temples().size(); i++) {
                if (land.temples().get(i - 1).field() >= land.temples().get(i).field()) {
                    faults.add(area + " has temples in disorder: " + land.temples());
                }
            }
        }
        if (field.clock().phase() != Phase.VALDA
                && (field.turn().actions() != 0 || field.turn().points() != 0)) {
            faults.add("points are left outside the Valda phase");
        }
        for (Seat seat : Seat.all(field.seats())) {
            ofSeat(seat, board, faults);
        }
        ofCards(board, faults);
        return faults;
    }

    private static void ofSeat(Seat seat, Board board, List<String> faults) {
        Field field = board.field();
        Clan clan = field.clan(seat);
        if (clan.followers() < 0 || clan.runes() < 0) {
            faults.add(seat + " has less than nothing: " + clan);
        }
        if (field.temples(seat) > field.rules().constants().temples()) {
            faults.add(seat + " has too many temples");
        }
        for (BuildingKind kind : BuildingKind.values()) {
            if (clan.count(kind) > field.rules().building(kind).most() || clan.count(kind) < 0) {
                faults.add(seat + " has " + clan.count(kind) + " buildings of the kind " + kind);
            }
        }
        if (!board.inHand(seat).within(board.deal().known(seat))) {
            faults.add(seat + " does not know its own hand");
        }
        CardSet hidden = board.inHand(seat).minus(board.deal().open());
        if (clan.lots().total() != hidden.size()) {
            faults.add(seat + " has " + hidden.size() + " hidden cards, and lots of " + clan.lots());
        }
        int[] counts = new int[Cards.HOMES];
        hidden.forEach(copy -> counts[board.home(copy)]++);
        for (int home = 0; home < counts.length; home++) {
            if (counts[home] < clan.lots().from(home)) {
                faults.add(seat + " has fewer cards from deck " + home + " than " + clan.lots());
            }
        }
    }

    private static void ofCards(Board board, List<String> faults) {
        Cards sheets = board.sheets();
        CardSet found = CardSet.EMPTY;
        int count = 0;
        for (int zone = 0; zone <= Board.hand(Seat.of(board.field().seats())); zone++) {
            found = found.plus(board.deal().at(zone));
            count += board.deal().size(zone);
        }
        CardSet expected = sheets.main(MainDeck.A).plus(sheets.main(MainDeck.B));
        for (Land land : board.field().lands()) {
            if (land.occupant().isPresent()) {
                expected = expected.plus(sheets.of(land.occupant().get()));
            }
        }
        if (!found.equals(expected) || count != expected.size()) {
            faults.add("cards lie nowhere or twice: " + count + " of " + expected.size());
        }
        CardSet piles = board.deal().at(Board.DISCARD_A).plus(board.deal().at(Board.DISCARD_B));
        if (piles.meets(sheets.kind(Kind.WEAPON))) {
            faults.add("a weapon lies in a discard pile");
        }
        CardSet open =
                piles.plus(board.deal().at(Board.TABLE)).plus(board.deal().at(Board.REMOVED));
        if (!open.within(board.deal().open())) {
            faults.add("something on the table is not known to all");
        }
    }
}
