package winterhall.toys.trek;

/// What a roll is made for. (trek:R17, R18)
enum RollPurpose {
    FLIGHT,
    ATTACK,
    DEFENCE
}
