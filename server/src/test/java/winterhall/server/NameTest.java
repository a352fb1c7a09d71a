package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.server.table.Hall;

/// A name can be seen, in whatever script it is written.
class NameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u00a0",
                "\u115f",
                "\u2800\u2800",
                "\u3164",
                "\u0301",
                "\u00a0\u2800",
                "a\u200bb",
                "a\tb"
            })
    void isRefusedIfNothingOfItIsSeen(String name) {
        assertThatExceptionOfType(Denied.class).isThrownBy(() -> Hall.name(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Anna", "Åsa", "A\u00a0B", "李", "🦊", "e\u0301", "ᄀ", "7", "✶"})
    void isTakenAsItIs(String name) {
        assertThat(Hall.name(name)).isEqualTo(name);
    }
}
