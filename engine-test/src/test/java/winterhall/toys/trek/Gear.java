package winterhall.toys.trek;

/// What a hero carries. (trek:R1)
enum Gear {
    GOLD,
    SNOWSHOE,
    LUCKSTONE
}
