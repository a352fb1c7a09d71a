package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;

/// How a party protects itself before it takes frost. (frozen-wastes:RU22, RU81)
///
/// @param members who takes frost
/// @param frost how much each of them will take
/// @param unassigned counters that will be cancelled and have no character yet
/// @param whom those of them who can be spared these counters (frozen-wastes:R23)
public record Shelter(List<CardId> members, List<Integer> frost, int unassigned, List<CardId> whom) {
    public Shelter {
        members = List.copyOf(members);
        frost = List.copyOf(frost);
        whom = List.copyOf(whom);
    }

    static Shelter of(List<CardId> members, List<Integer> frost) {
        return new Shelter(members, frost, 0, List.of());
    }

    int total() {
        int sum = 0;
        for (int each : frost) {
            sum += each;
        }
        return sum;
    }

    /// Those who still take frost.
    List<CardId> takers() {
        var takers = new ArrayList<CardId>(members.size());
        for (int i = 0; i < members.size(); i++) {
            if (frost.get(i) > 0) {
                takers.add(members.get(i));
            }
        }
        return takers;
    }

    int frostOf(CardId who) {
        return frost.get(members.indexOf(who));
    }

    /// Cancels this many counters in total; the owner divides them unless they can go to one character only.
    /// (frozen-wastes:RU22, R23)
    Shelter cancelling(int counters, List<CardId> protectedOnes) {
        int most = protectedOnes.stream().mapToInt(this::frostOf).sum();
        Shelter now = new Shelter(members, frost, Math.min(counters, most), protectedOnes);
        while (protectedOnes.size() == 1 && now.unassigned > 0) {
            now = now.protect(protectedOnes.getFirst());
        }
        return now;
    }

    /// Cancels this many counters for each of them. (frozen-wastes:RU22)
    Shelter cancellingEach(int counters, List<CardId> whom) {
        return new Shelter(
                members,
                members.stream()
                        .map(who -> whom.contains(who) ? Math.max(0, frostOf(who) - counters) : frostOf(who))
                        .toList(),
                unassigned,
                whom);
    }

    Shelter protect(CardId who) {
        int place = members.indexOf(who);
        return new Shelter(members, Lists.with(frost, place, frost.get(place) - 1), unassigned - 1, whom);
    }
}
