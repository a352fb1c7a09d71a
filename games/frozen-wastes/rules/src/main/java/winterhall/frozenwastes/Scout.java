package winterhall.frozenwastes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Matches;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;

/// What can be read off a board at a glance: distances, frost, strength and rough chances.
///
/// For bots, which ask it very often: distances are exact, chances of whole combats are quick estimates.
public final class Scout {
    private static final int FAR = 99;

    /// By sum: how many of the hundred rolls of two ten-sided dice show at least that.
    private static final int[] AT_LEAST = atLeast();

    private static final int[][] DISTANCES = distances();

    private Scout() {}

    public static List<Hex> jewels() {
        return Isheim.JEWELS;
    }

    public static List<Hex> towns() {
        return Isheim.TOWNS;
    }

    public static Hex greenVale() {
        return Isheim.GREEN_VALE;
    }

    /// None for towns and Green Vale.
    public static Optional<Terrain> terrain(Hex hex) {
        return Isheim.at(hex).terrain();
    }

    /// Whether white death is cured there. (frozen-wastes:R56)
    public static boolean cures(Hex hex) {
        return Isheim.town(hex).filter(town -> town.kind().cures()).isPresent();
    }

    /// Steps, never through Green Vale. (frozen-wastes:RU15)
    public static int distance(Hex from, Hex to) {
        return DISTANCES[Isheim.number(from)][Isheim.number(to)];
    }

    public static int distanceToTown(Hex from) {
        int least = FAR;
        for (int i = 0; i < Isheim.TOWNS.size(); i++) {
            least = Math.min(least, distance(from, Isheim.TOWNS.get(i)));
        }
        return least;
    }

    /// What could be fought there: the colour of an undefeated Challenge or of the counter. (frozen-wastes:R63, R64)
    public static Optional<Colour> adventure(Board board, Hex hex) {
        World world = board.field().world();
        return world.undefeatedAt(hex)
                .map(challenge -> Cards.colour(challenge.card()))
                .or(() -> world.counterAt(hex));
    }

    public static int life(Board board, Seat seat) {
        Party party = board.party(seat);
        return party.life(party.hero());
    }

    public static int stamina(Board board, Seat seat) {
        Party party = board.party(seat);
        return party.stamina(party.hero());
    }

    public static int frostLimit(Board board, Seat seat) {
        return board.field().frostLimit(seat, board.party(seat).hero());
    }

    public static int experienceCost(Board board, Seat seat) {
        return board.field().rules().experienceCost(board.party(seat).growth().level());
    }

    public static int level(Board board, Seat seat) {
        return board.party(seat).growth().level();
    }

    /// The printed heroes.
    public static List<CardId> heroes() {
        return Cards.PRINTED.heroes();
    }

    /// Everything that can be bought or discovered.
    public static List<CardId> belongings() {
        var all = new ArrayList<>(Cards.PRINTED.market());
        all.addAll(Cards.PRINTED.legends());
        return all;
    }

    /// The Challenges of a colour at a table.
    public static List<CardId> challenges(Rules rules, Colour colour) {
        return rules.cards().deck(colour).stream()
                .filter(card -> card.sheet() instanceof Challenge)
                .toList();
    }

    public static CardId arshan(Rules rules) {
        return rules.cards().arshan();
    }

    public static boolean isArshan(CardId card) {
        return Cards.isArshan(card);
    }

    /// The party as it would be with one more card.
    public static Party with(Party party, CardId card) {
        return party.plus(Owned.of(card));
    }

    /// The party as it would be without a card.
    public static Party without(Party party, CardId card) {
        return party.minus(card);
    }

    /// The party as it would be with one more experience counter. (frozen-wastes:R122)
    public static Party with(Party party, Growth.Counter counter) {
        return party.grown(counter);
    }

    /// The hero and the Allies.
    public static List<CardId> characters(Party party) {
        return party.characters();
    }

    public static Body body(Party party, CardId who) {
        return party.body(who);
    }

    public static int life(Party party, CardId who) {
        return party.life(who);
    }

    /// How much frost this character can hold. (frozen-wastes:R50)
    public static int frostLimit(Board board, Seat seat, CardId who) {
        return board.field().frostLimit(seat, who);
    }

    /// Frost this character would take there in Survival. (frozen-wastes:R40)
    public static int frost(Board board, Seat seat, CardId who, Terrain terrain) {
        int frost = Survival.frost(board.field(), terrain);
        return Math.max(0, frost - board.party(seat).lessFrost(who, Optional.of(terrain)));
    }

    public static ItemType type(CardId card) {
        return ((Belonging) card.sheet()).type();
    }

