package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Terrain;

/// Where dice lead, by trying every order of spending them. (frozen-wastes:R31–R35)
final class Roads {
    private final List<Face> dice;
    private final Set<Terrain> withAnyDie;
    private final boolean townsAreTerrain;

    /// @param withAnyDie terrains that the party enters with any die
    /// @param townsAreTerrain whether a die has to show what lies under a town (frozen-wastes:RU3)
    Roads(List<Face> dice, Set<Terrain> withAnyDie, boolean townsAreTerrain) {
        this.dice = dice;
        this.withAnyDie = withAnyDie;
        this.townsAreTerrain = townsAreTerrain;
    }

    boolean pays(Face die, Hex to) {
        return (townsAreTerrain ? Optional.of(Land.under(to)) : Land.terrain(to))
                .map(terrain -> withAnyDie.contains(terrain) || Land.shown(die).contains(terrain))
                .orElse(true);
    }

    /// Every space within reach and the fewest dice it takes; one's own space takes none.
    Map<Hex, Integer> reach(Hex from) {
        var fewest = new HashMap<Hex, Integer>();
        fewest.put(from, 0);
        var now = new HashSet<State>();
        now.add(new State(from, (1 << dice.size()) - 1));
        for (int spent = 1; !now.isEmpty(); spent++) {
            var then = new HashSet<State>();
            for (State state : now) {
                for (State next : after(state)) {
                    fewest.putIfAbsent(next.at(), spent);
                    if (!Land.isGreenVale(next.at())) {
                        then.add(next);
                    }
                }
            }
            now = then;
        }
        return fewest;
    }

    /// @param left one bit for each die that is not spent
    private record State(Hex at, int left) {}

    private List<State> after(State state) {
        var after = new ArrayList<State>();
        for (int die = 0; die < dice.size(); die++) {
            boolean isLeft = (state.left() & 1 << die) != 0;
            if (isLeft && !isTwin(state.left(), die)) {
                for (Hex next : Land.around(state.at())) {
                    if (pays(dice.get(die), next)) {
                        after.add(new State(next, state.left() & ~(1 << die)));
                    }
                }
            }
        }
        return after;
    }

    /// Whether an earlier die that is left shows the same.
    private boolean isTwin(int left, int die) {
        for (int earlier = 0; earlier < die; earlier++) {
            if ((left & 1 << earlier) != 0 && dice.get(earlier) == dice.get(die)) {
                return true;
            }
        }
        return false;
    }
}
