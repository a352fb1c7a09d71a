package winterhall.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.kit.CardSet;

/// What must hold in the course of a match, worked out from what it told. (claim:I2–I7)
final class MatchInvariants {
    private final List<Step<Board>> match;
    private final Rules rules;
    private final List<String> broken = new ArrayList<>();

    private boolean recruiting = true;
    private final Map<Seat, Integer> followers = new LinkedHashMap<>();
    private final SequencedMap<Seat, Faction> trick = new LinkedHashMap<>();
    private boolean missed;
    private int undeadPlayed;
    private int undeadScored;
    private int fivesTaken;
    private int tookOff;
    private final List<Integer> kings = new ArrayList<>();
    private final List<Integer> queens = new ArrayList<>();
    private final List<Faction> voted = new ArrayList<>();

    MatchInvariants(List<Step<Board>> match) {
        this.match = match;
        this.rules = match.getFirst().position().board().rules();
    }

    List<String> broken() {
        for (Step<Board> step : match) {
            boolean recruited = false;
            boolean scored = false;
            for (var event : step.events()) {
                hear((ClaimEvent) event);
                recruited |= event.equals(new ClaimEvent.PhaseBegan(Phase.GATHERING));
                scored |= event.equals(new ClaimEvent.PhaseBegan(Phase.SCORING));
            }
            if (recruited) {
                afterRecruiting(step.position().board());
            }
            if (scored) {
                afterScoring(step.position().board());
            }
        }
        return broken;
    }

    private void hear(ClaimEvent event) {
        switch (event) {
            case ClaimEvent.PhaseBegan(var phase) -> recruiting = phase == Phase.RECRUITING;
            case ClaimEvent.CardLed(var seat, var card, var _) -> lead(seat, card);
            case ClaimEvent.CardLedFaceDown(var seat, var card, var _) -> lead(seat, card.orElseThrow());
            case ClaimEvent.CardPlayed(var seat, var card, var _) -> {
                trick.put(seat, card.faction());
                countUndead(card);
            }
            case ClaimEvent.FiveTaken(var _, var owner, var card, var _) -> {
                trick.remove(owner);
                fivesTaken += recruiting ? 1 : 0;
                undeadPlayed -= recruiting && card.faction() == Faction.UNDEAD ? 1 : 0;
            }
            case ClaimEvent.CardNamed(var _, var _, var held, var _) -> missed |= !held;
            case ClaimEvent.TrickFrozen _ -> clear();
            case ClaimEvent.TrickWon(var winner, var card, var _) -> {
                judge(winner, card.faction());
                clear();
            }
            case ClaimEvent.FollowerWon(var seat, var _, var _) -> followers.merge(seat, 1, Integer::sum);
            case ClaimEvent.FollowerDrawn(var seat, var _, var _, var _) -> followers.merge(seat, 1, Integer::sum);
            case ClaimEvent.GhostKept(var seat, var _, var _) -> followers.merge(seat, 1, Integer::sum);
            case ClaimEvent.CardsScored(var _, var cards, var _) -> undeadScored += recruiting ? cards.size() : 0;
            case ClaimEvent.CardsPoisoned(var _, var cards, var _) -> tookOff += cards.size();
            case ClaimEvent.FakesUnmasked(var _, var cards, var _) -> tookOff += cards.size();
            case ClaimEvent.CouplesLeft(var _, var cards, var _) -> {
                tookOff += cards.size();
                cards.forEach(card -> (card.faction() == Faction.ICE_KING ? kings : queens).add(card.number()));
            }
            case ClaimEvent.VoteCast(var faction, var _, var _) -> voted.add(faction);
            default -> {}
        }
    }

    private void lead(Seat seat, Face card) {
        trick.putFirst(seat, card.faction());
        countUndead(card);
    }

    private void countUndead(Face card) {
        undeadPlayed += recruiting && card.faction() == Faction.UNDEAD ? 1 : 0;
    }

    private void clear() {
        trick.clear();
        missed = false;
    }

    /// claim:I5
    private void judge(Seat winner, Faction faction) {
        if (trick.get(winner) != faction) {
            broken.add("I5: " + winner + " wins with " + faction + ", which is not in the trick " + trick);
        } else if (missed && trick.size() > 1) {
            expect("I5: after a Lamp miss the answer wins", trick.lastEntry().getKey(), winner);
        } else if (trick.size() > 1 && !rules.bottleCountsAnyCard()) {
            Faction led = trick.firstEntry().getValue();
            if (faction != led && !faction.imitates() && !faction.beats(led)) {
                broken.add("I5: " + faction + " wins a trick of " + led);
            }
        }
    }

    /// claim:I2 claim:I3
    private void afterRecruiting(Board board) {
        int tricks = rules.handSize();
        for (Seat seat : Seat.all(rules.seats())) {
            expect("I2: followers of " + seat, tricks, followers.getOrDefault(seat, 0));
            expect("I2: the new hand of " + seat, tricks, board.deal().size(Board.hand(seat)));
        }
        if (rules.seats() == 2) {
            expect(
                    "I3: the discard",
                    2 * tricks - undeadScored - fivesTaken,
                    board.deal().size(Board.DISCARD));
        }
    }

    /// claim:I4 claim:I6 claim:I7
    private void afterScoring(Board board) {
        kings.sort(null);
        queens.sort(null);
        expect("I6: the Queens that left beside the Kings", kings, queens);
        if (!voted.isEmpty()) { // a location may decide the match before
            expect("I7: factions that voted or did not", rules.cards().factions(), voted);
        }
        boolean allIsScored = !rules.artifacts()
                && board.locations().isEmpty()
                && !rules.has(Faction.FROSTBEAST)
                && !rules.has(Faction.GNOME);
        if (allIsScored) {
            CardSet scored = CardSet.EMPTY;
            for (Seat seat : Seat.all(rules.seats())) {
                scored = scored.plus(board.at(Board.score(seat)));
            }
            expect("I4: the score piles", rules.seats() * rules.handSize() + undeadPlayed, scored.size() + tookOff);
        }
    }

    private void expect(String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            broken.add(what + ": " + found + ", not " + expected);
        }
    }
}
