package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.StagingReader;
import winterhall.engine.StagingReader.Line;
import winterhall.engine.Task;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Town;
import winterhall.frozenwastes.map.Weather;

/// A board being set up by the lines of a scenario; see [WastesStaging].
final class StagedBoard {
    private static final List<String> MOMENTS =
            List.of("turn", "movement", "travel", "survival", "adventure", "market", "trade", "experience", "evening");

    private final int seats;
    private Board board;
    private String moment = "turn";
    private Seat active = Seat.of(1);

    StagedBoard(Setup setup) {
        seats = setup.seats();
        Rules rules = Rules.of(setup);
        var parties = new ArrayList<Party>();
        for (int seat = 0; seat < seats; seat++) {
            parties.add(Party.starting(rules.cards().heroes().get(seat), rules).moved(Isheim.TOWNS.getFirst()));
        }
        board = Board.start(rules)
                .field(field -> field.heroes(
                                rules.cards().heroes().stream()
                                        .filter(hero -> parties.stream().noneMatch(party -> party.isHero(hero)))
                                        .toList(),
                                parties)
                        .with(new Clock(1, Seat.of(1)))
                        .with(Turn.of(1, Seat.of(1))));
    }

    Opening<Board> opening(List<List<String>> lines) {
        new StagingReader(seats)
                .once("moment", line -> {
                    moment = line.oneOf(MOMENTS.toArray(String[]::new));
                    active = line.seat();
                })
                .once("round", line -> {
                    int round = line.number(1, 999);
                    field(field -> field.with(new Clock(round, field.clock().first())));
                })
                .once("first", line -> {
                    Seat first = line.seat();
                    field(field -> field.with(new Clock(field.clock().round(), first)));
                })
                .once("dice", line -> {
                    var dice = new ArrayList<>(line.rest(Face.class));
                    dice.sort(null);
                    field(field -> field.turn(turn -> turn.with(dice, 0, false)));
                })
                .once("weather", line -> {
                    Weather weather = line.read(Weather.class);
                    field(field -> field.world(world -> world.with(weather)));
                })
                .once("event", this::readEvent)
                .once("bare", line -> {
                    var bare = new ArrayList<>(line.rest(Hex::parse));
                    bare.sort(null);
                    field(field -> field.world(world -> world.with(bare)));
                })
                .line("undefeated", this::readUndefeated)
                .once("arshan", line -> {
                    int wounds = line.number(0, 99);
                    field(field -> field.world(world -> world.arshansWounds(wounds)));
                })
                .line("deck", line -> readDeck(line.read(Colour.class), line.rest(this::card)))
                .line("bottom", line -> readBottom(line.read(Colour.class), line.rest(this::card)))
                .line("stack", line -> readStack(line.read(Town.class), line.rest(this::card)))
                .once("market", line -> readMarket(line.rest(this::card)))
                .once("row", line -> readRow(line.rest(this::card)))
                .once("legends", line -> readLegends(line.oneOf("all", "none")))
                .seat("hero", (seat, line) -> changeHero(seat, line.read(this::card)))
                .seat("at", (seat, line) -> {
                    Hex hex = line.read(Hex::parse);
                    Isheim.MAP.at(hex);
                    change(seat, party -> party.moved(hex));
                })
                .seat("wounds", (seat, line) -> counters(seat, Harm.WOUNDS, line.number(0, 99)))
                .seat("exhaustion", (seat, line) -> counters(seat, Harm.EXHAUSTION, line.number(0, 99)))
                .seat("white-death", (seat, line) -> counters(seat, Harm.WHITE_DEATH, line.number(0, 99)))
                .seat("frost", (seat, line) -> counters(seat, Harm.FROST, line.number(0, 99)))
                .seat("gold", (seat, line) -> {
                    int gold = line.number(0, 999);
                    change(seat, party -> party.gold(gold - party.gold()));
                })
                .seat("experience", (seat, line) -> {
                    int points = line.number(0, 99);
                    change(seat, party -> party.experience(points - party.experience()));
                })
                .seat(
                        "growth",
                        (seat, line) -> line.list(Growth.Counter.class)
                                .forEach(counter -> change(seat, party -> party.grown(counter))))
                .seat("cards", (seat, line) -> line.list(this::card).forEach(card -> give(seat, card)))
                .seat(
                        "used",
                        (seat, line) -> line.list(this::card)
                                .forEach(card ->
                                        change(seat, party -> party.change(card, owned -> owned.turned(true)))))
                .seat("ally", (seat, line) -> readAlly(seat, line))
                .seat("gear", (seat, line) -> {
                    Purse<Gear> gear = line.read(text -> Purse.parse(Gear.class, text));
                    for (Gear kind : Gear.values()) {
                        change(
                                seat,
                                party -> party.gear(
                                        kind, gear.of(kind) - party.gear().of(kind)));
                    }
                })
                .seat("flare", (seat, line) -> {
                    boolean lit = line.oneOf("lit", "unlit").equals("lit");
                    change(seat, party -> party.flare(lit));
                })
                .seat("rumors", (seat, line) -> {
                    Purse<Symbol> rumors = line.read(text -> Purse.parse(Symbol.class, text));
                    board = board.secrets(secrets -> secrets.withRumors(seat, rumors));
                })
                .seat("clues", (seat, line) -> {
                    Purse<Clue> clues = line.read(text -> Purse.parse(Clue.class, text));
                    board = board.secrets(secrets -> secrets.withClues(seat, clues));
                })
                .seat("shown", (seat, line) -> {
                    Purse<Clue> clues = line.read(text -> Purse.parse(Clue.class, text));
                    field(field -> field.shown(seat, clues));
                })
                .seat("princess", (seat, line) -> {
                    boolean holds = line.oneOf("held", "free").equals("held");
                    field(field -> field.world(
                            world -> holds ? world.princess(Optional.of(seat)) : world.princess(Optional.empty())));
                })
                .read(lines);
        List<String> broken = Invariants.broken(board);
        if (!broken.isEmpty()) {
            throw new IllegalArgumentException("this cannot lie on a table: " + broken);
        }
        return new Opening<>(board(), tasks());
    }

