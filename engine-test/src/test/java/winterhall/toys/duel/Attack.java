package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import winterhall.engine.Seat;

/// An attack under way: a piece on the table, so that every reaction changes it and everybody sees it. (duel:R8)
///
/// @param value the printed value and what was added to it; see [#valueAgainst]
/// @param targets in the order in which they defend
record Attack(Seat from, Card card, int value, List<Target> targets) {
    Attack {
        targets = List.copyOf(targets);
    }

    /// One of those attacked.
    ///
    /// @param lowered by how much the attack is weaker against this seat
    /// @param defence the card this seat defends with
    record Target(Seat seat, int lowered, Optional<Card> defence) {}

    static Attack declare(Seat from, Card card, int value, List<Seat> targets) {
        return new Attack(
                from,
                card,
                value,
                targets.stream()
                        .map(seat -> new Target(seat, 0, Optional.empty()))
                        .toList());
    }

    boolean isAgainst(Seat seat) {
        return targets.stream().anyMatch(target -> target.seat.equals(seat));
    }

    /// Never below 0. (duel:R9)
    int valueAgainst(Seat seat) {
        return Math.max(0, value - target(seat).lowered);
    }

    /// Whether a defence of this value is enough for this seat. (duel:R12, R14)
    boolean isHeldBy(Seat seat, int defence) {
        return defence >= valueAgainst(seat);
    }

    /// The seats whose defence holds at present.
    List<Seat> holding() {
        return seats(this::holds);
    }

    /// The seats whose defence does not hold, or who have none.
    List<Seat> hit() {
        return seats(target -> !holds(target));
    }

    /// All cards of this attack that lie on the table.
    Stream<Card> cards() {
        return Stream.concat(Stream.of(card), targets.stream().flatMap(target -> target.defence.stream()));
    }

    Attack raise(int amount) {
        return new Attack(from, card, value + amount, targets);
    }

    Attack lower(Seat seat, int amount) {
        return with(seat, target -> new Target(seat, target.lowered + amount, target.defence));
    }

    Attack defend(Seat seat, Card defence) {
        return with(seat, target -> new Target(seat, target.lowered, Optional.of(defence)));
    }

    Attack bare(Seat seat) {
        return with(seat, target -> new Target(seat, target.lowered, Optional.empty()));
    }

    Target target(Seat seat) {
        return targets.stream()
                .filter(target -> target.seat.equals(seat))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(seat + " is not attacked"));
    }

    private boolean holds(Target target) {
        return target.defence
                .filter(card -> card.sheet() instanceof Sheet.DefenceCard(var value) && isHeldBy(target.seat, value))
                .isPresent();
    }

    private List<Seat> seats(Predicate<Target> which) {
        return targets.stream().filter(which).map(Target::seat).toList();
    }

    private Attack with(Seat seat, UnaryOperator<Target> change) {
        var changed = new ArrayList<>(targets);
        changed.replaceAll(target -> target.seat.equals(seat) ? change.apply(target) : target);
        return new Attack(from, card, value, changed);
    }
}
