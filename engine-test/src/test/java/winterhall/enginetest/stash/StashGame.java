package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.enginetest.stash.StashMove.Bid;
import winterhall.enginetest.stash.StashMove.Cheer;
import winterhall.enginetest.stash.StashMove.Gamble;
import winterhall.enginetest.stash.StashMove.Pass;
import winterhall.enginetest.stash.StashMove.Rest;
import winterhall.enginetest.stash.StashMove.Stash;

/// The game, with the fault it was given; a test may break it further by overriding a method.
public class StashGame implements Game<StashBoard, StashTable> {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            StashMove.class, StashEvent.class, List.of(StashRules.class), List.of(StashBoard.class, StashTable.class));

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
        var places = Collections.nCopies(setup.seats(), new StashBoard.Place(List.of(), List.of(), 0));
        return new Opening<>(
                new StashBoard(fault, new Mood(fault != Fault.FORGETFUL_TEXT), 0, places, List.of()),
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
    public List<Move> candidates(View<StashTable> view) {
        var moves = new ArrayList<Move>();
        for (int coins = 0; coins <= 3; coins++) {
            moves.add(new Bid(coins));
        }
        hand(view).forEach(card -> moves.add(new Stash(card)));
        moves.addAll(List.of(new StashMove.Draw(), new Gamble(), new Rest(), new Cheer(), new Pass()));
        return moves;
    }

    @Override
    public Optional<Refusal> explain(View<StashTable> view, Move candidate) {
        if (!view.isAsked()) {
            return Optional.of(Refusal.of("stash:R1", "not-your-turn"));
        }
        Optional<String> reason = switch ((StashMove) candidate) {
            case Bid(int coins) -> unless(view.asks(StashRules.BidForCoin.class).isPresent() && coins <= 2, "no-bid");
            case Stash(var card) -> turn(view).or(() -> unless(hand(view).contains(card), "not-in-hand"));
            case StashMove.Draw() -> turn(view).or(() -> unless(view.table().deck() > 0, "no-deck"));
            case Gamble() -> turn(view);
            case Rest() -> turn(view);
            case StashMove.Sulk _ -> turn(view).or(() -> unless(isBroken(view, Fault.UNEQUAL_MOVES), "no-sulking"));
            case StashMove.Mutter _ -> turn(view).or(() -> unless(isBroken(view, Fault.TWO_WORDS), "no-muttering"));
            case StashMove.Noise _ ->
                unless(view.asks(StashRules.CheerOrPass.class).isPresent(), "nothing-to-cheer");
        };
        return reason.map(why -> Refusal.of("stash:R2", why));
    }

    private static Optional<String> turn(View<StashTable> view) {
        return unless(view.asks(StashRules.TakeTurn.class).isPresent(), "not-now");
    }

    private static Optional<String> unless(boolean allowed, String reason) {
        return allowed ? Optional.empty() : Optional.of(reason);
    }

    private static boolean isBroken(View<StashTable> view, Fault fault) {
        return view.table().fault() == fault;
    }

    private static List<Card> hand(View<StashTable> view) {
        return view.viewer()
                .seat()
                .flatMap(seat -> view.table().sides().get(seat.index()).known())
                .map(StashTable.Known::hand)
                .orElseGet(List::of);
    }

    @Override
    public Optional<Outcome> outcome(StashBoard board) {
        if (!board.isOver()) {
            return Optional.empty();
        }
        var places = new ArrayList<Integer>();
        for (var place : board.places()) {
            places.add(1
                    + (int) board.places().stream()
                            .filter(other -> other.points() > place.points())
                            .count());
        }
        return Optional.of(new Outcome(places, "points"));
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(OrderKind.of("cheer-or-pass", List.of("pass", OrderKind.ASK_ME), "pass"));
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
            cards.addAll(position.board().place(seat).hand());
            cards.addAll(position.board().place(seat).stash());
        }
        cards.sort(null);
        return cards.equals(Card.ALL) ? List.of() : List.of("the cards are " + cards);
    }
}