    private Board board() {
        Step step = switch (moment) {
            case "survival" -> Step.SURVIVAL;
            case "adventure" -> Step.ADVENTURE;
            case "market", "trade" -> Step.MARKET;
            case "experience", "evening" -> Step.EXPERIENCE;
            default -> Step.MOVEMENT;
        };
        List<Face> dice = board.turn().dice();
        Turn turn = Turn.of(1, active).at(step);
        Turn now = moment.equals("travel") ? turn.declared(dice.size(), 0).with(dice, 0, false) : turn;
        return board.field(field -> field.with(moment.equals("turn") ? Turn.of(0, active) : now));
    }

    /// What is left of the turn from the named moment on.
    private List<Task<Board>> tasks() {
        if (moment.equals("turn")) {
            return List.of(new Turns.BeginTurn(active));
        }
        List<Task<Board>> rest = List.of(
                new Movement.BeginMovement(active),
                new Survival.BeginSurvival(active),
                new Adventuring.BeginAdventure(active),
                new Trading.BeginMarket(active),
                new Training.BeginExperience(active),
                new Turns.OpenEvening(active),
                new Turns.FinishTurn(active));
        var tasks = new ArrayList<Task<Board>>();
        switch (moment) {
            case "movement" -> tasks.addAll(rest);
            case "travel" -> {
                tasks.add(new Journeys.Travel(active));
                tasks.addAll(rest.subList(1, rest.size()));
            }
            case "survival" -> tasks.addAll(rest.subList(1, rest.size()));
            case "adventure" -> tasks.addAll(rest.subList(2, rest.size()));
            case "market" -> tasks.addAll(rest.subList(3, rest.size()));
            case "trade" -> {
                tasks.add(new Trading.Trade(active));
                tasks.addAll(rest.subList(4, rest.size()));
            }
            case "experience" -> tasks.addAll(rest.subList(4, rest.size()));
            default -> tasks.addAll(rest.subList(5, rest.size()));
        }
        return tasks;
    }

    private void field(UnaryOperator<Field> change) {
        board = board.field(change);
    }

    private Cards cards() {
        return board.field().rules().cards();
    }

    /// As it is printed at this table.
    private CardId card(String word) {
        return cards().here(CardId.parse(word));
    }

    private void change(Seat seat, UnaryOperator<Party> change) {
        board = board.party(seat, change);
    }

    private void counters(Seat seat, Harm harm, int amount) {
        change(seat, party -> party.with(party.body().without(harm).plus(harm, amount)));
    }

    /// Two heroes change places if the wanted one sits elsewhere.
    private void changeHero(Seat seat, CardId hero) {
        if (!(hero.sheet() instanceof Hero)) {
            throw new IllegalArgumentException(hero + " is not a hero; there are " + cards().heroes());
        }
        CardId old = board.party(seat).hero();
        for (Seat other : Seat.all(seats)) {
            if (board.party(other).isHero(hero) && !other.equals(seat)) {
                rename(other, old);
            }
        }
        rename(seat, hero);
        field(field -> field.heroes(
                cards().heroes().stream()
                        .filter(one -> field.parties().stream().noneMatch(party -> party.isHero(one)))
                        .toList(),
                field.parties()));
    }

