package winterhall.frozenwastes.secondopinion;

import java.util.LinkedHashMap;
import java.util.Optional;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.cards.WeatherEvent.Effect;
import winterhall.frozenwastes.map.Terrain;

/// Frost from the weather. (frozen-wastes:R39–R42, R58, RU21, RU67, RU119)
final class SurvivalStep {
    private final Reading reading;
    private final Holdings holdings;
    private final Injuries injuries;

    SurvivalStep(Reading reading, Holdings holdings, Injuries injuries) {
        this.reading = reading;
        this.holdings = holdings;
        this.injuries = injuries;
    }

    void play() {
        Traveller party = holdings.active();
        Optional<Terrain> terrain = Land.terrain(party.at);
        if (terrain.isEmpty()) {
            return;
        }
        int mild = holdings.plays("conditions", "mild") ? 1 : 0;
        int current = holdings.eventWith(Effect.LESS_FROST)
                .filter(event -> event.terrains().contains(terrain.get()))
                .map(event -> event.amount())
                .orElse(0);
        int frost = Math.max(0, holdings.weather.frost(terrain.get()) - mild - current);
        reading.expect("R40", new WastesEvent.FrostFell(party.seat, terrain.get(), frost, holdings.weather));
        reading.coverage().met("R40");
        var each = new LinkedHashMap<winterhall.frozenwastes.CardId, Integer>();
        party.characters().forEach(who -> each.put(who, frost));
        injuries.frost(party, each);
    }
}
