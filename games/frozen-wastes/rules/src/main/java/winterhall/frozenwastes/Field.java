package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Clue;

/// Everything that lies open on the table. (frozen-wastes section 15)
///
/// @param heroesLeft heroes that can still be chosen (frozen-wastes:R14)
/// @param shownClues clue cards of each seat that everybody has seen (frozen-wastes:RU11)
public record Field(
        Rules rules,
        Clock clock,
        Turn turn,
        List<CardId> heroesLeft,
        List<Party> parties,
        World world,
        Piles piles,
        List<Purse<Clue>> shownClues,
        Optional<Fight> fight,
        Optional<Trial> trial,
        Optional<Shelter> shelter,
        Optional<Ending> ending) {
    private static final int MOST_DICE = 5;

    public Field {
        heroesLeft = List.copyOf(heroesLeft);
        parties = List.copyOf(parties);
        shownClues = List.copyOf(shownClues);
    }

    static Field start(Rules rules) {
        var shown = new ArrayList<Purse<Clue>>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            shown.add(Purse.empty(Clue.class));
        }
        return new Field(
                rules,
                new Clock(0, Seat.of(1)),
                Turn.of(0, Seat.of(1)),
                rules.cards().heroes(),
                List.of(),
                World.START,
                Piles.start(rules),
                shown,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    int seats() {
        return rules.seats();
    }

    Party party(Seat seat) {
        return parties.get(seat.index());
    }

    Fight currentFight() {
        return fight.orElseThrow();
    }

    /// How many gear tokens nobody has. (frozen-wastes:R71)
    int supply(Gear gear) {
        int left = gear.supply();
        for (Party party : parties) {
            left -= party.gear().of(gear);
            if (gear == Gear.FLARE_CRYSTAL && party.flareLit()) {
                left--;
            }
        }
        return left;
    }

    /// The other heroes in the same space, clockwise.
    List<Seat> neighbours(Seat seat) {
        var there = new ArrayList<Seat>();
        for (Seat other : seat.around(seats())) {
            if (!other.equals(seat) && party(other).at().equals(party(seat).at())) {
                there.add(other);
            }
        }
        return there;
    }

    /// How many movement dice a party has. (frozen-wastes:R25, RU112)
    int dice(Seat seat) {
        Party party = party(seat);
        int dice = (party.isHurt() ? MOST_DICE - 1 : MOST_DICE)
                + party.bonus(party.hero(), Power.Deed.DICE)
                + turn.extraDice();
        return Math.min(Math.min(MOST_DICE, dice), world.amount(WeatherEvent.Effect.MOST_DICE, MOST_DICE));
    }

    /// How much frost a character of that party can hold. (frozen-wastes:R50)
    int frostLimit(Seat seat, CardId who) {
        Party party = party(seat);
        return rules.frostLimit(party.life(who), party.body(who).whiteDeath());
    }

    Field with(Clock changed) {
        return new Field(
                rules, changed, turn, heroesLeft, parties, world, piles, shownClues, fight, trial, shelter, ending);
    }

    Field with(Turn changed) {
        return new Field(
                rules, clock, changed, heroesLeft, parties, world, piles, shownClues, fight, trial, shelter, ending);
    }

    Field turn(UnaryOperator<Turn> change) {
        return with(change.apply(turn));
    }

    Field heroes(List<CardId> left, List<Party> now) {
        return new Field(rules, clock, turn, left, now, world, piles, shownClues, fight, trial, shelter, ending);
    }

    Field party(Seat seat, UnaryOperator<Party> change) {
        return heroes(heroesLeft, Lists.with(parties, seat.index(), change.apply(party(seat))));
    }

    Field with(World changed) {
        return new Field(
                rules, clock, turn, heroesLeft, parties, changed, piles, shownClues, fight, trial, shelter, ending);
    }

    Field world(UnaryOperator<World> change) {
        return with(change.apply(world));
    }

    Field piles(UnaryOperator<Piles> change) {
        return new Field(
                rules,
                clock,
                turn,
                heroesLeft,
                parties,
                world,
                change.apply(piles),
                shownClues,
                fight,
                trial,
                shelter,
                ending);
    }

    Field shown(Seat seat, Purse<Clue> clues) {
        return new Field(
                rules,
                clock,
                turn,
                heroesLeft,
                parties,
                world,
                piles,
                Lists.with(shownClues, seat.index(), clues),
                fight,
                trial,
                shelter,
                ending);
    }

    Field fight(Optional<Fight> changed) {
        return new Field(
                rules, clock, turn, heroesLeft, parties, world, piles, shownClues, changed, trial, shelter, ending);
    }

    Field fight(UnaryOperator<Fight> change) {
        return fight(Optional.of(change.apply(currentFight())));
    }

    Field trial(Optional<Trial> changed) {
        return new Field(
                rules, clock, turn, heroesLeft, parties, world, piles, shownClues, fight, changed, shelter, ending);
    }

    Field shelter(Optional<Shelter> changed) {
        return new Field(
                rules, clock, turn, heroesLeft, parties, world, piles, shownClues, fight, trial, changed, ending);
    }

    Field with(Ending decided) {
        return new Field(
                rules,
                clock,
                turn,
                heroesLeft,
                parties,
                world,
                piles,
                shownClues,
                fight,
                trial,
                shelter,
                Optional.of(decided));
    }
}
