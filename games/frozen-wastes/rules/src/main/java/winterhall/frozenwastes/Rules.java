package winterhall.frozenwastes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.frozenwastes.cards.WeatherTile;
import winterhall.frozenwastes.map.Chart;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// What one table plays by: the variants of section 13b and the rulings that can be switched. (frozen-wastes:R200)
///
/// Written as the setup it comes from.
public final class Rules {
    static final List<Integer> SEATS = List.of(1, 2, 3, 4, 5, 6);
    private static final List<Integer> RIVALS = List.of(2, 3, 4, 5, 6);

    static final Setting CONDITIONS =
            Setting.choice("conditions", "frozen-wastes:R200", SEATS, "standard", "harsh", "mild");
    static final Setting LEVELLING = Setting.choice("levelling", "frozen-wastes:R203", SEATS, "usual", "faster");
    static final Setting LEGENDS = Setting.choice("legends", "frozen-wastes:R205", SEATS, "discovered", "market");
    static final Setting HEROES = Setting.choice("heroes", "frozen-wastes:R14", SEATS, "random", "chosen");
    static final Setting SOLO_ROUNDS =
            Setting.choice("solo-rounds", "frozen-wastes:R195", List.of(1), "40", "30", "50");
    static final Setting TOWN_ENTRY = Setting.choice("town-entry", "frozen-wastes:RU3", SEATS, "any-die", "terrain");
    static final Setting FORCED_STEP =
            Setting.choice("forced-step", "frozen-wastes:RU4", SEATS, "after-roll", "instead-of-roll");
    static final Setting GREEN_VALE = Setting.choice("green-vale", "frozen-wastes:RU10", SEATS, "nothing", "town");
    static final Setting LATE_FLARE = Setting.flag("flare-after-combat", "frozen-wastes:RU18", RIVALS, false);
    static final Setting FROST_CANCEL =
            Setting.choice("frost-cancel", "frozen-wastes:RU22", SEATS, "in-total", "each-character");
    static final Setting REFILL = Setting.choice("refill", "frozen-wastes:RU34", SEATS, "own-colour", "all-colours");
    static final Setting FOE_WOUNDS = Setting.choice("foe-wounds", "frozen-wastes:RU41", SEATS, "heal", "stay");
    static final Setting SPOILS =
            Setting.choice("spoils", "frozen-wastes:RU43", RIVALS, "one-card", "card-and-loss", "gold-only");
    static final Setting LIFE_COUNTER = Setting.choice("life-counter", "frozen-wastes:RU47", SEATS, "plain", "heals");
    static final Setting KNOCKOUT_LOSS =
            Setting.choice("knockout-loss", "frozen-wastes:RU48", SEATS, "gold-and-card", "gold-only");
    static final Setting ESCAPE = Setting.choice("escape", "frozen-wastes:RU59", SEATS, "roll", "free", "defend-all");

    static final List<Setting> SETTINGS = List.of(
            CONDITIONS,
            LEVELLING,
            LEGENDS,
            HEROES,
            SOLO_ROUNDS,
            TOWN_ENTRY,
            FORCED_STEP,
            GREEN_VALE,
            LATE_FLARE,
            FROST_CANCEL,
            REFILL,
            FOE_WOUNDS,
            SPOILS,
            LIFE_COUNTER,
            KNOCKOUT_LOSS,
            ESCAPE);

    private final Setup setup;
    private final String written;
    private final boolean harsh;
    private final boolean mild;
    private final boolean faster;
    private final boolean valeIsTown;
    private final boolean townsAreTerrain;
    private final boolean trudgeInstead;
    private final String escape;
    private final Cards cards;
    private final Constants constants;
    private final List<WeatherTile> weather;

