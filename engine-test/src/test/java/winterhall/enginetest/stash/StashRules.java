package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicInteger;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Order;
import winterhall.engine.Poll;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Words;
import winterhall.enginetest.stash.StashMove.Bid;
import winterhall.enginetest.stash.StashMove.Cheer;
import winterhall.enginetest.stash.StashMove.Deed;
import winterhall.enginetest.stash.StashMove.Gamble;
import winterhall.enginetest.stash.StashMove.Noise;
import winterhall.enginetest.stash.StashMove.Pass;
import winterhall.enginetest.stash.StashMove.Rest;
import winterhall.enginetest.stash.StashMove.Stash;

/// What happens and who is asked.
public interface StashRules {
    /// Known to no position: only the fault [Fault#OUTSIDE_COUNT] looks here.
    AtomicInteger RESTS = new AtomicInteger();

    record DealCards() implements Effect<StashBoard> {
        @Override
        public void resolve(Table<StashBoard> table) {
            var deck = new ArrayList<Card>();
            for (int card : table.shuffle("deck", Card.ALL.size())) {
                deck.add(Card.ALL.get(card));
            }
            table.update(board -> board.deck(deck));
            for (Seat seat : Seat.all(table.board().seats())) {
                table.update(board -> board.drawn(seat).drawn(seat));
                table.tell(
                        new StashEvent.HandDealt(seat, table.board().side(seat).hand()));
            }
        }
    }

    record PlayRound() implements Effect<StashBoard> {
        @Override
        public void resolve(Table<StashBoard> table) {
            table.update(board -> board.round(board.round() + 1));
            List<Seat> seats = Seat.all(table.board().seats());
            if (table.board().isOver()) {
                seats.forEach(seat -> table.tell(
                        new StashEvent.Counted(seat, table.board().side(seat).points())));
                return;
            }
            var tasks = new ArrayList<Task<StashBoard>>(List.of(new BidForCoin(seats)));
            seats.forEach(seat -> tasks.add(new TakeTurn(seat)));
            tasks.add(new PlayRound());
            table.next(tasks);
        }
    }

    record BidForCoin(List<Seat> seats) implements Poll<StashBoard, Bid> {
        @Override
        public List<Bid> answers(Seat seat, StashBoard board) {
            return List.of(new Bid(0), new Bid(1), new Bid(2), new Bid(3));
        }

        @Override
        public Optional<Refusal> whyNot(Bid bid, Seat seat, StashBoard board) {
            boolean prying = board.fault() == Fault.PRYING_REASON
                    && !board.deck().isEmpty()
                    && board.deck().getFirst().points() % 2 == 1;
            return when(bid.coins() > 2, prying ? "odd-bid" : "no-bid");
        }

        @Override
        public List<Bid> options(Seat seat, StashBoard board) {
            return board.fault() == Fault.HASTY_OPTIONS ? answers(seat, board) : Poll.super.options(seat, board);
        }

        @Override
        public void reveal(List<Bid> answers, Table<StashBoard> table) {
            List<Integer> bids = answers.stream().map(Bid::coins).toList();
            Seat winner = seats.get(bids.indexOf(Collections.max(bids)));
            table.update(board -> board.earned(winner, 1));
            table.tell(
                    table.board().fault() == Fault.UNMARKED_BIDS
                            ? new StashEvent.BidsWhispered(bids)
                            : new StashEvent.BidsShown(bids));
        }
    }

    record TakeTurn(Seat seat) implements Ask<StashBoard, Deed> {
        @Override
        public SequencedMap<String, String> words(Seat asked, StashBoard board) {
            return board.fault() == Fault.UNADDRESSED_ASK ? Words.of("seat", asked) : Words.NONE;
        }

        @Override
        public List<Deed> answers(StashBoard board) {
            if (board.fault() == Fault.NO_OPTION && board.round() == 2) {
                return List.of();
            }
            var deeds = new ArrayList<Deed>();
            board.side(seat).hand().forEach(card -> deeds.add(new Stash(card)));
            if (board.fault() == Fault.TELLING_ORDER
                    && !board.deck().isEmpty()
                    && board.deck().getFirst().points() % 2 == 1) {
                Collections.reverse(deeds);
            }
            deeds.addAll(List.of(new StashMove.Draw(), new Gamble(), new Rest()));
            switch (board.fault()) {
                case TWO_RESTS -> deeds.add(new Rest());
                case UNEQUAL_MOVES -> deeds.add(new StashMove.Sulk());
                case TWO_WORDS -> deeds.add(new StashMove.Mutter("oh dear"));
                default -> {}
            }
            return deeds;
        }

