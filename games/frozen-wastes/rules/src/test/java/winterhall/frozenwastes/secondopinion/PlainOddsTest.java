package winterhall.frozenwastes.secondopinion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.Fight;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.WastesView;
import winterhall.frozenwastes.WastesView.Forecast;
import winterhall.frozenwastes.cards.Power;

/// Every chance of a combat that a view shows, over random positions of random matches: to win, to be knocked out, to
/// escape, and the wounds to be expected. [PlainOdds] works them out a second time. `-Dcontract.times=10` compares ten times
/// as many positions. (frozen-wastes:RU124)
@Tag("random")
class PlainOddsTest {
    private static final int POSITIONS = 60 * Integer.getInteger("contract.times", 1);

    /// So many of one match at most, so that many matches have their say.
    private static final int OF_ONE_MATCH = 6;

    private static final FrozenWastes GAME = new FrozenWastes();

    private final Map<String, Integer> foes = new TreeMap<>();
    private final List<Integer> widths = new ArrayList<>();

    @Test
    void everyShownChanceOfACombatIsTheExactOne() {
        int compared = 0;
        for (int match = 0; compared < POSITIONS; match++) {
            LiveMatch live = LiveMatch.begin(GAME, 1_000 + match);
            int ofThis = 0;
            int asked = 0;
            while (!live.isOver() && ofThis < OF_ONE_MATCH) {
                if (live.next() instanceof TranscriptLine.Asked question
                        && asked++ % 3 == match % 3
                        && compare(live.setup(), question.board().field(), view(question))) {
                    ofThis++;
                }
            }
            compared += ofThis;
        }
        assertThat(foes).as("Challenges fought").hasSizeGreaterThan(15);
        assertThat(widths.stream().filter(width -> width <= 1).count())
                .as("figures that do not depend on how a hero chooses among equal ways")
                .isGreaterThan(widths.size() * 9L / 10);
    }

    /// What rises every round, bonuses that end with an Ally, and white death that makes old frost worse.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard yellow wyrmling hex-7-3 hero karnon wounds 1",
                "standard yellow wyrmling hex-7-3 hero brakka cards harpooner",
                "standard yellow frost-troll hex-7-3 hero torvald-greymane growth body wounds 3",
                "standard red walking-forge hex-0-11 hero karnon growth body,body,body cards giantbane wounds 4",
                "standard blue barrow-king hex-9-13 hero siku-the-listener growth spirit,spirit,spirit cards huscarl",
                "standard blue old-mammoth hex-9-13 hero karnon growth body,body cards frida-brani,ulfen-pack-leader",
                "harsh blue ice-wraith hex-9-13 hero zyla frost 2 white-death 1"
            })
    void sameOddsForWhatChangesAlongTheWay(String words) {
        String[] parts = words.split(" ", 5);
        Setup setup = Setup.of("frozen-wastes", 2).with("conditions", parts[0]);
        var lines = Stream.of(
                        "moment adventure seat-1",
                        "deck " + parts[1] + " " + parts[2],
                        "seat-1 " + parts[4] + " at " + parts[3] + " gear nothing")
                .map(line -> List.of(line.split(" ")))
                .toList();
        var referee = new Referee<>(GAME);
        Seat seat = Seat.of(1);
        var position = referee.begin(GAME.staging().stage(setup, lines), new QuickChance(3))
                .position();
        for (WastesMove answer : List.of(new WastesMove.SeekAdventure(), new WastesMove.FightOn())) {
            position = referee.advance(position, seat, answer).position();
            if (referee.options(position, seat).contains(new WastesMove.BeginCombat())) {
                position = referee.advance(position, seat, new WastesMove.BeginCombat())
                        .position();
            }
            assertThat(compare(setup, position.board().field(), GAME.view(position.board(), Viewer.at(seat))))
                    .isTrue();
        }
    }

    private static WastesView view(TranscriptLine.Asked question) {
        return GAME.view(question.board(), Viewer.at(question.seat()));
    }

    /// Whether there was something to compare.
    private boolean compare(Setup setup, Field field, WastesView view) {
        if (view.forecasts().isEmpty()) {
            return false;
        }
        Optional<PlainOdds> plain = PlainOdds.of(field, plays(setup, "conditions", "harsh"));
        if (plain.isEmpty()) {
            return false;
        }
        PlainOdds odds = plain.get();
        String where = field.fight() + " " + field.parties();
        assertNear(where + " odds", view.odds().orElseThrow(), odds.ends().win());
        for (Forecast forecast : view.forecasts()) {
            WastesMove move = GAME.vocabulary().moves().read(forecast.move(), WastesMove.class);
            PlainOdds.Ends ends = ends(setup, odds, move);
            String what = where + " " + forecast.move();
            assertNear(what + " win", forecast.win(), ends.win());
            assertNear(what + " escape", forecast.escape(), escape(setup, odds, move));
            assertWithin(what + " knockout", forecast.knockout(), ends.leastKnockouts(), ends.mostKnockouts());
            assertWithin(what + " wounds", forecast.wounds(), ends.leastWounds(), ends.mostWounds());
        }
        foes.merge(field.fight().flatMap(Fight::foe).orElseThrow().toString(), 1, Integer::sum);
        return true;
    }

    private static PlainOdds.Ends ends(Setup setup, PlainOdds odds, WastesMove move) {
        return switch (move) {
            case WastesMove.Action action -> odds.ends(action);
            case WastesMove.Escape(var attribute) ->
                isFree(setup) ? new PlainOdds.Ends(0, 0, 0, 0, 0) : odds.escaping(attribute);
            case WastesMove.UsePower(var _, var deed)
            when deed == Power.Deed.SLIP_AWAY -> new PlainOdds.Ends(0, 0, 0, 0, 0);
            case WastesMove.UsePower(var _, var deed) when deed == Power.Deed.REROLL_COMBAT -> odds.again();
            case WastesMove.UsePower(var card, var deed) -> odds.boosted(card, deed);
            default -> odds.ends();
        };
    }

    /// Without a roll. (frozen-wastes:RU59)
    private static boolean isFree(Setup setup) {
        return plays(setup, "escape", "free") || plays(setup, "escape", "defend-all");
    }

    private static boolean plays(Setup setup, String setting, String value) {
        return value.equals(setup.chosen().get(setting));
    }

    private static double escape(Setup setup, PlainOdds odds, WastesMove move) {
        return switch (move) {
            case WastesMove.Escape(var attribute) -> isFree(setup) ? 1 : odds.escape(attribute);
            case WastesMove.UsePower(var _, var deed) when deed == Power.Deed.SLIP_AWAY -> 1;
            default -> 0;
        };
    }

    private void assertNear(String what, int shown, double exact) {
        assertWithin(what, shown, exact, exact);
    }

    /// In thousandths; what is not quite sure is shown as a thousandth from it.
    private void assertWithin(String what, int shown, double least, double most) {
        widths.add((int) Math.round(1000 * (most - least)));
        assertThat((double) shown).as(what).isBetween(1000 * least - 1.001, 1000 * most + 1.001);
    }
}
