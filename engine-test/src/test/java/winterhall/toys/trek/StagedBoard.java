package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.Task;
import winterhall.engine.Verb;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;

/// A board being set up by the lines of a scenario; see [TrekStaging].
final class StagedBoard {
    private TrekBoard board;
    private List<String> moment = List.of("moment", "turn", "seat-1");
    private boolean fill = true;

    StagedBoard(Setup setup) {
        this.board = Trek.start(setup).open(open -> open.with(open.calendar().nextRound()));
    }

    Opening<TrekBoard> opening(List<List<String>> lines) {
        for (List<String> line : lines) {
            try {
                obey(line);
            } catch (IllegalArgumentException | IndexOutOfBoundsException refused) {
                throw new BadStage(String.join(" ", line) + ": " + refused.getMessage());
            }
        }
        if (fill) {
            fillMarkedSpaces();
        }
        List<Task<TrekBoard>> tasks = tasks();
        return new Opening<>(board, tasks);
    }

    private void obey(List<String> line) {
        switch (line.getFirst()) {
            case "moment" -> moment = line;
            case "round" -> {
                while (board.open().calendar().round() < Integer.parseInt(line.get(1))) {
                    board = board.open(open -> open.with(open.calendar().nextRound()));
                }
            }
            case "dice" ->
                board = board.dice(
                        _ -> new Dice(words(line.get(1)).stream().map(this::die).toList(), 0));
            case "token" -> lay(Place.on(Hex.parse(line.get(1))), List.of(Face.parse(line.get(2))));
            case "lair" -> lair(Hex.parse(line.get(1)), Face.parse(line.get(2)));
            case "hoard" -> lay(Place.on(Hex.parse(line.get(1))), faces(line.get(2)));
            case "seen" -> seen(Seat.parse(line.get(1)), Place.parse(line.get(2)));
            case "others" -> fill = !line.get(1).equals("empty");
            default -> hero(Seat.parse(line.getFirst()), line);
        }
    }

    private void hero(Seat seat, List<String> line) {
        for (int i = 1; i + 1 < line.size(); i += 2) {
            String value = line.get(i + 1);
            switch (line.get(i)) {
                case "at" -> change(seat, hero -> hero.moved(onMap(Hex.parse(value))));
                case "wounds" -> change(seat, hero -> hero.unwounded().hurt(Integer.parseInt(value)));
                case "gold" -> carries(seat, Gear.GOLD, value);
                case "snowshoes" -> carries(seat, Gear.SNOWSHOE, value);
                case "luckstones" -> carries(seat, Gear.LUCKSTONE, value);
                case "ally" -> {
                    Ally ally = named(value, List.of(Ally.values()));
                    board = board.open(open -> open.hired(ally));
                    change(seat, hero -> hero.with(new Hero.Companion(ally, 0)));
                }
                case "ally-wounds" ->
                    change(seat, hero -> hero.with(hero.ally().orElseThrow().hurt(Integer.parseInt(value))));
                case "treasures" -> {
                    lay(Place.packOf(seat), faces(value));
                    seen(seat, Place.packOf(seat));
                }
                default ->
                    throw new IllegalArgumentException("a hero has at, wounds, gold, snowshoes, luckstones, ally,"
                            + " ally-wounds and treasures, no " + line.get(i));
            }
        }
    }

    private void carries(Seat seat, Gear gear, String amount) {
        change(seat, hero -> hero.spent(gear, hero.pack().of(gear)).got(gear, Integer.parseInt(amount)));
    }

    private void change(Seat seat, UnaryOperator<Hero> change) {
        board = board.hero(seat, change);
    }

    private void lair(Hex hex, Face face) {
        lay(Place.OPEN, List.of(face));
        board = board.open(open -> open.withLair(new Expedition.Lair(onMap(hex), (Beast) face)))
                .tokens(tokens -> tokens.show(tokens.at(Place.OPEN)));
    }

    private void seen(Seat seat, Place place) {
        board = board.tokens(tokens -> tokens.show(tokens.at(place), seat));
    }

    /// Takes tokens with these faces out of the box.
    private void lay(Place place, List<Face> faces) {
        for (Face face : faces) {
            int token = board.tokens().at(Place.BOX).stream()
                    .filter(number -> Tokens.FACES.get(number).equals(face))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no " + face + " is left"));
            board = board.tokens(tokens -> tokens.move(CardSet.of(token), Place.BOX, place));
        }
    }

    private void fillMarkedSpaces() {
        for (Hex hex : Valley.MARKED) {
            CardSet box = board.tokens().at(Place.BOX);
            boolean free = board.tokens().count(Place.on(hex)) == 0
                    && board.open().beastAt(hex).isEmpty();
            if (free && !box.isEmpty()) {
                board = board.tokens(tokens -> tokens.move(CardSet.of(box.first()), Place.BOX, Place.on(hex)));
            }
        }
    }

    /// What is to be done from the named moment on.
    private List<Task<TrekBoard>> tasks() {
        var tasks = new ArrayList<Task<TrekBoard>>();
        if (moment.get(1).equals("camp")) {
            tasks.addAll(Turns.round(List.of(), board.open()));
            return tasks;
        }
        Seat seat = Seat.parse(moment.get(2));
        List<Seat> order = board.open().order();
        int turn = order.indexOf(seat);
        if (!moment.get(1).equals("turn")) {
            Dice dice = board.open().dice();
            board = board.open(open -> open.with(open.turn().next(seat))).dice(_ -> dice);
            tasks.addAll(restOfTurn(seat));
            turn++;
        }
        tasks.addAll(Turns.round(order.subList(turn, order.size()), board.open()));
        return tasks;
    }

    private List<Task<TrekBoard>> restOfTurn(Seat seat) {
        List<Task<TrekBoard>> turn =
                List.of(new Movement.Travel(seat), new Encounters.MeetWhatIsThere(seat), new Market.OpenMarket(seat));
        return switch (moment.get(1)) {
            case "move" -> turn;
            case "encounter" -> turn.subList(1, turn.size());
            case "market" -> turn.subList(2, turn.size());
            default ->
                throw new BadStage("the moments are turn, move, encounter, market and camp, not " + moment.get(1));
        };
    }

    private static Hex onMap(Hex hex) {
        Valley.MAP.at(hex);
        return hex;
    }

    private Die die(String word) {
        return named(word, Die.FACES);
    }

    private static List<Face> faces(String text) {
        return words(text).stream().map(Face::parse).toList();
    }

    private static List<String> words(String text) {
        return text.equals("none") ? List.of() : List.of(text.split(","));
    }

    private static <E extends Enum<E>> E named(String word, List<E> constants) {
        return constants.stream()
                .filter(constant -> Verb.of(constant).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(word + " is not one of " + constants));
    }
}
