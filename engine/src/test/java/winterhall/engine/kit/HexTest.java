package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest {

    @Test
    void aHexIsCalledByItsRowAndColumn() {
        assertThat(Hex.at(9, 13)).hasToString("hex-9-13");
        assertThat(Hex.parse("hex-9-13").row()).isEqualTo(9);
        assertThat(Hex.parse("hex-9-13").column()).isEqualTo(13);
    }

    @Test
    void theAnchorOfAHexIsItsRowAndColumn() {
        assertThat(Hex.at(9, 13).anchor()).isEqualTo("hex:9-13");
        assertThat(Hex.at(-1, 2).anchor()).isEqualTo("hex:m1-2");
    }

    @Test
    void rowAndColumnBecomeAxialBySlantingTheColumn() {
        assertThat(Hex.at(9, 13)).isEqualTo(new Hex(9, 9));
        assertThat(Hex.at(-1, 0)).isEqualTo(new Hex(1, -1));
    }

    @Test
    void anMStandsForMinus() {
        assertThat(Hex.at(-1, 2)).hasToString("hex-m1-2");
        assertThat(Hex.at(0, -12)).hasToString("hex-0-m12");
        assertThat(Hex.parse("hex-m3-m4")).isEqualTo(Hex.at(-3, -4));
    }

    @Test
    void everyHexReadsBackFromItsText() {
        Seeds.forEach(500, random -> {
            Hex hex = anyHex(random, 9999);
            assertThat(Hex.parse(hex.toString())).isEqualTo(hex);
            assertThat(Hex.at(hex.row(), hex.column())).isEqualTo(hex);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "9-13",
                "hex-9",
                "hex-09-13",
                "hex-m0-1",
                "hex--1-2",
                "hex-+1-2",
                "hex-1-2-3",
                "hex-1-10000",
                "Hex-1-2"
            })
    void aTextThatIsNoHexIsRefusedWithTheFormToWrite(String text) {
        assertThatThrownBy(() -> Hex.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + text + "\" is not a hex; write hex-<row>-<column>, such as hex-9-13");
    }

    @ParameterizedTest
    @ValueSource(ints = {10_000, -10_000, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aHexTooFarAwayIsRefused(int far) {
        assertThatThrownBy(() -> new Hex(0, far))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("both must lie between -9999 and 9999");
        assertThatThrownBy(() -> new Hex(far, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("both must lie between -9999 and 9999");
    }

    @Test
    void theNeighboursRunClockwiseFromTheEast() {
        assertThat(Hex.at(9, 13).neighbours())
                .extracting(Hex::toString)
                .containsExactly("hex-9-14", "hex-10-14", "hex-10-13", "hex-9-12", "hex-8-13", "hex-8-14");
    }

    @Test
    void theNeighboursAreThoseOfAGridWithOddRowsShiftedEast() {
        Seeds.forEach(200, random -> {
            Hex hex = anyHex(random, 50);
            int row = hex.row();
            int column = hex.column();
            int west = Math.floorMod(row, 2) == 0 ? column - 1 : column;
            assertThat(hex.neighbours())
                    .containsExactlyInAnyOrder(
                            Hex.at(row, column - 1),
                            Hex.at(row, column + 1),
                            Hex.at(row - 1, west),
                            Hex.at(row - 1, west + 1),
                            Hex.at(row + 1, west),
                            Hex.at(row + 1, west + 1));
        });
    }

    @Test
    void neighboursGoClockwiseFromTheEast() {
        assertThat(Hex.at(-3, 4).neighbours())
                .containsExactly(
                        Hex.at(-3, 5), Hex.at(-2, 5), Hex.at(-2, 4), Hex.at(-3, 3), Hex.at(-4, 4), Hex.at(-4, 5));
    }

    @Test
    void exactlyTheNeighboursAreOneStepAway() {
        Hex middle = Hex.at(-3, 4);
        List<Hex> oneStep = new ArrayList<>();
        for (int row = -6; row <= 0; row++) {
            for (int column = 0; column <= 8; column++) {
                if (middle.distance(Hex.at(row, column)) == 1) {
                    oneStep.add(Hex.at(row, column));
                }
            }
        }
        assertThat(oneStep).containsExactlyInAnyOrderElementsOf(middle.neighbours());
    }

    @Test
    void distanceIsTheSameBothWaysAndNoDetourIsShorter() {
        Seeds.forEach(500, random -> {
            Hex a = anyHex(random, 40);
            Hex b = anyHex(random, 40);
            Hex c = anyHex(random, 40);
            assertThat(a.distance(b)).isEqualTo(b.distance(a));
            assertThat(a.distance(b) == 0).isEqualTo(a.equals(b));
            assertThat(a.distance(c)).isLessThanOrEqualTo(a.distance(b) + b.distance(c));
        });
    }

    @Test
    void someNeighbourIsOneStepNearer() {
        Seeds.forEach(500, random -> {
            Hex from = anyHex(random, 40);
            Hex to = anyHex(random, 40);
            if (!from.equals(to)) {
                assertThat(from.neighbours())
                        .anySatisfy(next -> assertThat(next.distance(to)).isEqualTo(from.distance(to) - 1));
            }
        });
    }

    @Test
    void hexesAreOrderedByRowThenColumn() {
        List<Hex> ordered = List.of(Hex.at(-1, 5), Hex.at(0, -2), Hex.at(0, 3), Hex.at(1, 0), Hex.at(2, 9));
        List<Hex> mixed = new ArrayList<>(ordered);
        Seeds.forEach(20, random -> {
            Collections.shuffle(mixed, random);
            assertThat(mixed.stream().sorted()).containsExactlyElementsOf(ordered);
        });
    }

    private static Hex anyHex(Random random, int far) {
        return Hex.at(random.nextInt(2 * far + 1) - far, random.nextInt(2 * far + 1) - far);
    }
}
