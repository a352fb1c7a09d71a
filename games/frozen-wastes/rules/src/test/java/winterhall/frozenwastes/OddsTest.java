package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;

/// Exact odds, against combats played out by the rules themselves with the choices that the odds advise. (frozen-wastes:RU124)
class OddsTest {
    private static final int FIGHTS = Integer.getInteger("odds.fights", 400);
    private static final Seat SEAT = Seat.of(1);
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final Map<String, WastesMove.Action> BEST = new TreeMap<>();

    @Test
    void twoDiceShowWhatTheTableOfChancesSays() {
        assertThat(Odds.roll(2)).isEqualTo(1, within(1e-9));
        assertThat(Odds.roll(11)).isEqualTo(0.55, within(1e-9));
        assertThat(Odds.roll(12)).isEqualTo(0.45, within(1e-9));
        assertThat(Odds.roll(20)).isEqualTo(0.01, within(1e-9));
        assertThat(Odds.roll(21)).isEqualTo(0, within(1e-9));
    }

    @TestFactory
    Stream<DynamicTest> oddsAreWhatHappensInPlayedCombats() {
        return Stream.of(
                        "green starving-wolves hex-9-1 seat-1 hero karnon",
                        "green cave-bear hex-9-1 seat-1 hero arvel-worldwalker wounds 1",
                        "yellow weik-deserters hex-7-3 seat-1 hero brakka cards harpooner",
                        "yellow drift-giant hex-7-3 seat-1 hero torvald-greymane frost 2 cards harpooner,rune-carver",
                        "blue ice-wraith hex-9-13 seat-1 hero siku-the-listener growth spirit,spirit,life cards harpooner",
                        "yellow ice-hag hex-7-3 seat-1 hero arvel-worldwalker cards ragnars-axe,rune-carver",
                        "yellow wyrmling hex-7-3 seat-1 hero karnon",
                        "yellow wyrmling hex-7-3 seat-1 hero brakka cards harpooner,rune-carver",
                        "yellow frost-troll hex-7-3 seat-1 hero torvald-greymane growth body cards harpooner",
                        "red walking-forge hex-0-11 seat-1 hero karnon growth body,body,body,life cards giantbane",
                        "yellow drowned-raider hex-7-3 seat-1 hero karnon cards huscarl,ulfen-pack-leader wounds 3")
                .map(words -> DynamicTest.dynamicTest(words, () -> compare(words)));
    }

    private static void compare(String words) {
        String[] parts = words.split(" ", 4);
        String hex = parts[2];
        List<List<String>> lines = Stream.of(
                        "moment adventure seat-1",
                        "deck " + parts[0] + " " + parts[1],
                        parts[3] + " at " + hex + " gear nothing")
                .map(line -> List.of(line.split(" ")))
                .toList();
        var referee = new Referee<>(GAME);
        int won = 0;
        double odds = 0;
        for (int fight = 0; fight < FIGHTS; fight++) {
            Position<Board> position = referee.begin(
                            GAME.staging().stage(Setup.of("frozen-wastes", 2), lines), new QuickChance(fight * 31L + 7))
                    .position();
            position = referee.advance(position, SEAT, new WastesMove.SeekAdventure())
                    .position();
            int gold = position.board().party(SEAT).gold();
            while (position.board().field().fight().isPresent()
                    && position.board().party(SEAT).knockouts() == 0
                    && position.board().party(SEAT).gold() == gold) {
                List<? extends winterhall.engine.Move> options = referee.options(position, SEAT);
                if (options.contains(new WastesMove.FightOn())) {
                    if (fight == 0 && position.board().field().currentFight().round() == 1) {
                        odds = Odds.of(position.board().field()).win();
                    }
                    position = referee.advance(position, SEAT, new WastesMove.FightOn())
                            .position();
                } else if (options.contains(new WastesMove.Defend())) {
                    position = referee.advance(
                                    position, SEAT, best(position.board().field(), options))
                            .position();
                } else {
                    position = referee.advance(position, SEAT, plain(options)).position();
                }
            }
            won += position.board().party(SEAT).knockouts() == 0 ? 1 : 0;
        }
        double deviation = Math.sqrt(odds * (1 - odds) / FIGHTS);
        assertThat(won / (double) FIGHTS).isEqualTo(odds, within(4 * deviation + 1e-9));
    }

