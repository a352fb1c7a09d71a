package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Purse;
import winterhall.enginetest.Redeal;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Symbol;

/// Draws the rumor tokens and clue cards of other seats once more, from all that this viewer does not see.
///
/// A clue card that a discovery has shown stays where it is. (frozen-wastes:H1, H3, H5)
final class WastesRedeal implements Redeal<Board> {
    @Override
    public Optional<Board> deal(Board board, Viewer viewer, QuickChance chance) {
        int seats = board.field().seats();
        Chance.Source source = chance.source("redeal");
        List<Purse<Clue>> shown = board.field().shownClues();
        var rumors = redealt(
                seats,
                viewer,
                board.secrets()::rumors,
                _ -> Purse.empty(Symbol.class),
                board.secrets().pool(),
                source);
        var clues = redealt(
                seats,
                viewer,
                board.secrets()::clues,
                seat -> shown.get(seat.index()),
                board.secrets().deck(),
                source);
        return Optional.of(new Board(board.field(), new Secrets(rumors, clues)));
    }

    /// @param known what of a seat's hand everybody knows
    /// @param hidden what nobody holds; what the others hold joins it
    private static <T extends Enum<T>> List<Purse<T>> redealt(
            int seats,
            Viewer viewer,
            Function<Seat, Purse<T>> held,
            Function<Seat, Purse<T>> known,
            List<T> hidden,
            Chance.Source source) {
        for (Seat seat : others(seats, viewer)) {
            hidden.addAll(oneByOne(held.apply(seat).minus(known.apply(seat))));
        }
        var dealt = new ArrayList<>(Seat.all(seats).stream().map(held).toList());
        for (Seat seat : others(seats, viewer)) {
            Purse<T> hand = known.apply(seat);
            while (hand.total() < held.apply(seat).total()) {
                hand = hand.plus(hidden.remove(source.below(hidden.size())), 1);
            }
            dealt.set(seat.index(), hand);
        }
        return dealt;
    }

    private static List<Seat> others(int seats, Viewer viewer) {
        return Seat.all(seats).stream().filter(seat -> !viewer.knows(seat)).toList();
    }

    private static <T extends Enum<T>> List<T> oneByOne(Purse<T> purse) {
        var things = new ArrayList<T>();
        for (T thing : purse.kinds()) {
            for (int i = 0; i < purse.of(thing); i++) {
                things.add(thing);
            }
        }
        return things;
    }
}
