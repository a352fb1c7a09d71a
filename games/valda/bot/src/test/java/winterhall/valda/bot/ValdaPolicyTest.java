package winterhall.valda.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.valda.Board;
import winterhall.valda.Valda;

/// What the policy does on set boards.
class ValdaPolicyTest {
    private static final Valda VALDA = new Valda();
    private static final Referee<Board, ?> REFEREE = new Referee<>(VALDA);
    private static final ValdaPolicy POLICY = new ValdaPolicy();
    private static final Seat FIRST = Seat.of(1);
    private static final Seat SECOND = Seat.of(2);

    @Test
    void buildsATempleThatItCanPay() {
        Position<Board> position = staged("moment valda seat-1", "seat-1 stock 5-blood+5-diamond+5-gold");
        assertThat(suggested(position, FIRST)).startsWith("build-temple ");
    }

    @Test
    void takesTheResourceThatATempleLacks() {
        Position<Board> position = staged("moment valda seat-1", "seat-1 stock 1-blood+4-gold");
        assertThat(suggested(position, FIRST)).isEqualTo("take-resource blood");
    }

    @Test
    void defendsWithTheSmallestCardThatHolds() {
        Position<Board> position = staged(
                "moment attack seat-1",
                "seat-1 followers 15",
                "seat-1 hand fortress wooden-shield shield-wall",
                "seat-2 hand abduction-4");
        position = play(position, SECOND, "attack abduction-4");
        assertThat(suggested(position, FIRST)).isEqualTo("defend shield-wall");
    }

    @Test
    void doesNotSpendACardOnAnAttackThatTakesNothing() {
        Position<Board> position = staged(
                "moment attack seat-1", "seat-1 followers 10", "seat-1 hand fortress", "seat-2 hand bloodshed-5");
        position = play(position, SECOND, "attack bloodshed-5");
        assertThat(suggested(position, FIRST)).isEqualTo("endure");
    }

    @Test
    void doesNotAttackWhereASafeHavenHolds() {
        Position<Board> position = staged("moment attack seat-1", "seat-1 followers 10", "seat-2 hand bloodshed-5");
        assertThat(suggested(position, SECOND)).isEqualTo("hold");
    }

    @Test
    void spendsEverythingOnFollowersInTheLastTurn() {
        Position<Board> position = staged(
                "round 6",
                "moment followers seat-1",
                "temples odin-thrym seat-1",
                "seat-1 stock 1-blood+1-diamond+1-gold");
        assertThat(suggested(position, FIRST)).startsWith("worship odin-offering");
    }

    @Test
    void rollsWhereASkullTakesNothingBeforeItTrades() {
        assertThat(suggested(betweenLokiAndOdin(10), FIRST)).startsWith("worship loki-wager");
        assertThat(suggested(betweenLokiAndOdin(13), FIRST)).startsWith("worship odin-offering");
    }

    private static Position<Board> betweenLokiAndOdin(int followers) {
        return staged(
                "round 6",
                "moment followers seat-1",
                "temples loki-mork seat-1",
                "temples odin-thrym seat-1",
                "seat-1 stock 3-blood+3-diamond+3-gold",
                "seat-1 followers " + followers);
    }

    @Test
    void keepsASeductionUntilMorkAsksNoActionForIt() {
        String[] atMork = {"temples loki-mork seat-1", "seat-1 hand seduction-2"};
        assertThat(suggested(atMork("moment valda seat-1", atMork), FIRST)).doesNotContain("seduction-2");
        assertThat(suggested(atMork("moment followers seat-1", atMork), FIRST)).contains("seduction-2");
    }

    private static Position<Board> atMork(String moment, String... lines) {
        return staged("freya tyr surtur mork odin thor heimdall", Stream.concat(Stream.of(moment), Stream.of(lines)));
    }

    @Test
    void judgesABoardByFollowersAndWhatIsStillToCome() {
        double even = worth("seat-1 followers 10", "seat-2 followers 10");
        assertThat(worth("seat-1 followers 13", "seat-2 followers 10")).isGreaterThan(even);
        assertThat(worth("seat-1 followers 10", "seat-2 followers 13")).isLessThan(even);
        assertThat(worth("seat-1 followers 10", "seat-2 followers 10", "temples odin-thrym seat-1 seat-1"))
                .isGreaterThan(even);
    }

    private static double worth(String... lines) {
        return POLICY.worth(staged(lines).board(), FIRST);
    }

    private static String suggested(Position<Board> position, Seat seat) {
        List<? extends Move> options = REFEREE.options(position, seat);
        assertThat(options).hasSizeGreaterThan(1);
        Move move = POLICY.suggest(position.board(), seat, options, new QuickChance(1).source("test"));
        return VALDA.vocabulary().moves().write((Record) move);
    }

    private static Position<Board> play(Position<Board> position, Seat seat, String line) {
        Position<Board> next = REFEREE.advance(
                        position, seat, VALDA.vocabulary().moves().read(line, Move.class))
                .position();
        while (REFEREE.options(next, FIRST).size() < 2) {
            Seat asked = REFEREE.awaited(next).getFirst();
            next = REFEREE.advance(next, asked, REFEREE.options(next, asked).getFirst())
                    .position();
        }
        return next;
    }

    private static Position<Board> staged(String... lines) {
        return staged("freya tyr surtur loki odin thor heimdall", Stream.of(lines));
    }

    private static Position<Board> staged(String occupants, Stream<String> lines) {
        var all = new ArrayList<List<String>>();
        all.add(List.of(("occupants " + occupants).split(" ")));
        lines.forEach(line -> all.add(List.of(line.split(" "))));
        return REFEREE.begin(VALDA.staging().stage(Setup.of("valda", 2), all), new QuickChance(1))
                .position();
    }
}
