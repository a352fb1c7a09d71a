package winterhall.toys.trek;

import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;

/// The cardboard of trek: what lies open, and the tokens with those who have seen them.
public record TrekBoard(Expedition open, Tokens tokens) {
    Hero hero(Seat seat) {
        return open.hero(seat);
    }

    /// Whether this hero could roll again. (trek:R21)
    boolean hasLuck(Seat seat) {
        return hero(seat).has(Gear.LUCKSTONE);
    }

    /// The ally of this hero.
    ///
    /// @throws java.util.NoSuchElementException if there is none
    Hero.Companion ally(Seat seat) {
        return hero(seat).ally().orElseThrow();
    }

    /// The fight that is going on.
    ///
    /// @throws java.util.NoSuchElementException if there is none
    Fight fight() {
        return open.fight().orElseThrow();
    }

    TrekBoard open(UnaryOperator<Expedition> change) {
        return new TrekBoard(change.apply(open), tokens);
    }

    TrekBoard tokens(UnaryOperator<Tokens> change) {
        return new TrekBoard(open, change.apply(tokens));
    }

    TrekBoard hero(Seat seat, UnaryOperator<Hero> change) {
        return open(open -> open.hero(seat, change));
    }

    TrekBoard dice(UnaryOperator<Dice> change) {
        return open(open -> open.with(open.turn().with(change.apply(open.dice()))));
    }

    TrekBoard fight(UnaryOperator<Fight> change) {
        return open(open -> open.with(open.fight().map(change)));
    }

    TrekBoard noFight() {
        return open(open -> open.with(Optional.<Fight>empty()));
    }
}
