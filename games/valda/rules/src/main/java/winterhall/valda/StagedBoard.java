package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Staging.BadStage;
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
    private final Rules rules;
    private final Cards allCards;
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

    StagedBoard(Rules rules) {
        this.rules = rules;
        this.allCards = rules.cards();
        this.state = PublicState.start(rules);
        this.actions = rules.constants().actionPoints();
        this.points = rules.constants().buildingPoints();
        for (int seat = 0; seat < rules.seats(); seat++) {
            hands.add(new ArrayList<>());
        }
        for (int deck = 0; deck < Cards.HOMES; deck++) {
            tops.add(new ArrayList<>());
        }
        for (Area area : Area.values()) {
            occupants.add(Optional.of(area.god()));
        }
    }

    void add(List<String> words) {
        List<String> what = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "moment" -> {
                moment = one("moment", what.getFirst(), "turn", "valda", "attack", "followers", "resource", "end");
                active = seat(what.getLast());
            }
            case "round" -> round = number(what.getFirst());
            case "points" -> {
                actions = number(what.getFirst());
                points = number(what.getLast());
            }
            case "occupants" ->
                what.forEach(word -> {
                    Deity deity = deity(word);
                    occupants.set(deity.area().ordinal(), Optional.of(deity));
                });
            case "undecided" -> what.forEach(word -> occupants.set(area(word).ordinal(), Optional.empty()));
            case "temples" -> temples(area(what.getFirst()), what.subList(1, what.size()));
            case "frozen" -> freeze(Site.parse(what.getFirst()), what.getLast());
            case "deck" -> {
                int deck = deck(what.getFirst());
                tops.get(deck).addAll(cards(what.subList(1, what.size())));
            }
            case "discard" -> discards.addAll(cards(what.subList(1, what.size())));
            case "removed" -> removed.addAll(cards(what));
            case "rest" -> rest[deck(what.getFirst())] = one("rest", what.getLast(), "deck", "discard", "removed");
            case "immune" ->
                what.forEach(word -> {
                    Seat seat = seat(word);
                    state = state.turn(turn -> turn.protect(seat));
                });
            default -> ofSeat(seat(words.getFirst()), what);
        }
    }

    private void temples(Area area, List<String> owners) {
        if (owners.size() > rules.constants().fields()) {
            throw new BadStage(area + " has " + rules.constants().fields() + " fields");
        }
        for (int i = 0; i < owners.size(); i++) {
            Temple temple = Temple.on(i + 1, seat(owners.get(i)));
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

    private void ofSeat(Seat seat, List<String> words) {
        String word = words.getLast();
        switch (one(seat.toString(), words.getFirst(), "followers", "runes", "mines", "drills", "stock", "hand")) {
            case "followers" -> state = state.player(seat, player -> player.withFollowers(number(word)));
            case "runes" -> state = state.player(seat, player -> player.withRunes(number(word)));
            case "mines" ->
                state = state.player(seat, player -> player.add(BuildingKind.MINE, number(word) - player.mines()));
            case "drills" ->
                state = state.player(seat, player -> player.add(BuildingKind.DRILL, number(word) - player.drills()));
            case "stock" -> state = state.player(seat, player -> player.withStock(Stock.parse(word)));
            default -> hands.get(seat.index()).addAll(cards(words.subList(1, words.size())));
        }
    }

    /// The table, and what comes next on it.
    Opening<Board> opening() {
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
            int zone = Board.discard(Cards.pile(rules.sheet(card).kind()));
            zones[zone] = zones[zone].plus(copy);
            recycled = rules.sheet(card).deck().isPresent() ? recycled.plus(copy) : recycled;
        }
        zones[Board.REMOVED] = take(removed);
        var rows = new ArrayList<CardRow>();
        var orders = new ArrayList<List<Integer>>();
        for (int deck = 0; deck < Cards.HOMES; deck++) {
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
        for (int deck = 0; deck < Cards.HOMES; deck++) {
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

    private List<CardId> cards(List<String> words) {
        try {
            return words.stream().map(CardId::parse).toList();
        } catch (IllegalArgumentException unknown) {
            throw new BadStage(String.valueOf(unknown.getMessage()));
        }
    }

    private static int deck(String word) {
        return switch (word) {
            case "a" -> 0;
            case "b" -> 1;
            default -> Board.deck(area(word));
        };
    }

    static Area area(String word) {
        for (Area area : Area.values()) {
            if (area.toString().equals(word)) {
                return area;
            }
        }
        throw new BadStage("there is no area " + word + "; there are " + List.of(Area.values()));
    }

    private static Deity deity(String word) {
        for (Deity deity : Deity.values()) {
            if (deity.toString().equals(word)) {
                return deity;
            }
        }
        throw new BadStage("nobody is called " + word + "; there are " + List.of(Deity.values()));
    }

    private Seat seat(String word) {
        Seat seat;
        try {
            seat = Seat.parse(word);
        } catch (IllegalArgumentException unknown) {
            throw new BadStage(String.valueOf(unknown.getMessage()));
        }
        if (seat.number() > rules.seats()) {
            throw new BadStage("there is no " + seat + "; there are " + Seat.all(rules.seats()));
        }
        return seat;
    }

    private static int number(String word) {
        if (!word.matches("[0-9]{1,2}")) {
            throw new BadStage(word + " is no number from 0 to 99");
        }
        return Integer.parseInt(word);
    }

    private static String one(String place, String word, String... known) {
        if (!List.of(known).contains(word)) {
            throw new BadStage(place + " " + word + " is unknown; there are " + List.of(known));
        }
        return word;
    }
}
