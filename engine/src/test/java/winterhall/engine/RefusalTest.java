package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RefusalTest {

    private enum Ware {
        SNOWSHOE,
        LUCK_STONE {}
    }

    private enum Rune {
        NORTH;

        @Override
        public String toString() {
            return "rune-of-the-north";
        }
    }

    @Test
    void aRefusalNamesItsRuleItsReasonAndWhatTheSentenceNames() {
        assertThat(Refusal.of("trek:R7", "not-adjacent", "seat", Seat.of(2), "steps", 3))
                .hasToString("trek:R7 not-adjacent seat=seat-2 steps=3");
    }

    @Test
    void anEnumConstantIsNamedByItsWord() {
        assertThat(Refusal.of("trek:R14", "too-dear", "ware", Ware.LUCK_STONE, "instead", Ware.SNOWSHOE))
                .hasToString("trek:R14 too-dear ware=luck-stone instead=snowshoe");
    }

    @Test
    void anEnumConstantWithATextOfItsOwnIsNamedByThat() {
        assertThat(Refusal.of("tiny:R1", "cold", "rune", Rune.NORTH))
                .hasToString("tiny:R1 cold rune=rune-of-the-north");
    }
}
