package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Hex;

/// Leads checks to treasures that some have seen and others have not. (trek:R13, R22, R29)
final class TrekGuide implements Guide<TrekBoard> {
    @Override
    public Setup setup(Chance.Source source) {
        return new Trek().anySetup(source);
    }

    /// Every hero carries a treasure and stands where a beast guards another, which one seat has seen; or all make camp.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        var treasures = new ArrayList<Face>();
        for (Treasure treasure : Treasure.values()) {
            for (int i = 0; i < treasure.tokens(); i++) {
                treasures.add(treasure);
            }
        }
        var spaces = new ArrayList<>(Valley.MARKED);
        var beasts = new ArrayList<Face>(List.of(Beast.WOLF, Beast.WOLF, Beast.WOLF, Beast.HARPY));
        var lines = new ArrayList<String>();
        lines.add(source.below(3) == 0 ? "moment camp" : "moment encounter " + anySeat(setup, source));
        for (Seat seat : Seat.all(setup.seats())) {
            Hex space = taken(spaces, source);
            lines.add(seat + " at " + space + " luckstones 3 treasures " + taken(treasures, source));
            lines.add("lair " + space + " " + taken(beasts, source));
            lines.add("hoard " + space + " " + taken(treasures, source));
            lines.add("seen " + anySeat(setup, source) + " " + space);
        }
        return lines;
    }

    private static Seat anySeat(Setup setup, Chance.Source source) {
        return Seat.of(1 + source.below(setup.seats()));
    }

    private static <T> T taken(List<T> from, Chance.Source source) {
        return from.remove(source.below(from.size()));
    }

    @Override
    public boolean seeks(TrekBoard board, Move option) {
        return switch ((TrekMove) option) {
            case TrekMove.LookAt _, TrekMove.ShowTreasures _, TrekMove.Attack _, TrekMove.CampAt _ -> true;
            default -> false;
        };
    }
}
