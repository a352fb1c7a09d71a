package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import winterhall.engine.Setup;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;

/// Follows a whole match, and insists on the rules of movement, frost and combat.
///
/// Towns, training and discoveries are read and entered into the ledger, but not judged.
final class Umpire {
    private static final Set<String> NOT_JUDGED =
            Set.of("visit-market", "choose-warmth", "buy-warmth", "trade", "spend-experience", "close-turn");

    private final LiveMatch match;
    private final Reading reading;
    private final Ledger ledger;
    private final Injuries injuries;
    private final QuietMoves quiet;
    private final MovementStep movement;
    private final SurvivalStep survival;
    private final AdventureStep adventure;

    private Umpire(LiveMatch match, Setup setup) {
        this.match = match;
        ledger = new Ledger(setup, match.board());
        reading = new Reading(match, ledger);
        var downfall = new Downfall(reading, ledger);
        injuries = new Injuries(reading, ledger, downfall);
        quiet = new QuietMoves(reading, ledger, injuries);
        movement = new MovementStep(reading, ledger, injuries, quiet);
        survival = new SurvivalStep(reading, ledger, injuries);
        adventure = new AdventureStep(reading, ledger, injuries, downfall, quiet);
    }

    /// @throws IllegalStateException with the last lines of the match, if the rules say something else
    static Tally judge(LiveMatch match) {
        return judge(match, match.setup());
    }

    /// @param setup the settings by which the umpire judges
    static Tally judge(LiveMatch match, Setup setup) {
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
        return umpire.reading.tally();
    }

    private String context(RuntimeException wrong) {
        var lines =
                new ArrayList<String>(List.of(wrong.toString(), match.setup().toString()));
        lines.addAll(reading.context());
        return String.join("\n", lines);
    }

    private void follow() {
        if (reading.asks(ledger.active, "travel")) {
            movement.travel(ledger.active(), false);
            afterMovement();
        } else if (reading.asks(ledger.active, "choose-venture")) {
            adventure.play();
            rest();
        }
        while (!reading.isOver() && !ledger.isMatchOver) {
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
        return !ledger.isTurnOver && !ledger.isMatchOver;
    }

    /// Market, experience and the end of the turn.
    private void rest() {
        while (isGoingOn() && reading.peek() instanceof Entry.Asked asked && NOT_JUDGED.contains(asked.ask())) {
            unjudged(asked);
        }
        while (ledger.mayLightFlare && reading.asks(ledger.active, "close-turn")) {
            unjudged((Entry.Asked) reading.peek());
        }
        if (!reading.isOver() && !ledger.isMatchOver) {
            Reading.require(
                    reading.peek() instanceof Entry.Told(var event) && isNextTurn(event),
                    "R19",
                    "the turn is over, and next is " + reading.peek());
        }
    }

    private void unjudged(Entry.Asked asked) {
        reading.read();
        reading.tally().notJudged.merge(asked.ask(), 1, Integer::sum);
        if (asked.answer() instanceof WastesMove.Quiet move) {
            quiet.carryOut(ledger.active(), move);
            return;
        }
        while (!reading.isOver() && reading.peek() instanceof Entry.Told(var event) && !isNextTurn(event)) {
            reading.read();
            if (event instanceof WastesEvent.Sold) {
                injuries.settleAll(ledger.active());
            }
        }
    }

    private static boolean isNextTurn(WastesEvent event) {
        return event instanceof WastesEvent.TurnBegan
                || event instanceof WastesEvent.RoundBegan
                || event instanceof WastesEvent.MatchEnded;
    }
}
