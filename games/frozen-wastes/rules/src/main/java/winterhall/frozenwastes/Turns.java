package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Outcome;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.frozenwastes.WastesMove.EndTurn;
import winterhall.frozenwastes.WastesMove.Evening;
import winterhall.frozenwastes.WastesMove.LightFlare;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.cards.Gear;

/// Rounds, turns and the end. (frozen-wastes:R16–R23, R73, R191–R195)
final class Turns {
    private Turns() {}

    /// Every seat has one turn in a round. (frozen-wastes:RU110)
    record BeginRound() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Clock clock = table.board().field().clock();
            if (clock.round() == table.board().field().rules().rounds()) {
                end(new Ending(Ending.Way.TIME, Optional.empty()), table);
                return;
            }
            table.update(board -> board.field(field -> field.with(new Clock(clock.round() + 1, clock.first()))));
            table.tell(new WastesEvent.RoundBegan(clock.round() + 1));
            table.next(new BeginTurn(clock.first()));
        }
    }

    /// The six steps in their order. (frozen-wastes:R17, R18, R20)
    record BeginTurn(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.field(
                            field -> field.with(Turn.of(field.turn().number() + 1, seat)))
                    .party(seat, Party::refreshed));
            table.tell(new WastesEvent.TurnBegan(table.board().turn().number(), seat));
            table.next(
                    new Movement.BeginMovement(seat),
                    new Survival.BeginSurvival(seat),
                    new Adventuring.BeginAdventure(seat),
                    new Trading.BeginMarket(seat),
                    new Training.BeginExperience(seat),
                    new OpenEvening(seat),
                    new FinishTurn(seat));
        }
    }

    static void enter(Step step, Table<Board> table) {
        table.update(board -> board.field(field -> field.turn(turn -> turn.at(step))));
    }

    /// Whether a flare crystal is lit, or something is used before the night. (frozen-wastes:R73, K16)
    record OpenEvening(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            if (party.gear().of(Gear.FLARE_CRYSTAL) > 0 || Powers.hasQuietUse(party)) {
                table.next(new CloseTurn(seat));
            }
        }
    }

    /// The end-of-turn window. (frozen-wastes:R73)
    record CloseTurn(Seat seat) implements WastesAsk<Evening> {
        @Override
        public List<Evening> answers(Board board) {
            var answers = new ArrayList<Evening>(List.of(new LightFlare(), new EndTurn()));
            answers.addAll(Powers.quiet(board, seat));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Evening move, Board board) {
            return switch (move) {
                case LightFlare() ->
                    WastesAsk.refuseIf(board.party(seat).gear().of(Gear.FLARE_CRYSTAL) == 0, "R73", "no-flare-crystal");
                case EndTurn() -> WastesAsk.FINE;
                case Quiet quiet -> Powers.whyNot(quiet, board, seat);
            };
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("flares", board.party(seat).gear().of(Gear.FLARE_CRYSTAL));
        }

        @Override
        public void answer(Evening move, Table<Board> table) {
            switch (move) {
                case LightFlare() -> {
                    table.update(board -> board.party(
                            seat, party -> party.gear(Gear.FLARE_CRYSTAL, -1).flare(true)));
                    table.tell(new WastesEvent.FlareLit(seat));
                }
                case EndTurn() -> {}
                case Quiet quiet -> {
                    table.next(new OpenEvening(seat));
                    Powers.answer(quiet, seat, table);
                }
            }
        }
    }

    /// The next seat, or the next round. Skipping to this ends a turn. (frozen-wastes:R16, R19)
    record FinishTurn(Seat seat) implements Checkpoint {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            Seat next = seat.next(field.seats());
            table.next(next.equals(field.clock().first()) ? new BeginRound() : new BeginTurn(next));
        }
    }

    /// The match is over at once. (frozen-wastes:R193)
    static void end(Ending ending, Table<Board> table) {
        table.update(board -> board.field(field -> field.with(ending)));
        table.tell(new WastesEvent.MatchEnded(ending.way(), ending.winner()));
        table.end();
    }

    /// One winner; a draw when time has run out, or a defeat for somebody who plays alone. (frozen-wastes:R193–R195)
    static Outcome outcome(Field field, Ending ending) {
        var places = new ArrayList<Integer>();
        boolean shared = !field.rules().isSolo();
        for (Seat seat : Seat.all(field.seats())) {
            boolean first = ending.winner().map(seat::equals).orElse(shared);
            places.add(first ? 1 : 2);
        }
        return new Outcome(places, ending.way().toString());
    }
}