    /// What a town pays for it. (frozen-wastes:R131)
    public static int salePrice(CardId card) {
        return ((Belonging) card.sheet()).salePrice();
    }

    /// How many tokens a Legend takes, and on which jewels it is found. (frozen-wastes:R150, R151)
    public static int level(CardId legend) {
        return Cards.level(legend);
    }

    public static Colour jewel(CardId legend) {
        return Cards.jewel(legend);
    }

    /// Where these tokens would find a Legend of this colour and level. (frozen-wastes:R152)
    public static List<Hex> legendPlaces(Rules rules, Purse<Symbol> tokens, Colour colour, int level) {
        var places = new ArrayList<Hex>();
        for (Hex jewel : Isheim.JEWELS) {
            if (Isheim.at(jewel).jewel().equals(Optional.of(colour))
                    && !Matches.sets(jewel, tokens, level, rules.greenValeCountsAsTown())
                            .isEmpty()) {
                places.add(jewel);
            }
        }
        return places;
    }

    /// Where these clues would find the Princess. (frozen-wastes:R162)
    public static List<Hex> princessPlaces(Rules rules, Purse<Clue> clues) {
        boolean valeIsTown = rules.greenValeCountsAsTown();
        var places = new ArrayList<Hex>();
        for (Hex hex : Isheim.MAP.hexes()) {
            if (Matches.canHidePrincess(hex, valeIsTown) && Matches.findsPrincess(hex, clues, valeIsTown)) {
                places.add(hex);
            }
        }
        return places;
    }

    /// How likely an attack is to succeed against this value, out of 1.
    public static double hit(Party party, CardId who, Phase phase, int value) {
        return chance(value - attackBonus(party, who, phase));
    }

    /// Wounds of a successful attack.
    public static int damage(Party party, CardId who, Phase phase) {
        return party.damage(who, phase, false);
    }

    public static int attackBonus(Party party, CardId who, Phase phase) {
        return party.attack(who, phase, false);
    }

    /// Mind, Body or Spirit, by its place.
    public static int strength(Party party, int attribute) {
        return party.attribute(Attribute.values()[attribute]);
    }

    /// The phase in which the hero attacks best.
    public static Phase bestPhase(Party party) {
        Phase best = Phase.RANGED;
        for (Phase phase : Phase.ALL) {
            if (merit(party, phase) > merit(party, best)) {
                best = phase;
            }
        }
        return best;
    }

    private static int merit(Party party, Phase phase) {
        return attackBonus(party, party.hero(), phase) + 2 * damage(party, party.hero(), phase);
    }

    public static List<Power> powers(CardId card) {
        return switch (card.sheet()) {
            case Belonging belonging -> belonging.powers();
            case Hero hero -> hero.powers();
            default -> List.of();
        };
    }

    public static int price(CardId card) {
        return card.sheet() instanceof Belonging belonging ? belonging.price() : 0;
    }

    /// What is on display in a town.
    public static List<CardId> forSale(Board board, Hex town) {
        return Isheim.town(town).map(name -> board.field().piles().stack(name)).orElse(List.of());
    }

    /// Whether it could be bought without parting with another card. (frozen-wastes:R133)
    public static boolean hasRoom(Party party, CardId card) {
        ItemType type = ((Belonging) card.sheet()).type();
        return party.count(type) < party.limit(type);
    }

    public static List<CardId> allies(Party party) {
        return party.allies();
    }

    /// The chance that two ten-sided dice show at least this sum.
    public static double chance(int needed) {
        return AT_LEAST[Math.clamp(needed, 2, 21)] / 100.0;
    }

    private static int[] atLeast() {
        var counts = new int[22];
        for (int first = 1; first <= 10; first++) {
            for (int second = 1; second <= 10; second++) {
                for (int needed = 0; needed <= first + second; needed++) {
                    counts[needed]++;
                }
            }
        }
        return counts;
    }

    private static int[][] distances() {
        var all = new int[Isheim.SIZE][Isheim.SIZE];
        int vale = Isheim.number(Isheim.GREEN_VALE);
        for (int start = 0; start < Isheim.SIZE; start++) {
            Arrays.fill(all[start], FAR);
            all[start][start] = 0;
            var open = new ArrayDeque<Integer>(List.of(start));
            while (!open.isEmpty()) {
                int space = open.removeFirst();
                if (space == vale && space != start) {
                    continue;
                }
                for (int next : Isheim.around(space)) {
                    if (all[start][next] == FAR) {
                        all[start][next] = all[start][space] + 1;
                        open.add(next);
                    }
                }
            }
        }
        return all;
    }
}
