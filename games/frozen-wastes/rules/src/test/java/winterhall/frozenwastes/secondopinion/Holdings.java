package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.World;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Weather;

/// Everything that lies open, kept by the events alone and compared with the table at every question.
final class Holdings {
    private static final int TOKENS = 41;
    private static final int CLUES = 29;

    final Setup setup;
    final List<Traveller> parties = new ArrayList<>();
    final SortedSet<Hex> bare = new TreeSet<>();
    final SortedMap<Integer, Track> undefeated = new TreeMap<>();

    /// What Arshan still has from earlier combats. (frozen-wastes:RU41)
    int arshansWounds;

    Weather weather;
    Optional<CardId> event;
    Optional<Seat> princess;
    Seat active;

    /// Dice rolled and not spent.
    List<Face> dice = new ArrayList<>();

    /// Whether the turn has been cut short. (frozen-wastes:R19)
    boolean isTurnOver;

    /// Whether a crystal may be laid although it was. (frozen-wastes:RU18)
    boolean mayLightFlare;

    boolean isMatchOver;

    /// A Challenge that was not defeated. (frozen-wastes:R85)
    record Track(CardId card, Hex at, int wounds) {}

    Holdings(Setup setup, Board board) {
        this.setup = setup;
        Field field = board.field();
        for (Seat seat : Seat.all(setup.seats())) {
            parties.add(new Traveller(
                    seat,
                    field.parties().get(seat.index()),
                    board.secrets().rumors().get(seat.index()).total(),
                    board.secrets().clues().get(seat.index()).total()));
        }
        bare.addAll(field.world().bare());
        field.world()
                .undefeated()
                .forEach(each -> undefeated.put(each.number(), new Track(each.card(), each.at(), each.wounds())));
        arshansWounds = field.world().arshansWounds();
        weather = field.world().weather();
        event = field.world().event();
        princess = field.world().princess();
        active = field.turn().seat();
        dice.addAll(field.turn().dice());
    }

    /// Whether this is what is played; the text names the usual value of each setting first.
    boolean plays(String setting, String value) {
        return setup.chosen()
                .getOrDefault(setting, setting.equals("escape") ? "roll" : "usual")
                .equals(value);
    }

    Traveller party(Seat seat) {
        return parties.get(seat.index());
    }

    /// (frozen-wastes:RU90)
    boolean hasNoSurplus() {
        return parties.stream().allMatch(party -> party.characters().stream().allMatch(who -> party.surplus(who) == 0));
    }

    Traveller active() {
        return party(active);
    }

    /// The active party, then clockwise. (frozen-wastes:RU67)
    List<Traveller> clockwise() {
        return active.around(parties.size()).stream().map(this::party).toList();
    }

    int tokensInPool() {
        return TOKENS - parties.stream().mapToInt(party -> party.rumors).sum();
    }

    int cluesInDeck() {
        return CLUES - parties.stream().mapToInt(party -> party.clues).sum();
    }

    int supply(Gear gear) {
        int owned = parties.stream().mapToInt(party -> party.gear.get(gear)).sum();
        long lit = gear == Gear.FLARE_CRYSTAL
                ? parties.stream().filter(party -> party.isFlareLit).count()
                : 0;
        return (gear == Gear.SNOWSHOE ? 12 : 6) - owned - (int) lit;
    }

    /// How much the Event in play gives of this effect.
    int effect(WeatherEvent.Effect effect) {
        return event.map(card -> (WeatherEvent) card.sheet())
                .filter(card -> card.effect() == effect)
                .map(WeatherEvent::amount)
                .orElse(0);
    }

    Optional<WeatherEvent> eventWith(WeatherEvent.Effect effect) {
        return event.map(card -> (WeatherEvent) card.sheet()).filter(card -> card.effect() == effect);
    }

    /// The number on the track of the Challenge in this space.
    Optional<Integer> undefeatedAt(Hex hex) {
        return undefeated.entrySet().stream()
                .filter(entry -> entry.getValue().at().equals(hex))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    boolean hasCounter(Hex hex) {
        return Land.jewel(hex) > 0 && !bare.contains(hex);
    }

    /// What the events did not tell, if the table differs.
    Optional<String> difference(Board board) {
        Field field = board.field();
        for (Traveller party : parties) {
            Optional<String> difference = party.difference(field.parties().get(party.seat.index()));
            if (difference.isPresent()) {
                return difference;
            }
            int tokens = board.secrets().rumors().get(party.seat.index()).total();
            int clues = board.secrets().clues().get(party.seat.index()).total();
            if (tokens != party.rumors || clues != party.clues) {
                return Optional.of(party.seat + " should have " + party.rumors + " tokens and " + party.clues
                        + " clues, and has " + tokens + " and " + clues);
            }
        }
        World world = field.world();
        if (!new TreeSet<>(world.bare()).equals(bare)) {
            return Optional.of("without a counter should be " + bare + ", and are " + world.bare());
        }
        var track = new TreeMap<Integer, Track>();
        world.undefeated().forEach(each -> track.put(each.number(), new Track(each.card(), each.at(), each.wounds())));
        if (!track.equals(undefeated)) {
            return Optional.of("the track should be " + undefeated + ", and is " + track);
        }
        if (world.arshansWounds() != arshansWounds) {
            return Optional.of("Arshan should keep " + arshansWounds + " wounds, and keeps " + world.arshansWounds());
        }
        if (world.weather() != weather
                || !world.event().equals(event)
                || !world.princess().equals(princess)) {
            return Optional.of("weather, Event and Princess should be " + weather + ", " + event + ", " + princess);
        }
        return Optional.empty();
    }
}
