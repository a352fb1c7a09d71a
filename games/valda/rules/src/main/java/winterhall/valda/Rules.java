package winterhall.valda;

import java.util.List;
import org.jspecify.annotations.Nullable;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.kit.CardSet;

/// What one table plays by: its settings, and what is printed. (valda section 0.1)
///
/// Written as the setup it comes from.
public final class Rules {
    static final List<Integer> SEATS = List.of(2, 3, 4, 5);

    static final String RANDOM = "random";
    static final String DRAFT = "draft";
    static final String DURING_PLAY = "during-play";

    static final Setting OCCUPANTS = Setting.choice("occupants", "valda:R24", SEATS, RANDOM, DRAFT, DURING_PLAY);
    static final Setting HAVENS = Setting.choice("safe-havens", "valda:R97", SEATS, "10", "8", "12");
    static final Setting RUNE_LIMIT = Setting.flag("rune-limit", "valda:R8", SEATS, true);
    static final Setting TIES = Setting.choice("defence-ties", "valda:R75", SEATS, "hold", "fail");
    static final Setting FIRST = Setting.choice("first-player", "valda:R17", SEATS, "stays", "rotates");

    static final List<Setting> SETTINGS = List.of(OCCUPANTS, HAVENS, RUNE_LIMIT, TIES, FIRST);

    private final String written;
    private final int seats;
    private final String mode;
    private final int havens;
    private final boolean limited;
    private final boolean tiesHold;
    private final boolean rotates;
    private final CardCopies cards;
    private final Constants constants;
    private final Occupant[] occupants;
    private final Trade[] trades;
    private final Building[] buildings;
    private final Die[] dice;

    private Rules(Setup setup) {
        written = setup.toString();
        seats = setup.seats();
        mode = setup.value(OCCUPANTS);
        havens = Integer.parseInt(setup.value(HAVENS));
        limited = setup.value(RUNE_LIMIT).equals("yes");
        tiesHold = setup.value(TIES).equals("hold");
        rotates = setup.value(FIRST).equals("rotates");
        Catalogue printed = Printed.CATALOGUE.with(setup.chosen());
        cards = CardCopies.of(printed);
        constants = printed.all(Constants.class).getFirst();
        occupants = printed.all(Occupant.class).toArray(Occupant[]::new);
        trades = printed.all(Trade.class).toArray(Trade[]::new);
        buildings = printed.all(Building.class).toArray(Building[]::new);
        dice = printed.all(Die.class).toArray(Die[]::new);
        if (cards.count() > CardSet.CAPACITY) {
            throw new BadSetup("there is no room for " + cards.count() + " cards");
        }
    }

    static Rules of(Setup setup) {
        return new Rules(setup);
    }

    public int seats() {
        return seats;
    }

    /// How it is decided who lives where. (valda:R24–R27)
    String mode() {
        return mode;
    }

    public boolean tiesHold() {
        return tiesHold;
    }

    public boolean rotates() {
        return rotates;
    }

    public CardCopies cards() {
        return cards;
    }

    public Card sheet(CardId card) {
        return cards.sheet(card);
    }

    public Constants constants() {
        return constants;
    }

    public Occupant occupant(Deity deity) {
        return occupants[deity.ordinal()];
    }

    public List<Trade> trades() {
        return List.of(trades);
    }

    Trade trade(int number) {
        return trades[number];
    }

    int tradeCount() {
        return trades.length;
    }

    public Building building(BuildingKind kind) {
        return buildings[kind.ordinal()];
    }

    Die die(DieKind kind) {
        return dice[kind.ordinal()];
    }

    /// Whether the numbers for two and three seats hold. (valda:R35)
    boolean fewSeats() {
        return seats <= constants.fewSeats();
    }

    /// The number of a power at this level; 0 at level 0.
    int number(Deity deity, int level) {
        return level == 0 ? 0 : occupant(deity).number(level, fewSeats());
    }

    /// The second number of a power at this level; 0 at level 0.
    int extra(Deity deity, int level) {
        return level == 0 ? 0 : occupant(deity).extra(level);
    }

    /// How many runes there are, or so many that nobody takes the last. (valda:R8)
    int runes() {
        return limited ? constants.runes() : Integer.MAX_VALUE / 2;
    }

    boolean runesAreLimited() {
        return limited;
    }

    /// The highest safe haven that is not above this place; 0 if there is none. (valda:R96, R97)
    public int haven(int followers) {
        return Math.min(followers / havens, constants.havens()) * havens;
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
