package winterhall.toys.trek;

/// The phases of a round of fighting, in their order. (trek:R18)
enum Phase {
    RANGED,
    MELEE
}
