package winterhall.frozenwastes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;

/// What can be read off a board at a glance: distances, frost, strength and rough chances.
///
/// For bots, which ask it very often: distances are exact, chances of whole combats are quick estimates.
public final class Scout {
    private static final int FAR = 99;

    /// Rolls of two ten-sided dice out of a hundred that show at least so much.
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

    /// Frost the hero would take there in Survival. (frozen-wastes:R40)
    public static int frost(Board board, Seat seat, Hex hex) {
        Optional<Terrain> terrain = Isheim.at(hex).terrain();
        if (terrain.isEmpty()) {
            return 0;
        }
        Party party = board.party(seat);
        int weather = board.field()
                .rules()
                .survivalFrost(board.field().world().weather().frost(terrain.get()));
        return Math.max(0, weather - party.lessFrost(party.hero(), terrain));
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

    /// Where the clues of this seat would find the Princess. (frozen-wastes:R162)
    public static List<Hex> princessPlaces(Board board, Seat seat) {
        boolean valeIsTown = board.field().rules().greenValeCountsAsTown();
        var clues = board.secrets().clues(seat);
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
        int bonus = party.value(who, phase) + party.bonus(who, Power.Deed.ATTACK, phase, false);
        return chance(value - bonus);
    }

    /// How likely the hero's defence is to succeed against this value, out of 1.
    public static double block(Party party, Phase phase, int value) {
        int bonus = party.value(party.hero(), phase) + party.bonus(party.hero(), Power.Deed.DEFENCE, phase, false);
        return chance(value - bonus);
    }

    /// Wounds of a successful attack.
    public static int damage(Party party, CardId who, Phase phase) {
        return party.damage(who, phase) + party.bonus(who, Power.Deed.DAMAGE, phase, false);
    }

    public static int attackBonus(Party party, CardId who, Phase phase) {
        return party.value(who, phase) + party.bonus(who, Power.Deed.ATTACK, phase, false);
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

    /// That two ten-sided dice show at least so much.
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
