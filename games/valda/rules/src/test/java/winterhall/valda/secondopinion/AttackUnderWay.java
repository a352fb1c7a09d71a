package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import winterhall.engine.Seat;
import winterhall.valda.CardId;

/// An attack from its declaration to its comparison. (valda:R70–R75)
final class AttackUnderWay {
    final Seat attacker;
    final List<CardId> cards;
    final Set<Seat> cancelled = new HashSet<>();
    final List<CardId> spent = new ArrayList<>();
    private final List<Seat> declaredAgainst;
    private final Map<Seat, Integer> against = new HashMap<>();
    private final Map<Seat, Integer> defences = new HashMap<>();
    private final Map<Seat, CardId> defenceCards = new HashMap<>();
    private int value;

    /// @param targets in the order in which they defend
    /// @param value what is printed, of both cards with Brute
    AttackUnderWay(Seat attacker, List<CardId> cards, List<Seat> targets, int value) {
        this.attacker = attacker;
        this.cards = cards;
        this.declaredAgainst = targets;
        this.value = value;
    }

    /// The card whose effect was chosen. (valda:R197)
    CardId card() {
        return cards.getFirst();
    }

    List<Seat> targets() {
        return declaredAgainst.stream()
                .filter(target -> !cancelled.contains(target))
                .toList();
    }

    boolean isOn(Seat seat) {
        return targets().contains(seat);
    }

    void cancel() {
        cancelled.addAll(declaredAgainst);
    }

    void change(int by) {
        value += by;
    }

    void change(Seat target, int by) {
        against.merge(target, by, Integer::sum);
    }

    /// The floor of 0 applies to the finished sum. (valda:R71, RU56)
    int value(Seat target) {
        return Math.max(0, value + against.getOrDefault(target, 0));
    }

    void defend(Seat target, CardId card, int with) {
        defences.put(target, with);
        defenceCards.put(target, card);
        spent.add(card);
    }

    void forgetDefence(Seat target) {
        defences.remove(target);
        defenceCards.remove(target);
    }

    /// (valda:R75, RU42)
    boolean isHeldBy(Seat target, boolean tiesHold) {
        return defences.containsKey(target) && reaches(defences.get(target), target, tiesHold);
    }

    boolean reaches(int defence, Seat target, boolean tiesHold) {
        return tiesHold ? defence >= value(target) : defence > value(target);
    }

    boolean defendedWith(Seat target, String card) {
        return defenceCards.containsKey(target)
                && defenceCards.get(target).toString().equals(card);
    }
}
