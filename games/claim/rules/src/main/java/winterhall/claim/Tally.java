package winterhall.claim;

import winterhall.engine.Seat;

/// What the table counts and everybody may remember, eight bits a seat.
///
/// @param lost consecutive tricks not won, up to now (claim:R46)
/// @param lostThisPhase the same since the phase began (claim:L3)
/// @param lacking factions that the hidden part of a hand is known to lack, because its seat could not follow
public record Tally(int lost, int lostThisPhase, int lacking) {
    static final Tally START = new Tally(0, 0, 0);

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;

    int lost(Seat seat) {
        return at(lost, seat);
    }

    int lostThisPhase(Seat seat) {
        return at(lostThisPhase, seat);
    }

    /// Bits of the factions, by their place in the deck.
    int lacking(Seat seat) {
        return at(lacking, seat);
    }

    /// After a trick that this seat won. (claim:R46)
    Tally wonBy(Seat winner, int seats) {
        int all = 0;
        int phase = 0;
        for (int number = 1; number <= seats; number++) {
            Seat seat = Seat.of(number);
            if (!seat.equals(winner)) {
                all |= Math.min(lost(seat) + 1, MASK) << shift(seat);
                phase |= Math.min(lostThisPhase(seat) + 1, MASK) << shift(seat);
            }
        }
        return new Tally(all, phase, lacking);
    }

    Tally lacks(Seat seat, int factionPlace) {
        return new Tally(lost, lostThisPhase, lacking | 1 << factionPlace + shift(seat));
    }

    /// Hands are new, and so is the count of the phase.
    Tally nextPhase() {
        return new Tally(lost, 0, 0);
    }

    Tally withLost(Seat seat, int count) {
        return new Tally(lost & ~(MASK << shift(seat)) | count << shift(seat), lostThisPhase, lacking);
    }

    Tally withLostThisPhase(Seat seat, int count) {
        return new Tally(lost, lostThisPhase & ~(MASK << shift(seat)) | count << shift(seat), lacking);
    }

    private static int at(int counts, Seat seat) {
        return counts >>> shift(seat) & MASK;
    }

    private static int shift(Seat seat) {
        return BITS * seat.index();
    }
}
