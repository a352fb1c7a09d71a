package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.BadSetup;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;

/// What is on the table before the first card is led. (claim sections 1 and 3.1)
class SetupTest {
    /// Random play meets every value of every setting, so that no reading of a rule goes unchecked.
    @Test
    void randomTablesUseEverySetting() {
        var met = new TreeSet<String>();
        Chance.Source source = new QuickChance(4).source("setups");
        for (int i = 0; i < 3_000; i++) {
            Setup setup = new Claim().anySetup(source).checkedFor(new Claim());
            setup.chosen().forEach((key, value) -> met.add(key + " " + value));
        }
        for (var setting : Rules.SETTINGS) {
            if (setting.kind() == Setting.Kind.SET) {
                assertThat(met.stream().filter(chosen -> chosen.startsWith(setting.key() + " ")))
                        .as(setting.key())
                        .hasSizeGreaterThan(5);
            } else {
                for (String value : setting.values()) {
                    assertThat(value.equals(setting.usual()) || met.contains(setting.key() + " " + value))
                            .as(setting.key() + " " + value)
                            .isTrue();
                }
            }
        }
    }

    private static final int DEALS = 60;

    // What is in the boxes

    /// claim:F1 claim:RU21 claim:RU27
    @ParameterizedTest
    @EnumSource
    void everyFactionHasTheValuesOfTheTable(Faction faction) {
        assertThat(faction.sheet().numbers()).containsExactlyInAnyOrderElementsOf(PrintedCards.of(faction));
    }

    /// claim:RU21 claim:RU55 claim:R5 claim:R6 claim:L0b
    @Test
    void theBoxesAddUp() {
        int toxics = rules(Setup.of("claim", 2)).toxics().size();
        assertThat(cards(PrintedCards.CLAIM)).isEqualTo(52);
        assertThat(cards(PrintedCards.CLAIM_2)).isEqualTo(52);
        assertThat(cards(PrintedCards.FROST) + Artifact.values().length).isEqualTo(58);
        assertThat(cards(PrintedCards.FIRE) + toxics + Location.values().length).isEqualTo(58);
        assertThat(toxics).isEqualTo(14);
        assertThat(cards(List.of(Faction.GHOST))).isEqualTo(10);
        assertThat(Faction.values()).hasSize(5 + 5 + 4 + 4 + 1);
    }

    /// claim:R2 claim:N1
    @Test
    void aPairHasTwentyTwoCardsAndATenHasTen() {
        assertThat(PrintedCards.PAIRS)
                .allSatisfy(pair -> assertThat(cards(pair)).isEqualTo(22));
        assertThat(PrintedCards.TENS)
                .allSatisfy(ten -> assertThat(cards(List.of(ten))).isEqualTo(10));
    }

    /// claim:R3
    @Test
    void fourFactionsAreOfFire() {
        assertThat(Faction.values())
                .filteredOn(faction -> faction.sheet().box() == Sheet.Box.FIRE)
                .containsExactlyElementsOf(PrintedCards.FIRE);
    }

    // Which decks there are

    /// claim:R2 One pair and three tens, and nothing else, over all sets of four, five and six factions.
    @Test
    void twoSeatsPlayOneOf858Decks() {
        Set<Set<Faction>> accepted = new HashSet<>();
        for (int size = 4; size <= 6; size++) {
            for (Set<Faction> factions : choices(size)) {
                if (isAccepted(2, factions)) {
                    accepted.add(factions);
                }
            }
        }
        Set<Set<Faction>> legal = new HashSet<>();
        PrintedCards.decks(3).forEach(deck -> legal.add(EnumSet.copyOf(deck)));
        assertThat(legal).hasSize(858);
        assertThat(accepted).isEqualTo(legal);
        assertThat(accepted).filteredOn(deck -> !deck.contains(Faction.GHOST)).hasSize(660);
        assertThat(accepted)
                .allSatisfy(deck -> assertThat(cards(List.copyOf(deck))).isEqualTo(52));
    }

    /// claim:R2 claim:R4 Each of them has the cards that the table lists, 52 in all.
    @Test
    void everyLegalDeckHasItsCards() {
        for (List<Faction> deck : PrintedCards.decks(3)) {
            FactionCards cards = rules(Setup.of("claim", 2).with("factions", PrintedCards.words(deck)))
                    .cards();
            assertThat(cards.count()).isEqualTo(52);
            Map<String, Integer> found = new TreeMap<>();
            for (Faction faction : cards.factions()) {
                cards.numbers(faction).forEach(value -> found.merge(faction + "-" + value, 1, Integer::sum));
            }
            assertThat(found).isEqualTo(PrintedCards.deck(deck));
        }
    }

