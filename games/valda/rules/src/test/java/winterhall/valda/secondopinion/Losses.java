package winterhall.valda.secondopinion;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.valda.ValdaEvent;

/// Followers that are lost, and the window that a loss opens. (valda:R96–R98, R199, RU62)
final class Losses {
    private final Reading reading;
    private final Holdings holdings;

    Losses(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
    }

    /// @param causer whose card it is; nobody for a skull
    void lose(String rule, Seat loser, int wanted, Optional<Seat> causer) {
        int steps = holdings.steps(loser, wanted, causer);
        if (steps == 0 && reading.next(ValdaEvent.FollowersLost.class).isEmpty()) {
            return;
        }
        var lost = reading.told(rule, ValdaEvent.FollowersLost.class);
        Reading.require(
                lost.seat().equals(loser) && lost.followers() == steps && lost.saved() == wanted - steps,
                rule,
                loser + " loses " + steps + " of " + wanted + ", told was " + lost);
        if (steps > 0) {
            window(loser, steps).open();
        }
    }

    private ResponseWindow window(Seat loser, int steps) {
        return new ResponseWindow(reading, holdings, "followers-lost", "necromancy") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                return seat.equals(loser) ? List.of() : List.of(seat);
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                gain("R199", seat, steps);
                return true;
            }
        };
    }

    void gain(String rule, Seat seat, int followers) {
        var gained = reading.told(rule, ValdaEvent.FollowersGained.class);
        Reading.require(
                gained.seat().equals(seat) && gained.followers() == followers,
                rule,
                seat + " gains " + followers + ", told was " + gained);
    }
}
