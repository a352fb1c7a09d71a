package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.engine.Words;
import winterhall.enginetest.stash.StashMove.Cheer;
import winterhall.enginetest.stash.StashMove.Gamble;
import winterhall.enginetest.stash.StashMove.Pass;
import winterhall.enginetest.stash.StashMove.Rest;
import winterhall.enginetest.stash.StashMove.Stash;

/// The game, with the fault it was given; a test may break it further by overriding a method.
public class StashGame implements Game<StashBoard, StashTable> {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            StashMove.class, StashEvent.class, List.of(StashRules.class), List.of(StashBoard.class, StashTable.class));

    /// How long an order may hold where there are such orders.
    static final String ROUND = "round";

    private final Fault fault;

    public StashGame() {
        this(Fault.NONE);
    }

    public StashGame(Fault fault) {
        this.fault = fault;
    }

    @Override
    public String id() {
        return "stash";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3);
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Opening<StashBoard> open(Setup setup) {
        var sides = Collections.nCopies(setup.seats(), new StashBoard.Side(List.of(), List.of(), 0));
        return new Opening<>(
                new StashBoard(fault, new Mood(fault != Fault.FORGETFUL_TEXT), 0, sides, List.of()),
                List.of(new StashRules.DealCards(), new StashRules.PlayRound()));
    }

    @Override
    public StashTable view(StashBoard board, Viewer viewer) {
        return StashTable.of(board, viewer);
    }

    @Override
    public StashBoard imagine(StashTable view, Chance chance) {
        return view.imagine(chance);
    }

    @Override
    public SequencedMap<String, String> where(StashTable view) {
        return view.fault() == Fault.UNADDRESSED_STATE ? Words.of("seat", Seat.of(1)) : Words.NONE;
    }

    @Override
    public List<Move> touchable(StashBoard board, Seat seat) {
        var moves = new ArrayList<Move>();
        moves.addAll(new StashRules.BidForCoin(List.of(seat)).answers(seat, board));
        board.side(seat).hand().forEach(card -> moves.add(new Stash(card)));
        moves.addAll(List.of(new StashMove.Draw(), new Gamble(), new Rest(), new Cheer(), new Pass()));
        return moves;
    }

    @Override
    public Optional<Outcome> outcome(StashBoard board) {
        if (!board.isOver()) {
            return Optional.empty();
        }
        var ranks = new ArrayList<Integer>();
        for (var side : board.sides()) {
            ranks.add(1
                    + (int) board.sides().stream()
                            .filter(other -> other.points() > side.points())
                            .count());
        }
        return Optional.of(new Outcome(ranks, "points"));
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(OrderKind.of("cheer-or-pass", List.of("pass", OrderKind.ASK_ME), "pass"));
    }

    @Override
    public List<OrderKind> orders(Setup setup) {
        return fault == Fault.WRONG_SCOPE
                ? List.of(new OrderKind(
                        "cheer-or-pass",
                        List.of(),
                        List.of("pass", OrderKind.ASK_ME),
                        List.of(),
                        List.of(ROUND, OrderKind.MATCH),
                        "pass"))
                : orders();
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<StashBoard, StashTable> staging() {
        throw new UnsupportedOperationException("stash has no scenarios");
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return Setup.of(id(), source.pick(seatCounts()));
    }

    @Override
    public List<String> faults(Position<StashBoard> position) {
        var cards = new ArrayList<>(position.board().deck());
        for (Seat seat : Seat.all(position.board().seats())) {
            cards.addAll(position.board().side(seat).hand());
            cards.addAll(position.board().side(seat).stash());
        }
        cards.sort(null);
        return cards.equals(Card.ALL) ? List.of() : List.of("the cards are " + cards);
    }
}
