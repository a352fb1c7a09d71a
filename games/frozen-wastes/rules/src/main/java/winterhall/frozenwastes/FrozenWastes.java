package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Catalogue;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Usage;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.engine.Words;
import winterhall.frozenwastes.map.Isheim;

/// The Frozen Wastes: find the lost Princess or defeat Arshan before the others do.
///
/// Not final, so that tests can plant a fault in it.
public class FrozenWastes implements Game<Board, WastesView> {
    /// The classes in which its tasks are nested.
    static final List<Class<?>> TASKS = List.of(
            SettingUp.class,
            Turns.class,
            Movement.class,
            Journeys.class,
            Survival.class,
            Harms.class,
            Knockouts.class,
            Adventuring.class,
            Threats.class,
            Combat.class,
            Phases.class,
            Rewards.class,
            Trading.class,
            Training.class);

    static final Vocabulary VOCABULARY =
            Vocabulary.of(WastesMove.class, WastesEvent.class, TASKS, List.of(Board.class, WastesView.class));

    @Override
    public String id() {
        return "frozen-wastes";
    }

    @Override
    public int rulesVersion() {
        return 8;
    }

    @Override
    public List<Integer> seatCounts() {
        return Rules.SEATS;
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
        return new Opening<>(Board.start(Rules.of(setup)), SettingUp.STEPS);
    }

    @Override
    public WastesView view(Board board, Viewer viewer) {
        return WastesView.of(board, viewer);
    }

    @Override
    public Board imagine(WastesView view, Chance chance) {
        return view.imagine(chance);
    }

    @Override
    public SequencedMap<String, String> where(WastesView view) {
        Field field = view.field();
        return Words.of(
                "round",
                field.clock().round(),
                "step",
                field.turn().step(),
                "seat",
                field.turn().seat());
    }

    /// The spaces of the map, and one's own cards.
    @Override
    public List<WastesMove> touchable(Board board, Seat seat) {
        var moves = new ArrayList<WastesMove>();
        Isheim.MAP.hexes().forEach(hex -> moves.add(new WastesMove.Walk(hex)));
        if (board.field().parties().size() >= seat.number()) {
            moves.addAll(Powers.quiet(board, seat));
        }
        return moves;
    }

    @Override
    public Optional<Outcome> outcome(Board board) {
        return board.field().ending().map(ending -> Turns.outcome(board.field(), ending));
    }

    /// Orders for a turn end with it.
    @Override
    public List<String> ends(Event event) {
        return event instanceof WastesEvent.TurnBegan ? List.of("turn") : List.of();
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<Board, WastesView> staging() {
        return new WastesStaging();
    }

    @Override
    public Optional<Guide<Board>> guide() {
        return Optional.of(new WastesGuide());
    }

    @Override
    public Optional<Usage<Board>> usage() {
        return Optional.of(new WastesUsage());
    }

    @Override
    public List<String> faults(Position<Board> position) {
        return Invariants.broken(position.board());
    }
}
