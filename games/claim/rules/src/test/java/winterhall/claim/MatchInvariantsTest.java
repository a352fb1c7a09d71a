package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// A match whose course is bent breaks the invariant that speaks of it. (claim:I2–I7)
class MatchInvariantsTest {
    private static final RandomMatch KINGS =
            RandomMatch.random(Setup.of("claim", 2).with("factions", "ice-king,ice-queen,undead,dwarf,yeti"), 7);

    @Test
    void aStraightCourseBreaksNone() {
        assertThat(RandomMatch.CLAIM.faults(KINGS.steps())).isEmpty();
    }

    @Test
    void aFollowerThatWasNeverTakenIsMissed() {
        assertBroken("I2", first(ClaimEvent.FollowerWon.class, _ -> Optional.empty()));
    }

    @Test
    void aFiveThatNobodyTookIsMissedInTheDiscard() {
        assertBroken(
                "I3",
                first(
                        ClaimEvent.FollowerWon.class,
                        told -> Optional.of(List.of(
                                told,
                                new ClaimEvent.FiveTaken(
                                        Seat.of(1), Seat.of(2), Face.of(Faction.DWARF, 5), Optional.empty())))));
    }

    @Test
    void aCardThatLeavesUntoldIsMissedInTheScorePiles() {
        assertBroken(
                "I4",
                first(
                        ClaimEvent.CouplesLeft.class,
                        told -> Optional.of(List.of(
                                told,
                                new ClaimEvent.CardsPoisoned(
                                        Seat.of(1), List.of(Face.of(Faction.DWARF, 5)), Optional.empty())))));
    }

    @Test
    void nobodyWinsWithACardThatIsNotInTheTrick() {
        assertBroken(
                "I5",
                first(
                        ClaimEvent.TrickWon.class,
                        told -> Optional.of(List.of(new ClaimEvent.TrickWon(
                                told.winner(), Face.of(Faction.GOBLIN, 3), Optional.empty())))));
    }

    @Test
    void nobodyWinsWithACardThatDoesNotCount() {
        RandomMatch off = RandomMatch.random(Setup.of("claim", 2), 3);
        Seat leader = off.events().stream()
                .filter(ClaimEvent.CardLed.class::isInstance)
                .map(event -> ((ClaimEvent.CardLed) event).seat())
                .findFirst()
                .orElseThrow();
        var bent = new ArrayList<Event>(List.of(
                new ClaimEvent.CardLed(leader, Face.of(Faction.DWARF, 3), Optional.empty()),
                new ClaimEvent.CardPlayed(leader.next(2), Face.of(Faction.UNDEAD, 9), Optional.empty()),
                new ClaimEvent.TrickWon(leader.next(2), Face.of(Faction.UNDEAD, 9), Optional.empty())));
        Step<Board> start = off.steps().getFirst();
        assertThat(RandomMatch.CLAIM.faults(List.of(new Step<>(start.position(), bent, false))))
                .containsExactly("I5: undead wins a trick of dwarf");
    }

    @Test
    void aKingDoesNotLeaveAlone() {
        assertBroken(
                "I6",
                first(
                        ClaimEvent.CouplesLeft.class,
                        told -> Optional.of(List.of(
                                told,
                                new ClaimEvent.CouplesLeft(
                                        told.seat(), List.of(Face.of(Faction.ICE_KING, 2)), Optional.empty())))));
    }

    @Test
    void everyFactionVotesOrDoesNot() {
        assertBroken("I7", first(ClaimEvent.VoteCast.class, _ -> Optional.empty()));
    }

    private static void assertBroken(String law, UnaryOperator<List<Step<Board>>> bend) {
        assertThat(RandomMatch.CLAIM.faults(bend.apply(KINGS.steps())))
                .isNotEmpty()
                .anyMatch(fault -> fault.startsWith(law + ": "));
    }

    /// Puts others in the place of the first event of this kind.
    private static <E extends Event> UnaryOperator<List<Step<Board>>> first(
            Class<E> kind, java.util.function.Function<E, Optional<List<Event>>> others) {
        return steps -> {
            var bent = new ArrayList<Step<Board>>();
            boolean done = false;
            for (Step<Board> step : steps) {
                var events = new ArrayList<Event>();
                for (Event event : step.events()) {
                    if (!done && kind.isInstance(event)) {
                        events.addAll(others.apply(kind.cast(event)).orElse(List.of()));
                        done = true;
                    } else {
                        events.add(event);
                    }
                }
                bent.add(new Step<>(step.position(), events, step.rolled()));
            }
            assertThat(done).as("a " + kind.getSimpleName() + " was told").isTrue();
            return bent;
        };
    }
}
