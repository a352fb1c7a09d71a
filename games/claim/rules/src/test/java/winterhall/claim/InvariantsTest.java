package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.GameCheck;

/// The invariants of section 12.9, worked out here a second time from what random matches tell and leave on the table.
class InvariantsTest {
    private static final ClaimEvent GATHERING = new ClaimEvent.PhaseBegan(Phase.GATHERING);
    private static final ClaimEvent SCORING = new ClaimEvent.PhaseBegan(Phase.SCORING);

    /// claim:I1 claim:R16 Every card of the deck lies in one zone, at every moment.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void noCardIsLostOrAdded(int seats) {
        for (int seed = 0; seed < 8; seed++) {
            RandomMatch course = RandomMatch.random(anySetup(seats, seed), seed);
            for (Step<Board> step : course.steps()) {
                Board board = step.position().board();
                assertThat(onTheTable(board))
                        .as(course.setup().toString())
                        .isEqualTo(PrintedCards.deck(board.cards().factions()));
            }
        }
    }

    private static Map<String, Integer> onTheTable(Board board) {
        var found = new TreeMap<String, Integer>();
        for (int zone = 0; zone < Board.zones(board.seats()); zone++) {
            board.at(zone).forEach(card -> found.merge(board.trueFace(card).toString(), 1, Integer::sum));
        }
        return found;
    }

    /// claim:I2 claim:R23 claim:R25 claim:RU13 claim:RU15 After phase 1 the Deck is empty, and each seat has taken 13 followers and nothing else in hand.
    @Test
    void phaseOneFillsTheFollowerDecks() {
        for (RandomMatch course : twoSeatCourses(40)) {
            var followers = new TreeMap<Integer, Integer>();
            int tricks = 0;
            for (ClaimEvent event : course.before(GATHERING)) {
                switch (event) {
                    case ClaimEvent.FollowerWon(var seat, var _, var _) ->
                        followers.merge(seat.number(), 1, Integer::sum);
                    case ClaimEvent.FollowerDrawn(var seat, var _, var _, var _) ->
                        followers.merge(seat.number(), 1, Integer::sum);
                    case ClaimEvent.GhostKept(var seat, var _, var _) ->
                        followers.merge(seat.number(), 1, Integer::sum);
                    case ClaimEvent.TrickWon _, ClaimEvent.TrickFrozen _ -> tricks++;
                    default -> {}
                }
            }
            String table = course.setup().toString();
            assertThat(followers).as(table).isEqualTo(Map.of(1, 13, 2, 13));
            assertThat(tricks).as(table).isEqualTo(13);
            Board board = course.when(GATHERING);
            assertThat(board.deck().size()).as(table).isZero();
            assertThat(board.at(Board.CENTRE).size()).as(table).isZero();
            for (Seat seat : Seat.all(2)) {
                assertThat(board.at(Board.followers(seat)).size()).as(table).isZero();
                assertThat(board.at(Board.hand(seat)).size()).as(table).isEqualTo(13);
            }
        }
    }

    /// claim:N3 claim:N4 claim:R23 Three and four seats play 12 and 9 tricks in each phase and take as many followers.
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void moreSeatsPlayTwelveOrNineTricks(int seats) {
        int tricks = seats == 3 ? 12 : 9;
        for (int seed = 0; seed < 8; seed++) {
            RandomMatch course = RandomMatch.random(anySetup(seats, seed), seed);
            assertThat(won(course.before(GATHERING))).isEqualTo(tricks);
            assertThat(won(course.events())).isEqualTo(2L * tricks);
            Board board = course.when(GATHERING);
            assertThat(board.deck().isEmpty()).isTrue();
            for (Seat seat : Seat.all(seats)) {
                assertThat(board.at(Board.hand(seat)).size()).isEqualTo(tricks);
            }
        }
    }

    private static long won(List<ClaimEvent> events) {
        return events.stream().filter(ClaimEvent.TrickWon.class::isInstance).count();
    }

    /// claim:I3 claim:F3 claim:R22 claim:A3 After phase 1 the Discard holds the 26 cards of the Hands, less scored Undead and taken fives.
    @Test
    void phaseOneFillsTheDiscard() {
        int scoredUndead = 0;
        int takenFives = 0;
        for (RandomMatch course : twoSeatCourses(40)) {
            int scored = 0;
            int taken = 0;
            for (ClaimEvent event : course.before(GATHERING)) {
                switch (event) {
                    case ClaimEvent.CardsScored(var _, var cards, var _) -> {
                        assertThat(cards).allMatch(card -> card.faction() == Faction.UNDEAD);
                        scored += cards.size();
                    }
                    case ClaimEvent.FiveTaken _ -> taken++;
                    default -> {}
                }
            }
            assertThat(course.when(GATHERING).at(Board.DISCARD).size())
                    .as(course.setup().toString())
                    .isEqualTo(26 - scored - taken);
            scoredUndead += scored;
            takenFives += taken;
        }
        assertThat(scoredUndead).isPositive();
        assertThat(takenFives).isPositive();
    }

    /// claim:I4 claim:R28 claim:F4 claim:F8 Without Artifacts, Frostbeasts, Gnomes and Giants all 26 cards of phase 2 are scored, and the Undead played in phase 1.
    @Test
    void phaseTwoFillsTheScorePiles() {
        List<List<Faction>> decks = PrintedCards.decks(3).stream()
                .filter(deck -> !deck.contains(Faction.FROSTBEAST) && !deck.contains(Faction.GNOME))
                .toList();
        int seen = 0;
        for (int seed = 0; seed < 40; seed++) {
            List<Faction> deck = decks.get(seed * 97 % decks.size());
            Setup setup = Setup.of("claim", 2).with("factions", PrintedCards.words(deck));
            RandomMatch course = RandomMatch.random(setup, seed);
            int undead = 0;
            for (ClaimEvent event : course.before(GATHERING)) {
                undead += played(event)
                                .filter(card -> card.faction() == Faction.UNDEAD)
                                .isPresent()
                        ? 1
                        : 0;
            }
            Board end = course.end();
            int scored = end.at(Board.score(Seat.of(1))).size()
                    + end.at(Board.score(Seat.of(2))).size();
            for (ClaimEvent event : course.events()) {
                scored += switch (event) {
                    case ClaimEvent.CardsPoisoned(var _, var cards, var _) -> cards.size();
                    case ClaimEvent.FakesUnmasked(var _, var cards, var _) -> cards.size();
                    case ClaimEvent.CouplesLeft(var _, var cards, var _) -> cards.size();
                    default -> 0;
                };
            }
            assertThat(scored).as(setup.toString()).isEqualTo(26 + undead);
            seen += undead;
        }
        assertThat(seen).isPositive();
    }

    private static Optional<Face> played(ClaimEvent event) {
        return switch (event) {
            case ClaimEvent.CardLed(var _, var card, var _) -> Optional.of(card);
            case ClaimEvent.CardPlayed(var _, var card, var _) -> Optional.of(card);
            default -> Optional.empty();
        };
    }

    /// claim:I5 claim:R13 claim:R14 claim:R15 claim:N6 claim:F2 claim:F5 Without Artifacts the winner is the one that 4.4 names.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theWinnerIsTheOneTheRulesName(int seats) {
        int judged = 0;
        for (int seed = 0; seed < 12; seed++) {
            Setup setup = Setup.of("claim", seats)
                    .with("factions", anySetup(seats, seed).chosen().get("factions"));
            SequencedMap<Seat, Face> trick = new LinkedHashMap<>();
            for (ClaimEvent event : RandomMatch.random(setup, seed).events()) {
                switch (event) {
                    case ClaimEvent.CardLed(var seat, var card, var _) -> {
                        assertThat(trick).as("one trick at a time").isEmpty();
                        trick.put(seat, card);
                    }
                    case ClaimEvent.CardPlayed(var seat, var card, var _) -> trick.put(seat, card);
                    case ClaimEvent.NumberShown(var seat, var card, var _) -> trick.replace(seat, card);
                    case ClaimEvent.TrickWon(var winner, var card, var _) -> {
                        assertThat(trick).hasSize(seats);
                        assertThat(winner).as(setup + " " + trick).isEqualTo(winner(trick));
                        assertThat(card).isEqualTo(trick.get(winner));
                        trick.clear();
                        judged++;
                    }
                    default -> {}
                }
            }
            assertThat(trick).isEmpty();
        }
        assertThat(judged).isEqualTo(12 * 2 * (seats == 2 ? 13 : seats == 3 ? 12 : 9));
    }

    /// Section 4.4, without Artifacts: values are as printed.
    private static Seat winner(SequencedMap<Seat, Face> trick) {
        Faction led = trick.firstEntry().getValue().faction();
        boolean knights =
                led == Faction.GOBLIN && trick.values().stream().anyMatch(card -> card.faction() == Faction.KNIGHT);
        Seat best = trick.firstEntry().getKey();
        int highest = -1;
        for (Map.Entry<Seat, Face> play : trick.entrySet()) {
            Faction faction = play.getValue().faction();
            boolean competes = knights ? faction == Faction.KNIGHT : countsAs(led, faction);
            if (competes && play.getValue().number() > highest) {
                best = play.getKey();
                highest = play.getValue().number();
            }
        }
        return best;
    }

    private static boolean countsAs(Faction led, Faction faction) {
        return faction == led || faction == Faction.DOPPELGANGER;
    }

    /// claim:I5 claim:A3 claim:A5 claim:A10 claim:A16 With Artifacts too every trick that is not frozen has one winner, who played to it lawfully.
    @Test
    void withArtifactsNobodyWinsWithACardThatCannotWin() {
        int misses = 0;
        int loneCards = 0;
        int frozen = 0;
        for (int seed = 0; seed < 120; seed++) {
            Setup setup = Setup.of("claim", 2)
                    .with("factions", anySetup(2, seed).chosen().get("factions"))
                    .with("artifacts", "yes");
            SequencedMap<Seat, Face> trick = new LinkedHashMap<>();
            boolean missed = false;
            for (ClaimEvent event : RandomMatch.random(setup, seed).events()) {
                switch (event) {
                    case ClaimEvent.CardLed(var seat, var card, var _) -> trick.putFirst(seat, card);
                    case ClaimEvent.CardLedFaceDown(var seat, var card, var _) ->
                        trick.putFirst(seat, card.orElseThrow());
                    case ClaimEvent.CardPlayed(var seat, var card, var _) -> trick.put(seat, card);
                    case ClaimEvent.FiveTaken(var _, var owner, var _, var _) -> trick.remove(owner);
                    case ClaimEvent.CardNamed(var _, var _, var held, var _) -> missed |= !held;
                    case ClaimEvent.TrickFrozen _ -> {
                        frozen++;
                        missed = false;
                        trick.clear();
                    }
                    case ClaimEvent.TrickWon(var winner, var card, var _) -> {
                        String course = setup + " seed " + seed + " " + trick;
                        assertThat(trick).as(course).containsKey(winner);
                        assertThat(card.faction()).isEqualTo(trick.get(winner).faction());
                        if (trick.size() == 1) {
                            loneCards++;
                        } else if (missed) {
                            misses++;
                            assertThat(winner)
                                    .as(course)
                                    .isEqualTo(trick.lastEntry().getKey());
                        } else {
                            Faction led = trick.firstEntry().getValue().faction();
                            boolean knight = led == Faction.GOBLIN && card.faction() == Faction.KNIGHT;
                            assertThat(knight || countsAs(led, card.faction()))
                                    .as(course)
                                    .isTrue();
                        }
                        missed = false;
                        trick.clear();
                    }
                    default -> {}
                }
            }
        }
        assertThat(misses).isPositive();
        assertThat(loneCards).isPositive();
        assertThat(frozen).isPositive();
    }

    /// claim:I6 claim:R35 claim:F11 claim:F12 claim:N9 As many Kings as Queens leave, of the same values, and on each side none is left over.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void couplesLeaveTogether(int seats) {
        int couples = 0;
        for (int seed = 0; seed < 20; seed++) {
            String deck = seats == 2
                    ? "ice-king,ice-queen,undead,dwarf,yeti"
                    : "ice-king,ice-queen,undead,dwarf,yeti,dragon,seer";
            RandomMatch course = RandomMatch.random(Setup.of("claim", seats).with("factions", deck), seed);
            for (Seat side : seats == 4 ? Seat.all(2) : Seat.all(seats)) {
                List<Face> left = course.events().stream()
                        .flatMap(event -> event instanceof ClaimEvent.CouplesLeft(var seat, var cards, var _)
                                        && isOnSide(seats, seat, side)
                                ? cards.stream()
                                : Stream.empty())
                        .toList();
                assertThat(values(left, Faction.ICE_KING)).isEqualTo(values(left, Faction.ICE_QUEEN));
                assertThat(left.size() % 2).isZero();
                List<Face> stay = pile(course.end(), side);
                assertThat(Collections.disjoint(values(stay, Faction.ICE_KING), values(stay, Faction.ICE_QUEEN)))
                        .isTrue();
                couples += left.size() / 2;
            }
        }
        assertThat(couples).isPositive();
    }

    private static List<Integer> values(List<Face> cards, Faction faction) {
        return cards.stream()
                .filter(card -> card.faction() == faction)
                .map(Face::number)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /// claim:I7 claim:R37 claim:R38 claim:R39 claim:R40 claim:R41 claim:R42 claim:N9 claim:N10 Votes, uncast factions and winners, at the end of random matches.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void votesAreCountedAtTheEndOfMatches(int seats) {
        for (int seed = 0; seed < 12; seed++) {
            Setup setup = Setup.of("claim", seats)
                    .with("factions", anySetup(seats, seed).chosen().get("factions"));
            RandomMatch course = RandomMatch.random(setup, seed);
            assertThat(course.tells(SCORING)).isTrue();
            assertVotes(course.end(), course.steps().getLast());
        }
    }

    /// claim:I7 claim:R38 claim:R39 claim:RU2 claim:R41 claim:R42 The same on small piles, where ties are frequent.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void votesAreCountedOnSmallPiles(int seats) {
        Chance.Source source = new QuickChance(seats).source("piles");
        int uncast = 0;
        int draws = 0;
        for (int i = 0; i < 300; i++) {
            List<Faction> deck =
                    source.pick(PrintedCards.decks(seats == 2 ? 3 : 5).subList(0, 60));
            var cards = new ArrayList<String>();
            deck.subList(0, 3)
                    .forEach(faction -> PrintedCards.of(faction).forEach(value -> cards.add(faction + "-" + value)));
            var lines = new ArrayList<List<String>>();
            lines.add(List.of("moment", "votes"));
            for (Seat seat : Seat.all(seats)) {
                var line = new ArrayList<>(List.of(seat.toString(), "score"));
                int size = source.below(4);
                for (int j = 0; j < size; j++) {
                    line.add(cards.remove(source.below(cards.size())));
                }
                lines.add(line);
            }
            Setup setup = Setup.of("claim", seats).with("factions", PrintedCards.words(deck));
            Step<Board> step =
                    RandomMatch.REFEREE.begin(RandomMatch.CLAIM.staging().stage(setup, lines), new QuickChance(i));
            assertVotes(step.position().board(), step);
            List<Ending.Vote> votes = step.position().board().ending().votes();
            uncast += votes.stream().filter(vote -> vote.side().isEmpty()).count() > deck.size() - 3 ? 1 : 0;
            draws += step.position()
                            .board()
                            .ending()
                            .outcome()
                            .orElseThrow()
                            .reason()
                            .equals("draw")
                    ? 1
                    : 0;
        }
        assertThat(uncast).isPositive();
        assertThat(draws).isPositive();
    }

    private static void assertVotes(Board board, Step<Board> last) {
        int factions = board.seats() == 2 ? 5 : 7;
        List<Seat> sides = board.seats() == 4 ? Seat.all(2) : Seat.all(board.seats());
        List<ClaimEvent.VoteCast> cast = last.events().stream()
                .filter(ClaimEvent.VoteCast.class::isInstance)
                .map(ClaimEvent.VoteCast.class::cast)
                .toList();
        assertThat(cast).hasSize(factions);
        assertThat(cast.stream().map(ClaimEvent.VoteCast::faction))
                .containsExactlyElementsOf(board.cards().factions());
        var votes = new TreeMap<Integer, Integer>();
        var behind = new TreeMap<Integer, Integer>();
        sides.forEach(side -> {
            votes.put(side.number(), 0);
            behind.put(side.number(), 0);
        });
        int uncast = 0;
        for (ClaimEvent.VoteCast vote : cast) {
            assertThat(vote.seat()).as(vote.faction().toString()).isEqualTo(vote(board, sides, vote.faction()));
            if (vote.seat().isPresent()) {
                int side = vote.seat().get().number();
                votes.merge(side, 1, Integer::sum);
                behind.merge(
                        side,
                        values(pile(board, vote.seat().get()), vote.faction()).size(),
                        Integer::sum);
            } else {
                uncast++;
            }
        }
        assertThat(votes.values().stream().mapToInt(Integer::intValue).sum() + uncast)
                .isEqualTo(factions);
        Comparator<Seat> ranking = Comparator.<Seat>comparingInt(side -> votes.get(side.number()))
                .thenComparingInt(side -> behind.get(side.number()));
        Seat best = sides.stream().max(ranking).orElseThrow();
        List<Seat> winners = Seat.all(board.seats()).stream()
                .filter(seat -> sides.stream()
                        .anyMatch(side -> isOnSide(board.seats(), seat, side) && ranking.compare(side, best) == 0))
                .toList();
        assertThat(board.ending().outcome().orElseThrow().winners()).isEqualTo(winners);
    }

    /// R37 to R39: most cards, then the highest values one by one, then nobody.
    private static Optional<Seat> vote(Board board, List<Seat> sides, Faction faction) {
        Comparator<List<Integer>> better = Comparator.comparingInt(List::size);
        for (int place = 0; place < 14; place++) {
            int at = place;
            better = better.thenComparingInt(values -> at < values.size() ? values.get(at) : -1);
        }
        Comparator<List<Integer>> byCards = better;
        List<Integer> most = sides.stream()
                .map(side -> values(pile(board, side), faction))
                .max(byCards)
                .orElseThrow();
        List<Seat> holders = sides.stream()
                .filter(side -> values(pile(board, side), faction).equals(most))
                .toList();
        return most.isEmpty() || holders.size() > 1 ? Optional.empty() : Optional.of(holders.getFirst());
    }

    private static boolean isOnSide(int seats, Seat seat, Seat side) {
        return seats == 4 ? seat.number() % 2 == side.number() % 2 : seat.equals(side);
    }

    private static List<Face> pile(Board board, Seat side) {
        CardSet cards = CardSet.EMPTY;
        for (Seat seat : Seat.all(board.seats())) {
            cards = isOnSide(board.seats(), seat, side) ? cards.plus(board.at(Board.score(seat))) : cards;
        }
        return cards.stream().mapToObj(board::trueFace).toList();
    }

    /// claim:I1 claim:I2 claim:I7 What the game itself finds fault with: nothing.
    @Test
    void theGameFindsNoFaultWithItself() {
        GameCheck.Report report = GameCheck.of(RandomMatch.CLAIM)
                .games(60)
                .threads(1)
                .level(GameCheck.Level.INVARIANTS)
                .run();
        assertThat(report.violations()).as(report.toString()).isZero();
        assertThat(report.decisions()).isGreaterThan(60 * 26);
    }

    /// Two seats, any deck, with Artifacts as often as not; Lava Fields may not cut a match short before its scoring.
    private static List<RandomMatch> twoSeatCourses(int count) {
        var courses = new ArrayList<RandomMatch>();
        for (int seed = 0; seed < count; seed++) {
            Setup any = anySetup(2, seed);
            Setup setup = Setup.of("claim", 2)
                    .with("factions", any.chosen().get("factions"))
                    .with("artifacts", seed % 4 == 0 ? "no" : "yes");
            courses.add(RandomMatch.random(setup, seed));
        }
        return courses;
    }

    private static Setup anySetup(int seats, long seed) {
        Chance chance = new QuickChance(seed).split(seats);
        while (true) {
            Chance.Source source = chance.source("setup");
            Setup setup = RandomMatch.CLAIM.anySetup(source);
            chance = source.rest();
            if (setup.seats() == seats) {
                return setup;
            }
        }
    }
}
