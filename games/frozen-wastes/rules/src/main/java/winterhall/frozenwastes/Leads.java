package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Matches;
import winterhall.frozenwastes.map.Space;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;

/// Where the clues and rumors of one hand lead; a viewer that does not know the hand is not told.
///
/// It is counted, not assigned: plain symbols go to their own terrain first, then to towns, wild ones anywhere. [Matches]
/// says the same of a single space.
///
/// @param princess the spaces where these clues find her; none while somebody has her (frozen-wastes:R161, R162, R165)
/// @param legends for each Legend of the row, the jewels where these rumors find it (frozen-wastes:R150–R152)
public record Leads(List<Hex> princess, List<List<Hex>> legends) {
    private static final int TERRAINS = Terrain.values().length;
    private static final int ALL_AROUND = 6;

    /// How often each terrain lies around a space, by its number; then towns, then Green Vale.
    private static final int[][] AROUND = around();

    public Leads {
        princess = List.copyOf(princess);
        legends = legends.stream().map(List::copyOf).toList();
    }

    static Leads of(Field field, Purse<Symbol> rumors, Purse<Clue> clues) {
        boolean valeIsTown = field.rules().greenValeCountsAsTown();
        var legends = new ArrayList<List<Hex>>();
        int[] tokens = tokens(rumors);
        for (CardId legend : field.piles().row()) {
            legends.add(jewels(tokens, rumors.total(), Cards.jewel(legend), Cards.level(legend), valeIsTown));
        }
        return new Leads(
                field.world().princess().isPresent() ? List.of() : hidingPlaces(symbols(clues), valeIsTown), legends);
    }

    private static List<Hex> jewels(int[] tokens, int total, Colour colour, int level, boolean valeIsTown) {
        var found = new ArrayList<Hex>();
        if (total >= level) {
            for (Hex jewel : Isheim.JEWELS) {
                if (Isheim.at(jewel).jewel().equals(Optional.of(colour))
                        && covered(jewel, tokens, valeIsTown) >= level - 1) {
                    found.add(jewel);
                }
            }
        }
        return found;
    }

    private static List<Hex> hidingPlaces(int[] symbols, boolean valeIsTown) {
        var found = new ArrayList<Hex>();
        int total = 0;
        for (int count : symbols) {
            total += count;
        }
        if (total > ALL_AROUND) {
            for (Hex hex : Isheim.MAP.hexes()) {
                if (Matches.canHidePrincess(hex, valeIsTown) && covered(hex, symbols, valeIsTown) == ALL_AROUND) {
                    found.add(hex);
                }
            }
        }
        return found;
    }

    /// How many spaces around this one are covered at most while a symbol lies on the space itself; -1 if none can.
    private static int covered(Hex hex, int[] symbols, boolean valeIsTown) {
        int own = Isheim.at(hex).terrain().orElseThrow().ordinal();
        int wild = symbols[TERRAINS];
        boolean isPlain = symbols[own] > 0;
        if (!isPlain && wild == 0) {
            return -1;
        }
        int[] around = AROUND[Isheim.number(hex)];
        int towns = around[TERRAINS] + (valeIsTown ? around[TERRAINS + 1] : 0);
        int spaces = towns;
        int plain = 0;
        int left = 0;
        for (int terrain = 0; terrain < TERRAINS; terrain++) {
            int have = symbols[terrain] - (isPlain && terrain == own ? 1 : 0);
            int used = Math.min(have, around[terrain]);
            spaces += around[terrain];
            plain += used;
            left += have - used;
        }
        plain += Math.min(left, towns);
        return plain + Math.min(isPlain ? wild : wild - 1, spaces - plain);
    }

    private static int[] tokens(Purse<Symbol> rumors) {
        int[] counts = new int[TERRAINS + 1];
        for (Symbol symbol : Symbol.ALL) {
            counts[symbol.ordinal()] = rumors.of(symbol);
        }
        return counts;
    }

    private static int[] symbols(Purse<Clue> clues) {
        int[] counts = new int[TERRAINS + 1];
        for (Clue clue : clues.kinds()) {
            for (Symbol symbol : clue.symbols()) {
                counts[symbol.ordinal()] += clues.of(clue);
            }
        }
        return counts;
    }

    private static int[][] around() {
        int[][] all = new int[Isheim.SIZE][TERRAINS + 2];
        for (Hex hex : Isheim.MAP.hexes()) {
            int[] counts = all[Isheim.number(hex)];
            for (Hex next : Isheim.neighbours(hex)) {
                Space space = Isheim.at(next);
                counts[space.terrain().map(Terrain::ordinal).orElse(space.isTown() ? TERRAINS : TERRAINS + 1)]++;
            }
        }
        return all;
    }
}
