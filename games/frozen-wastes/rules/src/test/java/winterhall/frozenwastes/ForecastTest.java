package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.frozenwastes.WastesView.Forecast;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Hero;

/// The forecast for every answer in combat, against combats in which that answer was given. (frozen-wastes:RU124)
class ForecastTest {
    private static final int FIGHTS = Integer.getInteger("odds.fights", 250);
    private static final Seat SEAT = Seat.of(1);
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final Referee<Board, WastesView> REFEREE = new Referee<>(GAME);
    private static final Map<String, WastesMove.Action> BEST = new TreeMap<>();

    @Test
    void thereAreNoneOutsideCombat() {
        assertThat(forecasts(staged("green starving-wolves hex-9-1 seat-1 hero karnon", 1)))
                .isEmpty();
    }

    @Test
    void whatIsNotQuiteSureIsNeverCalledSure() {
        assertThat(Stream.of(0.0, 1e-12, 0.0001, 0.003, 0.9846, 0.996, 0.9999, 1 - 1e-12, 1.0)
                        .map(Forecasts::percent))
                .containsExactly(0, 0, 1, 1, 98, 99, 99, 100, 100);
        assertThat(Stream.of(0.0, 0.0001, 0.9999, 1.0).map(Forecasts::chance)).containsExactly(0, 1, 999, 1000);
    }

    @Test
    void theQuestionSaysWhetherThereIsAWayOut() {
        assertThat(wayOut("green cave-bear hex-9-1 seat-1 hero karnon")).isEqualTo("no");
        assertThat(wayOut("green starving-wolves hex-9-1 seat-1 hero karnon")).isEqualTo("yes");
    }

    private static String wayOut(String words) {
        return new Combat.ChooseStance(SEAT)
                .words(SEAT, atQuestion(words, 1, 1).board())
                .get("escape");
    }

    @TestFactory
    Stream<DynamicTest> everyAnswerLeadsWhereItsForecastSays() {
        return Stream.of(
                        "green starving-wolves hex-9-1 seat-1 hero karnon wounds 2",
                        "yellow drift-giant hex-7-3 seat-1 hero torvald-greymane frost 2 cards harpooner",
                        "yellow ice-hag hex-7-3 seat-1 hero arvel-worldwalker wounds 1 cards ragnars-axe",
                        "yellow wyrmling hex-7-3 seat-1 hero karnon wounds 1",
                        "yellow frost-troll hex-7-3 seat-1 hero torvald-greymane growth body",
                        "red walking-forge hex-0-11 seat-1 hero karnon growth body,body,body,life cards giantbane")
                .flatMap(words -> Stream.of(1, 2)
                        .flatMap(question -> forecasts(atQuestion(words, question, 1)).stream()
                                .map(forecast -> DynamicTest.dynamicTest(
                                        words + ": " + forecast.move(), () -> compare(words, question, forecast)))));
    }

    private static void compare(String words, int question, Forecast forecast) {
        int won = 0;
        int fallen = 0;
        int escaped = 0;
        long wounds = 0;
        long squares = 0;
        for (int fight = 0; fight < FIGHTS; fight++) {
            Position<Board> position = atQuestion(words, question, fight * 31L + 7);
            Move first = GAME.vocabulary().moves().read(forecast.move(), WastesMove.class);
            Step<Board> step = REFEREE.advance(position, SEAT, first);
            int harm = harm(step.events());
            while (!isOver(step)) {
                step = REFEREE.advance(step.position(), SEAT, next(step.position()));
                harm += harm(step.events());
            }
            won += has(step, WastesEvent.ChallengeDefeated.class) ? 1 : 0;
            fallen += step.position().board().party(SEAT).knockouts();
            escaped += has(step, WastesEvent.Escaped.class) ? 1 : 0;
            wounds += harm;
            squares += (long) harm * harm;
        }
        assertShare(won, forecast.win());
        assertShare(fallen, forecast.knockout());
        assertShare(escaped, forecast.escape());
        double mean = wounds / (double) FIGHTS;
        double deviation = Math.sqrt((squares / (double) FIGHTS - mean * mean) / FIGHTS);
        assertThat(mean).isEqualTo(forecast.wounds() / 1000.0, within(4 * deviation + 0.001));
    }

    private static void assertShare(int count, int thousandths) {
        double expected = thousandths / 1000.0;
        double deviation = Math.sqrt(expected * (1 - expected) / FIGHTS);
        assertThat(count / (double) FIGHTS).isEqualTo(expected, within(4 * deviation + 2.0 / FIGHTS));
    }

    private static boolean isOver(Step<Board> step) {
        return step.position().board().party(SEAT).knockouts() > 0
                || has(step, WastesEvent.ChallengeDefeated.class)
                || has(step, WastesEvent.Escaped.class);
    }

    private static boolean has(Step<Board> step, Class<? extends Event> kind) {
        return step.events().stream().anyMatch(kind::isInstance);
    }

    private static int harm(List<Event> events) {
        int harm = 0;
        for (Event event : events) {
            if (event instanceof WastesEvent.Harmed(var _, var who, var kind, var amount, var _)
                    && who.sheet() instanceof Hero
                    && (kind == Harm.WOUNDS || kind == Harm.WHITE_DEATH)) {
                harm += amount;
            } else if (event instanceof WastesEvent.FrostBit(var _, var who, var _, var prevented)
                    && who.sheet() instanceof Hero
                    && !prevented) {
                harm++;
            }
        }
        return harm;
    }

    /// What the odds advise, without any power that has a cost.
    private static WastesMove next(Position<Board> position) {
        List<? extends Move> options = REFEREE.options(position, SEAT);
        if (options.contains(new WastesMove.FightOn())) {
            return new WastesMove.FightOn();
        }
        if (!options.contains(new WastesMove.Defend())) {
            return options.stream()
                    .map(WastesMove.class::cast)
                    .filter(move -> !(move instanceof WastesMove.UsePower) && !(move instanceof WastesMove.LowerEnemy))
                    .findFirst()
                    .orElseThrow();
        }
        Field field = position.board().field();
        return BEST.computeIfAbsent(field.fight() + " " + field.party(SEAT), _ -> {
            Odds odds = Odds.of(field);
            WastesMove.Action best = new WastesMove.Defend();
            for (Move option : options) {
                if (option instanceof WastesMove.Action action && odds.win(action) > odds.win(best) + 1e-12) {
                    best = action;
                }
            }
            return best;
        });
    }

    private static List<Forecast> forecasts(Position<Board> position) {
        return GAME.view(position.board(), Viewer.at(SEAT)).forecasts();
    }

    /// 1: fight or escape; 2: who acts in the first phase.
    private static Position<Board> atQuestion(String words, int question, long seed) {
        Position<Board> position = REFEREE.advance(staged(words, seed), SEAT, new WastesMove.SeekAdventure())
                .position();
        return question == 1
                ? position
                : REFEREE.advance(position, SEAT, new WastesMove.FightOn()).position();
    }

    private static Position<Board> staged(String words, long seed) {
        String[] parts = words.split(" ", 4);
        List<List<String>> lines = Stream.of(
                        "moment adventure seat-1",
                        "deck " + parts[0] + " " + parts[1],
                        parts[3] + " at " + parts[2] + " gear nothing")
                .map(line -> List.of(line.split(" ")))
                .toList();
        return REFEREE.begin(GAME.staging().stage(Setup.of("frozen-wastes", 2), lines), new QuickChance(seed))
                .position();
    }
}
