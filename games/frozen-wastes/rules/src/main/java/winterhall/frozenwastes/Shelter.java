package winterhall.frozenwastes;

import java.util.List;

/// How a party protects itself before it takes frost. (frozen-wastes:RU22, RU81)
///
/// @param members who takes frost
/// @param frost how much each of them will take
/// @param unassigned counters that will be cancelled and have no character yet
public record Shelter(List<CardId> members, List<Integer> frost, int unassigned) {
    public Shelter {
        members = List.copyOf(members);
        frost = List.copyOf(frost);
    }

    int total() {
        int sum = 0;
        for (int each : frost) {
            sum += each;
        }
        return sum;
    }

    Shelter cancelling(int counters) {
        return new Shelter(members, frost, unassigned + counters);
    }

    /// For each of them. (frozen-wastes:RU22)
    Shelter cancellingEach(int counters) {
        return new Shelter(
                members,
                frost.stream().map(each -> Math.max(0, each - counters)).toList(),
                unassigned);
    }

    Shelter protect(CardId who) {
        int place = members.indexOf(who);
        return new Shelter(members, Lists.with(frost, place, frost.get(place) - 1), unassigned - 1);
    }
}
