package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;

/// What a view says of a failure is what the rules then do, if nothing is used against it. (frozen-wastes:R95,
/// frozen-wastes:R96, frozen-wastes:R104, frozen-wastes:R106, frozen-wastes:R183, frozen-wastes:RU89)
class ShownMissesTest {
    private static final Seat SEAT = Seat.of(1);
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final Referee<Board, WastesView> REFEREE = new Referee<>(GAME);

    /// Wounds with white death, frost or exhaustion beside them; for the hero when an Ally has missed; and the last Life of each.
    @TestFactory
    Stream<DynamicTest> ofEveryChoiceInEveryPhase() {
        return Stream.of(
                        "deck blue ice-wraith | seat-1 hero arvel-worldwalker at hex-9-13 ally frida-brani 0 0 0 0",
                        "deck blue ice-wraith | seat-1 hero arvel-worldwalker at hex-9-13 wounds 3 ally frida-brani 1 0 0 2",
                        "deck blue hoarfrost-twins | seat-1 hero karnon at hex-9-13 frost 4 ally frida-brani 0 1 0 1",
                        "deck yellow barrow-shaman | seat-1 hero zyla at hex-7-12 exhaustion 2 frost 3 ally harpooner 0 0 0 0")
                .map(words -> DynamicTest.dynamicTest(
                        words, () -> assertThat(compare(words)).isGreaterThan(6)));
    }

    private static int compare(String words) {
        Position<Board> position = played(staged(words), "seek-adventure");
        while (REFEREE.options(position, SEAT).contains(new WastesMove.BeginCombat())) {
            position = played(position, "begin-combat");
        }
        int compared = 0;
        for (Outlook.EscapeRoll escape : rolls(position).escapes()) {
            compared += compare(position, new WastesMove.Escape(escape.attribute()), escape.miss());
        }
        position = played(position, "fight-on");
        for (int phases = 0; phases < Phase.ALL.size(); phases++) {
            Phase phase = position.board().field().currentFight().phase().orElseThrow();
            for (Outlook.Choice choice : rolls(position).choices()) {
                if (choice.phase() == phase) {
                    Move move = choice.attacks() ? new WastesMove.Attack(choice.who()) : new WastesMove.Defend();
                    compared += compare(position, move, choice.miss());
                }
            }
            position = phases < 2 ? played(throwing(position, "99"), "defend") : position;
        }
        return compared;
    }

    private static int compare(Position<Board> position, Move move, List<Setback> shown) {
        Board before = position.board();
        List<String> suffered = new ArrayList<>();
        Step<Board> step = REFEREE.advance(throwing(position, "00"), SEAT, move);
        for (var event : step.events()) {
            if (event instanceof WastesEvent.Harmed harmed) {
                suffered.add(harmed.who() + " " + harmed.harm() + " " + harmed.amount());
            }
        }
        List<String> said = new ArrayList<>();
        for (Setback setback : shown) {
            add(said, setback, Harm.WOUNDS, setback.wounds());
            add(said, setback, Harm.EXHAUSTION, setback.exhaustion());
            add(said, setback, Harm.FROST, setback.frost());
            boolean isTurned = setback.frost() > 0;
            add(said, setback, Harm.WHITE_DEATH, isTurned ? 0 : setback.whiteDeath());
            Party after = step.position().board().party(SEAT);
            if (!before.party(SEAT).isHero(setback.who())) {
                assertThat(after.has(setback.who())).as("%s", move).isEqualTo(!setback.falls());
            } else {
                assertThat(after.knockouts() > before.party(SEAT).knockouts())
                        .as("%s", move)
                        .isEqualTo(setback.falls());
            }
            if (!setback.falls()) {
                int left = after.life(setback.who()) - after.body(setback.who()).harm();
                assertThat(setback.left()).as("%s", move).isEqualTo(left);
            }
        }
        Collections.sort(said);
        Collections.sort(suffered);
        assertThat(said).as("%s", move).isEqualTo(suffered);
        return 1;
    }

    private static void add(List<String> said, Setback setback, Harm harm, int amount) {
        if (amount > 0) {
            said.add(setback.who() + " " + harm + " " + amount);
        }
    }

    @Test
    void ofATestThatHasFailed() {
        Position<Board> failed = played(
                staged("deck green cracking-ice | seat-1 hero karnon at hex-9-1 frost 1 gear 1-luckstone"),
                "seek-adventure");
        List<Setback> shown =
                GAME.view(failed.board(), Viewer.everyone()).outlook().failure();
        assertThat(shown).singleElement().satisfies(setback -> {
            assertThat(setback.frost()).isEqualTo(2);
            assertThat(setback.falls()).isFalse();
        });
        Party after = played(failed, "accept").board().party(SEAT);
        assertThat(after.body(after.hero()).frost()).isEqualTo(3);
    }

    private static Outlook.Rolls rolls(Position<Board> position) {
        return GAME.view(position.board(), Viewer.everyone()).outlook().rolls().orElseThrow();
    }

    private static Position<Board> staged(String words) {
        List<List<String>> lines = Stream.of(("moment adventure seat-1 | " + words).split(" \\| "))
                .map(line -> List.of(line.split(" ")))
                .toList();
        return REFEREE.begin(GAME.staging().stage(Setup.of("frozen-wastes", 2), lines), chance("00000000"))
                .position();
    }

    private static Position<Board> played(Position<Board> position, String... lines) {
        Position<Board> now = position;
        for (String line : lines) {
            Move move = GAME.vocabulary().moves().read(line, WastesMove.class);
            now = REFEREE.advance(now, SEAT, move).position();
        }
        return now;
    }

    private static Position<Board> throwing(Position<Board> position, String dice) {
        return new Position<>(position.number(), position.board(), position.agenda(), position.answers(), chance(dice));
    }

    private static ScriptedChance chance(String dice) {
        return new ScriptedChance(List.of(dice.split("")), 1);
    }
}