    /// A hero of much Life with two strong Allies, where frost and white death count: the table would fill the heap.
    /// (frozen-wastes:RU124)
    @Test
    void aFightThatIsTooLongToCountHasNoOddsAndIsShownAtOnce() {
        String strong =
                "seat-1 hero karnon at hex-9-1 cards ice-giants-daughter,old-king-of-the-drifts growth life,life";
        WastesView usual = againstImps("standard", strong);
        assertThat(usual.odds()).isPresent();
        assertThat(usual.forecasts()).isNotEmpty();
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            WastesView endless = againstImps("harsh", strong + ",life,life,life,life,life,life");
            assertThat(endless.odds()).isEmpty();
            assertThat(endless.forecasts()).isEmpty();
        });
    }

    /// frozen-wastes:RU124
    @Test
    void aFightWhoseTextCannotBeCountedHasNoOdds() {
        Setup setup = Setup.of("frozen-wastes", 2);
        String hero = "seat-1 hero karnon at hex-7-3 gear nothing";
        assertThat(against("yellow wyrmling", setup, hero).odds()).isPresent();
        for (String threats : List.of(
                "round/raise-damage/1/hero,round/raise-life/1/hero",
                "round/wounds/1/hero/climb-12",
                "miss/raise-values/1/hero",
                "round/forbid-weapons/1/hero")) {
            assertThat(against("yellow wyrmling", setup.with("challenge.wyrmling.threats", threats), hero)
                            .odds())
                    .as(threats)
                    .isEmpty();
        }
    }

    /// What a test still decides is nobody's odds. (frozen-wastes:RU124, frozen-wastes:RU30)
    @Test
    void thereAreNoOddsWhileATestIsBeingSettled() {
        var referee = new Referee<>(GAME);
        List<List<String>> lines = Stream.of(
                        "moment adventure seat-1",
                        "deck red walking-forge",
                        "seat-1 hero karnon at hex-0-11 gear 1-luckstone")
                .map(line -> List.of(line.split(" ")))
                .toList();
        Position<Board> position = referee.begin(
                        GAME.staging().stage(Setup.of("frozen-wastes", 2), lines),
                        new ScriptedChance(List.of("0", "0"), 1))
                .position();
        position =
                referee.advance(position, SEAT, new WastesMove.SeekAdventure()).position();
        assertThat(referee.options(position, SEAT).contains(new WastesMove.UseLuckstone()))
                .isTrue();
        assertThat(GAME.view(position.board(), Viewer.at(SEAT)).odds()).isEmpty();
        position = referee.advance(position, SEAT, new WastesMove.Accept()).position();
        assertThat(GAME.view(position.board(), Viewer.at(SEAT)).odds()).isPresent();
    }

    private static WastesView againstImps(String conditions, String hero) {
        return against("green rime-imps", Setup.of("frozen-wastes", 2).with("conditions", conditions), hero);
    }

    private static WastesView against(String challenge, Setup setup, String hero) {
        var referee = new Referee<>(GAME);
        List<List<String>> lines = Stream.of("moment adventure seat-1", "deck " + challenge, hero)
                .map(line -> List.of(line.split(" ")))
                .toList();
        Position<Board> position = referee.begin(GAME.staging().stage(setup, lines), new QuickChance(5))
                .position();
        position =
                referee.advance(position, SEAT, new WastesMove.SeekAdventure()).position();
        assertThat(position.board().field().currentFight().round()).isEqualTo(1);
        assertThat(referee.offered(position, SEAT)).isNotEmpty();
        return GAME.view(position.board(), Viewer.spectator());
    }

    /// Asked once for each state of a combat.
    private static WastesMove.Action best(Field field, List<? extends winterhall.engine.Move> options) {
        return BEST.computeIfAbsent(field.fight() + " " + field.party(SEAT), _ -> findBest(field, options));
    }

    private static WastesMove.Action findBest(Field field, List<? extends winterhall.engine.Move> options) {
        Odds odds = Odds.of(field);
        WastesMove.Action best = new WastesMove.Defend();
        for (var option : options) {
            if (option instanceof WastesMove.Action action && odds.win(action) > odds.win(best) + 1e-12) {
                best = action;
            }
        }
        return best;
    }

    /// No power with a cost is used.
    private static WastesMove plain(List<? extends winterhall.engine.Move> options) {
        return options.stream()
                .map(WastesMove.class::cast)
                .filter(move -> !(move instanceof WastesMove.UsePower) && !(move instanceof WastesMove.LowerEnemy))
                .findFirst()
                .orElseThrow();
    }
}
