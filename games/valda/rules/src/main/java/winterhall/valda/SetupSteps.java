package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.AreasDealt;
import winterhall.valda.ValdaEvent.DivineDeckLaid;
import winterhall.valda.ValdaEvent.OccupantSettled;
import winterhall.valda.ValdaMove.Settle;

/// Decks, hands, and who lives where. (valda:R17–R29)
final class SetupSteps {
    static final List<Task<Board>> STEPS = List.of(
            new CardDraws.Reshuffle(MainDeck.A, Optional.empty()),
            new CardDraws.Reshuffle(MainDeck.B, Optional.empty()),
            new DealHands(),
            new SettleAll(),
            new Turns.BeginRound(1));

    private SetupSteps() {}

    /// Seat by seat, first from deck A, then from deck B. (valda:R22, R23)
    record DealHands() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().rules();
            int each = rules.constants().handFromEach();
            var tasks = new ArrayList<Task<Board>>();
            for (Seat seat : Seat.all(rules.seats())) {
                for (MainDeck deck : MainDeck.values()) {
                    tasks.add(new CardDraws.DrawCards(seat, deck, each, Why.STARTING_HAND.cause()));
                }
            }
            table.next(tasks);
        }
    }

    /// As the table agreed. (valda:R24, R25, R27)
    record SettleAll() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            switch (table.board().rules().mode()) {
                case Rules.RANDOM ->
                    table.next(Arrays.stream(Area.values())
                            .map(SettleByChance::new)
                            .toList());
                case Rules.DRAFT -> table.next(new DealAreas());
                default -> {}
            }
        }
    }

    /// (valda:R24)
    record SettleByChance(Area area) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board().state().area(area).occupant().isEmpty()) {
                Deity chosen = table.pick("occupants", List.of(area.god(), area.giant()));
                table.next(new SettleIn(chosen, Optional.empty()));
            }
        }
    }

    /// The occupant moves in with its deck, for good. (valda:R19, R27)
    record SettleIn(Deity deity, Optional<Seat> by) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Area area = deity.area();
            table.update(board -> board.state(state -> state.area(area, there -> there.settle(deity))));
            table.tell(new OccupantSettled(area, deity, by));
            CardCopies allCards = table.board().cards();
            int[] order = table.shuffle("divine", allCards.list(allCards.of(deity)));
            table.update(board -> board.layDivineDeck(deity, order));
            table.tell(new DivineDeckLaid(area, order.length));
        }
    }

    /// Dealt out one at a time, counter-clockwise from the last seat. (valda:R25, R26)
    record DealAreas() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            int seats = table.board().rules().seats();
            int[] order = table.shuffle("areas", List.of(Area.values()));
            var dealt = new ArrayList<List<Area>>();
            for (int seat = 0; seat < seats; seat++) {
                dealt.add(new ArrayList<>());
            }
            for (int i = 0; i < order.length; i++) {
                dealt.get(seats - 1 - i % seats).add(Area.at(order[i]));
            }
            dealt.forEach(own -> own.sort(null));
            table.update(board -> board.state(
                    state -> state.draft(dealt.stream().map(List::copyOf).toList())));
            for (Seat seat : Seat.all(seats)) {
                table.tell(new AreasDealt(seat, dealt.get(seat.index())));
            }
            table.next(new DraftOn(Seat.of(seats)));
        }
    }

    /// Counter-clockwise until all are decided; seats without areas are skipped. (valda:R25)
    record DraftOn(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            List<List<Area>> left = table.board().state().draft();
            if (left.stream().allMatch(List::isEmpty)) {
                table.update(board -> board.state(state -> state.draft(List.of())));
                return;
            }
            Seat before = seat.clockwise(left.size() - 1, left.size());
            if (left.get(seat.index()).isEmpty()) {
                table.next(new DraftOn(before));
            } else {
                table.next(new DraftOccupant(seat), new DraftOn(before));
            }
        }
    }

    /// One of one's own areas, and God or Giant for it. (valda:R25)
    record DraftOccupant(Seat seat) implements ValdaAsk<Settle> {
        @Override
        public List<Settle> answers(Board board) {
            var answers = new ArrayList<Settle>();
            for (Area area : board.state().draft().get(seat.index())) {
                answers.add(new Settle(area.god()));
                answers.add(new Settle(area.giant()));
            }
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Settle move, Board board) {
            Area area = move.occupant().area();
            return board.state().draft().get(seat.index()).contains(area)
                    ? FINE
                    : ValdaAsk.refuse("R25", "not-your-area", "area", area);
        }

        @Override
        public void answer(Settle move, Table<Board> table) {
            Area area = move.occupant().area();
            table.update(board -> board.state(state -> {
                var left = new ArrayList<>(state.draft());
                left.set(
                        seat.index(),
                        left.get(seat.index()).stream()
                                .filter(other -> other != area)
                                .toList());
                return state.draft(left);
            }));
            table.next(new SettleIn(move.occupant(), Optional.of(seat)));
        }
    }

    /// The first player to build or move a temple into an undecided area decides who lives there. (valda:R27, R29, RU70)
    ///
    /// @param paying whether the cost must be payable
    record SettleArea(Seat seat, Area area, boolean paying) implements ValdaAsk<Settle> {
        @Override
        public List<Settle> answers(Board board) {
            return List.of(new Settle(area.god()), new Settle(area.giant()));
        }

        @Override
        public Optional<Refusal> whyNot(Settle move, Board board) {
            if (move.occupant().area() != area) {
                return ValdaAsk.refuse("R2", "lives-elsewhere", "occupant", move.occupant(), "area", area);
            }
            Stock cost = board.state().cost(move.occupant());
            Stock stock = board.state().player(seat).stock();
            return !paying || stock.covers(cost)
                    ? FINE
                    : ValdaAsk.refuse("RU70", "cannot-pay", "missing", stock.missing(cost));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("area", area);
        }

        @Override
        public void answer(Settle move, Table<Board> table) {
            table.next(new SettleIn(move.occupant(), Optional.of(seat)));
        }
    }
}
