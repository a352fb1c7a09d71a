package winterhall.toys.duel;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;

/// How scenarios lay duel out; [StagedBoard] has the words.
///
/// Places to look at: `round`, `active`, `deck` (how many cards), `looked` (the places of the deck that somebody has looked
/// at, from the top: `1-axe 2-?`), `discard`, `attack` (card and value), and of each seat `life`, `hand`,
/// `defence` and `value` (of the attack against it). Cards are written in the order of the catalogue, unknown ones as
/// `?` at the end; where there is nothing stands `none`.
final class DuelStaging implements Staging<DuelBoard, DuelView> {
    @Override
    public Opening<DuelBoard> stage(Setup setup, List<List<String>> lines) {
        var layout = new StagedBoard(Duel.field(setup));
        layout.read(lines);
        return layout.opening();
    }

    @Override
    public List<String> zones() {
        return List.of(
                "round",
                "active",
                "deck",
                "looked",
                "discard",
                "attack",
                "seat-1 life",
                "seat-1 hand",
                "seat-1 defence",
                "seat-1 value");
    }

    @Override
    public Optional<String> look(DuelBoard board, List<String> zone) {
        return seen(DuelView.of(board, Viewer.everyone()), zone);
    }

    @Override
    public Optional<String> seen(DuelView table, List<String> zone) {
        return zone.size() == 2 && zone.getFirst().startsWith("seat-")
                ? ofSeat(table, Seat.parse(zone.getFirst()), zone.getLast())
                : ofTable(table, String.join(" ", zone));
    }

    private static Optional<String> ofTable(DuelView table, String zone) {
        Field field = table.field();
        return switch (zone) {
            case "round" -> Optional.of(String.valueOf(field.round()));
            case "active" -> Optional.of(field.active().toString());
            case "deck" -> Optional.of(String.valueOf(table.deck().count()));
            case "looked" -> Optional.of(looked(table.deck().looked()));
            case "discard" -> Optional.of(words(table.discard(), 0));
            case "attack" ->
                Optional.of(field.attack()
                        .map(attack -> attack.card() + " " + attack.value())
                        .orElse("none"));
            default -> Optional.empty();
        };
    }

    private static Optional<String> ofSeat(DuelView table, Seat seat, String zone) {
        Optional<Attack> attack = table.field().attack().filter(under -> under.isAgainst(seat));
        return switch (zone) {
            case "life" -> Optional.of(String.valueOf(table.field().life(seat)));
            case "hand" ->
                Optional.of(words(table.hand(seat).known(), table.hand(seat).unknown()));
            case "defence" ->
                Optional.of(attack.flatMap(under -> under.target(seat).defence())
                        .map(Card::toString)
                        .orElse("none"));
            case "value" ->
                Optional.of(attack.map(under -> String.valueOf(under.valueAgainst(seat)))
                        .orElse("none"));
            default -> Optional.empty();
        };
    }

    private static String looked(List<DuelView.Looked> places) {
        return places.isEmpty()
                ? "none"
                : places.stream()
                        .map(place -> place.place() + "-"
                                + place.card().map(Card::toString).orElse("?"))
                        .collect(Collectors.joining(" "));
    }

    private static String words(List<Card> known, int unknown) {
        return known.isEmpty() && unknown == 0
                ? "none"
                : Stream.concat(known.stream().map(Card::toString), Collections.nCopies(unknown, "?").stream())
                        .collect(Collectors.joining(" "));
    }
}
