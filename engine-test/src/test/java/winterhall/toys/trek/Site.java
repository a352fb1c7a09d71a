package winterhall.toys.trek;

/// Where a hero can camp. (trek:R28)
enum Site {
    CAVE,
    GROVE,
    RIDGE
}
