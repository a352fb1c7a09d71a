package winterhall.frozenwastes.cards;

import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// A face of a weather tile, or the track on the board, with its numbers. (frozen-wastes:R7, R113)
///
/// @param frost for each terrain, in the order of [Terrain]
public record WeatherTile(String id, String rule, List<Integer> frost) implements Catalogue.Item {
    public static final List<WeatherTile> ALL = Stream.of(Weather.values())
            .map(weather -> new WeatherTile(
                    weather.toString(),
                    "frozen-wastes:R113",
                    Stream.of(Terrain.values()).map(weather::frost).toList()))
            .toList();

    public WeatherTile {
        frost = List.copyOf(frost);
        Sheet.check(
                frost.size() == Terrain.values().length && frost.stream().allMatch(number -> number >= 0),
                id,
                "frost",
                frost);
    }
}
