package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Weather;

/// What lies on the map and beside it.
///
/// @param event the Event in play
/// @param bare jewels without an adventure counter (frozen-wastes:R84, R112)
/// @param undefeated Challenges on the track (frozen-wastes:R85)
/// @param arshansWounds of earlier combats, if he keeps them (frozen-wastes:RU41)
/// @param princess who holds the token; nobody if it lies beside the clue deck (frozen-wastes:R166)
public record World(
        Weather weather,
        Optional<CardId> event,
        List<Hex> bare,
        List<Undefeated> undefeated,
        int arshansWounds,
        Optional<Seat> princess) {
    static final int TRACK = 6;

    /// @param number of its counter, 1 to 6
    /// @param wounds if they stay on it (frozen-wastes:RU41)
    public record Undefeated(int number, Hex at, CardId card, int wounds) {}

    static final World START =
            new World(Weather.PRINTED_TRACK, Optional.empty(), List.of(), List.of(), 0, Optional.empty());

    public World {
        bare = List.copyOf(bare);
        undefeated = List.copyOf(undefeated);
    }

    Optional<Undefeated> undefeatedAt(Hex hex) {
        for (Undefeated challenge : undefeated) {
            if (challenge.at().equals(hex)) {
                return Optional.of(challenge);
            }
        }
        return Optional.empty();
    }

    /// What a Challenge, or Arshan, still has from combats before this one. (frozen-wastes:RU41)
    int keptWounds(CardId card) {
        if (Cards.isArshan(card)) {
            return arshansWounds;
        }
        return undefeated.stream()
                .filter(challenge -> challenge.card().equals(card))
                .findFirst()
                .map(Undefeated::wounds)
                .orElse(0);
    }

    /// The colour of the adventure counter that lies there.
    Optional<Colour> counterAt(Hex hex) {
        return bare.contains(hex) ? Optional.empty() : Isheim.at(hex).jewel();
    }

    /// The lowest free number of the track. (frozen-wastes:RU85)
    Optional<Integer> freeNumber() {
        for (int number = 1; number <= TRACK; number++) {
            int wanted = number;
            if (undefeated.stream().noneMatch(challenge -> challenge.number() == wanted)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    /// The event in play if it has this effect.
    Optional<WeatherEvent> event(WeatherEvent.Effect effect) {
        return event.map(card -> (WeatherEvent) card.sheet()).filter(sheet -> sheet.effect() == effect);
    }

    /// What the Event in play says if it has this effect, else what is usual.
    int amount(WeatherEvent.Effect effect, int usual) {
        return event(effect).map(WeatherEvent::amount).orElse(usual);
    }

    /// What the Event in play adds if it has this effect and applies here.
    int amount(WeatherEvent.Effect effect, Predicate<WeatherEvent> applies) {
        return event(effect).filter(applies).map(WeatherEvent::amount).orElse(0);
    }

    World with(Weather now) {
        return new World(now, event, bare, undefeated, arshansWounds, princess);
    }

    World with(CardId played, Weather now) {
        return new World(now, Optional.of(played), bare, undefeated, arshansWounds, princess);
    }

    World with(List<Hex> changed) {
        return new World(weather, event, changed, undefeated, arshansWounds, princess);
    }

    World taken(Hex counter) {
        var more = new ArrayList<>(bare);
        more.add(counter);
        more.sort(null);
        return with(more);
    }

    World princess(Optional<Seat> holder) {
        return new World(weather, event, bare, undefeated, arshansWounds, holder);
    }

    World arshansWounds(int wounds) {
        return new World(weather, event, bare, undefeated, wounds, princess);
    }

    World plus(Undefeated challenge) {
        var more = new ArrayList<>(undefeated);
        more.add(challenge);
        more.sort(Comparator.comparingInt(Undefeated::number));
        return new World(weather, event, bare, more, arshansWounds, princess);
    }

    World minus(CardId card) {
        return new World(
                weather,
                event,
                bare,
                undefeated.stream()
                        .filter(challenge -> !challenge.card().equals(card))
                        .toList(),
                arshansWounds,
                princess);
    }
}
