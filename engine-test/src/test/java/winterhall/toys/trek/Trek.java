package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Question;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Task;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.toys.trek.Combat.BeginFight;
import winterhall.toys.trek.Combat.DefeatBeast;
import winterhall.toys.trek.Combat.UseLuckstone;
import winterhall.toys.trek.Knockouts.BuryAlly;
import winterhall.toys.trek.Knockouts.KnockOut;
import winterhall.toys.trek.TrekEvent.AllyDied;
import winterhall.toys.trek.TrekEvent.AllyHurt;
import winterhall.toys.trek.TrekEvent.BeastHurt;
import winterhall.toys.trek.TrekEvent.BeastTurned;
import winterhall.toys.trek.TrekEvent.HeroHurt;
import winterhall.toys.trek.TrekEvent.Rolled;

/// The rules of trek; see `docs/rules/trek.md`.
public final class Trek implements Game<TrekBoard, TrekView> {
    private static final List<Integer> SEATS = List.of(2, 3, 4);

    /// How long a match lasts. (trek:R4)
    static final Setting ROUNDS = Setting.choice("rounds", "trek:R4", SEATS, "6", "4", "8");

    /// Whether allies can be hired. (trek:R15)
    static final Setting ALLIES = Setting.flag("allies", "trek:R15", SEATS, true);

    private static final Vocabulary VOCABULARY = Vocabulary.of(
            TrekMove.class,
            TrekEvent.class,
            List.of(
                    Turns.class,
                    Movement.class,
                    Encounters.class,
                    Combat.class,
                    Knockouts.class,
                    Market.class,
                    Camp.class),
            List.of(TrekBoard.class, TrekView.class));

    @Override
    public String id() {
        return "trek";
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
        return List.of(ROUNDS, ALLIES);
    }

    @Override
    public Catalogue catalogue() {
        return Printed.CATALOGUE;
    }

    @Override
    public Opening<TrekBoard> open(Setup setup) {
        setup.requireAsPrinted();
        return new Opening<>(
                start(setup), List.of(new Turns.LayTokens(), new Turns.ChooseFirst(), new Turns.BeginRound()));
    }

    /// Heroes in their villages, all tokens in the box. (trek:R1)
    static TrekBoard start(Setup setup) {
        List<Ally> forHire = setup.value(ALLIES).equals("yes") ? List.of(Ally.values()) : List.of();
        int rounds = Integer.parseInt(setup.value(ROUNDS));
        return new TrekBoard(Expedition.starting(setup.seats(), rounds, forHire), Tokens.boxed(setup.seats()));
    }

    /// What happens by itself when something has happened. (trek:R11, R21, R22, R25, R26)
    @Override
    public List<? extends Task<TrekBoard>> wakes(TrekBoard board, Event event) {
        return switch (event) {
            case BeastTurned turned -> List.of(new BeginFight(turned.seat()));
            case Rolled roll when roll.fails() && board.hasLuck(roll.seat()) -> List.of(new UseLuckstone(roll.seat()));
            case BeastHurt hurt when board.fight().isWon() -> List.of(new DefeatBeast(hurt.seat()));
            case AllyHurt hurt when board.ally(hurt.seat()).isDead() -> List.of(new BuryAlly(hurt.seat()));
            case AllyDied death when board.hero(death.seat()).isDown() -> List.of(new KnockOut(death.seat()));
            case HeroHurt hurt when board.hero(hurt.seat()).isDown() -> List.of(new KnockOut(hurt.seat()));
            default -> List.of();
        };
    }

    @Override
    public TrekView view(TrekBoard board, Viewer viewer) {
        return TrekView.of(board, viewer);
    }

    @Override
    public TrekBoard imagine(TrekView view, Chance chance) {
        return view.imagine(chance);
    }

    /// Every answer to every question, and every space that could be clicked.
    @Override
    public List<Move> touchable(TrekBoard board, Seat seat) {
        Stream<Question<TrekBoard, ?>> questions = Stream.of(
                new Movement.Travel(seat),
                new Encounters.ClaimSummit(seat),
                new Combat.ChooseStance(seat),
                new Combat.ChooseAction(seat, Phase.RANGED),
                new UseLuckstone(seat),
                new Knockouts.ChooseVillage(seat),
                new Market.Trade(seat),
                new Camp.LookFromRidge(seat),
                new Camp.ChooseCamp(List.of(seat)));
        return Stream.concat(
                        questions.flatMap(question -> question.answers(seat, board).stream()),
                        Valley.MAP.hexes().stream().map(TrekMove.Trudge::new))
                .toList();
    }

    @Override
    public Optional<Outcome> outcome(TrekBoard board) {
        return board.open().ending().map(ending -> Scoring.outcome(board, ending));
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(UseLuckstone.ORDER);
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<TrekBoard, TrekView> staging() {
        return new TrekStaging();
    }

    @Override
    public Optional<Guide<TrekBoard>> guide() {
        return Optional.of(new TrekGuide());
    }

    @Override
    public List<String> faults(Position<TrekBoard> position) {
        return Invariants.of(position.board());
    }
}
