package winterhall.frozenwastes.map;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// A map that cannot be played on stops the start, and is called by file, line and space.
/// (frozen-wastes:C1, frozen-wastes:C11, frozen-wastes:R65, frozen-wastes:RU83)
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
        assertThat(problems("F. ~. Fg ~. ~. ~.", "F. ~. Fg ~. ~. T."))
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
                .containsExactly("isheim.map, line 14, hex-10-1: town seragart stands here once more");
        assertThat(problems("A. F. Tg", "F. F. Tg")).containsExactly("isheim.map, town seragart: missing");
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
