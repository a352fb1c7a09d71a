package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Opening;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// What a view tells beforehand, against what the rules then do.
class OutlookTest {
    private static final Seat SEAT = Seat.of(1);
    private static final FrozenWastes GAME = new FrozenWastes();

    @TestFactory
    Stream<DynamicTest> theTollOfATerrainIsWhatItsSurvivalStepTakes() {
        return Stream.of(
                        "weather blue-diamond | seat-1 hero zyla at hex-6-15 frost 1",
                        "weather blue-diamond | seat-1 hero zyla at hex-6-15 frost 2",
                        "weather blue-diamond | seat-1 hero zyla at hex-6-15 wounds 3 frost 3",
                        "weather yellow-moon | seat-1 hero karnon at hex-6-15 frost 5",
                        "weather red-flame | seat-1 hero karnon at hex-0-1 frost 5 wounds 1",
                        "weather yellow-moon | seat-1 hero arvel-worldwalker at hex-9-13 frost 2 ally frida-brani 0 0"
                                + " 0 1")
                .map(words -> DynamicTest.dynamicTest(words, () -> compare(words)));
    }

    private static void compare(String words) {
        String[] parts = words.split(" \\| ");
        Party before = stage("moment movement seat-1", parts).party(SEAT);
        Outlook outlook = Outlook.of(stage("moment movement seat-1", parts).field());
        Party after = stage("moment survival seat-1", parts).party(SEAT);
        Terrain terrain = Isheim.at(before.place()).terrain().orElseThrow();
        for (Outlook.Member member : outlook.members().getFirst()) {
            Outlook.Toll toll = member.tolls().get(terrain.ordinal());
            if (before.isHero(member.card())) {
                assertThat(after.knockouts() > before.knockouts()).isEqualTo(toll.falls());
            }
            if (!toll.falls()) {
                Body now = after.body(member.card());
                Body then = before.body(member.card());
                assertThat(now.whiteDeath()).isEqualTo(then.whiteDeath() + toll.whiteDeath());
                assertThat(now.frost())
                        .isEqualTo(then.frost() + toll.frost() - toll.whiteDeath() * member.frostLimit());
            }
        }
    }

    @Test
    void pricesKnowTheDiscountOfACaptainAndTheEventInForce() {
        Board board = stage(
                "moment trade seat-1",
                "event raiders-at-sea",
                "stack iagart giantbane",
                "seat-1 hero karnon at hex-12-7 cards exiled-captain gold 20");
        Outlook.Prices prices = Outlook.of(board.field()).prices().orElseThrow();
        assertThat(prices.wares()).singleElement().satisfies(price -> {
            assertThat(price.gold()).isEqualTo(9);
            assertThat(price.printed()).isEqualTo(10);
        });
        assertThat(prices.healing()).isEqualTo(2);
        assertThat(prices.sales())
                .singleElement()
                .satisfies(price -> assertThat(price.gold()).isEqualTo(4));
    }

    @Test
    void scoutsReckonWithTheEventInForce() {
        Board board = stage("moment movement seat-1", "event mild-current", "seat-1 hero zyla at hex-9-13");
        Outlook.Member hero = Outlook.of(board.field()).members().getFirst().getFirst();
        for (Terrain terrain : Terrain.values()) {
            assertThat(Scout.frost(board, SEAT, hero.card(), terrain))
                    .as(terrain.toString())
                    .isEqualTo(hero.tolls().get(terrain.ordinal()).frost());
        }
    }

    private static Board stage(String moment, String... lines) {
        List<List<String>> words = Stream.concat(Stream.of(moment), Arrays.stream(lines))
                .map(line -> List.of(line.split(" ")))
                .toList();
        Opening<Board> opening = GAME.staging().stage(Setup.of("frozen-wastes", 2), words);
        return new Referee<>(GAME).begin(opening, new QuickChance(1)).position().board();
    }
}
