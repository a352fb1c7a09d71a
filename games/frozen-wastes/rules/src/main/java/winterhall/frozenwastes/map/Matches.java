package winterhall.frozenwastes.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Matching;
import winterhall.engine.kit.Purse;

/// The two matching rules, exact, as assignments of symbols to spaces. (frozen-wastes:R152, R162)
public final class Matches {
    private static final int ALL_AROUND = 6;

    private Matches() {}

    /// Whether these tokens may stand for the space and different spaces next to it. (frozen-wastes:R152)
    public static boolean isDiscoverySet(Hex at, Purse<Symbol> tokens, boolean valeIsTown) {
        return discoveryAssignment(at, tokens, valeIsTown).isPresent();
    }

    /// Which space each token stands for, in the order of the tokens; the place 0 is one's own space.
    ///
    /// One's own space must be covered, so it is assigned first, to each kind of token that can stand for it.
    static Optional<int[]> discoveryAssignment(Hex at, Purse<Symbol> tokens, boolean valeIsTown) {
        List<Symbol> symbols = oneByOne(tokens);
        List<Hex> spaces = around(at);
        for (int first = 0; first < symbols.size(); first++) {
            int own = first;
            if (!fits(symbols.get(own), at, valeIsTown)) {
                continue;
            }
            Optional<int[]> found = Matching.find(
                    symbols.size(),
                    spaces.size(),
                    (token, space) -> token == own
                            ? space == 0
                            : space > 0 && fits(symbols.get(token), spaces.get(space), valeIsTown));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /// The fewest symbols with which a set of `level` tokens would fit; for the words of a refusal. (frozen-wastes:R152)
    public static List<Symbol> missingForLegend(Hex at, Purse<Symbol> tokens, int level, boolean valeIsTown) {
        return missing(at, oneByOne(tokens), level, valeIsTown);
    }

    /// One's own space first; any symbol is missing where only a town is left, which a wild one says.
    private static List<Symbol> missing(Hex at, List<Symbol> symbols, int needed, boolean valeIsTown) {
        var covered = new ArrayList<Hex>();
        var bare = new ArrayList<Hex>();
        for (Hex hex : townsSecond(at, valeIsTown)) {
            covered.add(hex);
            if (!cover(symbols, covered, valeIsTown)) {
                covered.remove(hex);
                bare.add(hex);
            }
        }
        bare.sort(Comparator.comparing(hex -> Isheim.at(hex).terrain().isEmpty()));
        int missing = Math.max(needed - covered.size(), bare.contains(at) ? 1 : 0);
        return bare.stream()
                .limit(missing)
                .map(hex -> Isheim.at(hex).terrain().map(Symbol::of).orElse(Symbol.WILD))
                .toList();
    }

    /// The spaces that can be covered: one's own one, then towns, which take what is left over.
    private static List<Hex> townsSecond(Hex at, boolean valeIsTown) {
        var spaces = around(at);
        spaces.removeIf(hex -> !fits(Symbol.WILD, hex, valeIsTown));
        spaces.sort(Comparator.comparing(
                hex -> !hex.equals(at) && Isheim.at(hex).terrain().isPresent()));
        return spaces;
    }

    private static boolean cover(List<Symbol> symbols, List<Hex> spaces, boolean valeIsTown) {
        return Matching.find(
                        spaces.size(),
                        symbols.size(),
                        (space, symbol) -> fits(symbols.get(symbol), spaces.get(space), valeIsTown))
                .isPresent();
    }

    /// Every set of `level` tokens out of these that fits. (frozen-wastes:R151, R153)
    public static List<Purse<Symbol>> sets(Hex at, Purse<Symbol> tokens, int level, boolean valeIsTown) {
        var sets = new ArrayList<Purse<Symbol>>();
        addSets(at, tokens, level, 0, Purse.empty(Symbol.class), valeIsTown, sets);
        return sets;
    }

    private static void addSets(
            Hex at,
            Purse<Symbol> tokens,
            int left,
            int next,
            Purse<Symbol> chosen,
            boolean valeIsTown,
            List<Purse<Symbol>> sets) {
        if (left == 0) {
            if (isDiscoverySet(at, chosen, valeIsTown)) {
                sets.add(chosen);
            }
            return;
        }
        if (next == Symbol.ALL.size()) {
            return;
        }
        Symbol symbol = Symbol.ALL.get(next);
        for (int count = Math.min(left, tokens.of(symbol)); count >= 0; count--) {
            addSets(at, tokens, left - count, next + 1, chosen.plus(symbol, count), valeIsTown, sets);
        }
    }

    /// Whether the Princess can be found in such a place at all. (frozen-wastes:R161)
    public static boolean canHidePrincess(Hex at, boolean valeIsTown) {
        return Isheim.at(at).terrain().isPresent()
                && Isheim.neighbours(at).size() == ALL_AROUND
                && (valeIsTown || !Isheim.neighbours(at).contains(Isheim.GREEN_VALE));
    }

    /// Whether seven symbols of these clues cover the space and all around it, one of `given` the space itself.
    /// (frozen-wastes:R162, R163)
    public static boolean findsPrincess(Hex at, Purse<Clue> clues, Clue given, boolean valeIsTown) {
        if (clues.of(given) == 0 || !canHidePrincess(at, valeIsTown)) {
            return false;
        }
        List<Hex> spaces = around(at);
        for (Symbol own : given.symbols()) {
            if (!own.standsFor(Isheim.at(at).terrain().orElseThrow())) {
                continue;
            }
            List<Symbol> symbols = symbols(clues);
            symbols.remove(own);
            if (Matching.find(
                            ALL_AROUND,
                            symbols.size(),
                            (space, symbol) -> fits(symbols.get(symbol), spaces.get(space + 1), valeIsTown))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /// Whether any card could be given up. (frozen-wastes:R162)
    public static boolean findsPrincess(Hex at, Purse<Clue> clues, boolean valeIsTown) {
        return clues.kinds().stream().anyMatch(given -> findsPrincess(at, clues, given, valeIsTown));
    }

    /// The fewest symbols with which she would be found here, where she can hide. (frozen-wastes:R162)
    public static List<Symbol> missingForPrincess(Hex at, Purse<Clue> clues, boolean valeIsTown) {
        return missing(at, symbols(clues), ALL_AROUND + 1, valeIsTown);
    }

    /// The sets of clue cards that prove it with `given` and lose that if any card is taken away. (frozen-wastes:RU80)
    public static List<Purse<Clue>> proofs(Hex at, Purse<Clue> clues, Clue given, boolean valeIsTown) {
        var proofs = new ArrayList<Purse<Clue>>();
        if (findsPrincess(at, clues, given, valeIsTown)) {
            addProofs(at, clues, given, 0, Purse.empty(Clue.class), valeIsTown, proofs);
        }
        return proofs;
    }

    private static void addProofs(
            Hex at,
            Purse<Clue> clues,
            Clue given,
            int next,
            Purse<Clue> chosen,
            boolean valeIsTown,
            List<Purse<Clue>> proofs) {
        if (next == Clue.ALL.size()) {
            if (isProof(at, chosen, given, valeIsTown)) {
                proofs.add(chosen);
            }
            return;
        }
        Clue clue = Clue.ALL.get(next);
        for (int count = clues.of(clue); count >= 0; count--) {
            if (symbolCount(chosen) + count * clue.symbols().size() <= 2 * ALL_AROUND + 2) {
                addProofs(at, clues, given, next + 1, chosen.plus(clue, count), valeIsTown, proofs);
            }
        }
    }

    private static int symbolCount(Purse<Clue> clues) {
        return symbols(clues).size();
    }

    /// Whether they find her, and no fewer of them would. (frozen-wastes:RU80)
    public static boolean isProof(Hex at, Purse<Clue> shown, Clue given, boolean valeIsTown) {
        return findsPrincess(at, shown, given, valeIsTown)
                && shown.kinds().stream().noneMatch(clue -> findsPrincess(at, shown.minus(clue, 1), given, valeIsTown));
    }

    private static List<Hex> around(Hex at) {
        var spaces = new ArrayList<Hex>();
        spaces.add(at);
        spaces.addAll(Isheim.neighbours(at));
        return spaces;
    }

    /// A town takes any symbol, Green Vale none unless the table agreed otherwise. (frozen-wastes:RU9, RU10)
    private static boolean fits(Symbol symbol, Hex hex, boolean valeIsTown) {
        Space space = Isheim.at(hex);
        return space.terrain().map(symbol::standsFor).orElseGet(() -> space.isTown() || valeIsTown);
    }

    private static List<Symbol> oneByOne(Purse<Symbol> tokens) {
        var symbols = new ArrayList<Symbol>();
        for (Symbol symbol : tokens.kinds()) {
            for (int i = 0; i < tokens.of(symbol); i++) {
                symbols.add(symbol);
            }
        }
        return symbols;
    }

    /// The symbols of some clue cards, one by one; the list may be changed.
    private static List<Symbol> symbols(Purse<Clue> clues) {
        var symbols = new ArrayList<Symbol>();
        for (Clue clue : clues.kinds()) {
            for (int i = 0; i < clues.of(clue); i++) {
                symbols.addAll(clue.symbols());
            }
        }
        return symbols;
    }
}
