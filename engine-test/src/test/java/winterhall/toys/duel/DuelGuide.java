package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Leads checks to weapons in every hand, and to cards that pass from hand to hand. (duel:R18, R19, R22)
final class DuelGuide implements Guide<DuelBoard> {
    /// Attacks after which cards lie in other hands.
    private static final List<Card> MOVERS = List.of(Card.GLAMOUR, Card.SNARE, Card.MAGPIES, Card.WHIRLWIND);

    private static final List<Card> WEAPONS =
            List.of(Card.MUD, Card.MUD, Card.CHARM, Card.HORN, Card.UNRAVEL, Card.UNRAVEL, Card.CLAIM);

    @Override
    public Setup setup(Chance.Source source) {
        return new Duel().anySetup(source);
    }

    /// Every seat holds a card that moves others, one weapon, and one card more.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        var movers = new ArrayList<>(MOVERS);
        var weapons = new ArrayList<>(WEAPONS);
        var lines = new ArrayList<String>();
        lines.add("moment attack " + Seat.of(1 + source.below(setup.seats())));
        for (Seat seat : Seat.all(setup.seats())) {
            lines.add(seat + " hand " + taken(movers, source) + " " + taken(weapons, source) + " "
                    + source.pick(List.of(Card.SPEAR, Card.BUCKLER)));
        }
        return lines;
    }

    @Override
    public List<String> opportunity() {
        return List.of(
                "moment attack seat-1",
                "seat-1 hand buckler",
                "seat-2 hand spear tower",
                "seat-3 hand axe tower",
                "seat-4 hand axe shield");
    }

    private static Card taken(List<Card> from, Chance.Source source) {
        return from.remove(source.below(from.size()));
    }

    @Override
    public boolean seeks(DuelBoard board, Move option) {
        return switch ((DuelMove) option) {
            case DuelMove.Use _, DuelMove.UseAgainst _ -> true;
            case DuelMove.Strike(var card) -> MOVERS.contains(card);
            default -> false;
        };
    }
}
