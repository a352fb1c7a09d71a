package winterhall.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.kit.Purse;
import winterhall.wire.generate.JsonSchema;
import winterhall.wire.generate.TypeScript;

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

    public enum Resource {
        BLOOD,
        OLD_RUNE
    }

    public record Trade(Purse<Resource> price, Optional<Purse<Resource>> change, List<Purse<Resource>> gifts) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"price\":{\"blood\":2,\"old-rune\":1},\"gifts\":[]}",
                "{\"price\":{},\"change\":{},\"gifts\":[{\"blood\":7},{}]}"
            })
    void aPurseIsItsAmounts(String json) {
        Trade trade = Json.read(json, Trade.class);
        assertThat(Json.write(trade)).isEqualTo(json);
        assertThat(trade.price().plus(Resource.BLOOD, 1).of(Resource.BLOOD)).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"price":{"silver":2},"gifts":[]}       | price
            {"price":{"BLOOD":2},"gifts":[]}        | price
            {"price":{"blood":-1},"gifts":[]}       | price
            {"price":{"blood":"2"},"gifts":[]}      | price.blood
            {"price":{"blood":null},"gifts":[]}     | price.blood
            {"price":"2-blood","gifts":[]}          | price
            """)
    void whatIsNoPurseIsRefused(String json, String field) {
        assertThatExceptionOfType(BadJson.class)
                .isThrownBy(() -> Json.read(json, Trade.class))
                .satisfies(bad -> assertThat(bad.fault()).isEqualTo(BadJson.Fault.MISFIT))
                .satisfies(bad -> assertThat(bad.field()).isEqualTo(field));
    }

    @Test
    void otherLanguagesKnowTheKindsOfAPurse() {
        Shapes shapes = Shapes.of(List.of(Trade.class));
        assertThat(new TypeScript(shapes, _ -> "").declarations(_ -> false)).isEqualTo("""
                export interface Trade {
                  price: Partial<Record<'blood' | 'old-rune', number>>;
                  change?: Partial<Record<'blood' | 'old-rune', number>>;
                  gifts: Partial<Record<'blood' | 'old-rune', number>>[];
                }

                export type Resource = 'blood' | 'old-rune';
                """);
        assertThat(Json.write(JsonSchema.definitions(shapes)))
                .contains("\"price\":{\"type\":\"object\",\"propertyNames\":{\"enum\":[\"blood\",\"old-rune\"]},"
                        + "\"additionalProperties\":{\"type\":\"integer\",\"minimum\":1}}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nonsense                                                     | NOT_JSON      |        | 1:1
            {"kind":"ping"                                               | NOT_JSON      |        | 1:15
            {"kind":"say","key":"a","text":[[[[[[[[[[[[[[[[[[[[[         | MISFIT        | text   | 1:32
            {"kind":"ping","number":1,"why":2}                           | UNKNOWN_FIELD | why    |
            {"kind":"ping","number":1,"number":2}                        | FIELD_TWICE   |        | 1:35
            {"kind":"ping","kind":"why","number":2}                      | FIELD_TWICE   |        | 1:22
            {"kind":"fly"}                                               | UNKNOWN_KIND  |        | 1:9
            {}                                                           | UNKNOWN_KIND  |        | 1:2
            {"kind":"play","key":"a","asked":1}                          | MISFIT        | move   | 1:35
            {"kind":"play","key":"a","asked":"b","move":"c"}             | MISFIT        | asked  | 1:34
            {"kind":"ping","number":99999999999999999999}                | MISFIT        | number | 1:45
            {"kind":"ping","number":1} {}                                | MISFIT        |        | 1:28
            {"kind":"say","key":"a","text":"\\u0000"}                    | BAD_CHARACTER |        |
            null                                                         | MISFIT        |        |
            """)
    void whatCannotBeReadSaysWhatIsWrongAndWhere(
            String text, BadJson.Fault fault, @Nullable String field, @Nullable String spot) {
        assertThatExceptionOfType(BadJson.class)
                .isThrownBy(() -> Json.read(text, FromClient.class))
                .satisfies(bad -> {
                    assertThat(bad.fault()).isEqualTo(fault);
                    assertThat(bad.field()).isEqualTo(field == null ? "" : field);
                    assertThat(bad.spot().map(at -> at.line() + ":" + at.column()))
                            .isEqualTo(Optional.ofNullable(spot));
                });
    }

    @Test
    void whatIsNestedTooDeeplyIsNotRead() {
        assertThatExceptionOfType(BadJson.class)
                .isThrownBy(() -> Json.tree("[".repeat(30)))
                .satisfies(bad -> assertThat(bad.fault()).isEqualTo(BadJson.Fault.TOO_DEEP));
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
        assertThatExceptionOfType(BadJson.class)
                .isThrownBy(() -> Json.read(object(fields), Anything.class))
                .satisfies(bad -> assertThat(bad.field()).startsWith(field));
    }

    private static String object(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }
}
