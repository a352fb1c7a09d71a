package winterhall.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    record Anything(
            String text,
            int number,
            boolean yes,
            List<String> words,
            Map<String, String> values,
            Optional<String> may) {}

    /// What a client means is not guessed: neither by making one type of another nor by leaving out what is null.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            text   | 5
            text   | true
            text   | 1.5
            text   | null
            text   | ["a"]
            number | "5"
            number | 5.0
            number | 1e0
            number | true
            number | ""
            number | null
            yes    | "true"
            yes    | 1
            yes    | null
            words  | "a"
            words  | [5]
            words  | [null]
            words  | null
            values | {"a": 5}
            values | {"a": null}
            values | null
            may    | 5
            may    | null
            """)
    void aWrongTypeIsRefused(String field, String value) {
        var fields = new TreeMap<>(
                Map.of("text", "\"a\"", "number", "5", "yes", "true", "words", "[\"a\"]", "values", "{\"a\":\"b\"}"));
        assertThat(Json.read(object(fields), Anything.class).may()).isEmpty();
        fields.put("may", "\"b\"");
        assertThat(Json.read(object(fields), Anything.class).may()).contains("b");
        fields.put(field, value);
        assertThatThrownBy(() -> Json.read(object(fields), Anything.class))
                .isInstanceOfSatisfying(
                        BadJson.class, bad -> assertThat(bad.where()).startsWith(field));
    }

    private static String object(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }
}
