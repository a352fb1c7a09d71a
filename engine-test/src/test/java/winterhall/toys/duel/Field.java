package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.BrokenRule;
import winterhall.engine.Seat;

/// What lies open on the table, the same for every viewer. (duel:R3)
///
/// @param restarts whether a window starts again from the active seat, and not with the next one
/// @param life of each seat; 0 for one that has fallen
/// @param attack the attack under way
/// @param weapons used and not yet worked, the latest last; each was used on the one before it
/// @param over whether the match has ended
record Field(
        int round,
        int rounds,
        boolean restarts,
        Seat active,
        List<Integer> life,
        Optional<Attack> attack,
        List<UsedWeapon> weapons,
        boolean over) {
    Field {
        life = List.copyOf(life);
        weapons = List.copyOf(weapons);
    }

    static Field start(int seats, int life, int rounds, boolean restarts) {
        return new Field(
                1,
                rounds,
                restarts,
                Seat.of(1),
                Seat.all(seats).stream().map(_ -> life).toList(),
                Optional.empty(),
                List.of(),
                false);
    }

    int seats() {
        return life.size();
    }

    int life(Seat seat) {
        return life.get(seat.index());
    }

    boolean lives(Seat seat) {
        return life(seat) > 0;
    }

    /// The living seats, clockwise from the active one.
    List<Seat> living() {
        return active.around(seats()).stream().filter(this::lives).toList();
    }

    /// The living seats but this one, clockwise from the active one.
    List<Seat> opponents(Seat seat) {
        return living().stream().filter(other -> !other.equals(seat)).toList();
    }

    /// The cards that lie open on the table.
    List<Card> cards() {
        return Stream.concat(
                        attack.stream().flatMap(Attack::cards), weapons.stream().map(UsedWeapon::card))
                .toList();
    }

    Field turn(Seat seat, int ofRound) {
        return new Field(ofRound, rounds, restarts, seat, life, attack, weapons, over);
    }

    Field end() {
        return new Field(round, rounds, restarts, active, life, attack, weapons, true);
    }

    Field hurt(Seat seat, int amount) {
        return withLife(seat, Math.max(0, life(seat) - amount));
    }

    Field withLife(Seat seat, int points) {
        var changed = new ArrayList<>(life);
        changed.set(seat.index(), points);
        return new Field(round, rounds, restarts, active, changed, attack, weapons, over);
    }

    Field with(Attack changed) {
        return new Field(round, rounds, restarts, active, life, Optional.of(changed), weapons, over);
    }

    Field withoutAttack() {
        return new Field(round, rounds, restarts, active, life, Optional.empty(), weapons, over);
    }

    /// The attack that is under way.
    Attack attacking() {
        return attack.orElseThrow(() -> new BrokenRule("no attack is under way"));
    }

    /// The weapon used last.
    UsedWeapon weapon() {
        return weapons.getLast();
    }

    Field use(UsedWeapon weapon) {
        var more = new ArrayList<>(weapons);
        more.add(weapon);
        return with(more);
    }

    Field takeWeapon() {
        return with(weapons.subList(0, weapons.size() - 1));
    }

    Field undoWeapon() {
        return takeWeapon().use(weapon().undo());
    }

    private Field with(List<UsedWeapon> changed) {
        return new Field(round, rounds, restarts, active, life, attack, changed, over);
    }
}
