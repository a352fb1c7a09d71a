package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;

/// How scenarios lay out a valley and read it back.
///
/// | line | what it lays out |
/// |---|---|
/// | `moment turn seat-2` | the start of a turn; also `move` (dice are rolled), `encounter`, `market` and `camp` |
/// | `round 6` | the round; 1 if not said |
/// | `dice plain,forest-ice` | what the hero whose turn it is has rolled |
/// | `seat-1 at hex-2-3 wounds 2 gold 0 snowshoes 0 luckstones 2 ally hound` | a hero, as far as not usual |
/// | `seat-1 treasures gold,crown` | tokens before a seat |
/// | `token hex-0-0 bear` | a token that lies face down |
/// | `lair hex-0-0 bear`, `hoard hex-0-0 silver,gold` | a beast that lies open, and what lies under it |
/// | `seen seat-2 hex-0-0` | a seat has looked at what lies there |
/// | `others empty` | no other tokens on the map; else marked spaces are filled in the order of faces |
final class TrekStaging implements Staging<TrekBoard, TrekView> {
    @Override
    public Opening<TrekBoard> stage(Setup setup, List<List<String>> lines) {
        return new StagedBoard(setup).opening(lines);
    }

    @Override
    public List<String> zones() {
        return List.of(
                "round",
                "turn",
                "dice",
                "for-hire",
                "fight",
                "box",
                "token hex-0-0",
                "hoard hex-0-0",
                "lair hex-0-0",
                "seat-1 at",
                "seat-1 wounds",
                "seat-1 life",
                "seat-1 gold",
                "seat-1 snowshoes",
                "seat-1 luckstones",
                "seat-1 ally",
                "seat-1 treasures");
    }

    @Override
    public Optional<String> look(TrekBoard board, List<String> zone) {
        return seen(TrekView.of(board, Viewer.everyone()), zone);
    }

    @Override
    public Optional<String> seen(TrekView view, List<String> zone) {
        Expedition open = view.open();
        return switch (zone.getFirst()) {
            case "round" -> Optional.of(String.valueOf(open.calendar().round()));
            case "turn" -> Optional.of(open.turn().seat().toString());
            case "dice" -> Optional.of(list(open.dice().unspent()));
            case "for-hire" -> Optional.of(list(open.forHire()));
            case "fight" ->
                Optional.of(open.fight()
                        .map(fight -> fight.beast() + " wounds " + fight.wounds() + " round " + fight.round())
                        .orElse("none"));
            case "box" -> Optional.of(faces(view, TokenZone.BOX));
            case "token" -> at(view, zone, false);
            case "hoard" -> at(view, zone, true);
            case "lair" ->
                Optional.of(open.beastAt(Hex.parse(zone.get(1)))
                        .map(Beast::toString)
                        .orElse("none"));
            default -> zone.getFirst().startsWith("seat-") ? hero(view, zone) : Optional.empty();
        };
    }

    private static Optional<String> hero(TrekView view, List<String> zone) {
        Seat seat = Seat.parse(zone.getFirst());
        Hero hero = view.hero(seat);
        return switch (zone.getLast()) {
            case "at" -> Optional.of(hero.at().toString());
            case "wounds" -> Optional.of(String.valueOf(hero.wounds()));
            case "life" -> Optional.of(String.valueOf(hero.life()));
            case "gold" -> Optional.of(String.valueOf(hero.gold()));
            case "snowshoes" -> Optional.of(String.valueOf(hero.pack().of(Gear.SNOWSHOE)));
            case "luckstones" -> Optional.of(String.valueOf(hero.pack().of(Gear.LUCKSTONE)));
            case "ally" ->
                Optional.of(hero.ally()
                        .map(ally -> ally.kind() + " wounds " + ally.wounds())
                        .orElse("none"));
            case "treasures" -> Optional.of(faces(view, TokenZone.packOf(seat)));
            default -> Optional.empty();
        };
    }

    private static Optional<String> at(TrekView view, List<String> zone, boolean hoard) {
        Hex hex = Hex.parse(zone.get(1));
        boolean lair = view.open().beastAt(hex).isPresent();
        return Optional.of(lair == hoard ? faces(view, TokenZone.on(hex)) : "none");
    }

    /// Known faces in their order, then a `?` for each unknown one.
    private static String faces(TrekView view, TokenZone zone) {
        return list(view.at(zone).stream()
                .map(token -> token.face().map(Face::toString).orElse("?"))
                .toList());
    }

    private static String list(List<?> things) {
        return things.isEmpty() ? "none" : things.stream().map(Object::toString).collect(Collectors.joining(","));
    }
}
