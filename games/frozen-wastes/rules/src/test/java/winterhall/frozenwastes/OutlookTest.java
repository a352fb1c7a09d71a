package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;
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

    /// After the walk, Survival and the first look at the card, the chance is what was said before. (frozen-wastes:RU124,
    /// frozen-wastes:R64, frozen-wastes:R172, frozen-wastes:RU41)
    @TestFactory
    Stream<DynamicTest> theChanceAgainstAKnownFoeIsThatOfTheCombatThenBegun() {
        return Stream.of(
                        "walk hex-9-13; weather yellow-moon | undefeated 1 hex-9-13 ice-wraith"
                                + " | seat-1 hero karnon at hex-9-12 frost 5 gear nothing",
                        "walk hex-9-13; weather yellow-moon | undefeated 1 hex-9-13 ice-wraith"
                                + " | seat-1 hero arvel-worldwalker at hex-9-12 frost 2 ally harpooner 1 0 0 1",
                        "halt; weather yellow-moon | undefeated 2 hex-9-13 ice-wraith | seat-1 hero zyla at hex-9-13",
                        "walk hex-1-8; seat-1 hero karnon at hex-1-7 growth body,body,life cards giantbane gear nothing",
                        "walk hex-1-8; arshan 7 | seat-1 hero karnon at hex-1-7 growth body gear nothing",
                        "walk hex-1-8; arshan 7 | seat-1 hero karnon at hex-1-7 growth body,body,body gear nothing"
                                + " ally seal-hunter 1 0 0 1",
                        "halt; undefeated 1 hex-9-13 ancient-sentinel | seat-1 hero karnon at hex-9-13 growth body"
                                + " gear nothing cards giantbane",
                        "halt; undefeated 1 hex-9-13 skua-swarm | seat-1 hero zyla at hex-9-13 wounds 2 gear nothing"
                                + " cards frida-brani",
                        "halt; undefeated 1 hex-9-13 the-frostbitten | seat-1 hero zyla at hex-9-13 gear nothing"
                                + " ally frida-brani 2 0 0 2",
                        "halt; undefeated 1 hex-9-13 broodmother-wyrm | seat-1 hero karnon at hex-9-13 wounds 2 frost 4"
                                + " growth body,body,body gear nothing ally frida-brani 2 0 0 1",
                        "halt; undefeated 1 hex-9-13 old-mammoth | seat-1 hero karnon at hex-9-13 growth body gear nothing"
                                + " cards spirit-spear ally frida-brani 2 0 0 0")
                .map(words -> DynamicTest.dynamicTest(words, () -> compareEncounter(words)));
    }

    private static void compareEncounter(String words) {
        String[] parts = words.split("; ");
        var referee = new Referee<>(GAME);
        Position<Board> position =
                begin("moment travel seat-1", ("dice tundra-mountain-fjord ice-wastes | " + parts[1]).split(" \\| "));
        List<Outlook.Encounter> foretold =
                GAME.view(position.board(), Viewer.everyone()).outlook().encounters();
        assertThat(foretold).hasSize(1);
        boolean isMet = false;
        while (position.board().field().fight().isEmpty()
                || position.board().field().currentFight().round() == 0) {
            List<? extends Move> options = referee.options(position, SEAT);
            boolean isThere = position.board()
                    .party(SEAT)
                    .place()
                    .equals(foretold.getFirst().hex());
            Move next = options.stream()
                    .map(Move.class::cast)
                    .filter(move ->
                            GAME.vocabulary().moves().write((Record) move).equals(parts[0])
                                    || move instanceof WastesMove.SeekAdventure
                                    || isThere && move instanceof WastesMove.Halt
                                    || move instanceof WastesMove.BeginCombat
                                    || move instanceof WastesMove.Endure)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(options));
            position = referee.advance(position, SEAT, next).position();
            if (position.board().turn().step() == Step.ADVENTURE
                    && position.board().field().fight().isEmpty()) {
                isMet = true;
                assertThat(GAME.view(position.board(), Viewer.everyone())
                                .outlook()
                                .encounters())
                        .isEqualTo(foretold);
            }
        }
        assertThat(isMet).isEqualTo(!parts[0].equals("walk hex-1-8"));
        assertThat(foretold.getFirst().win())
                .isEqualTo(Forecasts.chance(Odds.of(position.board().field()).win()));
        assertThat(foretold.getFirst().win()).isBetween(1, 999);
    }

    /// Each throw of the tests before it as often as any other: what then is to be hoped for, or whether the hazard is passed.
    /// (frozen-wastes:RU124, frozen-wastes:R81, frozen-wastes:R82)
    @TestFactory
    Stream<DynamicTest> aTestCountsAsOftenAsItFails() {
        return Stream.of(
                        "2; icewyrm | hero karnon at hex-9-13 frost 4 wounds 3 growth body,body",
                        "2; snow-harpies | hero zyla at hex-9-13 growth spirit cards frida-brani",
                        "2; onoit-outcast | hero karnon at hex-9-13 wounds 3",
                        "2; sabercat | hero zyla at hex-9-13 wounds 3",
                        "2; crevasse | hero karnon at hex-9-13",
                        "2; frozen-engine | hero arvel-worldwalker at hex-9-13 ally seal-hunter 1 0 0 0",
                        "4; white-squall | hero arvel-worldwalker at hex-9-13")
                .map(words -> DynamicTest.dynamicTest(words, () -> compareTests(words)));
    }

    private static void compareTests(String words) {
        String[] parts = words.split("; | \\| ");
        Position<Board> position = begin(
                "moment adventure seat-1", "undefeated 1 hex-9-13 " + parts[1], "seat-1 " + parts[2] + " gear nothing");
        int foretold = GAME.view(position.board(), Viewer.everyone())
                .outlook()
                .encounters()
                .getFirst()
                .win();
        int digits = Integer.parseInt(parts[0]);
        int all = (int) Math.pow(10, digits);
        double sum = 0;
        for (int thrown = 0; thrown < all; thrown++) {
            var dice = new ScriptedChance(
                    List.of(String.valueOf(all + thrown).substring(1).split("")), 1);
            sum += hope(
                    new Position<>(position.number(), position.board(), position.agenda(), position.answers(), dice));
        }
        assertThat(foretold).isBetween(1, 999).isEqualTo(Forecasts.chance(sum / all));
    }

    private static double hope(Position<Board> before) {
        var referee = new Referee<>(GAME);
        Position<Board> now =
                referee.advance(before, SEAT, new WastesMove.SeekAdventure()).position();
        while (now.board().field().fight().filter(fight -> fight.round() == 0).isPresent()) {
            Move next = referee.options(now, SEAT).getLast();
            assertThat(next).isInstanceOfAny(WastesMove.BeginCombat.class, WastesMove.Endure.class);
            now = referee.advance(now, SEAT, next).position();
        }
        Field field = now.board().field();
        if (field.fight().isPresent()) {
            return Odds.of(field).win();
        }
        return field.world().undefeatedAt(before.board().party(SEAT).place()).isEmpty() ? 1 : 0;
    }

    @Test
    void whoBringsThePrincessHomeMeetsNobody() {
        Position<Board> position =
                begin("moment travel seat-1", "dice ice-wastes", "seat-1 hero karnon at hex-1-7 princess held");
        assertThat(GAME.view(position.board(), Viewer.everyone()).outlook().encounters())
                .isEmpty();
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
        return begin(moment, lines).board();
    }

    private static Position<Board> begin(String moment, String... lines) {
        List<List<String>> words = Stream.concat(Stream.of(moment), Arrays.stream(lines))
                .map(line -> List.of(line.split(" ")))
                .toList();
        boolean isArshanHurt = words.stream().anyMatch(line -> line.getFirst().equals("arshan"));
        Setup setup = Setup.of("frozen-wastes", 2).with("foe-wounds", isArshanHurt ? "stay" : "heal");
        Opening<Board> opening = GAME.staging().stage(setup, words);
        return new Referee<>(GAME).begin(opening, new QuickChance(1)).position();
    }
}
