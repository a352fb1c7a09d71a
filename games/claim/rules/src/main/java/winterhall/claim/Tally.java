package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import winterhall.engine.Seat;

/// What the table counts and everybody may remember, in bits, since search copies it after every trick.
///
/// @param lost consecutive tricks not won, up to now, eight bits a seat (claim:R46)
/// @param lostThisPhase the same since the phase began (claim:L3)
/// @param lacking factions that the hidden part of a hand is known to lack, because its seat could not follow; 32 bits
///     a seat, for the first two
/// @param lackingBeyond the same for the others
public record Tally(int lost, int lostThisPhase, long lacking, long lackingBeyond) {
    static final Tally START = new Tally(0, 0, 0, 0);

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    private static final int FACTIONS = 32;
    private static final int SEATS = 4;
    private static final String NONE = "-";
    private static final Faction[] ALL = Faction.values(); // a copy at every call

    int lost(Seat seat) {
        return at(lost, seat);
    }

    int lostThisPhase(Seat seat) {
        return at(lostThisPhase, seat);
    }

    boolean isLacking(Seat seat, Faction faction) {
        return (bits(seat) >> faction.ordinal() & 1) != 0;
    }

    List<Faction> lacking(Seat seat) {
        int bits = bits(seat);
        if (bits == 0) {
            return List.of();
        }
        var factions = new ArrayList<Faction>();
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            factions.add(ALL[Integer.numberOfTrailingZeros(rest)]);
        }
        return List.copyOf(factions);
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
        return new Tally(all, phase, lacking, lackingBeyond);
    }

    Tally lacks(Seat seat, Faction faction) {
        long bit = 1L << faction.ordinal() + FACTIONS * (seat.index() % 2);
        return seat.index() < 2
                ? new Tally(lost, lostThisPhase, lacking | bit, lackingBeyond)
                : new Tally(lost, lostThisPhase, lacking, lackingBeyond | bit);
    }

    /// Hands are new, and so is the count of the phase.
    Tally nextPhase() {
        return new Tally(lost, 0, 0, 0);
    }

    Tally withLost(Seat seat, int count) {
        return new Tally(lost & ~(MASK << shift(seat)) | count << shift(seat), lostThisPhase, lacking, lackingBeyond);
    }

    Tally withLostThisPhase(Seat seat, int count) {
        return new Tally(lost, lostThisPhase & ~(MASK << shift(seat)) | count << shift(seat), lacking, lackingBeyond);
    }

    /// For each seat of which there is something to say: `seat-1 3 2 dwarf+seer`, both counts and what it lacks.
    public String written() {
        return Seat.all(SEATS).stream()
                .filter(seat -> (lost(seat) | lostThisPhase(seat) | bits(seat)) != 0)
                .map(seat -> seat + " " + lost(seat) + " " + lostThisPhase(seat) + " " + words(lacking(seat)))
                .collect(Collectors.joining(" "));
    }

    public static Tally readWritten(String text) {
        Tally tally = START;
        String[] words = text.isEmpty() ? new String[0] : text.split(" ", -1);
        for (int i = 0; i < words.length; i += 4) {
            Seat seat = Seat.parse(words[i]);
            tally = tally.withLost(seat, Integer.parseInt(words[i + 1]))
                    .withLostThisPhase(seat, Integer.parseInt(words[i + 2]));
            for (String faction : words[i + 3].equals(NONE) ? new String[0] : words[i + 3].split("\\+")) {
                tally = tally.lacks(seat, Faction.parse(faction));
            }
        }
        return tally;
    }

    private static String words(List<Faction> factions) {
        return factions.isEmpty()
                ? NONE
                : factions.stream().map(Faction::toString).collect(Collectors.joining("+"));
    }

    private int bits(Seat seat) {
        return (int) ((seat.index() < 2 ? lacking : lackingBeyond) >>> FACTIONS * (seat.index() % 2));
    }

    private static int at(int counts, Seat seat) {
        return counts >>> shift(seat) & MASK;
    }

    private static int shift(Seat seat) {
        return BITS * seat.index();
    }
}
