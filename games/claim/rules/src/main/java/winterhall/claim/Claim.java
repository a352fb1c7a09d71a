package winterhall.claim;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Catalogue;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// Claim: win followers in phase 1, win the factions with them in phase 2.
///
/// Not final, so that tests can plant a fault in it.
public class Claim implements Game<Board, ClaimView> {
    /// The classes in which its tasks are nested.
    static final List<Class<?>> TASKS = List.of(
            SetupSteps.class,
            Tricks.class,
            Recruiting.class,
            Gathering.class,
            Poison.class,
            Windows.class,
            Artifacts.class,
            Scoring.class,
            Votes.class);

    private static final Vocabulary VOCABULARY =
            Vocabulary.of(ClaimMove.class, ClaimEvent.class, TASKS, List.of(Board.class, ClaimView.class));

    @Override
    public String id() {
        return "claim";
    }

    @Override
    public int rulesVersion() {
        return 2;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override
    public List<Setting> settings() {
        return Rules.SETTINGS;
    }

    @Override
    public Catalogue catalogue() {
        return Printed.CATALOGUE;
    }

    @Override
    public Opening<Board> open(Setup setup) {
        return new Opening<>(Board.bare(Rules.of(setup)), SetupSteps.STEPS);
    }

    @Override
    public List<Refusal> advice(Setup setup) {
        long fire = Rules.of(setup).cards().fromFire();
        return fire > 1 ? List.of(Refusal.of("claim:R3", "several-fire-factions", "count", fire)) : List.of();
    }

    @Override
    public ClaimView view(Board board, Viewer viewer) {
        return ViewBuilder.at(board, viewer);
    }

    @Override
    public Board imagine(ClaimView view, Chance chance) {
        return BoardImaginer.board(view, chance);
    }

    @Override
    public SequencedMap<String, String> where(ClaimView view) {
        return view.where();
    }

    @Override
    public List<ClaimMove> touchable(Board board, Seat seat) {
        return MoveCache.touchable(board, seat);
    }

    @Override
    public Optional<Outcome> outcome(Board board) {
        return board.ending().outcome();
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(Windows.ORDERS);
    }

    /// Without artifacts there are no windows.
    @Override
    public List<OrderKind> orders(Setup setup) {
        return Rules.of(setup).artifacts() ? orders() : List.of();
    }

    @Override
    public List<String> ends(Event event) {
        return Windows.ends((ClaimEvent) event);
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<Board, ClaimView> staging() {
        return new ClaimStaging();
    }

    @Override
    public List<String> faults(Position<Board> position) {
        return Invariants.broken(position.board());
    }

    @Override
    public List<String> faults(List<Step<Board>> match) {
        return new MatchInvariants(match).broken();
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return new RandomSetup(source).draw();
    }

    @Override
    public Optional<Guide<Board>> guide() {
        return Optional.of(new ClaimGuide());
    }
}
