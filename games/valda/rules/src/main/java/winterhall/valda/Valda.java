package winterhall.valda;

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
import winterhall.engine.OrderKind;
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

/// Valda with Rise of the Giants: win followers for your clan in six rounds.
///
/// Not final, so that tests can plant a fault in it.
public class Valda implements Game<Board, ValdaView> {
    /// The classes in which its tasks are nested.
    static final List<Class<?>> TASKS = List.of(
            SetupSteps.class,
            Turns.class,
            ValdaPhase.class,
            Construction.class,
            Actions.class,
            Exchanges.class,
            Attacks.class,
            Defences.class,
            AttackEffects.class,
            Windows.class,
            Weapons.class,
            Thefts.class,
            GainsAndLosses.class,
            CardDraws.class,
            FollowersPhase.class,
            ResourcePhase.class);

    private static final Vocabulary VOCABULARY =
            Vocabulary.of(ValdaMove.class, ValdaEvent.class, TASKS, List.of(Board.class, ValdaView.class));

    @Override
    public String id() {
        return "valda";
    }

    @Override
    public int rulesVersion() {
        return 5;
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
        return new Opening<>(Board.start(Rules.of(setup)), SetupSteps.STEPS);
    }

    @Override
    public ValdaView view(Board board, Viewer viewer) {
        return ValdaView.of(board, viewer);
    }

    @Override
    public Board imagine(ValdaView view, Chance chance) {
        return BoardImaginer.board(view, chance);
    }

    @Override
    public SequencedMap<String, String> where(ValdaView view) {
        PublicState state = view.state();
        Progress progress = state.progress();
        return Words.of(
                "round", progress.round(),
                "rounds", state.rules().constants().rounds(),
                "active", progress.active().anchor(),
                "phase", progress.phase(),
                "draft", !state.draft().isEmpty(),
                "over", state.over());
    }

    /// Every card in hand, as it would be played at its own moment.
    @Override
    public List<ValdaMove> touchable(Board board, Seat seat) {
        var moves = new ArrayList<ValdaMove>();
        board.hand(seat, CardKind.ACTION).forEach(card -> moves.add(new ValdaMove.PlayAction(card)));
        board.hand(seat, CardKind.ATTACK).forEach(card -> moves.add(new ValdaMove.Attack(card)));
        board.hand(seat, CardKind.DEFENCE).forEach(card -> moves.add(new ValdaMove.Defend(card)));
        OpenWeapons.answers(board, seat, moves::add, moves::add);
        return moves;
    }

    @Override
    public Optional<Outcome> outcome(Board board) {
        return board.state().over() ? Optional.of(Turns.outcome(board.state())) : Optional.empty();
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(Windows.ORDERS, Defences.ChooseDefence.ORDERS);
    }

    @Override
    public List<String> ends(Event event) {
        return Windows.ends((ValdaEvent) event);
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<Board, ValdaView> staging() {
        return new ValdaStaging();
    }

    @Override
    public Optional<Guide<Board>> guide() {
        return Optional.of(new ValdaGuide());
    }

    @Override
    public Optional<Usage<Board>> usage() {
        return Optional.of(new ValdaUsage());
    }

    @Override
    public List<String> faults(Position<Board> position) {
        return Invariants.broken(position.board());
    }
}
