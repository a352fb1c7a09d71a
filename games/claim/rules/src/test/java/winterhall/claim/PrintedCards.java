package winterhall.claim;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What is printed on the cards, copied from sections 1.1 and 1.2 of the rules and from nowhere else.
final class PrintedCards {
    static final List<Faction> CLAIM =
            List.of(Faction.GOBLIN, Faction.KNIGHT, Faction.UNDEAD, Faction.DWARF, Faction.DOPPELGANGER);
    static final List<Faction> CLAIM_2 =
            List.of(Faction.GNOME, Faction.GIANT, Faction.DRAGON, Faction.TROLL, Faction.SEER);
    static final List<Faction> FROST = List.of(Faction.ICE_KING, Faction.ICE_QUEEN, Faction.YETI, Faction.FROSTBEAST);
    static final List<Faction> FIRE =
            List.of(Faction.DEMON, Faction.FIRE_ELEMENTAL, Faction.TRICKSTER, Faction.POISONER);
    static final List<List<Faction>> PAIRS = List.of(
            List.of(Faction.GOBLIN, Faction.KNIGHT),
            List.of(Faction.GNOME, Faction.GIANT),
            List.of(Faction.ICE_KING, Faction.ICE_QUEEN));
    static final List<Faction> TENS = List.of(
            Faction.UNDEAD,
            Faction.DWARF,
            Faction.DOPPELGANGER,
            Faction.DRAGON,
            Faction.TROLL,
            Faction.SEER,
            Faction.YETI,
            Faction.FROSTBEAST,
            Faction.DEMON,
            Faction.FIRE_ELEMENTAL,
            Faction.TRICKSTER,
            Faction.POISONER,
            Faction.GHOST);

    private static final Map<Faction, List<Integer>> VALUES = values();

    private PrintedCards() {}

    static List<Integer> of(Faction faction) {
        return VALUES.get(faction);
    }

    /// How often each card is there in a deck of these factions.
    static Map<String, Integer> deck(List<Faction> factions) {
        var deck = new TreeMap<String, Integer>();
        factions.forEach(faction -> of(faction).forEach(value -> deck.merge(faction + "-" + value, 1, Integer::sum)));
        return deck;
    }

    private static Map<Faction, List<Integer>> values() {
        var values = new EnumMap<Faction, List<Integer>>(Faction.class);
        TENS.forEach(ten -> values.put(ten, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)));
        values.put(Faction.GOBLIN, List.of(0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
        values.put(Faction.KNIGHT, List.of(2, 3, 4, 5, 6, 7, 8, 9));
        values.put(Faction.GNOME, List.of(1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9));
        values.put(Faction.GIANT, List.of(1, 1, 3, 3, 5, 5, 7, 7, 9));
        values.put(Faction.ICE_KING, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        values.put(Faction.ICE_QUEEN, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        values.put(Faction.TRICKSTER, List.of(1, 1, 3, 3, 5, 5, 7, 7, 9, 9));
        return values;
    }

    /// Every deck of one pair and so many tens.
    static List<List<Faction>> decks(int tens) {
        var decks = new ArrayList<List<Faction>>();
        for (List<Faction> pair : PAIRS) {
            for (int chosen = 0; chosen < 1 << TENS.size(); chosen++) {
                if (Integer.bitCount(chosen) == tens) {
                    var deck = new ArrayList<>(pair);
                    for (int i = 0; i < TENS.size(); i++) {
                        if ((chosen >> i & 1) != 0) {
                            deck.add(TENS.get(i));
                        }
                    }
                    decks.add(List.copyOf(deck));
                }
            }
        }
        return List.copyOf(decks);
    }

    static String words(List<Faction> deck) {
        return String.join(",", deck.stream().map(Faction::toString).toList());
    }
}