    private Rules(Setup setup) {
        this.setup = setup;
        written = setup.toString();
        harsh = chosen(CONDITIONS, "harsh");
        mild = chosen(CONDITIONS, "mild");
        faster = chosen(LEVELLING, "faster");
        valeIsTown = chosen(GREEN_VALE, "town");
        townsAreTerrain = chosen(TOWN_ENTRY, "terrain");
        trudgeInstead = chosen(FORCED_STEP, "instead-of-roll");
        escape = setup.value(ESCAPE);
        Catalogue printed = Printed.CATALOGUE.with(setup.chosen());
        setup.chosen().keySet().stream()
                .filter(Catalogue::isOverride)
                .filter(Chart::hasValue)
                .findFirst()
                .ifPresent(name -> {
                    throw new BadSetup(name + ": the map cannot be changed");
                });
        cards = Cards.of(setup.chosen());
        constants = printed.all(Constants.class).getFirst();
        weather = printed.all(WeatherTile.class);
    }

    static Rules of(Setup setup) {
        return new Rules(setup);
    }

    private boolean chosen(Setting setting, String value) {
        return setup.value(setting).equals(value);
    }

    public int seats() {
        return setup.seats();
    }

    /// The cards of this table.
    Cards cards() {
        return cards;
    }

    Constants constants() {
        return constants;
    }

    /// How much frost a character takes there. (frozen-wastes:R40)
    int frost(Weather tile, Terrain terrain) {
        return weather.get(tile.ordinal()).frost().get(terrain.ordinal());
    }

    boolean isSolo() {
        return seats() == 1;
    }

    /// How many rounds a match has at most. (frozen-wastes:R194, R195)
    int rounds() {
        return isSolo() ? Integer.parseInt(setup.value(SOLO_ROUNDS)) : constants.rounds();
    }

    /// How much frost a character can hold before it turns into white death. (frozen-wastes:R50, R57)
    int frostLimit(int life, int whiteDeath) {
        return harsh ? Math.max(1, life - whiteDeath) : life;
    }

    /// (frozen-wastes:R57)
    boolean whiteDeathMakesFrostWorse() {
        return harsh;
    }

    /// The frost of a Survival step. (frozen-wastes:R58)
    int survivalFrost(int weather) {
        return mild ? Math.max(0, weather - 1) : weather;
    }

    /// What the next counter costs a hero who has this many. (frozen-wastes:R120, R203)
    int experienceCost(int counters) {
        return faster ? counters + 1 : constants.experienceCost().get(seats() - 1);
    }

    boolean legendsInMarket() {
        return chosen(LEGENDS, "market");
    }

    boolean heroesAreChosen() {
        return chosen(HEROES, "chosen");
    }

    /// Whether a town and Green Vale take a die of the terrain under them instead of any die. (frozen-wastes:RU3)
    boolean townsAreTerrain() {
        return townsAreTerrain;
    }

    boolean trudgesInsteadOfRolling() {
        return trudgeInstead;
    }

    boolean greenValeCountsAsTown() {
        return valeIsTown;
    }

    boolean flaresAfterCombat() {
        return chosen(LATE_FLARE, "yes");
    }

    boolean cancelsFrostOfEach() {
        return chosen(FROST_CANCEL, "each-character");
    }

    boolean refillsAllColours() {
        return chosen(REFILL, "all-colours");
    }

    boolean foesKeepWounds() {
        return chosen(FOE_WOUNDS, "stay");
    }

    boolean spoilsAreGoldOnly() {
        return chosen(SPOILS, "gold-only");
    }

    boolean spoilsAddToLoss() {
        return chosen(SPOILS, "card-and-loss");
    }

    boolean lifeCounterHeals() {
        return chosen(LIFE_COUNTER, "heals");
    }

    boolean losesGoldOnly() {
        return chosen(KNOCKOUT_LOSS, "gold-only");
    }

    boolean escapesFreely() {
        return escape.equals("free");
    }

    /// Whether a hero escapes by defending in all three phases. (frozen-wastes:RU59)
    boolean escapesByDefending() {
        return escape.equals("defend-all");
    }

    public String written() {
        return written;
    }

    public static Rules readWritten(String text) {
        return of(Setup.parse(text));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Rules that && written.equals(that.written);
    }

    @Override
    public int hashCode() {
        return written.hashCode();
    }

    @Override
    public String toString() {
        return written;
    }
}
