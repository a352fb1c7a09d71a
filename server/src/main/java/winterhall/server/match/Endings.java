package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Game;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.Match.Ending;
import winterhall.server.match.Match.How;
import winterhall.server.match.SeatState.Sitting;

/// How a match ends, or a seat's part in it: played out, given up, out of time, stopped.
final class Endings<B> {
    private final Game<B, ?> game;
    private final ClockRules clock;

    Endings(Game<B, ?> game, ClockRules clock) {
        this.game = game;
        this.clock = clock;
    }

    /// Whatever was proposed is off the table: the one who is gone could not answer it.
    Match<B> flagged(Match<B> match, Seat seat) throws Refused {
        Transitions.requirePerson(match, seat);
        Match<B> out = match.with(seat, match.seat(seat).withLeft(0)).with(Optional.empty());
        return switch (clock.fall()) {
            case NOTHING -> throw Refused.because("no-clock-runs");
            case LOSES -> resigned(out, seat, How.FLAGGED);
            case BOT_SITS_IN ->
                out.with(seat, out.seat(seat).with(Sitting.SITTING_IN)).withStep();
        };
    }

    /// With two seats the other wins; with more a bot plays on, since the others came to play, and the seat comes last.
    Match<B> resigned(Match<B> match, Seat seat, How how) throws Refused {
        SeatState state = match.seat(seat);
        if (state.sitting() != Sitting.PERSON && state.sitting() != Sitting.SITTING_IN) {
            throw Refused.because("no-person-sits-there");
        }
        if (match.seats().size() == 2) {
            List<Integer> ranks = seat.number() == 1 ? List.of(2, 1) : List.of(1, 2);
            return match.ended(new Ending(how, ranks, Verb.of(how))).withStep();
        }
        Match<B> left = match.with(seat, state.givenUpAt(match.step() + 1)).with(Optional.empty());
        return left.persons().isEmpty()
                ? left.ended(new Ending(how, List.of(), "nobody-left")).withStep()
                : left.withStep();
    }

    Match<B> finishedIfOver(Match<B> match) {
        if (!match.position().agenda().isEmpty()) {
            return match;
        }
        Outcome outcome = game.outcome(match.position().board()).orElseThrow();
        return match.ended(new Ending(How.FINISHED, Standings.of(match, outcome.ranks()), outcome.reason()));
    }
}
