package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.StagingReader;
import winterhall.engine.Task;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// A table as a scenario describes it, line by line.
///
/// | line | lays out |
/// |---|---|
/// | `moment turn seat-1` | the turn of this seat begins |
/// | `moment valda seat-1` | its Valda phase; the usual moment, with `seat-1` |
/// | `moment attack seat-1`, `followers`, `resource` | the start of a later phase of its turn |
/// | `moment end seat-1` | its turn is over |
/// | `round 3` | the round; otherwise the first |
/// | `points 3 2` | action and building points; otherwise those of a turn |
/// | `occupants agir kari` | who lives where; Gods where nobody is named |
/// | `undecided odin-thrym` | areas nobody has chosen yet |
/// | `temples tyr-agir seat-1 seat-1 seat-2` | the temples of an area, field by field |
/// | `frozen tyr-agir-1 seat-2`, `frozen tyr-agir-1 ever` | by whom a temple is frozen, or for ever |
/// | `seat-2 followers 12`, `runes`, `mines`, `drills`, `stock 2-blood+1-gold` | what a seat has |
/// | `seat-2 hand raid-4 backstab` | its hand; otherwise empty |
/// | `deck a drakkar`, `deck tyr-agir undertow` | the uppermost cards of a deck, the top first |
/// | `discard a drakkar`, `removed backstab` | cards in these piles |
/// | `rest a discard` | cards of this main deck that are not named lie in its discard pile |
/// | `rest a removed` | there are no others, so that a deck can be empty |
final class StagedBoard {
    /// More of a thing than any scenario needs.
    private static final int MOST = 99;

    private final Rules rules;
    private final CardCopies allCards;
    private PublicState state;
    private CardSet left = CardSet.EMPTY;
    private CardSet recycled = CardSet.EMPTY;
    private final List<List<CardId>> hands = new ArrayList<>();
    private final List<List<CardId>> tops = new ArrayList<>();
    private final List<CardId> discards = new ArrayList<>();
    private final List<CardId> removed = new ArrayList<>();
    private final String[] rest = {"deck", "deck"};
    private final List<Optional<Deity>> occupants = new ArrayList<>();
    private String moment = "valda";
    private Seat active = Seat.of(1);
    private int round = 1;
    private int actions;
    private int points;

    private StagedBoard(Rules rules) {
        this.rules = rules;
        this.allCards = rules.cards();
        this.state = PublicState.start(rules);
        this.actions = rules.constants().actionPoints();
        this.points = rules.constants().buildingPoints();
        for (int seat = 0; seat < rules.seats(); seat++) {
            hands.add(new ArrayList<>());
        }
        for (int deck = 0; deck < CardCopies.HOMES; deck++) {
            tops.add(new ArrayList<>());
        }
        for (Area area : Area.values()) {
            occupants.add(Optional.of(area.god()));
        }
    }

    /// The board that these lines describe, and what comes next on it.
    static Opening<Board> read(Rules rules, List<List<String>> lines) {
        var staged = new StagedBoard(rules);
        staged.reader().read(lines);
        return staged.opening();
    }

    private StagingReader reader() {
        return new StagingReader(rules.seats())
                .once("moment", line -> {
                    moment = line.oneOf("turn", "valda", "attack", "followers", "resource", "end");
                    active = line.seat();
                })
                .once("round", line -> round = line.number(1, rules.constants().rounds()))
                .once("points", line -> {
                    actions = line.number(0, MOST);
                    points = line.number(0, MOST);
                })
                .line(
                        "occupants",
                        line -> line.rest(Deity.class)
                                .forEach(deity -> occupants.set(deity.area().ordinal(), Optional.of(deity))))
                .line(
                        "undecided",
                        line -> line.rest(Area.class).forEach(area -> occupants.set(area.ordinal(), Optional.empty())))
                .line("temples", line -> temples(line.read(Area.class), line.rest(this::seat)))
                .line("frozen", line -> freeze(line.read(Site::parse), line.word()))
                .line("deck", line -> tops.get(deck(line)).addAll(line.rest(CardId::parse)))
                .line("discard", line -> {
                    line.oneOf("a", "b");
                    discards.addAll(line.rest(CardId::parse));
                })
                .line("removed", line -> removed.addAll(line.rest(CardId::parse)))
                .line(
                        "rest",
                        line -> rest[line.read(MainDeck.class).ordinal()] = line.oneOf("deck", "discard", "removed"))
                .line(
                        "immune",
                        line -> line.rest(this::seat).forEach(seat -> state = state.turn(turn -> turn.protect(seat))))
                .seat("followers", (seat, line) -> change(seat, line, Player::withFollowers))
                .seat("runes", (seat, line) -> change(seat, line, Player::withRunes))
                .seat(
                        "mines",
                        (seat, line) -> change(
                                seat, line, (player, count) -> player.add(BuildingKind.MINE, count - player.mines())))
                .seat(
                        "drills",
                        (seat, line) -> change(
                                seat, line, (player, count) -> player.add(BuildingKind.DRILL, count - player.drills())))
                .seat("stock", (seat, line) -> {
                    Stock stock = line.read(Stock::parse);
                    state = state.player(seat, player -> player.withStock(stock));
                })
                .seat("hand", (seat, line) -> hands.get(seat.index()).addAll(line.rest(CardId::parse)));
    }

    private void change(Seat seat, StagingReader.Line line, BiFunction<Player, Integer, Player> change) {
        int count = line.number(0, MOST);
        state = state.player(seat, player -> change.apply(player, count));
    }

