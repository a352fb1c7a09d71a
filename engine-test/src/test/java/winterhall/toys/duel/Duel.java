package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
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
import winterhall.engine.Task;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.toys.duel.Blows.FallIfLifeless;
import winterhall.toys.duel.Combat.OfferDefence;
import winterhall.toys.duel.Combat.OfferDefences;
import winterhall.toys.duel.DuelEvent.AttackDeclared;
import winterhall.toys.duel.DuelEvent.DefenceClaimed;
import winterhall.toys.duel.DuelEvent.Hurt;
import winterhall.toys.duel.DuelEvent.Parried;
import winterhall.toys.duel.DuelEvent.WeaponUsed;
import winterhall.toys.duel.Weapons.OpenWindow;
import winterhall.toys.duel.Weapons.ResolveWeapon;

/// The toy game *duel*: its rules are `docs/rules/duel.md`.
public final class Duel implements Game<DuelBoard, DuelView> {
    static final List<Integer> SEATS = List.of(2, 3, 4);
    private static final String RESTART = "restart";
    static final Setting LIFE = Setting.choice("life", "duel:R1", SEATS, "6", "4", "8");
    static final Setting ROUNDS = Setting.choice("rounds", "duel:R4", SEATS, "4", "2", "6");
    static final Setting WINDOWS = Setting.choice("windows", "duel:R22", SEATS, RESTART, "go-on");

    private static final Vocabulary VOCABULARY = Vocabulary.of(
            DuelMove.class,
            DuelEvent.class,
            List.of(Turns.class, Combat.class, Weapons.class, Blows.class, Scouting.class),
            List.of(DuelBoard.class, DuelView.class));

    @Override
    public String id() {
        return "duel";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return SEATS;
    }

    @Override
    public List<Setting> settings() {
        return List.of(LIFE, ROUNDS, WINDOWS);
    }

    @Override
    public Catalogue catalogue() {
        return Printed.CATALOGUE;
    }

    @Override
    public Opening<DuelBoard> open(Setup setup) {
        setup.requireAsPrinted();
        return Turns.open(field(setup));
    }

    /// The table before anything has happened. (duel:R1, R4, R22)
    static Field field(Setup setup) {
        return Field.start(
                setup.seats(),
                Integer.parseInt(setup.value(LIFE)),
                Integer.parseInt(setup.value(ROUNDS)),
                setup.value(WINDOWS).equals(RESTART));
    }

    /// What each event sets off, in playing order. (duel:R10–R13, R20, R23, R28)
    @Override
    public List<? extends Task<DuelBoard>> wakes(DuelBoard board, Event event) {
        return switch ((DuelEvent) event) {
            case AttackDeclared(var _, var _, var targets) ->
                List.of(
                        new OpenWindow(WindowKind.DECLARED),
                        new OfferDefences(targets),
                        new OpenWindow(WindowKind.DEFENDED));
            case WeaponUsed _ -> List.of(new OpenWindow(WindowKind.USED), new ResolveWeapon());
            case DefenceClaimed(var target, var _) -> List.of(new OfferDefence(target));
            case Hurt(var seats, var _) -> List.of(new FallIfLifeless(seats));
            default -> List.of();
        };
    }

    @Override
    public DuelView view(DuelBoard board, Viewer viewer) {
        return DuelView.of(board, viewer);
    }

    @Override
    public DuelBoard imagine(DuelView view, Chance chance) {
        return view.imagine(chance);
    }

    @Override
    public List<DuelMove> touchable(DuelBoard board, Seat seat) {
        return DuelAsk.touchable(board, seat).toList();
    }

    @Override
    public Optional<Outcome> outcome(DuelBoard board) {
        return board.field().over() ? Optional.of(Turns.outcome(board)) : Optional.empty();
    }

    /// Windows and defences can be answered in advance. (duel:R31)
    @Override
    public List<OrderKind> orders() {
        return List.of(Weapons.Respond.ORDERS, Combat.ChooseDefence.ORDERS);
    }

    /// An order for this attack lapses when something happens that its owner may want to answer. (duel:R31)
    @Override
    public List<String> ends(Event event) {
        return switch ((DuelEvent) event) {
            case AttackDeclared _, Parried _, WeaponUsed _ -> List.of("attack");
            default -> List.of();
        };
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<DuelBoard, DuelView> staging() {
        return new DuelStaging();
    }

    @Override
    public Optional<Guide<DuelBoard>> guide() {
        return Optional.of(new DuelGuide());
    }

    @Override
    public List<String> faults(Position<DuelBoard> position) {
        return position.board().faults();
    }
}
