package winterhall.frozenwastes;

import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// The third step: frost. (frozen-wastes:R39–R42)
final class Survival {
    private Survival() {}

    /// Not in towns or in Green Vale. (frozen-wastes:R39, R40)
    record BeginSurvival(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turns.enter(Step.SURVIVAL, table);
            Field field = table.board().field();
            Party party = field.party(seat);
            Optional<Terrain> terrain = Isheim.at(party.place()).terrain();
            if (terrain.isEmpty()) {
                return;
            }
            Weather weather = field.world().weather();
            int frost = frost(field, terrain.get());
            table.tell(new WastesEvent.FrostFell(seat, terrain.get(), frost, weather));
            if (frost > 0) {
                Cause cause = Cause.of("frozen-wastes:R40", "weather", weather);
                table.next(new Harms.FaceFrost(seat, party.characters(), frost, Optional.of(cause)));
            }
        }
    }

    /// What the weather does to everybody there, before powers. (frozen-wastes:R40, R58)
    static int frost(Field field, Terrain terrain) {
        int frost = field.rules().frost(field.world().weather(), terrain);
        int less = field.world()
                .amount(
                        WeatherEvent.Effect.LESS_FROST,
                        event -> event.terrains().contains(terrain));
        return field.rules().survivalFrost(Math.max(0, frost - less));
    }
}
