package winterhall.toys.trek;

/// Who acts in a phase. (trek:R18)
enum Fighter {
    HERO,
    ALLY
}
