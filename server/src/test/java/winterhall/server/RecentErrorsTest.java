package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecentErrorsTest {
    private final LoggerContext context = new LoggerContext();
    private final RecentErrors errors = new RecentErrors();

    @BeforeEach
    void start() {
        errors.setContext(context);
        errors.start();
    }

    @Test
    void nothingThatWasFilledInIsKeptButIds() {
        log(
                "winterhall.server.Match",
                Level.ERROR,
                "table {} refused {}, {}",
                null,
                "0123456789abcdef",
                "goblin-4",
                "x{}");
        assertThat(errors.latest().getFirst().message()).isEqualTo("table 0123456789abcdef refused …, …");
    }

    @Test
    void exceptionsAreNamedWithTheirPlacesAndWithoutTheirTexts() {
        var trouble = new IllegalStateException("holds goblin-4", new IllegalArgumentException("token abc"));
        log("winterhall.server.Match", Level.WARN, "it failed", trouble);
        assertThat(errors.latest().getFirst().trouble())
                .hasSize(2)
                .allMatch(
                        line -> line.matches("java\\.lang\\.Illegal\\w+Exception at winterhall\\.server\\.\\w+:\\d+"));
    }

    @Test
    void sentencesOfOtherLibrariesAreNotKept() {
        log("org.other", Level.WARN, "password=abc", null);
        assertThat(errors.latest().toString()).contains("org.other").doesNotContain("abc");
    }

    @Test
    void onlyTheLastWarningsAndErrorsAreKept() {
        log("winterhall.server.Match", Level.INFO, "all is well", null);
        assertThat(errors.latest()).isEmpty();
        for (int i = 0; i < 250; i++) {
            log("winterhall.server.Match", Level.WARN, "number " + i, null);
        }
        assertThat(errors.latest()).hasSize(200);
        assertThat(errors.latest().getFirst().message()).isEqualTo("number 249");
    }

    private void log(String logger, Level level, String message, @Nullable Throwable trouble, Object... words) {
        Logger from = context.getLogger(logger);
        errors.doAppend(new LoggingEvent("test", from, level, message, trouble, words));
    }
}
