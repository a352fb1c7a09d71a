package winterhall.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class JsonTest {
    /// An id of which one constant has a body, and so a class without a name.
    public enum Metal {
        IRON,
        GOLD {
            @Override
            boolean rusts() {
                return false;
            }
        };

        boolean rusts() {
            return true;
        }

        public static Metal parse(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// An id that its game keeps to itself.
    record Gem(String word) {
        public String anchor() {
            return "gem:" + word;
        }
    }

    record Crown(Gem gem) {}

    @Test
    void anIdNeedNotBePublic() {
        assertThat(Json.write(new Crown(new Gem("ruby")))).isEqualTo("{\"gem\":\"gem:ruby\"}");
    }

    record Ring(List<Metal> metals) {}

    @Test
    void everyConstantOfAnIdIsWrittenWithTheNameOfItsType() {
        assertThat(Json.write(new Ring(List.of(Metal.IRON, Metal.GOLD))))
                .isEqualTo("{\"metals\":[\"metal:iron\",\"metal:gold\"]}");
    }
}
