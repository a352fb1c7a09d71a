package winterhall.claim;

import java.util.List;
import winterhall.engine.Seat;

/// Where each artifact is. (claim:R5, claim:A0a)
///
/// Sixteen bits hold a set of artifacts.
///
/// @param rows the row of seat-1 in the low half, that of seat-2 in the high half
/// @param box the ones that were not dealt
/// @param played the ones on the artifact discard (claim:W4)
public record ArtifactPiles(int rows, int box, int played) {
    static final ArtifactPiles NONE = new ArtifactPiles(0, 0, 0);

    static final int EACH = 3;
    private static final List<Artifact> ARTIFACTS = List.of(Artifact.values());
    private static final int BITS = 16;
    private static final int ALL = (1 << BITS) - 1;

    /// Three each, in this order, and the rest into the box.
    static ArtifactPiles dealt(List<Artifact> order) {
        int first = bits(order.subList(0, EACH));
        int second = bits(order.subList(EACH, 2 * EACH));
        return new ArtifactPiles(first | second << BITS, ALL & ~first & ~second, 0);
    }

    static ArtifactPiles of(List<Artifact> first, List<Artifact> second, List<Artifact> box, List<Artifact> played) {
        return new ArtifactPiles(bits(first) | bits(second) << BITS, bits(box), bits(played));
    }

    /// Whether anybody can still play an artifact.
    boolean isLive() {
        return rows != 0;
    }

    /// Whether every artifact lies in one place. (claim:RU72)
    boolean isComplete() {
        int first = rows & ALL;
        int second = rows >>> BITS;
        boolean apart = (first & second) == 0 && ((first | second) & (box | played)) == 0 && (box & played) == 0;
        return apart && (first | second | box | played) == ALL;
    }

    int left(Seat seat) {
        return Integer.bitCount(rowBits(seat));
    }

    boolean has(Seat seat, Artifact artifact) {
        return (rowBits(seat) >> artifact.ordinal() & 1) != 0;
    }

    List<Artifact> row(Seat seat) {
        return list(rowBits(seat));
    }

    List<Artifact> boxed() {
        return list(box);
    }

    List<Artifact> discard() {
        return list(played);
    }

    ArtifactPiles use(Seat seat, Artifact artifact) {
        int bit = 1 << artifact.ordinal();
        return new ArtifactPiles(rows & ~(bit << shift(seat)), box, played | bit);
    }

    private int rowBits(Seat seat) {
        return seat.index() > 1 ? 0 : rows >>> shift(seat) & ALL;
    }

    private static int shift(Seat seat) {
        return BITS * seat.index();
    }

    private static int bits(List<Artifact> artifacts) {
        int bits = 0;
        for (Artifact artifact : artifacts) {
            bits |= 1 << artifact.ordinal();
        }
        return bits;
    }

    private static List<Artifact> list(int bits) {
        var artifacts = new Artifact[Integer.bitCount(bits)];
        int rest = bits;
        for (int i = 0; i < artifacts.length; i++) {
            artifacts[i] = ARTIFACTS.get(Integer.numberOfTrailingZeros(rest));
            rest &= rest - 1;
        }
        return List.of(artifacts);
    }
}
