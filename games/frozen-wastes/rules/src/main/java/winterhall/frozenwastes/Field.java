package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.Purse;

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
        return with(next -> next.clock = changed);
    }

    Field with(Turn changed) {
        return with(next -> next.turn = changed);
    }

    Field turn(UnaryOperator<Turn> change) {
        return with(change.apply(turn));
    }

    Field heroes(List<CardId> left, List<Party> now) {
        return with(next -> {
            next.heroesLeft = left;
            next.parties = now;
        });
    }

    Field party(Seat seat, UnaryOperator<Party> change) {
        return heroes(heroesLeft, Lists.with(parties, seat.index(), change.apply(party(seat))));
    }

    Field with(World changed) {
        return with(next -> next.world = changed);
    }

    Field world(UnaryOperator<World> change) {
        return with(change.apply(world));
    }

    Field piles(UnaryOperator<Piles> change) {
        return with(next -> next.piles = change.apply(piles));
    }

    Field shown(Seat seat, Purse<Clue> clues) {
        return with(next -> next.shownClues = Lists.with(shownClues, seat.index(), clues));
    }

    Field fight(Optional<Fight> changed) {
        return with(next -> next.fight = changed);
    }

    Field fight(UnaryOperator<Fight> change) {
        return fight(Optional.of(change.apply(currentFight())));
    }

    Field trial(Optional<Trial> changed) {
        return with(next -> next.trial = changed);
    }

    Field shelter(Optional<Shelter> changed) {
        return with(next -> next.shelter = changed);
    }

    Field with(Ending decided) {
        return with(next -> next.ending = Optional.of(decided));
    }

    private Field with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /// A copy while it is being changed.
    private static final class Draft {
        private Rules rules;
        private Clock clock;
        private Turn turn;
        private List<CardId> heroesLeft;
        private List<Party> parties;
        private World world;
        private Piles piles;
        private List<Purse<Clue>> shownClues;
        private Optional<Fight> fight;
        private Optional<Trial> trial;
        private Optional<Shelter> shelter;
        private Optional<Ending> ending;

        private Draft(Field field) {
            rules = field.rules;
            clock = field.clock;
            turn = field.turn;
            heroesLeft = field.heroesLeft;
            parties = field.parties;
            world = field.world;
            piles = field.piles;
            shownClues = field.shownClues;
            fight = field.fight;
            trial = field.trial;
            shelter = field.shelter;
            ending = field.ending;
        }

        private Field done() {
            return new Field(
                    rules, clock, turn, heroesLeft, parties, world, piles, shownClues, fight, trial, shelter, ending);
        }
    }
}
