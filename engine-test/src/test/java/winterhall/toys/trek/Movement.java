package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.Hex;
import winterhall.toys.trek.TrekMove.Halt;
import winterhall.toys.trek.TrekMove.Stride;
import winterhall.toys.trek.TrekMove.Trudge;
import winterhall.toys.trek.TrekMove.TurnDie;
import winterhall.toys.trek.TrekMove.Walk;

/// The first step of a turn. (trek:R6–R10)
final class Movement {
    private Movement() {}

    /// The dice stay on the table, for all to see. (trek:R6)
    record RollMovement(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            String stream = table.board().open().turn().stream();
            var rolled = new ArrayList<Die>();
            for (int i = 0; i < table.board().hero(seat).dice(); i++) {
                rolled.add(table.pick(stream, Die.FACES));
            }
            table.update(board -> board.dice(_ -> new Dice(rolled, 0)));
            table.tell(new TrekEvent.DiceRolled(seat, List.copyOf(rolled)));
        }
    }

    /// The hero goes on, one step at a time. (trek:R7–R10)
    record Travel(Seat seat) implements Ask<TrekBoard, Stride> {
        @Override
        public List<? extends Stride> answers(TrekBoard board) {
            List<Hex> around = Valley.MAP.neighbours(board.hero(seat).at());
            List<Die> dice = board.open().dice().unspent().stream().distinct().toList();
            return Stream.of(
                            around.stream().flatMap(to -> dice.stream().map(die -> new Walk(to, die))),
                            dice.stream().flatMap(from -> Die.FACES.stream().map(to -> new TurnDie(from, to))),
                            around.stream().map(Trudge::new),
                            Stream.of(new Halt()))
                    .flatMap(strides -> strides)
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(Stride stride, TrekBoard board) {
            Hero hero = board.hero(seat);
            Dice dice = board.open().dice();
            return switch (stride) {
                case Walk(var to, var with) ->
                    notAdjacent(hero, to).or(() -> noSuchDie(dice, with)).or(() -> wrongTerrain(with, to));
                case TurnDie(var from, var to) ->
                    Refusals.when(!hero.has(Gear.SNOWSHOE), "R8", "no-snowshoe")
                            .or(() -> noSuchDie(dice, from))
                            .or(() -> Refusals.when(from == to, "R8", "same-face", "die", from));
                case Trudge(var to) ->
                    Refusals.when(dice.spent() > 0, "R9", "die-spent").or(() -> notAdjacent(hero, to));
                case Halt() -> Optional.empty();
            };
        }

        private static Optional<Refusal> notAdjacent(Hero hero, Hex to) {
            return Refusals.when(!Valley.MAP.neighbours(hero.at()).contains(to), "R7", "not-adjacent", "hex", to);
        }

        private static Optional<Refusal> wrongTerrain(Die die, Hex to) {
            Terrain terrain = Valley.terrain(to);
            return Refusals.when(!die.shows(terrain), "R7", "wrong-terrain", "die", die, "terrain", terrain);
        }

        private static Optional<Refusal> noSuchDie(Dice dice, Die die) {
            return Refusals.when(!dice.unspent().contains(die), "R7", "no-such-die", "die", die);
        }

        @Override
        public void answer(Stride stride, Table<TrekBoard> table) {
            switch (stride) {
                case Walk(var to, var with) -> {
                    table.update(board -> board.dice(dice -> dice.spend(with)));
                    table.next(new Enter(seat, to), new GoOn(seat));
                }
                case TurnDie(var from, var to) -> table.next(new UseSnowshoe(seat, from, to), this);
                case Trudge(var to) -> table.next(new Enter(seat, to));
                case Halt() -> {}
            }
        }
    }

    record Enter(Seat seat, Hex hex) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> hero.moved(hex)));
            table.tell(new TrekEvent.Entered(seat, hex));
        }
    }

    /// A hero with a die left goes on, but not from the summit. (trek:R10)
    record GoOn(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            TrekBoard board = table.board();
            boolean onSummit = Valley.terrain(board.hero(seat).at()) == Terrain.SUMMIT;
            if (!onSummit && !board.open().dice().areSpent()) {
                table.next(new Travel(seat));
            }
        }
    }

    /// One die is turned to another face. (trek:R8)
    record UseSnowshoe(Seat seat, Die from, Die to) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board ->
                    board.dice(dice -> dice.turn(from, to)).hero(seat, hero -> hero.spent(Gear.SNOWSHOE, 1)));
            table.tell(new TrekEvent.DieTurned(seat, from, to));
        }
    }
}