        @Override
        public Optional<Refusal> whyNot(Deed deed, StashBoard board) {
            return switch (deed) {
                case Stash(var card) -> when(!board.side(seat).hand().contains(card), "not-in-hand");
                case StashMove.Draw() -> when(board.deck().isEmpty(), "no-deck");
                case Gamble(), Rest(), StashMove.Sulk _, StashMove.Mutter _ -> Optional.empty();
            };
        }

        @Override
        public List<Deed> options(StashBoard board) {
            List<Deed> deeds = Ask.super.options(board);
            if (board.fault() == Fault.MISSING_GAMBLE) {
                deeds.remove(new Gamble());
            }
            return deeds;
        }

        @Override
        public void answer(Deed deed, Table<StashBoard> table) {
            table.next(new AskToCheer(seat.next(table.board().seats())));
            Fault fault = table.board().fault();
            switch (deed) {
                case Stash(var card) -> {
                    table.update(board -> board.stashed(seat, card));
                    table.tell(
                            fault == Fault.LOUD_STASH
                                    ? new StashEvent.StashedAloud(seat, card)
                                    : new StashEvent.Stashed(seat, Optional.of(card)));
                }
                case StashMove.Draw() -> draw(table, table.board().deck().getFirst());
                case Gamble() -> {
                    boolean odd = table.board().deck().stream().limit(1).allMatch(card -> card.points() % 2 == 1);
                    int die = fault != Fault.TELLING_ROLL || odd ? 1 + table.roll("die", 6) : 6;
                    table.update(board -> board.earned(seat, die == 6 ? 1 : 0));
                    table.tell(new StashEvent.Thrown(seat, die));
                }
                case Rest() -> rest(table);
                case StashMove.Sulk _ -> {}
                case StashMove.Mutter _ -> {}
            }
        }

        private void draw(Table<StashBoard> table, Card card) {
            table.update(board -> board.drawn(seat));
            switch (table.board().fault()) {
                case LOUD_DRAW -> table.tell(new StashEvent.DrawnAloud(seat, card));
                case OVERHEARD_DRAW -> {
                    Seat next = seat.next(table.board().seats());
                    table.tell(new StashEvent.DrawnOverheard(seat, next, Optional.of(card)));
                }
                case SILENT_DRAW -> table.tell(new StashEvent.Drawn(seat, Optional.empty()));
                case UNMARKED_DRAW -> table.tell(new StashEvent.DrawnUnmarked(seat, Optional.of(card)));
                default -> table.tell(new StashEvent.Drawn(seat, Optional.of(card)));
            }
        }

        private void rest(Table<StashBoard> table) {
            table.tell(new StashEvent.Rested(seat, 1));
            switch (table.board().fault()) {
                case LOST_CARD ->
                    table.update(
                            board -> board.deck(board.deck().stream().skip(1).toList()));
                case ENDLESS -> table.next(new TakeTurn(seat));
                case STRANGE_EVENT -> table.tell(new StashEvent.Yawned());
                case THROWS -> throw new IllegalStateException("too tired to rest");
                case OUTSIDE_COUNT -> table.tell(new StashEvent.Rested(seat, RESTS.incrementAndGet()));
                default -> {}
            }
        }
    }

    /// The next seat may cheer, whatever it holds.
    record AskToCheer(Seat seat) implements Effect<StashBoard> {
        @Override
        public void resolve(Table<StashBoard> table) {
            boolean hasHighest = table.board().side(seat).hand().contains(new Card(9));
            if (table.board().fault() != Fault.TELLING_ASK || hasHighest) {
                table.next(new CheerOrPass(seat, table.board().fault()));
            }
        }
    }

    record CheerOrPass(Seat seat, Fault fault) implements Ask<StashBoard, Noise> {
        @Override
        public List<Noise> answers(StashBoard board) {
            boolean mustCheer = fault == Fault.WRONG_ORDER || fault == Fault.WRONG_SCOPE;
            return mustCheer ? List.of(new Cheer()) : List.of(new Cheer(), new Pass());
        }

        @Override
        public void answer(Noise noise, Table<StashBoard> table) {
            switch (noise) {
                case Cheer() -> table.tell(new StashEvent.Cheered(seat));
                case Pass() -> {}
            }
        }

        @Override
        public Optional<Noise> standing(Order order, List<Noise> options) {
            boolean passes = order.choice().equals("pass")
                    && (fault != Fault.WRONG_SCOPE || order.until().equals(StashGame.ROUND));
            return passes ? Optional.of(new Pass()) : Optional.empty();
        }
    }

    private static Optional<Refusal> when(boolean so, String reason) {
        return so ? Optional.of(Refusal.of("stash:R2", reason)) : Optional.empty();
    }
}
