package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
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
            var votes = new ArrayList<Ending.Vote>();
            for (Faction faction : board.cards().factions()) {
                Optional<Seat> side = vote(board, faction);
                votes.add(new Ending.Vote(faction, side));
                table.update(board.with(board.ending().voted(List.copyOf(votes))));
                table.tell(new ClaimEvent.VoteCast(
                        faction, side, why(board, faction, side).of(faction)));
            }
            decide(table, votes);
        }

        private static void decide(Table<Board> table, List<Ending.Vote> votes) {
            Board board = table.board();
            List<Seat> sides = sides(board);
            var standings = new ArrayList<Standing>();
            for (Seat side : sides) {
                standings.add(Standing.of(board, side, votes));
            }
            var ranks = new ArrayList<Integer>();
            for (Seat seat : Seat.all(board.seats())) {
                ranks.add(rank(standings, standings.get(sides.indexOf(sideOf(board, seat)))));
            }
            Ending.Reason reason = reason(standings);
            Scoring.end(table, new Outcome(ranks, reason.toString()), reason);
        }

        private static int rank(List<Standing> standings, Standing own) {
            int rank = 1;
            for (Standing other : standings) {
                rank += Standing.ORDER.compare(other, own) > 0 ? 1 : 0;
            }
            return rank;
        }

        /// The first thing in which the best side is ahead of all others.
        private static Ending.Reason reason(List<Standing> standings) {
            var best = new ArrayList<>(standings);
            best.sort(Standing.ORDER.reversed());
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
        CardSet most = CardSet.EMPTY;
        for (Seat side : sides(board)) {
            CardSet cards = pile(board, side).and(board.cards().of(faction));
            int ahead = compare(board, cards, most);
            if (ahead > 0) {
                best = Optional.of(side);
                most = cards;
            } else if (ahead == 0) {
                best = Optional.empty(); // equal in everything (claim:RU2)
            }
        }
        return best;
    }

    /// What decided the vote of a faction. (claim:R37–R39)
    private static Why why(Board board, Faction faction, Optional<Seat> winner) {
        if (winner.isEmpty()) {
            return Why.NOBODY_AHEAD;
        }
        CardSet all = board.cards().of(faction);
        int most = pile(board, winner.get()).and(all).size();
        for (Seat side : sides(board)) {
            if (!side.equals(winner.get()) && pile(board, side).and(all).size() == most) {
                return Why.HIGHEST_OF_FACTION;
            }
        }
        return Why.MOST_OF_FACTION;
    }

    private static int compare(Board board, CardSet one, CardSet other) {
        int byNumber = Integer.compare(one.size(), other.size());
        return byNumber != 0 ? byNumber : compareFromHighest(values(board, one), values(board, other));
    }

    private static int compareFromHighest(int[] one, int[] other) {
        int ahead = 0;
        for (int i = one.length - 1; ahead == 0 && i >= 0; i--) {
            ahead = Integer.compare(one[i], other[i]);
        }
        return ahead;
    }

    /// Lowest first.
    private static int[] values(Board board, CardSet cards) {
        int[] values = cards.toArray();
        for (int i = 0; i < values.length; i++) {
            values[i] = board.value(values[i]);
        }
        Arrays.sort(values);
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