    private void temples(Area area, List<Seat> owners) {
        if (owners.size() > rules.constants().fields()) {
            throw new BadStage(area + " has " + rules.constants().fields() + " fields");
        }
        for (int i = 0; i < owners.size(); i++) {
            Temple temple = Temple.on(i + 1, owners.get(i));
            state = state.area(area, there -> there.place(temple));
        }
    }

    private void freeze(Site site, String by) {
        if (!state.area(site.area()).has(site.field())) {
            throw new BadStage("no temple stands on " + site + "; first say temples " + site.area());
        }
        state = state.area(
                site.area(),
                there -> there.change(
                        site.field(), temple -> by.equals("ever") ? temple.freezeForEver() : temple.freeze(seat(by))));
    }

    private Opening<Board> opening() {
        Phase phase = switch (moment) {
            case "attack" -> Phase.ATTACK;
            case "followers" -> Phase.FOLLOWERS;
            case "resource", "end" -> Phase.RESOURCE;
            default -> Phase.VALDA;
        };
        state = state.with(new Progress(round, active, phase))
                .turn(turn -> turn.withPoints(phase == Phase.VALDA ? actions : 0, phase == Phase.VALDA ? points : 0));
        left = allCards.main(MainDeck.A).plus(allCards.main(MainDeck.B));
        for (Area area : Area.values()) {
            if (occupants.get(area.ordinal()).isPresent()) {
                Deity deity = occupants.get(area.ordinal()).get();
                state = state.area(area, there -> there.settle(deity));
                left = left.plus(allCards.of(deity));
            }
        }
        return new Opening<>(board(), tasks());
    }

    private Board board() {
        int seats = rules.seats();
        CardSet[] zones = new CardSet[Board.hand(Seat.of(seats)) + 1];
        Arrays.fill(zones, CardSet.EMPTY);
        CardSet[] known = new CardSet[seats];
        for (Seat seat : Seat.all(seats)) {
            CardSet hand = take(hands.get(seat.index()));
            zones[Board.hand(seat)] = hand;
            for (int copy : hand.toArray()) {
                state = state.player(
                        seat, player -> player.withOrigins(player.origins().plus(allCards.home(copy), 1)));
            }
        }
        for (CardId card : discards) {
            CardSet copy = take(List.of(card));
            int zone = Board.discard(CardCopies.pile(rules.sheet(card).kind()));
            zones[zone] = zones[zone].plus(copy);
            recycled = rules.sheet(card).deck().isPresent() ? recycled.plus(copy) : recycled;
        }
        zones[Board.REMOVED] = take(removed);
        var rows = new ArrayList<CardRow>();
        var orders = new ArrayList<List<Integer>>();
        for (int deck = 0; deck < CardCopies.HOMES; deck++) {
            var order = new ArrayList<Integer>();
            for (CardId card : tops.get(deck)) {
                int copy = take(List.of(card)).first();
                order.add(copy);
                if (deck < 2 && rules.sheet(card).deck().isPresent()) {
                    recycled = recycled.with(copy);
                }
            }
            orders.add(order);
        }
        for (int copy : left.toArray()) {
            int home = allCards.home(copy);
            String where = home < 2 ? rest[home] : "deck";
            switch (where) {
                case "deck" -> orders.get(home).add(copy);
                case "discard" -> zones[Board.discard(home)] = zones[Board.discard(home)].with(copy);
                default -> zones[Board.REMOVED] = zones[Board.REMOVED].with(copy);
            }
        }
        for (int deck = 0; deck < CardCopies.HOMES; deck++) {
            CardRow row = CardRow.of(
                    orders.get(deck).stream().mapToInt(Integer::intValue).toArray());
            rows.add(row);
            zones[deck] = row.set();
        }
        CardSet open = zones[Board.DISCARD_A].plus(zones[Board.DISCARD_B]).plus(zones[Board.REMOVED]);
        for (int seat = 0; seat < seats; seat++) {
            known[seat] = zones[Board.hand(Seat.of(seat + 1))].plus(open);
        }
        return new Board(state, new Decks(Deal.of(allCards.count(), zones, known, open), rows), recycled);
    }

    private CardSet take(List<CardId> cards) {
        CardSet taken = CardSet.EMPTY;
        for (CardId card : cards) {
            CardSet alike = allCards.copies(card).and(left);
            if (alike.isEmpty()) {
                throw new BadStage("there are not so many " + card + " in this match");
            }
            taken = taken.with(alike.first());
            left = left.without(alike.first());
        }
        return taken;
    }

    private List<Task<Board>> tasks() {
        List<Task<Board>> all = Turns.phases(active);
        return switch (moment) {
            case "turn" -> List.of(new Turns.BeginTurn(active));
            case "valda" -> all;
            case "attack" -> all.subList(2, all.size());
            case "followers" -> all.subList(4, all.size());
            case "resource" -> all.subList(6, all.size());
            default -> all.subList(all.size() - 1, all.size());
        };
    }

    private static int deck(StagingReader.Line line) {
        String word = line.word();
        return switch (word) {
            case "a" -> 0;
            case "b" -> 1;
            default -> Board.deck(ValdaStaging.area(word));
        };
    }

    /// A seat that does not begin its line.
    private Seat seat(String word) {
        Seat seat = Seat.parse(word);
        if (seat.number() > rules.seats()) {
            throw new BadStage("there is no " + seat + " at this table of " + rules.seats());
        }
        return seat;
    }
}
