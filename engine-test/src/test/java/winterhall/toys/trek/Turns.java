package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;
import winterhall.toys.trek.Camp.ChooseCamp;
import winterhall.toys.trek.Encounters.MeetWhatIsThere;
import winterhall.toys.trek.Market.OpenMarket;
import winterhall.toys.trek.Movement.RollMovement;
import winterhall.toys.trek.Movement.Travel;

/// The course of a match: rounds, turns and the end. (trek:R3–R5, R31)
final class Turns {
    static final String TOKENS = "tokens";
    static final String FIRST = "first";

    private Turns() {}

    /// One token on each marked space, the rest stays in the box. (trek:R3)
    record LayTokens() implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            int[] order = table.shuffle(TOKENS, Tokens.ALL.size());
            for (int i = 0; i < Valley.MARKED.size(); i++) {
                TokenZone space = TokenZone.on(Valley.MARKED.get(i));
                CardSet token = CardSet.of(order[i]);
                table.update(board -> board.tokens(tokens -> tokens.move(token, TokenZone.BOX, space)));
            }
        }
    }

    /// By lot. (trek:R4)
    record ChooseFirst() implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Seat first = table.pick(FIRST, Seat.all(table.board().open().seats()));
            table.update(board -> board.open(open -> open.with(open.calendar().beganBy(first))));
            table.tell(new TrekEvent.FirstChosen(first));
        }
    }

    /// Each hero's turn, then the camp. (trek:R4, R28)
    record BeginRound() implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.open(open -> open.with(open.calendar().nextRound())));
            Expedition open = table.board().open();
            table.tell(new TrekEvent.RoundBegun(open.calendar().round()));
            table.next(round(open.order(), open));
        }
    }

    /// What a round still holds if these seats have yet to take their turns.
    static List<Task<TrekBoard>> round(List<Seat> turns, Expedition open) {
        return List.of(new TakeTurns(turns), new ChooseCamp(open.order()), new EndRound());
    }

    /// One turn after the other: movement, encounter, market. Skipping to this ends a turn. (trek:R4, R5)
    ///
    /// @param seats who has yet to take a turn in this round
    record TakeTurns(List<Seat> seats) implements Effect<TrekBoard> {
        public TakeTurns {
            seats = List.copyOf(seats);
        }

        @Override
        public void resolve(Table<TrekBoard> table) {
            if (seats.isEmpty()) {
                return;
            }
            Seat seat = seats.getFirst();
            table.update(board -> board.open(open -> open.with(open.turn().next(seat))));
            table.tell(new TrekEvent.TurnBegun(table.board().open().turn().number(), seat));
            table.next(
                    new RollMovement(seat),
                    new Travel(seat),
                    new MeetWhatIsThere(seat),
                    new OpenMarket(seat),
                    new TakeTurns(seats.subList(1, seats.size())));
        }
    }

    /// Another round, or the end. (trek:R4, R31)
    record EndRound() implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            boolean last = table.board().open().calendar().isLastRound();
            table.next(last ? new EndMatch(Optional.empty()) : new BeginRound());
        }
    }

    /// All treasures are shown, and nothing else happens. (trek:R31)
    ///
    /// @param onSummit who has won there
    record EndMatch(Optional<Seat> onSummit) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            for (Seat seat : table.board().open().order()) {
                CardSet pack = table.board().tokens().at(TokenZone.packOf(seat));
                table.update(board -> board.tokens(tokens -> tokens.show(pack)));
                table.tell(new TrekEvent.TreasuresShown(seat, Tokens.treasures(pack)));
            }
            table.update(board -> board.open(open -> open.with(new Expedition.Ending(onSummit))));
            table.end();
        }
    }
}
