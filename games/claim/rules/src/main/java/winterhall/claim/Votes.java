package winterhall.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;

/// Which faction votes for whom, and who wins by it. (claim:R37–R42)
final class Votes {
    private Votes() {}

    /// S8. (claim:R37, claim:R40–R42)
    record CountVotes() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            List<Ending.Vote> votes = board.cards().factions().stream()
                    .map(faction -> new Ending.Vote(faction, vote(board, faction)))
                    .toList();
            table.update(board.with(board.ending().voted(votes)));
            votes.forEach(vote -> table.tell(new ClaimEvent.VoteCast(vote.faction(), vote.side())));
            decide(table, votes);
        }

        private static void decide(Table<Board> table, List<Ending.Vote> votes) {
            Board board = table.board();
            List<Standing> standings = sides(board).stream()
                    .map(side -> Standing.of(board, side, votes))
                    .toList();
            List<Integer> places = Seat.all(board.seats()).stream()
                    .map(seat -> place(standings, standings.get(sides(board).indexOf(sideOf(board, seat)))))
                    .toList();
            Scoring.end(table, new Outcome(places, reason(standings).toString()), reason(standings));
        }

        private static int place(List<Standing> standings, Standing own) {
            return 1
                    + (int) standings.stream()
                            .filter(other -> Standing.ORDER.compare(other, own) > 0)
                            .count();
        }

        /// The first thing in which the best side is ahead of all others.
        private static Ending.Reason reason(List<Standing> standings) {
            List<Standing> best =
                    standings.stream().sorted(Standing.ORDER.reversed()).toList();
            Standing first = best.get(0);
            Standing second = best.get(1);
            if (first.votes > second.votes) {
                return Ending.Reason.VOTES;
            }
            if (first.cardsBehind > second.cardsBehind) {
                return Ending.Reason.CARDS_BEHIND_VOTES;
            }
            return first.total > second.total ? Ending.Reason.TOTAL_CARDS : Ending.Reason.DRAW;
        }
    }

    /// What a side is ranked by. (claim:R40–R42)
    private record Standing(int votes, int cardsBehind, int total) {
        static final Comparator<Standing> ORDER = Comparator.comparingInt(Standing::votes)
                .thenComparingInt(Standing::cardsBehind)
                .thenComparingInt(Standing::total);

        static Standing of(Board board, Seat side, List<Ending.Vote> votes) {
            CardSet pile = pile(board, side);
            int count = 0;
            int behind = 0;
            for (Ending.Vote vote : votes) {
                if (vote.side().equals(Optional.of(side))) {
                    count++;
                    behind += pile.and(board.cards().of(vote.faction())).size();
                }
            }
            return new Standing(count, behind, board.rules().tieByTotalCards() ? pile.size() : 0);
        }
    }

    /// The side with most cards of a faction; of equal numbers the higher values decide, one by one. (claim:R37–R39)
    static Optional<Seat> vote(Board board, Faction faction) {
        Optional<Seat> best = Optional.empty();
        List<Integer> high = List.of();
        for (Seat side : sides(board)) {
            List<Integer> values = values(board, side, faction);
            int ahead = compare(values, high);
            if (ahead > 0) {
                best = Optional.of(side);
                high = values;
            } else if (ahead == 0) {
                best = Optional.empty(); // equal in everything (claim:RU2)
            }
        }
        return best;
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        int byNumber = Integer.compare(one.size(), other.size());
        for (int i = 0; byNumber == 0 && i < one.size(); i++) {
            byNumber = Integer.compare(one.get(i), other.get(i));
        }
        return byNumber;
    }

    /// Highest first.
    private static List<Integer> values(Board board, Seat side, Faction faction) {
        var values = new ArrayList<Integer>();
        pile(board, side).and(board.cards().of(faction)).forEach(card -> values.add(board.value(card)));
        values.sort(Comparator.reverseOrder());
        return values;
    }

    /// Each seat for itself, or two partnerships, named by their first seats. (claim:N2)
    static List<Seat> sides(Board board) {
        return board.seats() == 4 ? Seat.all(2) : Seat.all(board.seats());
    }

    static List<Seat> members(Board board, Seat side) {
        return board.seats() == 4 ? List.of(side, side.clockwise(2, 4)) : List.of(side);
    }

    private static Seat sideOf(Board board, Seat seat) {
        return board.seats() == 4 ? Seat.of(2 - seat.number() % 2) : seat;
    }

    /// Partners pool their score piles. (claim:N9)
    static CardSet pile(Board board, Seat side) {
        CardSet pile = board.at(Board.score(side));
        return board.seats() == 4 ? pile.plus(board.at(Board.score(side.clockwise(2, 4)))) : pile;
    }
}
