package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;
import winterhall.enginetest.Redeal;

/// Exchanges hidden cards that come from the same deck, wherever they lie, with all that others know of these places.
final class ValdaRedeal implements Redeal<Board> {
    @Override
    public Optional<Board> deal(Board board, Viewer viewer, QuickChance chance) {
        int[] now = renamed(board, hidden(board, viewer), chance.source("redeal"));
        Rules rules = board.rules();
        int seats = rules.seats();
        var rows = new ArrayList<CardRow>();
        for (int deck = 0; deck < CardCopies.HOMES; deck++) {
            int[] row = board.decks().row(deck).toArray();
            for (int place = 0; place < row.length; place++) {
                row[place] = now[row[place]];
            }
            rows.add(CardRow.of(row));
        }
        CardSet[] zones = new CardSet[Board.hand(Seat.of(seats)) + 1];
        for (int zone = 0; zone < zones.length; zone++) {
            zones[zone] = renamed(board.deal().at(zone), now);
        }
        CardSet[] known = new CardSet[seats];
        for (Seat seat : Seat.all(seats)) {
            known[seat.index()] = renamed(board.deal().known(seat), now);
        }
        Deal deal = Deal.of(now.length, zones, known, board.deal().open());
        return Optional.of(new Board(board.state(), new Decks(deal, rows), board.recycled()));
    }

    /// What lies somewhere and is not known to the viewer.
    private static CardSet hidden(Board board, Viewer viewer) {
        CardSet all = CardSet.EMPTY;
        for (int zone = 0; zone <= Board.hand(Seat.of(board.rules().seats())); zone++) {
            all = all.plus(board.deal().at(zone));
        }
        return switch (viewer) {
            case Viewer.At(var seat) -> all.minus(board.deal().known(seat));
            case Viewer.Spectator() -> all.minus(board.deal().open());
            case Viewer.Everyone() -> CardSet.EMPTY;
        };
    }

    private static int[] renamed(Board board, CardSet hidden, Chance.Source source) {
        int[] now = new int[board.cards().count()];
        for (int copy = 0; copy < now.length; copy++) {
            now[copy] = copy;
        }
        for (int home = 0; home < CardCopies.HOMES; home++) {
            List<Integer> alike = ofHome(board, hidden, home);
            int[] order = source.order(alike.size());
            for (int i = 0; i < order.length; i++) {
                now[alike.get(i)] = alike.get(order[i]);
            }
        }
        return now;
    }

    private static List<Integer> ofHome(Board board, CardSet cards, int home) {
        var copies = new ArrayList<Integer>();
        cards.forEach(copy -> {
            if (board.home(copy) == home) {
                copies.add(copy);
            }
        });
        return copies;
    }

    private static CardSet renamed(CardSet cards, int[] now) {
        CardSet renamed = CardSet.EMPTY;
        for (int copy : cards.toArray()) {
            renamed = renamed.with(now[copy]);
        }
        return renamed;
    }
}
