package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// What must hold in every position; see [MatchInvariants] for whole matches. (claim:I1, claim:I2, claim:I7)
final class Invariants {
    private Invariants() {}

    static List<String> broken(Board board) {
        var broken = new ArrayList<String>();
        eachCardOnce(board, broken);
        deckIsItsZone(board, broken);
        handsFitThePhase(board, broken);
        trickFitsItsZones(board, broken);
        votesAddUp(board, broken);
        piecesLieWhereTheyCan(board, broken);
        piecesAreAsManyAsWereDealt(board, broken);
        return broken;
    }

    /// claim:I1
    private static void eachCardOnce(Board board, List<String> broken) {
        int count = 0;
        CardSet all = CardSet.EMPTY;
        for (int zone = 0; zone < Board.zones(board.seats()); zone++) {
            count += board.deal().size(zone);
            all = all.plus(board.at(zone));
        }
        if (count != board.cards().count() || !all.equals(board.cards().all())) {
            broken.add("I1: " + count + " cards lie on the table, " + all.size() + " different ones, not "
                    + board.cards().count());
        }
    }

    private static void deckIsItsZone(Board board, List<String> broken) {
        if (!board.deck().set().equals(board.at(Board.DECK))) {
            broken.add("the deck " + board.deck() + " is not its zone " + board.at(Board.DECK));
        }
    }

    /// claim:I2
    private static void handsFitThePhase(Board board, List<String> broken) {
        if (board.phase() != Phase.RECRUITING) {
            for (Seat seat : Seat.all(board.seats())) {
                if (board.deal().size(Board.followers(seat)) > 0) {
                    broken.add("I2: " + seat + " has followers after phase 1");
                }
            }
            if (!board.deck().isEmpty() || board.deal().size(Board.CENTRE) > 0) {
                broken.add("I2: deck or centre is not empty after phase 1");
            }
        }
    }

    private static void trickFitsItsZones(Board board, List<String> broken) {
        if (board.trick().winner().isPresent()) {
            return; // its cards are being taken
        }
        for (PlayedCard played : board.trick().plays()) {
            if (!board.deal().has(played.card(), Board.played(played.seat()))) {
                broken.add("the trick names a card that does not lie in it: " + played);
            }
        }
        if (board.ongoing().frozen().size() != board.deal().size(Board.FROZEN)) {
            broken.add("the Freeze zone does not hold the frozen trick");
        }
    }

    /// claim:F10 claim:A1 claim:RU72 claim:P1
    private static void piecesLieWhereTheyCan(Board board, List<String> broken) {
        for (Seat seat : Seat.all(board.seats())) {
            if (!board.at(Board.gnomes(seat)).within(board.cards().of(Faction.GNOME))) {
                broken.add("the gnome row of " + seat + " holds other cards: "
                        + board.faces(board.at(Board.gnomes(seat))));
            }
            if (board.deal().size(Board.flail(seat)) > 1) {
                broken.add(seat + " has set aside more than one card");
            }
        }
        if (!board.at(Board.TROLLS).within(board.cards().of(Faction.TROLL))) {
            broken.add("the pool holds others than Trolls: " + board.faces(board.at(Board.TROLLS)));
        }
        if (board.rules().artifacts() && !board.artifactPiles().isComplete()) {
            ArtifactPiles artifactPiles = board.artifactPiles();
            broken.add("not every artifact lies in one place: rows " + artifactPiles.row(Seat.of(1)) + " and "
                    + artifactPiles.row(Seat.of(2)) + ", box " + artifactPiles.boxed() + ", played "
                    + artifactPiles.discard());
        }
        if (board.seats() > 2 && !board.locations().isEmpty()) {
            broken.add("there are no locations for " + board.seats() + " seats");
        }
    }

    /// claim:R5 claim:R7 claim:F18
    private static void piecesAreAsManyAsWereDealt(Board board, List<String> broken) {
        for (Seat seat : Seat.all(board.seats())) {
            if (board.artifactPiles().left(seat) > ArtifactPiles.EACH) {
                broken.add("R5: " + seat + " has more artifacts than the three it was dealt: "
                        + board.artifactPiles().row(seat));
            }
        }
        long buildings = board.locations().stream()
                .filter(board.rules().buildings()::contains)
                .count();
        if (buildings > 1 || board.locations().size() - buildings > 1) {
            broken.add("R7: there is at most one setting and one building, not " + board.locations());
        }
        for (int card : board.secrets().fakes().toArray()) {
            Face face = board.cards().face(card);
            if (board.cards().showing(face).within(board.secrets().fakes())) {
                broken.add("F18: of the two " + face + " one is real");
                return;
            }
        }
    }

    /// claim:I7
    private static void votesAddUp(Board board, List<String> broken) {
        List<Ending.Vote> votes = board.ending().votes();
        if (!votes.isEmpty() && votes.size() != board.cards().factions().size()) {
            broken.add("I7: " + votes.size() + " votes for "
                    + board.cards().factions().size() + " factions");
        }
    }
}
