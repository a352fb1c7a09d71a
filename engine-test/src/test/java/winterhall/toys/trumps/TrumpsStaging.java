package winterhall.toys.trumps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.StagingReader;
import winterhall.engine.Viewer;

/// How scenarios lay out trumps and read it back.
///
/// | line | lays out |
/// |---|---|
/// | `lead seat-2` | who leads to the next trick; otherwise seat 1 |
/// | `turned oak-3` | the card that says what is trumps; otherwise the lowest that is left |
/// | `seat-1 hand oak-7 pine-2` | a hand; otherwise empty |
/// | `seat-1 won 3` | tricks won so far; otherwise none |
///
/// What is not named lies set aside.
final class TrumpsStaging implements Staging<TrumpsBoard, TrumpsView> {
    @Override
    public Opening<TrumpsBoard> stage(Setup setup, List<List<String>> lines) {
        var hands = List.<List<Card>>of(new ArrayList<>(), new ArrayList<>());
        var won = new ArrayList<>(List.of(0, 0));
        var leader = new ArrayList<>(List.of(Seat.of(1)));
        var turned = new ArrayList<Card>();
        var rest = new ArrayList<>(Card.ALL);
        new StagingReader(2)
                .once("lead", line -> leader.set(0, line.seat()))
                .once("turned", line -> turned.add(take(line.read(Card::parse), rest)))
                .seatOnce(
                        "hand",
                        (seat, line) -> line.rest(Card::parse)
                                .forEach(card -> hands.get(seat.index()).add(take(card, rest))))
                .seatOnce("won", (seat, line) -> won.set(seat.index(), line.number(0, 8)))
                .read(lines);
        if (hands.getFirst().size() != hands.getLast().size()) {
            throw new BadStage("both hands hold the same number of cards before a trick");
        }
        Card trump = turned.isEmpty() ? rest.removeFirst() : turned.getFirst();
        OpenTable start = OpenTable.START;
        var open = new OpenTable(Optional.of(trump), leader.getFirst(), List.of(), List.of(), won, start.lacks());
        return new Opening<>(new TrumpsBoard(open, hands, rest), List.of(new Tricks.PlayTrick()));
    }

    private static Card take(Card card, List<Card> rest) {
        if (!rest.remove(card)) {
            throw new BadStage("there is one " + card + ", and it is named twice");
        }
        return card;
    }

    @Override
    public List<String> zones() {
        return List.of("leader", "turned", "trick", "seat-1 hand", "seat-1 won", "seat-1 lacks");
    }

    @Override
    public Optional<String> look(TrumpsBoard board, List<String> zone) {
        return seen(TrumpsView.of(board, Viewer.everyone()), zone);
    }

    @Override
    public Optional<String> seen(TrumpsView view, List<String> zone) {
        OpenTable open = view.open();
        if (zone.size() == 2 && zone.getFirst().matches("seat-[12]")) {
            Seat seat = Seat.parse(zone.getFirst());
            return switch (zone.getLast()) {
                case "hand" -> Optional.of(words(view.hand(seat).known()));
                case "won" -> Optional.of(open.won().get(seat.index()).toString());
                case "lacks" -> Optional.of(words(open.lacks().get(seat.index())));
                default -> Optional.empty();
            };
        }
        return switch (String.join(" ", zone)) {
            case "leader" -> Optional.of(open.leader().toString());
            case "turned" -> open.turned().map(Card::toString);
            case "trick" -> Optional.of(words(open.trick()));
            default -> Optional.empty();
        };
    }

    private static String words(List<?> things) {
        return things.isEmpty() ? "none" : things.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
