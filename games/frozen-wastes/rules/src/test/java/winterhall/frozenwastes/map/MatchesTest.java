package winterhall.frozenwastes.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// The two matching rules, against trying every assignment. (frozen-wastes:R152, R162, R163)
class MatchesTest {
    private static final int HANDS = Integer.getInteger("matches.hands", 3000);

    @Test
    void tokensFitIfSomeAssignmentFits() {
        Random random = new Random(1);
        int fitting = 0;
        for (int i = 0; i < HANDS; i++) {
            Hex at = Isheim.JEWELS.get(random.nextInt(Isheim.JEWELS.size()));
            Purse<Symbol> tokens = Purse.empty(Symbol.class);
            int level = 2 + random.nextInt(4);
            while (tokens.total() < level) {
                tokens = tokens.plus(likely(at, random), 1);
            }
            boolean expected = assigns(oneByOne(tokens), 0, spaces(at), new boolean[7], true);
            fitting += expected ? 1 : 0;
            assertThat(Matches.isDiscoverySet(at, tokens, false))
                    .as("%s at %s", tokens, at)
                    .isEqualTo(expected);
        }
        assertThat(fitting).isBetween(HANDS / 20, HANDS * 19 / 20);
    }

    @Test
    void cluesFitIfSomeAssignmentFits() {
        Random random = new Random(2);
        int fitting = 0;
        for (int i = 0; i < HANDS; i++) {
            Hex at = Isheim.MAP.hexes().get(random.nextInt(Isheim.SIZE));
            Purse<Clue> clues = Purse.empty(Clue.class);
            int size = 4 + random.nextInt(3);
            while (clues.total() < size) {
                Clue clue = Clue.ALL.get(random.nextInt(Clue.ALL.size()));
                boolean helps = clue.symbols().stream().anyMatch(symbol -> standsAround(symbol, at));
                if (helps || random.nextInt(4) == 0) {
                    clues = clues.plus(clue, 1);
                }
            }
            for (Clue given : clues.kinds()) {
                boolean expected = findsPrincess(at, clues, given);
                fitting += expected ? 1 : 0;
                assertThat(Matches.findsPrincess(at, clues, given, false))
                        .as("%s of %s at %s", given, clues, at)
                        .isEqualTo(expected);
            }
        }
        assertThat(fitting).isGreaterThan(HANDS / 50);
    }

    /// What is said to be missing is enough, and nothing less would be. (frozen-wastes:R152)
    @Test
    void noFewerSymbolsWouldCompleteASet() {
        Random random = new Random(3);
        int[] sizes = new int[6];
        for (int i = 0; i < HANDS; i++) {
            Hex at = Isheim.JEWELS.get(random.nextInt(Isheim.JEWELS.size()));
            int level = 2 + Isheim.at(at).jewel().orElseThrow().ordinal();
            Purse<Symbol> tokens = Purse.empty(Symbol.class);
            for (int token = 0; token < 1 + random.nextInt(level + 1); token++) {
                tokens = tokens.plus(likely(at, random), 1);
            }
            List<Symbol> missing = Matches.missingForLegend(at, tokens, level, false);
            sizes[missing.size()]++;
            List<Symbol> held = oneByOne(tokens);
            assertThat(completes(at, held, missing, level))
                    .as("%s and %s at %s", held, missing, at)
                    .isTrue();
            for (List<Symbol> fewer : handsOf(missing.size() - 1)) {
                assertThat(completes(at, held, fewer, level))
                        .as("%s and %s at %s", held, fewer, at)
                        .isFalse();
            }
        }
        assertThat(sizes).as("how often so many are missing").doesNotContain(0);
    }

    /// frozen-wastes:R162
    @Test
    void noFewerSymbolsWouldFindThePrincess() {
        Random random = new Random(4);
        int[] sizes = new int[8];
        for (int i = 0; i < HANDS; i++) {
            Hex at = Isheim.MAP.hexes().get(random.nextInt(Isheim.SIZE));
            if (!Matches.canHidePrincess(at, false)) {
                continue;
            }
            var symbols = new ArrayList<Symbol>();
            Purse<Clue> clues = Purse.empty(Clue.class);
            for (int card = 0; card < 3 + random.nextInt(5); card++) {
                Clue clue = Clue.ALL.get(random.nextInt(Clue.ALL.size()));
                if (clue.symbols().stream().anyMatch(symbol -> standsAround(symbol, at)) || random.nextInt(4) == 0) {
                    clues = clues.plus(clue, 1);
                    symbols.addAll(clue.symbols());
                }
            }
            List<Symbol> missing = Matches.missingForPrincess(at, clues, false);
            sizes[missing.size()]++;
            assertThat(covers(spaces(at), 0, plus(symbols, missing)))
                    .as("%s and %s at %s", clues, missing, at)
                    .isTrue();
            for (List<Symbol> fewer : handsOf(Math.min(missing.size(), 4) - 1)) {
                assertThat(covers(spaces(at), 0, plus(symbols, fewer)))
                        .as("%s and %s at %s", clues, fewer, at)
                        .isFalse();
            }
        }
        assertThat(List.of(sizes[0], sizes[1], sizes[2], sizes[3]))
                .as("how often so many are missing")
                .doesNotContain(0);
    }

    /// Whether some of these tokens together are a set of this size.
    private static boolean completes(Hex at, List<Symbol> held, List<Symbol> more, int level) {
        return chosen(plus(held, more), level).stream()
                .anyMatch(tokens -> assigns(tokens, 0, spaces(at), new boolean[7], true));
    }

