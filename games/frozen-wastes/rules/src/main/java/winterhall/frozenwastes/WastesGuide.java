package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// Leads checks to tokens and clue cards: hands full of them, and places where they can be used. (frozen-wastes:H1–H6)
final class WastesGuide implements Guide<Board> {
    private static final int TOKENS = 5;
    private static final int CLUES = 4;

    @Override
    public Setup setup(Chance.Source source) {
        return Setup.of("frozen-wastes", 2 + source.below(3));
    }

    /// Everybody stands on a jewel with tokens and clues in hand.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        var tokens = new ArrayList<>(Secrets.none(1).pool());
        var clues = new ArrayList<>(Secrets.none(1).deck());
        var lines = new ArrayList<String>();
        lines.add("moment travel " + Seat.of(1 + source.below(setup.seats())));
        lines.add("dice ice-wastes tundra-snowdrift-mountain");
        for (Seat seat : Seat.all(setup.seats())) {
            Hex at = source.pick(Isheim.JEWELS);
            Purse<Symbol> rumors = Purse.empty(Symbol.class);
            for (int i = 0; i < TOKENS; i++) {
                rumors = rumors.plus(taken(tokens, source), 1);
            }
            Purse<Clue> hand = Purse.empty(Clue.class);
            for (int i = 0; i < CLUES; i++) {
                hand = hand.plus(taken(clues, source), 1);
            }
            lines.add(seat + " at " + at + " rumors " + rumors + " clues " + hand);
        }
        return lines;
    }

    private static <T> T taken(List<T> from, Chance.Source source) {
        return from.remove(source.below(from.size()));
    }

    @Override
    public boolean seeks(Board board, Move option) {
        return switch ((WastesMove) option) {
            case WastesMove.DiscoverLegend _,
                    WastesMove.FindPrincess _,
                    WastesMove.SeekAdventure _,
                    WastesMove.TakeRumor _,
                    WastesMove.Attack _ -> true;
            default -> false;
        };
    }
}
