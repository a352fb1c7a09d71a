package winterhall.claim.bot;

import java.util.ArrayList;
import java.util.List;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Results;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Series;
import winterhall.bots.lab.Statistics;
import winterhall.bots.lab.Tally;
import winterhall.claim.Board;
import winterhall.claim.Claim;
import winterhall.claim.ClaimEvent;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// How close the votes are, and how a match is decided. (claim:R37–R42)
public final class ClaimStatistics implements Statistics<Board> {
    @Override
    public String game() {
        return "claim";
    }

    @Override
    public List<Series> series() {
        var series = new ArrayList<>(Series.bySeats(new Claim()));
        series.add(new Series("2, artifacts", Setup.of("claim", 2).with("artifacts", "yes")));
        return series;
    }

    @Override
    public MatchObserver<Board> observe(Setup setup, Tally tally) {
        return new VoteCounter(setup, tally);
    }

    @Override
    public List<Row> rows(Results results) {
        return List.of(
                Row.of("votes of the winner", 2, results, tally -> tally.mean("winning votes")),
                Row.of("votes ahead of the best other side", 2, results, tally -> tally.mean("lead")),
                Row.of("factions that vote for nobody", 2, results, tally -> tally.mean("nobody")),
                Row.of("matches decided by votes alone", 3, results, tally -> tally.mean("by votes")),
                Row.of("tricks won by the leader", 3, results, tally -> tally.ratio("won by leader", "tricks")));
    }

    private static final class VoteCounter implements MatchObserver<Board> {
        private final Tally tally;
        private final int[] votes;
        private int nobody;
        private int tricks;
        private int wonByLeader;

        VoteCounter(Setup setup, Tally tally) {
            this.tally = tally;
            this.votes = new int[setup.seats() == 4 ? 2 : setup.seats()];
        }

        @Override
        public void played(Position<Board> before, Seat seat, Move move, Step<Board> step) {
            for (Event event : step.events()) {
                switch (event) {
                    case ClaimEvent.TrickWon(var winner, var _, var _) -> {
                        tricks++;
                        wonByLeader += winner.equals(before.board().leader()) ? 1 : 0;
                    }
                    case ClaimEvent.VoteCast(var _, var side, var _) ->
                        side.ifPresentOrElse(voted -> votes[voted.index()]++, () -> nobody++);
                    default -> {}
                }
            }
        }

        @Override
        public void ended(Board board, Outcome outcome) {
            int winner = outcome.winners().getFirst().index() % votes.length;
            int best = 0;
            for (int side = 0; side < votes.length; side++) {
                best = side == winner ? best : Math.max(best, votes[side]);
            }
            tally.add("winning votes", votes[winner]);
            tally.add("lead", votes[winner] - best);
            tally.add("nobody", nobody);
            tally.add("by votes", outcome.reason().equals("votes") ? 1 : 0);
            tally.add("tricks", tricks);
            tally.add("won by leader", wonByLeader);
        }
    }
}
