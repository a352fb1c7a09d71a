package winterhall.valda;

import winterhall.engine.Catalogue;

/// A trade for followers that a temple offers. (valda:R87–R89)
///
/// @param level the level it needs
/// @param times how often it may be made in a turn
/// @param cost what is always paid
/// @param any how many basic resources of choice are paid
/// @param alike how many basic resources of one kind are paid
/// @param cards how many cards are discarded
/// @param followers what it gives, unless a die says so
/// @param rolls whether a white die says how many followers it gives
public record Trade(
        String id,
        String rule,
        Deity occupant,
        int level,
        int times,
        Stock cost,
        int any,
        int alike,
        int runes,
        int cards,
        int followers,
        boolean rolls)
        implements Catalogue.Item {
    public Trade {
        PrintedCheck.requireNoneBelowZero(
                "trade." + id,
                "level",
                level,
                "times",
                times,
                "any",
                any,
                "alike",
                alike,
                "runes",
                runes,
                "cards",
                cards,
                "followers",
                followers);
    }
}
