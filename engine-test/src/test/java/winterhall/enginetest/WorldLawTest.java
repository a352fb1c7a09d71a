package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashMove.Bid;
import winterhall.enginetest.stash.StashTable;

/// What no game can break, since the engine holds it: shown on moments that were put together wrongly.
class WorldLawTest {
    private static final Seat FIRST = Seat.of(1);
    private static final Seat SECOND = Seat.of(2);

    private final StashGame game = new StashGame();
    private final Referee<StashBoard, StashTable> referee = new Referee<>(game);
    private final Position<StashBoard> bidding =
            referee.start(Setup.of("stash", 2), new QuickChance(1)).position();

    @Test
    void anAnswerThatCannotBeWithdrawnIsFound() {
        Step<StashBoard> answered = referee.advance(bidding, FIRST, new Bid(1));
        assertThat(complaints(bidding, answered)).isEmpty();

        Position<StashBoard> elsewhere =
                referee.advance(bidding, SECOND, new Bid(0)).position();
        assertThat(complaints(elsewhere, answered)).containsExactly("seat-1 cannot withdraw bid 1");
    }

    @Test
    void inATwinTheSameSeatsHaveAnsweredAnOpenPoll() {
        Position<StashBoard> answered =
                referee.advance(bidding, FIRST, new Bid(1)).position();
        var bids = new ArrayList<Object>();
        for (int world = 0; world < 50; world++) {
            var twin = LookalikeWorld.of(referee, answered, Viewer.at(SECOND), new QuickChance(world));
            assertThat(referee.awaited(twin)).containsExactly(SECOND);
            bids.add(twin.answered(FIRST).orElseThrow());
            var own = LookalikeWorld.of(referee, answered, Viewer.at(FIRST), new QuickChance(world));
            assertThat(own.answered(FIRST)).contains(new Bid(1));
        }
        assertThat(bids).contains(new Bid(0), new Bid(1), new Bid(2));
    }

    private List<String> complaints(Position<StashBoard> before, Step<StashBoard> after) {
        var match = new RandomGame<>(GameCheck.of(game), 0);
        var cause = new DecisionPoint.Answered<>(before, FIRST, new Bid(1));
        var complaints = new ArrayList<String>();
        WorldLaw.POLL_ANSWERS_WITHDRAWN.check(
                new DecisionPoint<>(match, after, Optional.of(cause), 1), complaints::add);
        return complaints;
    }
}
