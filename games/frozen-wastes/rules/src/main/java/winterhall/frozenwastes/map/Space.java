package winterhall.frozenwastes.map;

import java.util.Arrays;
import java.util.Optional;

/// One space as the map is printed: a terrain with or without a jewel, a town, or Green Vale.
///
/// @param terrain unless it is a town or Green Vale
public record Space(Optional<Terrain> terrain, Optional<Colour> jewel, Optional<Town> town) {
    private static final String GREEN_VALE = "G.";

    /// What Green Vale lies in. (frozen-wastes:RU3)
    private static final Terrain VALE_GROUND = Terrain.WASTES;

    /// The space of one cell of `isheim.map`: `T.` tundra, `Mb` mountain with a blue jewel, `V.` Vrede, `O1` a village.
    static Space of(String cell) {
        if (cell.equals(GREEN_VALE)) {
            return new Space(Optional.empty(), Optional.empty(), Optional.empty());
        }
        for (Town town : Town.values()) {
            if (cell.equals(town.cell()) || cell.equals(town.cell() + ".")) {
                return new Space(Optional.empty(), Optional.empty(), Optional.of(town));
            }
        }
        if (cell.length() != 2) {
            throw new IllegalArgumentException("a cell has two letters, terrain and jewel, as T. or Mb");
        }
        Terrain terrain = Arrays.stream(Terrain.values())
                .filter(known -> known.letter() == cell.charAt(0))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("its terrain is one of F, T, I, S, W, M, Z"));
        return new Space(Optional.of(terrain), jewel(cell.charAt(1)), Optional.empty());
    }

    private static Optional<Colour> jewel(char letter) {
        if (letter == '.') {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(Colour.values())
                .filter(colour -> colour.letter() == letter)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("its jewel is g, y, b, r or . for none")));
    }

    /// What a die has to show for a step onto it; nothing if any die will do. (frozen-wastes:R31, R32, RU3)
    ///
    /// @param townsAreTerrain whether a town and Green Vale take a die of the terrain under them
    public Optional<Terrain> entry(boolean townsAreTerrain) {
        if (terrain.isPresent() || !townsAreTerrain) {
            return terrain;
        }
        return Optional.of(town.map(Town::ground).orElse(VALE_GROUND));
    }

    public boolean isTown() {
        return town.isPresent();
    }

    public boolean isGreenVale() {
        return terrain.isEmpty() && town.isEmpty();
    }
}
