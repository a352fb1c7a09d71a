package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BadSetup;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Task;
import winterhall.enginetest.stash.Card;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashRules;
import winterhall.enginetest.stash.StashTable;

/// Stash with scenarios: `moment turn seat-2` or `moment bid`, `round 2`, `seat-1 hand card-1 card-2`, `deck card-5`.
class StagedStash extends StashGame implements Staging<StashBoard, StashTable> {
    private static final Setting CROWD = Setting.flag("crowd", "stash:R9", List.of(2, 3), true);

    @Override
    public List<Setting> settings() {
        return List.of(CROWD);
    }

    @Override
    public Staging<StashBoard, StashTable> staging() {
        return this;
    }

    @Override
    public Opening<StashBoard> open(Setup setup) {
        return super.open(crowded(setup));
    }

    private static Setup crowded(Setup setup) {
        if (setup.seats() == 3 && setup.value(CROWD).equals("no")) {
            throw new BadSetup("crowd: three seats are one");
        }
        return setup;
    }

    @Override
    public Opening<StashBoard> stage(Setup setup, List<List<String>> lines) {
        crowded(setup);
        var hands = new ArrayList<List<Card>>();
        Seat.all(setup.seats()).forEach(_ -> hands.add(List.of()));
        List<Card> deck = List.of();
        int round = 1;
        List<Task<StashBoard>> tasks = List.of(new StashRules.PlayRound());
        for (List<String> line : lines) {
            switch (line.getFirst()) {
                case "moment" -> tasks = moment(setup, line.subList(1, line.size()));
                case "round" -> round = Integer.parseInt(line.get(1));
                case "deck" -> deck = cards(line.subList(1, line.size()));
                case "seat-1", "seat-2", "seat-3" ->
                    hands.set(Seat.parse(line.getFirst()).index(), cards(line.subList(2, line.size())));
                default ->
                    throw new BadStage("there is no word " + line.getFirst() + "; there are moment, round, deck");
            }
        }
        if (hands.stream().flatMap(List::stream).distinct().count()
                < hands.stream().mapToLong(List::size).sum()) {
            throw new BadStage("a card lies in two places");
        }
        var sides = hands.stream()
                .map(hand -> new StashBoard.Side(hand, List.of(), 0))
                .toList();
        return new Opening<>(new StashBoard(Fault.NONE, round, sides, deck), tasks);
    }

    @Override
    public List<String> zones() {
        return List.of("deck", "seat-1 hand", "seat-1 coins");
    }

    @Override
    public Optional<String> look(StashBoard board, List<String> zone) {
        return switch (String.join(" ", zone)) {
            case "deck" -> Optional.of(words(board.deck()));
            case "seat-1 hand" -> Optional.of(words(board.side(Seat.of(1)).hand()));
            case "seat-1 coins" ->
                Optional.of(String.valueOf(board.side(Seat.of(1)).coins()));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<String> seen(StashTable table, List<String> zone) {
        return String.join(" ", zone).equals("seat-1 hand")
                ? Optional.of(table.sides()
                        .getFirst()
                        .known()
                        .map(known -> words(known.hand()))
                        .orElse("unknown"))
                : Optional.empty();
    }

    private static List<Task<StashBoard>> moment(Setup setup, List<String> words) {
        var tasks = new ArrayList<Task<StashBoard>>();
        if (words.getFirst().equals("turn")) {
            Seat first = Seat.parse(words.get(1));
            Seat.all(setup.seats()).stream()
                    .skip(first.index())
                    .forEach(seat -> tasks.add(new StashRules.TakeTurn(seat)));
        } else if (words.getFirst().equals("bid")) {
            tasks.add(new StashRules.BidForCoin(Seat.all(setup.seats())));
        } else {
            throw new BadStage("there is no moment " + words.getFirst() + "; there are turn, bid");
        }
        tasks.add(new StashRules.PlayRound());
        return tasks;
    }

    private static List<Card> cards(List<String> words) {
        return words.stream().map(Card::parse).toList();
    }

    private static String words(List<Card> cards) {
        return cards.isEmpty()
                ? "none"
                : String.join(" ", cards.stream().map(Card::toString).toList());
    }
}