    /// Every choice of so many things.
    private static List<List<Symbol>> chosen(List<Symbol> symbols, int count) {
        if (count == 0 || symbols.size() < count) {
            return count == 0 ? List.of(List.of()) : List.of();
        }
        var rest = symbols.subList(1, symbols.size());
        var choices = new ArrayList<>(chosen(rest, count));
        chosen(rest, count - 1).forEach(choice -> choices.add(plus(choice, symbols.subList(0, 1))));
        return choices;
    }

    /// Every hand of so many symbols that are not wild.
    private static List<List<Symbol>> handsOf(int size) {
        if (size <= 0) {
            return size == 0 ? List.of(List.of()) : List.of();
        }
        var hands = new ArrayList<List<Symbol>>();
        for (List<Symbol> hand : handsOf(size - 1)) {
            for (Symbol symbol : Symbol.ALL) {
                if (symbol != Symbol.WILD && (hand.isEmpty() || hand.getLast().compareTo(symbol) <= 0)) {
                    hands.add(plus(hand, List.of(symbol)));
                }
            }
        }
        return hands;
    }

    private static List<Symbol> plus(List<Symbol> some, List<Symbol> more) {
        var all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /// A proof finds her, and no card of it is too much. (frozen-wastes:RU80)
    @Test
    void proofsHaveNoCardTooMuch() {
        Hex at = Hex.at(6, 15);
        Purse<Clue> clues =
                Purse.parse(Clue.class, "1-fjord+1-tundra+1-snowdrift+1-wastes+1-snowdrift-snowdrift+2-wild");
        for (Clue given : List.of(Clue.SNOWDRIFT, Clue.SNOWDRIFT_SNOWDRIFT, Clue.WILD)) {
            List<Purse<Clue>> proofs = Matches.proofs(at, clues, given, false);
            assertThat(proofs).isNotEmpty();
            for (Purse<Clue> proof : proofs) {
                assertThat(findsPrincess(at, proof, given)).isTrue();
                for (Clue clue : proof.kinds()) {
                    assertThat(findsPrincess(at, proof.minus(clue, 1), given)).isFalse();
                }
            }
        }
        for (Clue given : List.of(Clue.FJORD, Clue.WASTES, Clue.TUNDRA)) {
            assertThat(Matches.proofs(at, clues, given, false)).isEmpty();
        }
    }

    private static Symbol likely(Hex at, Random random) {
        while (true) {
            Symbol symbol = Symbol.ALL.get(random.nextInt(Symbol.ALL.size()));
            if (standsAround(symbol, at) || random.nextInt(6) == 0) {
                return symbol;
            }
        }
    }

    private static boolean standsAround(Symbol symbol, Hex at) {
        return spaces(at).stream().anyMatch(hex -> fits(symbol, hex));
    }

    private static boolean findsPrincess(Hex at, Purse<Clue> clues, Clue given) {
        List<Hex> spaces = spaces(at);
        if (clues.of(given) == 0
                || spaces.size() != 7
                || Isheim.at(at).terrain().isEmpty()
                || spaces.stream().anyMatch(Isheim::isGreenVale)) {
            return false;
        }
        for (Symbol own : given.symbols()) {
            var symbols = new ArrayList<Symbol>();
            for (Clue clue : clues.kinds()) {
                for (int copy = 0; copy < clues.of(clue); copy++) {
                    symbols.addAll(clue.symbols());
                }
            }
            symbols.remove(own);
            if (fits(own, at) && covers(spaces, 1, symbols)) {
                return true;
            }
        }
        return false;
    }

    /// Every space from this one on gets a symbol of its own.
    private static boolean covers(List<Hex> spaces, int next, List<Symbol> left) {
        if (next == spaces.size()) {
            return true;
        }
        for (Symbol symbol : Symbol.ALL) {
            if (left.contains(symbol) && fits(symbol, spaces.get(next))) {
                var fewer = new ArrayList<>(left);
                fewer.remove(symbol);
                if (covers(spaces, next + 1, fewer)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Every token gets a space of its own, and one of them one's own space.
    private static boolean assigns(
            List<Symbol> tokens, int next, List<Hex> spaces, boolean[] taken, boolean ownMustBeTaken) {
        if (next == tokens.size()) {
            return taken[0] || !ownMustBeTaken;
        }
        for (int space = 0; space < spaces.size(); space++) {
            if (!taken[space] && fits(tokens.get(next), spaces.get(space))) {
                taken[space] = true;
                boolean found = assigns(tokens, next + 1, spaces, taken, ownMustBeTaken);
                taken[space] = false;
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean fits(Symbol symbol, Hex hex) {
        Space space = Isheim.at(hex);
        return space.terrain().isPresent() ? symbol.standsFor(space.terrain().get()) : space.isTown();
    }

    private static List<Hex> spaces(Hex at) {
        var spaces = new ArrayList<>(List.of(at));
        spaces.addAll(Isheim.neighbours(at));
        return spaces;
    }

    private static List<Symbol> oneByOne(Purse<Symbol> tokens) {
        var symbols = new ArrayList<Symbol>();
        tokens.kinds().forEach(symbol -> {
            for (int i = 0; i < tokens.of(symbol); i++) {
                symbols.add(symbol);
            }
        });
        return symbols;
    }
}
