package winterhall.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The cards of a phase-2 trick on their ways, in one change of the table. (claim:R28)
final class Delivery {
    private static final Power.Goes[] WAYS = Power.Goes.values();

    private final Board board;
    private final Seat winner;
    private final Seat loser;
    private final Deal.Change deal;
    private final CardSet[] piles = new CardSet[WAYS.length];

    Delivery(Board board) {
        this.board = board;
        this.winner = board.winner();
        this.loser = TrickJudge.loser(board, winner);
        this.deal = board.deal().change();
        Arrays.fill(piles, CardSet.EMPTY);
    }

    void send(int card, int from) {
        Power.Goes goes = Gathering.goes(board, card);
        piles[goes.ordinal()] = pile(goes).with(card);
        deal.move(card, from, zone(goes));
    }

    /// What was sent this way.
    CardSet pile(Power.Goes goes) {
        return piles[goes.ordinal()];
    }

    Deal done() {
        return deal.done();
    }

    void tell(Table<Board> table) {
        for (Power.Goes goes : WAYS) {
            if (!pile(goes).isEmpty()) {
                table.tell(told(goes, board.faces(pile(goes))));
            }
        }
    }

    private int zone(Power.Goes goes) {
        return switch (goes) {
            case TO_WINNER -> Board.score(winner);
            case TO_LOSER -> Board.score(loser);
            case TO_GNOME_ROW -> Board.gnomes(winner);
            case TO_TROLL_POOL -> Board.TROLLS;
            case TO_DISCARD -> Board.DISCARD;
        };
    }

    private ClaimEvent told(Power.Goes goes, List<Face> cards) {
        return switch (goes) {
            case TO_WINNER ->
                new ClaimEvent.CardsScored(
                        winner, cards, board.isMerged() ? Why.FROZEN_CARDS.cause() : Optional.empty());
            case TO_LOSER -> new ClaimEvent.CardsScored(loser, cards, Faction.DWARF.cause());
            case TO_GNOME_ROW -> new ClaimEvent.GnomesLined(winner, cards, Faction.GNOME.cause());
            case TO_TROLL_POOL -> new ClaimEvent.TrollsWait(cards, Faction.TROLL.cause());
            case TO_DISCARD -> new ClaimEvent.CardsDiscarded(cards, Faction.FROSTBEAST.cause());
        };
    }
}
