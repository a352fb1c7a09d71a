package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Symbol;

/// What the seats hold face down. What they do not hold is in the pool and in the clue deck. (frozen-wastes:R147, R159)
///
/// @param rumors tokens of each seat
/// @param clues clue cards of each seat, shown or not
public record Secrets(List<Purse<Symbol>> rumors, List<Purse<Clue>> clues) {
    public Secrets {
        rumors = List.copyOf(rumors);
        clues = List.copyOf(clues);
    }

    static Secrets none(int seats) {
        var rumors = new ArrayList<Purse<Symbol>>();
        var clues = new ArrayList<Purse<Clue>>();
        for (int seat = 0; seat < seats; seat++) {
            rumors.add(Purse.empty(Symbol.class));
            clues.add(Purse.empty(Clue.class));
        }
        return new Secrets(rumors, clues);
    }

    Purse<Symbol> rumors(Seat seat) {
        return rumors.get(seat.index());
    }

    Purse<Clue> clues(Seat seat) {
        return clues.get(seat.index());
    }

    /// Every token that nobody holds, one by one. (frozen-wastes:R12)
    List<Symbol> pool() {
        var pool = new ArrayList<Symbol>();
        for (Symbol symbol : Symbol.ALL) {
            int left = symbol.tokens();
            for (Purse<Symbol> held : rumors) {
                left -= held.of(symbol);
            }
            for (int i = 0; i < left; i++) {
                pool.add(symbol);
            }
        }
        return pool;
    }

    /// Every clue card that nobody holds, one by one. (frozen-wastes:R9)
    List<Clue> deck() {
        var deck = new ArrayList<Clue>();
        for (Clue clue : Clue.ALL) {
            int left = clue.copies();
            for (Purse<Clue> held : clues) {
                left -= held.of(clue);
            }
            for (int i = 0; i < left; i++) {
                deck.add(clue);
            }
        }
        return deck;
    }

    Secrets withRumors(Seat seat, Purse<Symbol> changed) {
        return new Secrets(Lists.with(rumors, seat.index(), changed), clues);
    }

    Secrets withClues(Seat seat, Purse<Clue> changed) {
        return new Secrets(rumors, Lists.with(clues, seat.index(), changed));
    }
}
