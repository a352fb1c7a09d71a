package winterhall.toys.trek;

import winterhall.engine.Verb;

/// What a space of the valley is. (trek:R2)
enum Terrain {
    PLAIN,
    FOREST,
    ICE,
    MOUNTAIN,
    VILLAGE,
    SUMMIT;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
