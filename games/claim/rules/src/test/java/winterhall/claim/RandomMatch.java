package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// A whole match played at random, from its start to its end.
record RandomMatch(Setup setup, List<Step<Board>> steps) {
    static final Claim CLAIM = new Claim();
    static final Referee<Board, ClaimView> REFEREE = new Referee<>(CLAIM);

    static RandomMatch random(Setup setup, long seed) {
        var steps = new ArrayList<Step<Board>>();
        steps.add(REFEREE.start(setup, new QuickChance(seed)));
        Chance will = new QuickChance(seed).split();
        Position<Board> position = steps.getFirst().position();
        while (!position.agenda().isEmpty()) {
            Chance.Source source = will.source("moves");
            Seat seat = source.pick(REFEREE.awaited(position));
            Move move = source.pick(new ArrayList<Move>(REFEREE.options(position, seat)));
            will = source.rest();
            steps.add(REFEREE.advance(position, seat, move));
            position = steps.getLast().position();
        }
        return new RandomMatch(setup, List.copyOf(steps));
    }

    /// The board after the last step.
    Board end() {
        return steps.getLast().position().board();
    }

    /// The board after the step that told this.
    Board when(ClaimEvent event) {
        for (Step<Board> step : steps) {
            if (step.events().contains(event)) {
                return step.position().board();
            }
        }
        throw new IllegalArgumentException(event + " was never told in " + setup);
    }

    List<ClaimEvent> events() {
        return steps.stream()
                .flatMap(step -> step.events().stream())
                .map(event -> (ClaimEvent) event)
                .toList();
    }

    /// What was told before this.
    List<ClaimEvent> before(ClaimEvent event) {
        return events().stream().takeWhile(Predicate.not(event::equals)).toList();
    }

    boolean tells(ClaimEvent event) {
        return events().contains(event);
    }
}
