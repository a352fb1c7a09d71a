package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.StagingReader;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;

/// A board being set up by the lines of a scenario; see [TrekStaging].
final class StagedBoard {
    private TrekBoard board;
    private String moment = "turn";
    private Seat at = Seat.of(1);
    private boolean fill = true;

    StagedBoard(Setup setup) {
        this.board = Trek.start(setup).open(open -> open.with(open.calendar().nextRound()));
    }

    Opening<TrekBoard> opening(List<List<String>> lines) {
        new StagingReader(board.open().order().size())
                .once("moment", this::readMoment)
                .once("round", this::readRound)
                .once("dice", line -> {
                    var dice = new Dice(line.list(Die.class), 0);
                    board = board.dice(_ -> dice);
                })
                .line("token", line -> lay(TokenZone.on(line.read(Hex::parse)), List.of(line.read(Face::parse))))
                .line("lair", line -> lair(line.read(Hex::parse), line.read(Face::parse)))
                .line("hoard", line -> lay(TokenZone.on(line.read(Hex::parse)), line.list(Face::parse)))
                .line("seen", line -> seen(line.seat(), line.read(TokenZone::parse)))
                .once("others", line -> fill = !line.oneOf("empty", "filled").equals("empty"))
                .seat("at", (seat, line) -> {
                    Hex hex = onMap(line.read(Hex::parse));
                    change(seat, hero -> hero.moved(hex));
                })
                .seat("wounds", (seat, line) -> {
                    int wounds = line.number(0, 99);
                    change(seat, hero -> hero.unwounded().hurt(wounds));
                })
                .seat("gold", (seat, line) -> carries(seat, Gear.GOLD, line.number(0, 99)))
                .seat("snowshoes", (seat, line) -> carries(seat, Gear.SNOWSHOE, line.number(0, 99)))
                .seat("luckstones", (seat, line) -> carries(seat, Gear.LUCKSTONE, line.number(0, 99)))
                .seat("ally", (seat, line) -> hires(seat, line.read(Ally.class)))
                .seat("ally-wounds", (seat, line) -> {
                    int wounds = line.number(0, 99);
                    change(seat, hero -> hero.with(hero.ally().orElseThrow().hurt(wounds)));
                })
                .seat("treasures", (seat, line) -> {
                    lay(TokenZone.packOf(seat), line.list(Face::parse));
                    seen(seat, TokenZone.packOf(seat));
                })
                .read(lines);
        if (fill) {
            fillMarkedSpaces();
        }
        List<Task<TrekBoard>> tasks = tasks();
        return new Opening<>(board, tasks);
    }

    private void readMoment(StagingReader.Line line) {
        moment = line.oneOf("turn", "move", "encounter", "market", "camp");
        at = moment.equals("camp") ? at : line.seat();
    }

    private void readRound(StagingReader.Line line) {
        int round = line.number(1, 99);
        while (board.open().calendar().round() < round) {
            board = board.open(open -> open.with(open.calendar().nextRound()));
        }
    }

    private void hires(Seat seat, Ally ally) {
        board = board.open(open -> open.hired(ally));
        change(seat, hero -> hero.with(new Hero.Companion(ally, 0)));
    }

    private void carries(Seat seat, Gear gear, int amount) {
        change(seat, hero -> hero.spent(gear, hero.pack().of(gear)).got(gear, amount));
    }

    private void change(Seat seat, UnaryOperator<Hero> change) {
        board = board.hero(seat, change);
    }

    private void lair(Hex hex, Face face) {
        lay(TokenZone.OPEN, List.of(face));
        board = board.open(open -> open.withLair(new Expedition.Lair(onMap(hex), (Beast) face)))
                .tokens(tokens -> tokens.show(tokens.at(TokenZone.OPEN)));
    }

    private void seen(Seat seat, TokenZone place) {
        board = board.tokens(tokens -> tokens.show(tokens.at(place), seat));
    }

    /// Takes tokens with these faces out of the box.
    private void lay(TokenZone place, List<Face> faces) {
        for (Face face : faces) {
            int token = board.tokens().at(TokenZone.BOX).stream()
                    .filter(number -> Tokens.FACES.get(number).equals(face))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no " + face + " is left"));
            board = board.tokens(tokens -> tokens.move(CardSet.of(token), TokenZone.BOX, place));
        }
    }

    private void fillMarkedSpaces() {
        for (Hex hex : Valley.MARKED) {
            CardSet box = board.tokens().at(TokenZone.BOX);
            boolean free = board.tokens().count(TokenZone.on(hex)) == 0
                    && board.open().beastAt(hex).isEmpty();
            if (free && !box.isEmpty()) {
                board = board.tokens(tokens -> tokens.move(CardSet.of(box.first()), TokenZone.BOX, TokenZone.on(hex)));
            }
        }
    }

    /// What is to be done from the named moment on.
    private List<Task<TrekBoard>> tasks() {
        var tasks = new ArrayList<Task<TrekBoard>>();
        if (moment.equals("camp")) {
            tasks.addAll(Turns.round(List.of(), board.open()));
            return tasks;
        }
        List<Seat> order = board.open().order();
        int turn = order.indexOf(at);
        if (!moment.equals("turn")) {
            Dice dice = board.open().dice();
            board = board.open(open -> open.with(open.turn().next(at))).dice(_ -> dice);
            tasks.addAll(restOfTurn(at));
            turn++;
        }
        tasks.addAll(Turns.round(order.subList(turn, order.size()), board.open()));
        return tasks;
    }

    private List<Task<TrekBoard>> restOfTurn(Seat seat) {
        List<Task<TrekBoard>> turn =
                List.of(new Movement.Travel(seat), new Encounters.MeetWhatIsThere(seat), new Market.OpenMarket(seat));
        return switch (moment) {
            case "encounter" -> turn.subList(1, turn.size());
            case "market" -> turn.subList(2, turn.size());
            default -> turn;
        };
    }

    private static Hex onMap(Hex hex) {
        Valley.MAP.at(hex);
        return hex;
    }
}