    /// claim:N1 One pair and five tens make 72 cards.
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void threeAndFourSeatsPlayOneOf3861Decks(int seats) {
        List<List<Faction>> decks = PrintedCards.decks(5);
        assertThat(decks).hasSize(3 * 1287);
        for (List<Faction> deck : decks) {
            Setup setup = Setup.of("claim", seats).with("factions", PrintedCards.words(deck));
            assertThat(rules(setup).cards().count()).isEqualTo(72);
        }
        assertThat(PrintedCards.decks(4)).noneMatch(deck -> isAccepted(seats, Set.copyOf(deck)));
        assertThat(PrintedCards.decks(3)).noneMatch(deck -> isAccepted(seats, Set.copyOf(deck)));
        assertThat(PrintedCards.decks(6)).noneMatch(deck -> isAccepted(seats, Set.copyOf(deck)));
    }

    /// claim:R2 claim:N1 A deck that does not add up is refused by a message that names the setting.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        2 | goblin,knight,gnome,giant,undead
        2 | goblin,undead,dwarf,seer,troll
        2 | goblin,giant,dwarf,seer,troll
        2 | goblin,knight,undead,undead,dwarf
        2 | goblin,knight,undead,dwarf
        2 | goblin,knight,undead,dwarf,seer,troll
        2 | undead,dwarf,seer,troll,dragon
        2 | goblin
        2 | base,goblin
        2 | base,goblin,knight,undead,dwarf,seer
        3 | goblin,knight,undead,dwarf,seer
        4 | goblin,knight,gnome,giant,undead,dwarf,seer
        """)
    void aDeckThatDoesNotAddUpIsRefused(int seats, String factions) {
        int tens = seats == 2 ? 3 : 5;
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats " + seats + " factions " + factions, 1))
                .withMessage("factions: a deck for " + seats + " seats is one pair (goblin,knight or gnome,giant or"
                        + " ice-king,ice-queen) and " + tens + " different tens, not " + factions);
    }

    /// claim:RU68 The Elves and Orcs are not known here.
    @ParameterizedTest
    @ValueSource(strings = {"elf", "orc", "half-elf"})
    void aFactionOfAnotherSetIsRefused(String faction) {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats 2 factions goblin,knight,undead,dwarf," + faction, 1))
                .withMessageStartingWith("factions: " + faction + " is not one of base, goblin, knight,");
    }

    /// claim:R2 A deck of Frost and Fire alone is legal.
    @Test
    void frostAndFireAloneAreADeck() {
        assertThatNoException().isThrownBy(() -> start("seats 2 factions ice-king,ice-queen,yeti,frostbeast,demon", 1));
    }

    // The Fire limit

    /// claim:R3 claim:RU57 claim:fire-faction-limit Advice, not a ban.
    @Test
    void severalFireFactionsAreAdvisedAgainst() {
        Setup two = Setup.parse("claim seats 2 factions goblin,knight,demon,poisoner,undead");
        assertThat(RandomMatch.CLAIM.advice(two))
                .containsExactly(Refusal.of("claim:R3", "several-fire-factions", "count", 2));
        assertThatNoException().isThrownBy(() -> RandomMatch.REFEREE.start(two, new QuickChance(1)));
        Setup one = Setup.parse("claim seats 2 factions goblin,knight,demon,dwarf,undead");
        assertThat(RandomMatch.CLAIM.advice(one)).isEmpty();
        assertThat(RandomMatch.CLAIM.advice(Setup.of("claim", 2))).isEmpty();
    }

    /// claim:fire-faction-limit claim:R3 Where the table forbids it, 504 decks without Ghosts are left.
    @Test
    void severalFireFactionsAreRefusedWhereForbidden() {
        List<List<Faction>> left = PrintedCards.decks(3).stream()
                .filter(deck -> isAccepted(Setup.of("claim", 2)
                        .with("factions", PrintedCards.words(deck))
                        .with("fire-faction-limit", "forbid")))
                .toList();
        assertThat(left)
                .allSatisfy(deck -> assertThat(deck.stream().filter(PrintedCards.FIRE::contains))
                        .hasSizeLessThan(2));
        assertThat(left).filteredOn(deck -> !deck.contains(Faction.GHOST)).hasSize(504);
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() ->
                        start("seats 2 factions goblin,knight,demon,poisoner,undead fire-faction-limit forbid", 1))
                .withMessage("factions: at most one Fire faction is allowed at this table, not 2");
    }

    // The deal

    /// claim:R1 claim:R4 claim:N1 claim:R18 claim:N4 Hands of 13, 12 or 9; the rest is the Deck, from which the first Centre is turned.
    @ParameterizedTest
    @CsvSource({"2, 13, 26, 52", "3, 12, 36, 72", "4, 9, 36, 72"})
    void everybodyIsDealtTheSameNumber(int seats, int hand, int deck, int all) {
        for (int seed = 0; seed < DEALS; seed++) {
            Board board = start("seats " + seats, seed).position().board();
            for (Seat seat : Seat.all(seats)) {
                assertThat(board.at(Board.hand(seat)).size()).isEqualTo(hand);
            }
            assertThat(board.at(Board.CENTRE).size()).isEqualTo(seats - 1);
            assertThat(board.deck().size() + seats - 1).isEqualTo(deck);
            assertThat(hand * seats + deck).isEqualTo(all);
            assertThat(board.cards().count()).isEqualTo(all);
            assertThat(board.at(Board.DISCARD).isEmpty()).isTrue();
        }
    }

    /// claim:R4 Every card comes to every seat and to the Deck now and then.
    @Test
    void theDeckIsShuffled() {
        var dealtToFirst = new TreeSet<Integer>();
        var dealtToSecond = new TreeSet<Integer>();
        var left = new TreeSet<Integer>();
        for (int seed = 0; seed < DEALS; seed++) {
            Board board = start("seats 2", seed).position().board();
            board.at(Board.hand(Seat.of(1))).forEach(dealtToFirst::add);
            board.at(Board.hand(Seat.of(2))).forEach(dealtToSecond::add);
            board.at(Board.DECK).forEach(left::add);
        }
        assertThat(dealtToFirst).hasSize(52);
        assertThat(dealtToSecond).hasSize(52);
        assertThat(left).hasSize(52);
    }

    /// claim:F15 claim:F16 claim:F17 The numbers of Demons and Fire Elementals are dealt afresh, each once, each in its class.
    @Test
    void hiddenNumbersAreDealtWithinTheirClass() {
        Set<String> printings = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) {
            Board board = start("seats 2 factions goblin,knight,demon,fire-elemental,undead", seed)
                    .position()
                    .board();
            for (Faction faction : List.of(Faction.DEMON, Faction.FIRE_ELEMENTAL)) {
                List<Integer> values = new ArrayList<>();
                board.cards().of(faction).forEach(card -> {
                    values.add(board.value(card));
                    String look = board.cards().face(card).toString();
                    int value = board.value(card);
                    String expected = faction == Faction.DEMON
                            ? value % 2 == 0 ? "demon-even" : "demon-odd"
                            : value <= 4 ? "fire-elemental-low" : "fire-elemental-high";
                    assertThat(look).isEqualTo(expected);
                });
                assertThat(values).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
            }
            printings.add(board.secrets().numbers().written());
        }
        assertThat(printings).hasSizeGreaterThan(DEALS / 2);
    }

    /// claim:F18 Of each two Tricksters one is a fake, and either can be.
    @Test
    void ofEachTwoTrickstersOneIsAFake() {
        var everFake = new TreeSet<Integer>();
        for (int seed = 0; seed < DEALS; seed++) {
            Board board = start("seats 2 factions goblin,knight,trickster,dwarf,undead", seed)
                    .position()
                    .board();
            assertThat(board.faces(board.secrets().fakes()).stream().map(Face::toString))
                    .containsExactly("trickster-1", "trickster-3", "trickster-5", "trickster-7", "trickster-9");
            board.secrets().fakes().forEach(everFake::add);
        }
        assertThat(everFake).hasSize(10);
    }

    /// claim:R5 claim:A0a Three and three and ten in the box, all different; never a part of the Hand.
    @Test
    void artifactsAreDealt() {
        var everInFirstRow = EnumSet.noneOf(Artifact.class);
        for (int seed = 0; seed < DEALS; seed++) {
            Board board = start("seats 2 artifacts yes", seed).position().board();
            ArtifactPiles artifactPiles = board.artifactPiles();
            assertThat(artifactPiles.row(Seat.of(1))).hasSize(3);
            assertThat(artifactPiles.row(Seat.of(2))).hasSize(3);
            assertThat(artifactPiles.boxed()).hasSize(10);
            assertThat(artifactPiles.discard()).isEmpty();
            var all = new ArrayList<>(artifactPiles.row(Seat.of(1)));
            all.addAll(artifactPiles.row(Seat.of(2)));
            all.addAll(artifactPiles.boxed());
            assertThat(all).containsExactlyInAnyOrder(Artifact.values());
            everInFirstRow.addAll(artifactPiles.row(Seat.of(1)));
            assertThat(board.at(Board.hand(Seat.of(1))).size()).isEqualTo(13);
        }
        assertThat(everInFirstRow).hasSize(16);
        assertThat(start("seats 2", 1).position().board().artifactPiles()).isEqualTo(ArtifactPiles.NONE);
    }

    /// claim:R6 claim:RU55 claim:F19 Three on the table and eleven in the box; none without Poisoners.
    @Test
    void toxicsAreLaidOutWithPoisonersOnly() {
        Set<String> tables = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) {
            Toxics toxics = start("seats 2 factions goblin,knight,poisoner,dwarf,undead", seed)
                    .position()
                    .board()
                    .toxics();
            assertThat(toxics.table()).hasSize(3);
            assertThat(toxics.box()).hasSize(11);
            var all = new ArrayList<>(toxics.table());
            all.addAll(toxics.box());
            assertThat(all.stream().map(Toxic::toString))
                    .containsExactlyInAnyOrder("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "x", "x", "x", "x");
            tables.add(toxics.table().toString());
        }
        assertThat(tables).hasSizeGreaterThan(DEALS / 2);
        assertThat(start("seats 2", 1).position().board().toxics()).isEqualTo(Toxics.NONE);
    }

    /// claim:toxic-set claim:RU55 A set of its own has fourteen too.
    @Test
    void aToxicSetHasFourteen() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats 2 toxic-set 1,2,3", 1))
                .withMessage("toxic-set: there are 14 Toxics, not 3");
    }

    // Locations

    /// claim:R7 claim:L0a claim:L0b claim:L0d claim:RU58
    @Test
    void aLocationOfTheChosenTypeIsDrawn() {
        assertThat(drawn("locations none")).containsExactly(List.of());
        assertThat(drawn("locations setting"))
                .containsExactlyInAnyOrder(List.of(Location.LAVA_FIELDS), List.of(Location.FOREST));
        assertThat(drawn("locations building"))
                .containsExactlyInAnyOrder(List.of(Location.TAVERN), List.of(Location.PIT));
        assertThat(drawn("locations both"))
                .containsExactlyInAnyOrder(
                        List.of(Location.LAVA_FIELDS, Location.TAVERN),
                        List.of(Location.LAVA_FIELDS, Location.PIT),
                        List.of(Location.FOREST, Location.TAVERN),
                        List.of(Location.FOREST, Location.PIT));
    }

    /// claim:location-types claim:L0d claim:RU58
    @Test
    void theTableMaySayWhichLocationsAreBuildings() {
        assertThat(drawn("locations building location-types pit,forest"))
                .containsExactlyInAnyOrder(List.of(Location.PIT), List.of(Location.FOREST));
        assertThat(drawn("locations setting location-types pit,forest"))
                .containsExactlyInAnyOrder(List.of(Location.TAVERN), List.of(Location.LAVA_FIELDS));
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats 2 location-types tavern,pit,forest,lava-fields", 1))
                .withMessageStartingWith("location-types: ");
    }

    /// claim:R7 It lies face-up: everybody sees it, and is told.
    @Test
    void everybodySeesTheLocation() {
        Step<Board> start = start("seats 2 locations building", 3);
        Location drawn = start.position().board().locations().getFirst();
        assertThat(start.events()).contains(new ClaimEvent.LocationDrawn(drawn));
        for (Viewer viewer : Viewer.during(2)) {
            assertThat(RandomMatch.REFEREE
                            .view(start.position(), viewer)
                            .table()
                            .locations())
                    .containsExactly(drawn);
        }
    }

    // The first leader

    /// claim:R8 claim:RU5 claim:first-leader
    @Test
    void theFirstLeaderIsRandomOrAgreed() {
        for (int seats = 2; seats <= 4; seats++) {
            var leaders = new HashSet<Seat>();
            for (int seed = 0; seed < DEALS; seed++) {
                Step<Board> start = start("seats " + seats, seed);
                Seat leader = start.position().board().leader();
                leaders.add(leader);
                assertThat(start.events()).contains(new ClaimEvent.LeaderChosen(leader));
                assertThat(RandomMatch.REFEREE.awaited(start.position())).containsExactly(leader);
            }
            assertThat(leaders).containsExactlyInAnyOrderElementsOf(Seat.all(seats));
            for (Seat agreed : Seat.all(seats)) {
                for (int seed = 0; seed < 10; seed++) {
                    Board board = start("seats " + seats + " first-leader " + agreed, seed)
                            .position()
                            .board();
                    assertThat(board.leader()).isEqualTo(agreed);
                }
            }
        }
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats 2 first-leader seat-3", 1))
                .withMessage("first-leader: there is no seat-3 at a table of 2");
    }

    // Three and four seats

    /// claim:N11 claim:RU67 claim:P1 Artifacts and Locations are for two seats.
    @ParameterizedTest
    @ValueSource(strings = {"artifacts yes", "locations setting", "locations building", "locations both"})
    void artifactsAndLocationsAreForTwoSeats(String setting) {
        assertThatNoException().isThrownBy(() -> start("seats 2 " + setting, 1));
        for (int seats = 3; seats <= 4; seats++) {
            String table = "seats " + seats + " " + setting;
            assertThatExceptionOfType(BadSetup.class)
                    .isThrownBy(() -> start(table, 1))
                    .withMessage(setting.split(" ")[0] + ": it can be chosen with [2] seats, not with " + seats);
        }
    }

    /// claim:recruit-order The order of choice does not arise with two seats.
    @Test
    void recruitOrderIsForMoreSeats() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> start("seats 2 recruit-order by-rank", 1))
                .withMessage("recruit-order: it can be chosen with [3, 4] seats, not with 2");
    }

    /// claim:R1 claim:N2
    @Test
    void claimIsForTwoThreeOrFourSeats() {
        assertThat(RandomMatch.CLAIM.seatCounts()).containsExactly(2, 3, 4);
        assertThatExceptionOfType(BadSetup.class).isThrownBy(() -> start("seats 5", 1));
        assertThatExceptionOfType(BadSetup.class).isThrownBy(() -> start("seats 1", 1));
    }

    private static Step<Board> start(String setup, long seed) {
        return RandomMatch.REFEREE.start(Setup.parse("claim " + setup), new QuickChance(seed));
    }

    private static Rules rules(Setup setup) {
        return RandomMatch.CLAIM
                .open(setup.checkedFor(RandomMatch.CLAIM))
                .board()
                .rules();
    }

    private static Set<List<Location>> drawn(String settings) {
        Set<List<Location>> drawn = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) {
            drawn.add(start("seats 2 " + settings, seed).position().board().locations());
        }
        return drawn;
    }

    private static int cards(List<Faction> factions) {
        return factions.stream()
                .mapToInt(faction -> faction.sheet().numbers().size())
                .sum();
    }

    private static boolean isAccepted(int seats, Set<Faction> factions) {
        return isAccepted(Setup.of("claim", seats).with("factions", PrintedCards.words(List.copyOf(factions))));
    }

    private static boolean isAccepted(Setup setup) {
        try {
            rules(setup);
            return true;
        } catch (BadSetup refused) {
            return false;
        }
    }

    /// All sets of so many factions.
    private static List<Set<Faction>> choices(int size) {
        var choices = new ArrayList<Set<Faction>>();
        Faction[] all = Faction.values();
        for (int chosen = 0; chosen < 1 << all.length; chosen++) {
            if (Integer.bitCount(chosen) == size) {
                var factions = EnumSet.noneOf(Faction.class);
                for (Faction faction : all) {
                    if ((chosen >> faction.ordinal() & 1) != 0) {
                        factions.add(faction);
                    }
                }
                choices.add(factions);
            }
        }
        return choices;
    }
}
