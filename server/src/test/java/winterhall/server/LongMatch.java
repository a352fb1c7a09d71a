package winterhall.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Agenda;
import winterhall.engine.Catalogue;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Step;
import winterhall.engine.Verb;
import winterhall.engine.record.Fairness;
import winterhall.server.camp.Camp;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.camp.CampRules;
import winterhall.server.leak.Midway;
import winterhall.server.match.ClockRules;
import winterhall.server.match.LedgerReplay;
import winterhall.server.match.MatchStore;
import winterhall.server.match.Transitions;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger.Line;
import winterhall.server.table.HallTable;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;
import winterhall.server.table.Tables;

/// Matches of any length, played at random and laid into the database of a hall as if they had been played there.
public final class LongMatch<B, V> {
    private static final String SECRET = "5e".repeat(64);
    private static final int ROUNDS = 9_000;

    public final Game<B, V> game;
    private final Referee<B, V> referee;
    private final Setup setup;

    public LongMatch(Game<B, V> game) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.setup = Setup.of(game.id(), 2);
    }

    /// Camp with rounds without end: its board counts them up to 2, so it begins far below.
    public static LongMatch<CampBoard, CampView> ofCamp() {
        var board = new CampBoard(-ROUNDS, List.of(0, 0), List.of(0, 0));
        return new LongMatch<>(
                midway(new Camp(), board, Agenda.of(List.of(new CampRules.DrawTokens(), new CampRules.PlayRound()))));
    }

    static LongMatch<?, ?> ofTrek() {
        return of(Toys.trek());
    }

    /// Every game on the shelf.
    static List<LongMatch<?, ?>> ofEveryGame() {
        return Shelf.games().stream().<LongMatch<?, ?>>map(LongMatch::of).toList();
    }

    /// Those whose matches can go on without end.
    static List<LongMatch<?, ?>> ofEveryEndlessGame() {
        return Shelf.games().stream()
                .filter(game -> rounds(game).isPresent())
                .<LongMatch<?, ?>>map(LongMatch::of)
                .toList();
    }

    /// A game with rounds without end, where a setup can say how many there are; else as long as it is.
    private static LongMatch<?, ?> of(Game<?, ?> game) {
        return rounds(game).<LongMatch<?, ?>>map(key -> stretched(game, key)).orElseGet(() -> new LongMatch<>(game));
    }

    /// The setting or the printed value that says how many rounds there are.
    private static Optional<String> rounds(Game<?, ?> game) {
        return Stream.concat(
                        game.settings().stream().map(Setting::key).filter("rounds"::equals),
                        game.catalogue().items().stream()
                                .filter(item -> Catalogue.values(item).containsKey("rounds"))
                                .map(item -> Verb.of(item.getClass()) + "." + item.id() + ".rounds"))
                .findFirst();
    }

    private static <B, V> LongMatch<B, V> stretched(Game<B, V> game, String rounds) {
        Opening<B> opening = game.open(Setup.of(game.id(), 2).with(rounds, String.valueOf(ROUNDS)));
        return new LongMatch<>(midway(game, opening.board(), Agenda.of(opening.tasks())));
    }

    private static <B, V> Midway<B, V> midway(Game<B, V> game, B board, Agenda<B> agenda) {
        return new Midway<>(game.id(), game, new Position<>(0, board, agenda, List.of(), new QuickChance(1)));
    }

    /// Lays a table at which so many answers were given.
    ///
    /// @param seats the persons who sit there
    void lay(Database database, String id, Stage stage, int answers, List<String> seats) {
        lay(database, id, stage, lines(id, answers, stage == Stage.FINISHED), seats);
    }

    /// Lays a table at which all this was done.
    public void lay(Database database, String id, Stage stage, List<Line> lines, List<String> seats) {
        var chairs = new ArrayList<Chair>();
        for (Seat seat : Seat.all(seats.size())) {
            chairs.add(new Chair(
                    seat, "person", Optional.of(seats.get(seat.index())), "Seat " + seat.number(), "", "", 0));
        }
        var table = new HallTable(
                id,
                setup,
                game.rulesVersion(),
                seats.getFirst(),
                stage,
                false,
                "invite-" + id,
                "anyone",
                true,
                "none",
                "relaxed",
                SECRET,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                chairs);
        new Tables(database).addFinished(table, lines);
    }

    /// The match in memory, read from the ledger when it is asked for.
    MatchStore<B> store(Database database, String id) {
        var transitions = new Transitions<>(referee, ClockRules.parse("none"));
        var chance = Fairness.of(SECRET, List.of("", "")).chance();
        var replay = new LedgerReplay<>(transitions, setup, chance, List.of("", ""));
        return new MatchStore<>(id, database, replay, game.vocabulary(), Optional.empty());
    }

    private List<Line> lines(String table, int answers, boolean isOver) {
        var random = new QuickChance(7).source("moves");
        Step<B> step = referee.start(setup, Fairness.of(SECRET, List.of("", "")).chance());
        var lines = new ArrayList<>(List.of(line(table, 0, 0, "start", 0, "", "hall", step)));
        while (lines.size() <= answers && !step.position().agenda().isEmpty()) {
            Position<B> before = step.position();
            Seat seat = referee.awaited(before).getFirst();
            List<? extends Move> options = referee.options(before, seat);
            int first = random.below(options.size());
            Move move = options.get(first);
            step = referee.advance(before, seat, move);
            for (int next = 1; step.position().agenda().isEmpty() && next < options.size(); next++) {
                move = options.get((first + next) % options.size()); // one that goes on
                step = referee.advance(before, seat, move);
            }
            int told = step.position().number() - before.number();
            lines.add(line(
                    table,
                    lines.size(),
                    lines.getLast().step() + told,
                    before.agenda().top() instanceof Poll<B, ?> ? "poll-answer" : "move",
                    seat.number(),
                    game.vocabulary().moves().write((Record) move),
                    "hand",
                    step));
        }
        if (isOver) {
            var nothing = new Step<>(step.position(), List.of(), false);
            int last = lines.getLast().step();
            lines.add(line(table, lines.size(), last + 1, "end", 0, "elsewhere agreed", "hall", nothing));
        }
        return lines;
    }

    private Line line(String table, int number, int step, String kind, int seat, String text, String by, Step<B> led) {
        return new Line(
                table,
                number,
                step,
                kind,
                seat,
                text,
                by,
                0,
                led.events().stream()
                        .map(event -> game.vocabulary().events().write((Record) event))
                        .toList(),
                game.vocabulary().fingerprint(led.position()),
                number,
                Optional.empty());
    }
}
