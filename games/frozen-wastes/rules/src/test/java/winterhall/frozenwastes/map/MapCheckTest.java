package winterhall.frozenwastes.map;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// A map that cannot be played on stops the start, and is called by file, line and space.
/// (frozen-wastes:C1, frozen-wastes:C2, frozen-wastes:C8, frozen-wastes:C11, frozen-wastes:R65, frozen-wastes:RU83)
class MapCheckTest {
    private static final String MAP = map();

    private static String map() {
        try (var file = Isheim.class.getResourceAsStream("isheim.map")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static List<String> problems(String changed, String to) {
        assertThat(MAP).contains(changed);
        return MapCheck.of("isheim.map", MAP.replace(changed, to)).problems();
    }

    @Test
    void theMapOfIsheimIsSound() {
        assertThat(problems("A. F. Tg", "A. F. Tg")).isEmpty();
    }

    @Test
    void aSpaceThatNobodyReachesIsCalledByItsLine() {
        assertThat(problems("F. ~. Fg ~. ~. ~.", "~. ~. Fg ~. ~. F."))
                .containsExactly("isheim.map, line 16, hex-12-16: no way leads here");
    }

    @Test
    void greenValeIsThereOnce() {
        assertThat(problems("~. Z. Z. M. Z. Z. S. Z. Z. Z. M.", "~. Z. Z. M. Z. Z. S. Z. G. Z. M."))
                .contains("isheim.map, line 5, hex-1-8: Green Vale stands here once more");
    }

    @Test
    void aTownIsThereOnce() {
        assertThat(problems("A. F. Tg", "A. A. Tg"))
                .contains("isheim.map, line 14, hex-10-1: town seragart stands here once more");
        assertThat(problems("A. F. Tg", "F. F. Tg")).contains("isheim.map, town seragart: missing");
    }

    /// frozen-wastes:C2
    @Test
    void spacesAreCountedByTerrain() {
        assertThat(problems("A. F. Tg", "A. M. Tg"))
                .containsExactly(
                        "isheim.map, terrain fjord: there should be 28, and there are 27",
                        "isheim.map, terrain mountain: there should be 17, and there are 18");
    }

    /// What is right in number and wrong in place. (frozen-wastes:C8)
    @Test
    void thePlacesOfTheWorkedExamplesAreThere() {
        assertThat(problems("Ty M. Mb T. Wg F.", "Ty Mb M. T. Wg F."))
                .containsExactly(
                        "isheim.map, line 13, hex-9-13: should be mountain with a blue jewel, and is mountain");
        assertThat(problems("Ty M. Mb T. Wg F.", "Ty T. Mb M. Wg F.")).isEmpty();
        assertThat(problems("Ty M. Mb T. Wg F.", "Ty M. Mb Wg T. F."))
                .containsExactly("isheim.map, line 13, hex-9-13: around it should be"
                        + " fjord, mountain, mountain, tundra, tundra, tundra,"
                        + " and there are fjord, forest, mountain, mountain, tundra, tundra");
        assertThat(problems("S. M. S. Z. S. Sy", "S. M. S. S. Z. Sy")).isEmpty();
        assertThat(problems("S. W. Sy S. S. C.", "S. W. Sy S. C. S."))
                .containsExactly(
                        "isheim.map, line 10, hex-6-15: should be snowdrift, and is weikgart",
                        "isheim.map, line 10, hex-6-15: around it should be"
                                + " snowdrift, snowdrift, tundra, tundra, wastes, weikgart,"
                                + " and there are snowdrift, snowdrift, snowdrift, tundra, tundra, wastes");
    }

    @Test
    void aPlaceOfTheWorkedExamplesMayNotBeMissing() {
        assertThat(problems("S. W. Sy S. S. C.", "S. W. Sy S. ~. C."))
                .contains("isheim.map, hex-6-15: missing, and should be snowdrift");
    }

    @Test
    void jewelsAreCountedByColour() {
        assertThat(problems("A. F. Tg", "A. F. Ty"))
                .containsExactly(
                        "isheim.map, jewel green: there should be 16, and there are 15",
                        "isheim.map, jewel yellow: there should be 13, and there are 14");
    }

    /// A cell has room for one jewel, so a space never has two.
    @Test
    void aJewelOfNoColourIsCalledByLineAndColumn() {
        for (String cell : List.of("Tq", "Tgy")) {
            assertThatThrownBy(() -> problems("A. F. Tg", "A. F. " + cell))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("isheim.map, line 14, column 7: \"" + cell + "\" is not a space");
        }
    }

    @Test
    void anUnknownTerrainIsCalledByLineAndColumn() {
        assertThatThrownBy(() -> problems("A. F. Tg", "A. F. Qg"))
                .hasMessageStartingWith("isheim.map, line 14, column 7: \"Qg\" is not a space")
                .hasMessageContaining("its terrain is one of F, T, I, S, W, M, Z");
    }

    @Test
    void whatIsWrongStopsTheStart() {
        String bare = MAP.replace("A. F. Tg", "A. F. T.");
        assertThatThrownBy(() -> MapCheck.of("isheim.map", bare).sound())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("isheim.map, jewel green: there should be 16, and there are 15");
    }
}
