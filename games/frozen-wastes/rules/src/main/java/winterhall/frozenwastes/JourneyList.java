package winterhall.frozenwastes;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.WastesMove.Journey;
import winterhall.frozenwastes.WastesMove.Walk;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Reach;

/// A walk to each space in reach, then the other answers: a list that looks for the walks when one is asked for, since a
/// playout picks one of eighty answers.
final class JourneyList extends AbstractList<Journey> implements RandomAccess {
    private static final List<Walk> WALKS =
            Isheim.MAP.hexes().stream().map(Walk::new).toList();

    private final Reach reach;
    private final int walks;
    private final List<Journey> others;
    private List<Hex> known = List.of();

    JourneyList(Reach reach, List<Journey> others) {
        this.reach = reach;
        this.walks = reach.size();
        this.others = others;
    }

    @Override
    public Journey get(int index) {
        return index < walks ? WALKS.get(Isheim.number(space(index))) : others.get(index - walks);
    }

    /// Looks no further than it must the first time; a caller that asks again wants all.
    private Hex space(int index) {
        if (index >= known.size()) {
            known = reach.spaces(known.isEmpty() ? index + 1 : walks);
        }
        return known.get(index);
    }

    @Override
    public int size() {
        return walks + others.size();
    }
}
