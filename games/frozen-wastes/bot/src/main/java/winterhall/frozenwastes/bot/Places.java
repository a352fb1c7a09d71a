package winterhall.frozenwastes.bot;

import java.util.List;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Symbol;

/// Where a hand of tokens or clues leads to.
final class Places {
    private record Clues(Rules rules, Purse<Clue> clues) {}

    private record Tokens(Rules rules, Purse<Symbol> tokens, Colour colour, int level) {}

    private static final Memory<Clues, List<Hex>> PRINCESS = new Memory<>(512);
    private static final Memory<Tokens, List<Hex>> LEGENDS = new Memory<>(1_024);

    /// The Princess takes seven symbols, and hardly any card has two.
    private static final int FEWEST_CLUES = 4;

    private Places() {}

    static List<Hex> ofPrincess(Rules rules, Purse<Clue> clues) {
        return clues.total() < FEWEST_CLUES
                ? List.of()
                : PRINCESS.get(new Clues(rules, clues), key -> Scout.princessPlaces(key.rules, key.clues));
    }

    static List<Hex> ofLegend(Rules rules, Purse<Symbol> tokens, Colour colour, int level) {
        return tokens.total() < level
                ? List.of()
                : LEGENDS.get(
                        new Tokens(rules, tokens, colour, level),
                        key -> Scout.legendPlaces(key.rules, key.tokens, key.colour, key.level));
    }
}
