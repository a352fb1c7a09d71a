package winterhall.claim;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.Words;

/// The table as one viewer sees it. (claim section 11)
///
/// It names faces, never copies; every list of cards is in the order of faction and number, except where the order
/// itself is public (the cards of a trick). (claim:H6)
///
/// @param deck how many cards are left
/// @param deckTop the top card, for a seat that has just looked at it with a Seer
/// @param toxics the three on the table, as far as this viewer knows them
/// @param peeked who has looked at which
public record ClaimView(
        Viewer viewer,
        Rules rules,
        Phase phase,
        Seat leader,
        List<SeatView> seats,
        List<Face> centre,
        int deck,
        Optional<Face> deckTop,
        List<Face> discard,
        List<Face> trolls,
        TrickView trick,
        List<Artifact> artifactDiscard,
        OngoingView ongoing,
        List<Optional<Toxic>> toxics,
        List<Toxics.Peek> peeked,
        boolean toxicsRevealed,
        List<Location> locations,
        Ending ending) {

    /// One seat.
    ///
    /// @param hand how many cards are in the hand
    /// @param known the cards of the hand that this viewer knows; for another seat also those that may have gone from
    ///     the hand to its Flail slot or lie face-down in the trick
    /// @param open the cards that everybody knows to be in the hand, in its Flail slot or face-down in the trick
    /// @param flailed whether a card lies in the Flail slot (claim:A1)
    /// @param flail that card, for its owner
    /// @param followers how many followers there are
    /// @param knownFollowers those this viewer knows
    /// @param openFollowers those that everybody knows
    /// @param artifacts how many artifacts are left
    /// @param row which, for their owner
    /// @param lost consecutive tricks not won, up to now (claim:R46)
    /// @param lostThisPhase the same since the phase began (claim:L3)
    /// @param lacking factions that the hidden part of the hand is known to lack, since they could not be followed
    public record SeatView(
            Seat seat,
            int hand,
            List<Face> known,
            List<Face> open,
            boolean flailed,
            Optional<Face> flail,
            int followers,
            List<Face> knownFollowers,
            List<Face> openFollowers,
            List<Face> score,
            List<Face> gnomes,
            int artifacts,
            List<Artifact> row,
            int lost,
            int lostThisPhase,
            List<Faction> lacking) {}

    /// The trick under way.
    ///
    /// @param announced the faction of a face-down lead where the table plays so (claim:A12)
    public record TrickView(
            List<Lying> plays,
            List<Spell> spells,
            boolean masked,
            Optional<Faction> announced,
            boolean last,
            Optional<Seat> winner,
            List<Seat> ghosts,
            boolean deckCardForWinner,
            List<Face> givenUp) {}

    /// A card in the trick or in the Freeze zone; face-down it shows nothing.
    ///
    /// @param moved whether it was taken already, while others of the trick still lie there
    public record Lying(
            Seat seat,
            Optional<Face> card,
            boolean flask,
            int frozen,
            List<PlayedCard.Twist> twists,
            boolean readable,
            boolean moved) {}

    /// Effects of artifacts that outlast their trick, as this viewer sees them.
    ///
    /// @param flask the seats whose next card has a bonus
    /// @param missed the card that the Wishing Lamp has proven absent, and where
    /// @param spared cards that came into that hand later
    public record OngoingView(
            int mask,
            int torch,
            List<Seat> flask,
            Optional<Seat> cloaked,
            List<Lying> frozen,
            List<Face> prize,
            Optional<Seat> missedAt,
            Optional<Face> missed,
            List<Face> spared) {}

    /// The phase, and in the first two which trick of how many: by the followers taken, and by the cards still to be played.
    SequencedMap<String, String> where() {
        int tricks = rules.handSize();
        int trick = switch (phase) {
            case RECRUITING ->
                fewest(SeatView::followers) + 1 + (ongoing.frozen().isEmpty() ? 0 : 1);
            case GATHERING -> tricks + 1 - (isPhaseFresh() ? most(this::toPlay) : fewest(this::toPlay));
            case SCORING, OVER -> tricks;
        };
        return Words.of("stage", phase, "trick", Math.clamp(trick, 1, tricks), "tricks", tricks);
    }

    /// Whether no card of this phase was played yet; before the first, Gambler's Book makes one hand smaller. (claim:A6)
    private boolean isPhaseFresh() {
        return trick.plays().isEmpty() && seats.stream().allMatch(place -> place.lostThisPhase == 0);
    }

    /// The cards this seat can still play, with the one in the trick.
    private int toPlay(SeatView place) {
        boolean played = trick.plays().stream().anyMatch(lying -> lying.seat().equals(place.seat));
        return place.hand + (place.flailed ? 1 : 0) + (played ? 1 : 0);
    }

    private int fewest(ToIntFunction<SeatView> count) {
        return seats.stream().mapToInt(count).min().orElseThrow();
    }

    private int most(ToIntFunction<SeatView> count) {
        return seats.stream().mapToInt(count).max().orElseThrow();
    }

    SeatView at(Seat seat) {
        return seats.get(seat.index());
    }
}
