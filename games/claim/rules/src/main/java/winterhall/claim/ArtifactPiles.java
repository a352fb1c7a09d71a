package winterhall.claim;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import winterhall.engine.Seat;

/// Where each artifact is. (claim:R5, claim:A0a)
///
/// The bits of a number hold a set of artifacts.
///
/// @param rows the row of seat-1 in the low half, that of seat-2 in the high half
/// @param box the ones that were not dealt
/// @param played the ones on the artifact discard (claim:W4)
public record ArtifactPiles(long rows, int box, int played) {
    static final ArtifactPiles NONE = new ArtifactPiles(0, 0, 0);

    static final int EACH = 3;
    private static final List<Artifact> ARTIFACTS = List.of(Artifact.values());
    private static final int BITS = 32;
    private static final int ALL = (1 << ARTIFACTS.size()) - 1;
    private static final String NOTHING = "-";

    /// Three each, in this order, and the rest into the box.
    static ArtifactPiles dealt(List<Artifact> order) {
        int first = bits(order.subList(0, EACH));
        int second = bits(order.subList(EACH, 2 * EACH));
        return new ArtifactPiles(rows(first, second), ALL & ~first & ~second, 0);
    }

    static ArtifactPiles of(List<Artifact> first, List<Artifact> second, List<Artifact> box, List<Artifact> played) {
        return new ArtifactPiles(rows(bits(first), bits(second)), bits(box), bits(played));
    }

    /// Whether anybody can still play an artifact.
    boolean isLive() {
        return rows != 0;
    }

    /// Whether every artifact lies in one place. (claim:RU72)
    boolean isComplete() {
        int first = (int) rows;
        int second = (int) (rows >>> BITS);
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
        return new ArtifactPiles(rows & ~((long) bit << shift(seat)), box, played | bit);
    }

    /// Both rows, the box and the discard: `spyglass+magic-wand - … -`.
    public String written() {
        return Stream.of(list((int) rows), list((int) (rows >>> BITS)), boxed(), discard())
                .map(pile -> pile.isEmpty()
                        ? NOTHING
                        : pile.stream().map(Artifact::toString).collect(Collectors.joining("+")))
                .collect(Collectors.joining(" "));
    }

    public static ArtifactPiles readWritten(String text) {
        List<List<Artifact>> piles = Stream.of(text.split(" "))
                .map(pile -> pile.equals(NOTHING)
                        ? List.<Artifact>of()
                        : Stream.of(pile.split("\\+")).map(Artifact::parse).toList())
                .toList();
        return of(piles.get(0), piles.get(1), piles.get(2), piles.get(3));
    }

    private static long rows(int first, int second) {
        return first | (long) second << BITS;
    }

    private int rowBits(Seat seat) {
        return seat.index() > 1 ? 0 : (int) (rows >>> shift(seat));
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
