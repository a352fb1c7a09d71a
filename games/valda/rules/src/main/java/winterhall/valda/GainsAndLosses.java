package winterhall.valda;

import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.valda.ValdaEvent.FollowersGained;
import winterhall.valda.ValdaEvent.FollowersLost;
import winterhall.valda.ValdaEvent.ResourcesGained;
import winterhall.valda.ValdaEvent.RunesGained;

/// Followers, resources and runes that come and go. (valda:R8, R95–R100)
final class GainsAndLosses {
    private GainsAndLosses() {}

    /// (valda:R95)
    record GainFollowers(Seat seat, int followers, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (followers > 0) {
                table.update(board -> board.state(state -> state.followers(seat, followers)));
                table.tell(new FollowersGained(seat, followers, cause));
            }
        }
    }

    record GainResources(Seat seat, Stock resources, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (!resources.isEmpty()) {
                table.update(board -> board.state(state -> state.gain(seat, resources)));
                table.tell(new ResourcesGained(seat, resources, cause));
            }
        }
    }

    /// As many as the supply has. (valda:R8)
    record GainRunes(Seat seat, int runes, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (runes > 0) {
                int gained = Math.min(runes, table.board().state().runesLeft());
                table.update(board -> board.state(state -> state.runes(seat, gained)));
                table.tell(new RunesGained(seat, gained, runes - gained, cause));
            }
        }
    }

    /// Down to the safe haven, unless it was caused by somebody who ignores havens; others may answer.
    /// (valda:R96, R98, R199, R206)
    ///
    /// @param by who caused it; nobody for a skull
    record LoseFollowers(Seat seat, int followers, Optional<Seat> by, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            int lost = table.board()
                    .state()
                    .lost(seat, followers, ignoresHavens(table.board().state(), by, seat));
            table.update(board -> board.state(state -> state.followers(seat, -lost)
                    .pending(pending ->
                            lost == 0 ? pending : pending.withLoss(Optional.of(new Pending.Loss(seat, lost))))));
            table.tell(new FollowersLost(seat, lost, followers - lost, cause));
            if (lost > 0) {
                table.next(new Windows.OpenWindow(Timing.FOLLOWERS_LOST), new EndLoss());
            }
        }
    }

    /// (valda:R206, RU91)
    static boolean ignoresHavens(PublicState state, Optional<Seat> by, Seat loser) {
        return by.isPresent() && !by.get().equals(loser) && state.abolished().contains(by.get());
    }

    record EndLoss() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(state -> state.pending(pending -> pending.withLoss(Optional.empty()))));
        }
    }
}
