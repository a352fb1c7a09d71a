package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CauseTest {
    record Scored(Seat seat, int cards, Optional<Cause> cause) implements Event {}

    private static final Notation NOTATION = Notation.of(List.of(Scored.class));

    @Test
    void isOneWord() {
        assertThat(Cause.of("claim:F4", "faction", "dwarf")).hasToString("claim:F4@faction:dwarf");
        assertThat(Cause.parse("claim:F4@faction:dwarf"))
                .isEqualTo(new Cause("claim:F4", Optional.of("faction:dwarf")));
        assertThat(Cause.parse("claim:A16.5")).isEqualTo(Cause.of("claim:A16.5"));
        assertThatThrownBy(() -> Cause.parse("because")).hasMessageContaining("claim:F4@faction:dwarf");
    }

    @Test
    void endsALine() {
        assertReads("scored seat-1 2 claim:F4@faction:dwarf", new Scored(Seat.of(1), 2, Optional.of(cause())));
    }

    @Test
    void isLeftOutWhereThereIsNone() {
        assertReads("scored seat-1 2", new Scored(Seat.of(1), 2, Optional.empty()));
        assertThat(NOTATION.words(new Scored(Seat.of(1), 2, Optional.empty()))).containsExactly("seat-1", "2");
        assertThatThrownBy(() -> NOTATION.read("scored seat-1 2 ?")).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> NOTATION.read("scored seat-1"))
                .hasMessageContaining("scored <seat> <cards> [<cause>]");
    }

    private static Cause cause() {
        return Cause.of("claim:F4", "faction", "dwarf");
    }

    private static void assertReads(String line, Scored event) {
        assertThat(NOTATION.write(event)).isEqualTo(line);
        assertThat(NOTATION.read(line)).isEqualTo(event);
    }
}
