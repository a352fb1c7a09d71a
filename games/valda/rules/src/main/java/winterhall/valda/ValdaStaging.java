package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;

/// The words of scenarios; [StagedBoard] says how a table is laid out.
final class ValdaStaging implements Staging<Board, ValdaView> {
    @Override
    public Opening<Board> stage(Setup setup, List<List<String>> lines) {
        return StagedBoard.read(Rules.of(setup), lines);
    }

    @Override
    public Optional<String> look(Board board, List<String> zone) {
        return seen(ValdaView.of(board, Viewer.everyone()), zone);
    }

    @Override
    public List<String> zones() {
        return List.of(
                "round",
                "active",
                "phase",
                "points",
                "runes",
                "deck a",
                "deck tyr-agir",
                "discard a",
                "removed",
                "occupant tyr-agir",
                "ruler tyr-agir",
                "temples tyr-agir",
                "cost tyr-agir",
                "looked tyr-agir",
                "attack",
                "dice",
                "drawn",
                "seat-1 followers",
                "seat-1 stock",
                "seat-1 runes",
                "seat-1 mines",
                "seat-1 drills",
                "seat-1 temples",
                "seat-1 hand",
                "seat-1 hand count",
                "seat-1 open",
                "seat-1 origins",
                "seat-1 value",
                "seat-1 defence",
                "seat-1 level tyr-agir",
                "places",
                "reason");
    }

    @Override
    public Optional<String> seen(ValdaView view, List<String> zone) {
        String first = zone.getFirst();
        if (first.startsWith("seat-") && zone.size() > 1) {
            return ofSeat(view, Seat.parse(first), zone.subList(1, zone.size()));
        }
        return zone.size() == 2 ? ofZone(view, first, zone.get(1)) : ofTable(view, first);
    }

    private static Optional<String> ofTable(ValdaView view, String zone) {
        PublicState state = view.state();
        return switch (zone) {
            case "round" -> Optional.of(String.valueOf(state.progress().round()));
            case "active" -> Optional.of(state.active().toString());
            case "phase" -> Optional.of(Verb.of(state.progress().phase()));
            case "points" ->
                Optional.of(state.turn().actions() + " " + state.turn().points());
            case "runes" -> Optional.of(view.runesLeft().map(String::valueOf).orElse("unlimited"));
            case "removed" -> Optional.of(words(view.removed(), 0));
            case "attack" ->
                Optional.of(state.pending().attack().map(ValdaStaging::words).orElse("none"));
            case "dice" ->
                Optional.of(words(state.pending().dice().stream()
                        .map(die -> Verb.of(die.face()))
                        .toList()));
            case "drawn" ->
                Optional.of(words(
                        view.drawn().cards(),
                        view.drawnCount() - view.drawn().cards().size()));
            case "places" ->
                Optional.of(words(
                        state.over()
                                ? Turns.outcome(state).ranks().stream()
                                        .map(String::valueOf)
                                        .toList()
                                : List.of()));
            case "reason" -> Optional.of(state.over() ? Turns.outcome(state).reason() : "none");
            default -> Optional.empty();
        };
    }

    private static String words(Attack attack) {
        return words(attack.cards(), 0);
    }

    private static Optional<String> ofZone(ValdaView view, String zone, String name) {
        if (zone.equals("discard")) {
            return Optional.of(words(name.equals("a") ? view.discardA() : view.discardB(), 0));
        }
        if (zone.equals("deck") && (name.equals("a") || name.equals("b"))) {
            return Optional.of(
                    String.valueOf(view.decks().get(name.equals("a") ? 0 : 1).count()));
        }
        int main = List.of("a", "b").indexOf(name);
        if (zone.equals("looked") && main >= 0) {
            return Optional.of(looked(view.decks().get(main)));
        }
        Area area = area(name);
        AreaState there = view.state().area(area);
        ValdaView.AreaControl control = view.control().get(area.ordinal());
        return switch (zone) {
            case "deck" ->
                Optional.of(String.valueOf(view.decks().get(Board.deck(area)).count()));
            case "looked" -> Optional.of(looked(view.decks().get(Board.deck(area))));
            case "occupant" -> Optional.of(there.occupant().map(Deity::toString).orElse("none"));
            case "ruler" -> Optional.of(control.ruler().map(Seat::toString).orElse("none"));
            case "cost" ->
                Optional.of(words(control.cost().stream().map(Stock::toString).toList()));
            case "temples" ->
                Optional.of(words(there.temples().stream()
                        .map(temple -> temple.owner() + (temple.isActive() ? "" : "*"))
                        .toList()));
            default -> Optional.empty();
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

    private static String looked(ValdaView.Deck deck) {
        return words(deck.looked().stream()
                .map(place ->
                        place.place() + "-" + place.card().map(CardId::toString).orElse("?"))
                .toList());
    }

    private static Optional<String> ofSeat(ValdaView view, Seat seat, List<String> zone) {
        PublicState state = view.state();
        Player player = state.player(seat);
        ValdaView.Hand hand = view.hand(seat);
        Optional<Attack> attack = state.pending()
                .attack()
                .filter(under -> under.targets().stream()
                        .anyMatch(target -> target.seat().equals(seat)));
        return switch (String.join(" ", zone)) {
            case "followers" -> Optional.of(String.valueOf(player.followers()));
            case "stock" -> Optional.of(player.stock().toString());
            case "runes" -> Optional.of(String.valueOf(player.runes()));
            case "mines" -> Optional.of(String.valueOf(player.mines()));
            case "drills" -> Optional.of(String.valueOf(player.drills()));
            case "temples" ->
                Optional.of(words(state.sites(seat).stream().map(Site::toString).toList()));
            case "hand" ->
                Optional.of(words(
                        hand.known().cards(),
                        hand.count() - hand.known().cards().size()));
            case "hand count" -> Optional.of(String.valueOf(hand.count()));
            case "open" -> Optional.of(words(hand.open().cards(), 0));
            case "origins" -> Optional.of(player.origins().toString());
            case "value" ->
                Optional.of(attack.map(under -> String.valueOf(under.valueAgainst(seat)))
                        .orElse("none"));
            case "defence" ->
                Optional.of(attack.map(under -> words(under.target(seat).cards(), 0))
                        .orElse("none"));
            default ->
                zone.size() == 2 && zone.getFirst().equals("level")
                        ? Optional.of(String.valueOf(view.control()
                                .get(area(zone.get(1)).ordinal())
                                .levels()
                                .get(seat.index())))
                        : Optional.empty();
        };
    }

    private static String words(List<CardId> known, int unknown) {
        var all = new ArrayList<String>();
        known.forEach(card -> all.add(card.toString()));
        for (int i = 0; i < unknown; i++) {
            all.add("?");
        }
        return words(all);
    }

    private static String words(List<String> words) {
        return words.isEmpty() ? "none" : words.stream().collect(Collectors.joining(" "));
    }
}
