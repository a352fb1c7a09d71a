package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import winterhall.engine.Setup;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;

/// Follows a whole match, and insists on the rules of movement, frost and combat.
///
/// Towns, training and discoveries change the holdings and are not judged.
final class Umpire {
    private static final Set<String> NOT_JUDGED =
            Set.of("visit-market", "choose-warmth", "buy-warmth", "trade", "spend-experience", "close-turn");

    private final LiveMatch match;
    private final Reading reading;
    private final Holdings holdings;
    private final Injuries injuries;
    private final QuietMoves quiet;
    private final MovementStep movement;
    private final SurvivalStep survival;
    private final AdventureStep adventure;

    private Umpire(LiveMatch match, Setup setup) {
        this.match = match;
        holdings = new Holdings(setup, match.board());
        reading = new Reading(match, holdings);
        var downfall = new Downfall(reading, holdings);
        injuries = new Injuries(reading, holdings, downfall);
        quiet = new QuietMoves(reading, holdings, injuries);
        movement = new MovementStep(reading, holdings, injuries, quiet);
        survival = new SurvivalStep(reading, holdings, injuries);
        adventure = new AdventureStep(reading, holdings, injuries, downfall, quiet);
    }

    /// @throws IllegalStateException with the last lines of the match, if the rules say something else
    static Coverage judge(LiveMatch match) {
        return judge(match, match.setup());
    }

    /// @param setup the settings by which the umpire judges
    static Coverage judge(LiveMatch match, Setup setup) {
        while (match.board().field().parties().size() < match.setup().seats()
                || match.board().field().parties().stream()
                        .anyMatch(party -> party.at().isEmpty())) {
            match.next();
        }
        var umpire = new Umpire(match, setup);
        try {
            umpire.follow();
        } catch (RuntimeException wrong) {
            throw new IllegalStateException(umpire.context(wrong), wrong);
        }
        return umpire.reading.coverage();
    }

    private String context(RuntimeException wrong) {
        var lines =
                new ArrayList<String>(List.of(wrong.toString(), match.setup().toString()));
        lines.addAll(reading.context());
        return String.join("\n", lines);
    }

    private void follow() {
        if (reading.asks(holdings.active, "travel")) {
            movement.travel(holdings.active(), false);
            afterMovement();
        } else if (reading.asks(holdings.active, "choose-venture")) {
            adventure.play();
            rest();
        }
        while (!reading.isOver() && !holdings.isMatchOver) {
            if (reading.isNext(WastesEvent.TurnBegan.class)) {
                reading.read();
                movement.play();
                afterMovement();
            } else {
                reading.read();
            }
        }
        Reading.require(reading.isOver(), "R193", "the match goes on after its end");
    }

    private void afterMovement() {
        if (isGoingOn()) {
            survival.play();
        }
        if (isGoingOn()) {
            adventure.play();
        }
        rest();
    }

    private boolean isGoingOn() {
        return !holdings.isTurnOver && !holdings.isMatchOver;
    }

    /// Market, experience and the end of the turn.
    private void rest() {
        while (isGoingOn()
                && reading.peek() instanceof TranscriptLine.Asked asked
                && NOT_JUDGED.contains(asked.ask())) {
            unjudged(asked);
        }
        while (holdings.mayLightFlare && reading.asks(holdings.active, "close-turn")) {
            unjudged((TranscriptLine.Asked) reading.peek());
        }
        if (!reading.isOver() && !holdings.isMatchOver) {
            Reading.require(
                    reading.peek() instanceof TranscriptLine.Told(var event) && isNextTurn(event),
                    "R19",
                    "the turn is over, and next is " + reading.peek());
        }
    }

    private void unjudged(TranscriptLine.Asked asked) {
        reading.read();
        reading.coverage().notJudged.merge(asked.ask(), 1, Integer::sum);
        if (asked.answer() instanceof WastesMove.Quiet move) {
            quiet.carryOut(holdings.active(), move);
            return;
        }
        while (!reading.isOver() && reading.peek() instanceof TranscriptLine.Told(var event) && !isNextTurn(event)) {
            reading.read();
            if (event instanceof WastesEvent.Sold) {
                injuries.settleAll(holdings.active());
            }
        }
    }

    private static boolean isNextTurn(WastesEvent event) {
        return event instanceof WastesEvent.TurnBegan
                || event instanceof WastesEvent.RoundBegan
                || event instanceof WastesEvent.MatchEnded;
    }
}