    private void rename(Seat seat, CardId hero) {
        change(seat, party -> party.of(hero));
    }

    private void readAlly(Seat seat, Line line) {
        CardId ally = line.read(this::card);
        if (!(ally.sheet() instanceof Ally)) {
            throw new IllegalArgumentException(ally + " is not an Ally");
        }
        Body body = new Body(line.number(0, 99), line.number(0, 99), line.number(0, 99), line.number(0, 99));
        if (board.party(seat).find(ally).isEmpty()) {
            give(seat, ally);
        }
        change(seat, party -> party.change(ally, owned -> owned.with(body)));
    }

    private void give(Seat seat, CardId card) {
        if (!(card.sheet() instanceof Belonging) || Cards.isArshan(card)) {
            throw new IllegalArgumentException(card + " cannot be owned");
        }
        take(card);
        change(seat, party -> party.plus(Owned.of(card)));
    }

    /// Takes a card out of its pile, so that it can lie elsewhere.
    private void take(CardId card) {
        field(field -> field.piles(piles -> {
            var decks = without(piles.decks(), card);
            var discards = without(piles.discards(), card);
            return new Piles(
                    decks,
                    without(piles.bottoms(), card),
                    discards,
                    less(piles.market(), card),
                    less(piles.marketDiscard(), card),
                    without(piles.stacks(), card),
                    less(piles.row(), card),
                    less(piles.legends(), card),
                    less(piles.gone(), card));
        }));
    }

    private static List<List<CardId>> without(List<List<CardId>> lists, CardId card) {
        return lists.stream().map(list -> less(list, card)).toList();
    }

    private static List<CardId> less(List<CardId> list, CardId card) {
        return list.stream().filter(one -> !one.equals(card)).toList();
    }

    private void readEvent(Line line) {
        CardId card = line.read(this::card);
        if (!(card.sheet() instanceof WeatherEvent event)) {
            throw new IllegalArgumentException(card + " is not an Event");
        }
        take(card);
        field(field -> field.world(world -> world.with(card, event.weather())));
    }

    private void readUndefeated(Line line) {
        int number = line.number(1, World.TRACK);
        Hex hex = line.read(Hex::parse);
        CardId card = line.read(this::card);
        take(card);
        field(field -> field.world(world -> world.plus(new World.Undefeated(number, hex, card, 0))));
    }

    /// Only these are in the deck; the rest of the colour lies in its discard pile.
    private void readDeck(Colour colour, List<CardId> cards) {
        cards.forEach(this::take);
        field(field -> field.piles(piles -> {
            var discards = new ArrayList<>(piles.discards(colour));
            discards.addAll(piles.deck(colour));
            discards.sort(null);
            return piles.withDiscards(colour, discards)
                    .withDeck(colour, cards.stream().sorted().toList());
        }));
    }

    private void readBottom(Colour colour, List<CardId> cards) {
        cards.forEach(this::take);
        field(field -> field.piles(piles -> piles.withBottom(colour, cards)));
    }

    private void readStack(Town town, List<CardId> cards) {
        cards.forEach(this::take);
        field(field -> field.piles(
                piles -> piles.withStack(town, cards.stream().sorted().toList())));
    }

    /// Only these are in the market deck; the rest lies in the discard pile.
    private void readMarket(List<CardId> cards) {
        cards.forEach(this::take);
        field(field -> field.piles(piles -> {
            var discard = new ArrayList<>(piles.marketDiscard());
            discard.addAll(piles.market());
            discard.sort(null);
            return piles.withMarket(cards.stream().sorted().toList(), discard);
        }));
    }

    /// These lie face up; the others of the row go to the deck.
    private void readRow(List<CardId> cards) {
        cards.forEach(this::take);
        field(field -> field.piles(piles -> {
            var deck = new ArrayList<>(piles.legends());
            deck.addAll(piles.row());
            deck.sort(null);
            return piles.withLegends(cards, deck);
        }));
    }

    private void readLegends(String which) {
        if (which.equals("none")) {
            field(field -> field.piles(piles -> {
                var gone = new ArrayList<>(piles.gone());
                gone.addAll(piles.legends());
                gone.sort(null);
                return piles.withLegends(piles.row(), List.of()).withGone(gone);
            }));
        }
    }
}
