package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.WordReader;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Town;

/// How scenarios lay out Isheim and read it back.
///
/// | line | what it lays out |
/// |---|---|
/// | `moment turn seat-2` | the start of a turn; also `movement`, `travel` (dice are rolled), `survival`, `adventure`, `market`, `trade` (inside the market), `experience`, `evening` |
/// | `round 6`, `first seat-2` | the round, who began |
/// | `dice ice-wastes ice-wastes` | what was rolled, for `travel` |
/// | `weather red-star`, `event whiteout` | the weather; an Event in play brings its own |
/// | `bare hex-9-1` | jewels without a counter |
/// | `undefeated 1 hex-9-1 ice-wraith`, `arshan 3` | a Challenge on the track; the wounds that Arshan has kept |
/// | `deck green rotten-ice`, `bottom green …` | all cards of a deck, the rest are discards; known cards below it |
/// | `stack vrede ringmail`, `market ringmail` | what a town sells; all cards of the market deck |
/// | `row bow-of-the-sky`, `legends none` | the Legends face up; no others are left |
/// | `seat-1 hero zyla at hex-9-13 wounds 1 exhaustion 0 white-death 0 frost 3 gold 4 experience 2` | a hero, as far as not usual |
/// | `seat-1 growth mind,life cards ringmail,seal-hunter used ringmail ally seal-hunter 0 0 1 0` | counters, cards, those face down, the counters on an Ally |
/// | `seat-1 gear 1-luckstone flare lit rumors 2-fjord clues 1-wild shown 1-wild princess held` | gear and secrets |
final class WastesStaging implements Staging<Board, WastesView> {
    @Override
    public Opening<Board> stage(Setup setup, List<List<String>> lines) {
        try {
            return new StagedBoard(setup).opening(lines);
        } catch (BadStage bad) {
            throw bad;
        } catch (IllegalArgumentException impossible) {
            throw new BadStage(String.valueOf(impossible.getMessage()));
        }
    }

    @Override
    public List<String> zones() {
        return List.of(
                "round",
                "turn",
                "step",
                "dice",
                "weather",
                "event",
                "bare",
                "fight",
                "princess",
                "pool",
                "clue-deck",
                "supply snowshoe",
                "undefeated 1",
                "arshan",
                "deck green",
                "discards green",
                "bottom green",
                "stack vrede",
                "row",
                "odds",
                "reason",
                "seat-1 hero",
                "seat-1 at",
                "seat-1 body",
                "seat-1 life",
                "seat-1 gold",
                "seat-1 experience",
                "seat-1 level",
                "seat-1 cards",
                "seat-1 gear",
                "seat-1 flare",
                "seat-1 rumors",
                "seat-1 clues",
                "seat-1 shown",
                "seat-1 knockouts",
                "seat-1 dice");
    }

    @Override
    public Optional<String> look(Board board, List<String> zone) {
        return seen(WastesView.of(board, Viewer.everyone()), zone);
    }

    @Override
    public Optional<String> seen(WastesView view, List<String> zone) {
        Field field = view.field();
        World world = field.world();
        return switch (zone.getFirst()) {
            case "round" -> text(field.clock().round());
            case "turn" -> text(field.turn().seat());
            case "step" -> text(field.turn().step());
            case "dice" -> list(field.turn().dice());
            case "weather" -> text(world.weather());
            case "event" -> maybe(world.event());
            case "bare" -> list(world.bare());
            case "fight" ->
                text(field.fight()
                        .map(fight -> fight.foe()
                                        .map(Object::toString)
                                        .orElseGet(() ->
                                                fight.rival().orElseThrow().toString())
                                + " wounds " + fight.wounds() + " round " + fight.round())
                        .orElse("none"));
            case "princess" -> maybe(world.princess());
            case "pool" -> text(view.pool());
            case "clue-deck" -> text(view.clueDeck());
            case "supply" ->
                zone.size() < 2
                        ? Optional.empty()
                        : WordReader.find(Gear.class, zone.get(1))
                                .map(gear -> view.supply().get(gear.ordinal()).toString());
            case "undefeated" ->
                text(world.undefeated().stream()
                        .filter(one ->
                                zone.size() > 1 && String.valueOf(one.number()).equals(zone.get(1)))
                        .map(one -> one.card() + " " + one.at())
                        .findFirst()
                        .orElse("none"));
            case "arshan" -> text(world.arshansWounds());
            case "deck", "discards", "bottom" -> pile(field.piles(), zone);
            case "stack" ->
                zone.size() < 2
                        ? Optional.empty()
                        : WordReader.find(Town.class, zone.get(1))
                                .flatMap(town -> list(field.piles().stack(town)));
            case "row" -> list(field.piles().row());
            case "odds" -> maybe(view.odds());
            case "reason" ->
                maybe(field.ending()
                        .map(ending -> ending.way()
                                + ending.winner().map(seat -> " " + seat).orElse("")));
            default -> zone.getFirst().startsWith("seat-") && zone.size() > 1 ? party(view, zone) : Optional.empty();
        };
    }

    private static Optional<String> pile(Piles piles, List<String> zone) {
        if (zone.size() < 2) {
            return Optional.empty();
        }
        return WordReader.find(Colour.class, zone.get(1)).flatMap(colour -> switch (zone.getFirst()) {
            case "deck" -> list(piles.deck(colour));
            case "discards" -> list(piles.discards(colour));
            default -> list(piles.bottom(colour));
        });
    }

    private static Optional<String> party(WastesView view, List<String> zone) {
        Seat seat = Seat.parse(zone.getFirst());
        if (seat.number() > view.field().parties().size()) {
            return Optional.empty();
        }
        Party party = view.field().party(seat);
        WastesView.Hand hand = view.hands().get(seat.index());
        return switch (zone.get(1)) {
            case "hero" -> text(party.hero());
            case "at" -> text(party.at().map(Hex::toString).orElse("none"));
            case "body" -> text(zone.size() > 2 ? ally(party, zone.get(2)) : body(party.body()));
            case "life" -> text(party.life(party.hero()));
            case "gold" -> text(party.gold());
            case "experience" -> text(party.experience());
            case "level" -> text(party.growth().level());
            case "cards" -> list(party.cards().stream().map(Owned::card).toList());
            case "gear" -> text(party.gear());
            case "flare" -> text(party.flareLit() ? "lit" : "unlit");
            case "rumors" -> text(hand.knownRumors().map(Purse::toString).orElse("? " + hand.rumors()));
            case "clues" -> text(hand.knownClues().map(Purse::toString).orElse("? " + hand.clues()));
            case "shown" -> text(view.field().shownClues().get(seat.index()));
            case "knockouts" -> text(party.knockouts());
            case "dice" -> text(view.sheets().get(seat.index()).dice());
            default -> Optional.empty();
        };
    }

    private static String ally(Party party, String name) {
        return party.cards().stream()
                .filter(owned -> owned.card().toString().equals(name))
                .map(owned -> body(owned.body()))
                .findFirst()
                .orElse("none");
    }

    /// Wounds, exhaustion, white death and frost.
    private static String body(Body body) {
        return body.wounds() + " " + body.exhaustion() + " " + body.whiteDeath() + " " + body.frost();
    }

    private static Optional<String> text(Object thing) {
        return Optional.of(thing.toString());
    }

    private static Optional<String> maybe(Optional<?> thing) {
        return Optional.of(thing.map(Object::toString).orElse("none"));
    }

    private static Optional<String> list(List<?> things) {
        return Optional.of(
                things.isEmpty()
                        ? "none"
                        : things.stream().map(Object::toString).collect(Collectors.joining(",")));
    }
}
