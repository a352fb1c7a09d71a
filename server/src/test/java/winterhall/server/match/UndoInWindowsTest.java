package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Window;
import winterhall.server.camp.Camp;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampMove;
import winterhall.server.camp.CampRules.HearHorn;

/// Out of an open window a seat goes back by itself only if nobody else is asked in it.
class UndoInWindowsTest {
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);

    private final Transitions<CampBoard, CampBoard.CampView> transitions =
            new Transitions<>(new Referee<>(new Camp()), ClockRules.NONE);

    @Test
    void aWindowForOneselfAloneBarsNothing() throws Refused {
        assertThat(barred(List.of(ONE))).isEmpty();
    }

    @Test
    void whereOthersAreAskedTheyHaveToAgree() throws Refused {
        for (List<Seat> asked : List.of(List.of(ONE, TWO), List.of(TWO, ONE), List.of(TWO))) {
            assertThat(barred(asked)).as("%s", asked).contains("others-may-react");
        }
    }

    /// A ledger from before these bars may hold such an undo.
    @Test
    void anUndoOutOfAWindowOfOthersStillReplays() throws Refused {
        Match<CampBoard> start = start();
        Match<CampBoard> match = asked(gathered(start), List.of(TWO));
        assertThat(match.whyNoUndo(ONE)).isPresent();
        assertThat(undone(match).position()).isSameAs(start.position());
    }

    @Test
    void anUndoOfAPassByOrderStillReplays() throws Refused {
        Match<CampBoard> before = asked(start(), List.of(ONE));
        Match<CampBoard> passed = transitions
                .apply(before, Entry.counting(before, ONE, new CampMove.Pass()).by(Entry.By.ORDER), _ -> before)
                .match();
        assertThat(passed.whyNoUndo(ONE)).isPresent();
        assertThat(undone(passed).position()).isSameAs(before.position());
    }

    /// Why seat 1 cannot take back what it has just done, when a window for these seats has opened.
    private Optional<String> barred(List<Seat> asked) throws Refused {
        return asked(gathered(start()), asked).whyNoUndo(ONE).map(Refusal::reason);
    }

    private Match<CampBoard> start() throws Refused {
        return transitions
                .start(Setup.of("camp", 2), new QuickChance(1), List.of("", ""))
                .match();
    }

    private Match<CampBoard> gathered(Match<CampBoard> start) throws Refused {
        return transitions
                .apply(start, Entry.counting(start, ONE, new CampMove.Gather()), _ -> start)
                .match();
    }

    private Match<CampBoard> undone(Match<CampBoard> match) throws Refused {
        return transitions.apply(match, Entry.undo(ONE, 1), _ -> match).match();
    }

    /// The match with a window for these seats on top of what comes next.
    private static Match<CampBoard> asked(Match<CampBoard> match, List<Seat> seats) {
        Position<CampBoard> now = match.position();
        var horn = new HearHorn(Window.open(seats).orElseThrow());
        return match.at(
                new Position<>(now.number(), now.board(), now.agenda().push(horn), List.of(), now.chance()),
                match.undo(),
                0);
    }
}
