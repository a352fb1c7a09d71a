package winterhall.valda;

import winterhall.engine.Catalogue;

/// The numbers of the rules themselves. (valda:R1–R97)
///
/// @param lastSeatExtra what the last seat begins with besides: nothing by the rules, something in experiments with fairer seats
/// @param handFromEach how many cards of each main deck a seat begins with
/// @param turnDraw how many cards a turn ends with
/// @param controlTemples how many temples control an area, if nobody else has as many, and so many active ones give level 2
/// @param bankRate how many identical resources the bank takes for one
/// @param runeWorth what one rune brings in trade
/// @param havens how many safe havens there are above 0
/// @param fewSeats up to how many seats the numbers for few seats hold
/// @param helRunesPerTarget whether Hel rewards each target hit, and not each attack (valda:RU43)
public record Constants(
        String id,
        String rule,
        int rounds,
        Stock start,
        Stock lastSeatExtra,
        int startRunes,
        int handFromEach,
        int actionPoints,
        int buildingPoints,
        int turnDraw,
        int fields,
        int temples,
        int runes,
        int templeFollowers,
        int templeCards,
        int controlTemples,
        int bankRate,
        Stock runeWorth,
        int havens,
        int fewSeats,
        boolean helRunesPerTarget)
        implements Catalogue.Item {
    public Constants {
        PrintedCheck.requireNoneBelowZero(
                "constants." + id,
                "rounds",
                rounds,
                "startRunes",
                startRunes,
                "handFromEach",
                handFromEach,
                "actionPoints",
                actionPoints,
                "buildingPoints",
                buildingPoints,
                "turnDraw",
                turnDraw,
                "fields",
                fields,
                "temples",
                temples,
                "runes",
                runes,
                "templeFollowers",
                templeFollowers,
                "templeCards",
                templeCards,
                "controlTemples",
                controlTemples,
                "bankRate",
                bankRate,
                "havens",
                havens,
                "fewSeats",
                fewSeats);
    }
}
