package winterhall.toys.trek;

/// One space as the map is drawn.
///
/// @param marked whether a token lies there at the start (trek:R2, R3)
record Space(Terrain terrain, boolean marked) {
    private static final String MARK = "*";

    /// The space of one cell of the map, for [HexMap#read].
    static Space of(String cell) {
        boolean marked = cell.endsWith(MARK);
        return new Space(
                switch (marked ? cell.substring(0, cell.length() - 1) : cell) {
                    case "p" -> Terrain.PLAIN;
                    case "f" -> Terrain.FOREST;
                    case "i" -> Terrain.ICE;
                    case "m" -> Terrain.MOUNTAIN;
                    case "V" -> Terrain.VILLAGE;
                    case "S" -> Terrain.SUMMIT;
                    default -> throw new IllegalArgumentException("write p, f, i, m, V or S, with * for a mark");
                },
                marked);
    }
}
