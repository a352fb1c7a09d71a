package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.status.Status;
import ch.qos.logback.core.status.StatusUtil;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The logs as the hall is shipped with them.
class LogTest {
    @TempDir
    Path folder;

    @Test
    void noTextOfAnExceptionIsLogged() throws Exception {
        var context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        context.putProperty("winterhall.logs", folder.toString());
        var configurator = new JoranConfigurator();
        configurator.setContext(context);
        configurator.doConfigure(LogTest.class.getResource("/logback.xml"));
        assertThat(new StatusUtil(context).getHighestLevel(0))
                .as("a doubtful line of the file is reported when a hall starts, with everything that was read")
                .isLessThan(Status.WARN);
        var said = new Sink(context);
        var trouble = new IllegalStateException("holds goblin-4", new IllegalArgumentException("token abc"));
        context.getLogger("winterhall.server.Hall").error("table {} failed", "0123456789abcdef", trouble);
        context.getLogger("io.javalin.Javalin").error("Failed to start Javalin");
        context.stop();

        assertThat(said.text)
                .contains("table 0123456789abcdef failed", "IllegalStateException at winterhall.app.LogTest:")
                .doesNotContain("goblin-4", "token abc", "Javalin");
        assertThat(Files.readString(folder.resolve("hall.jsonl")).lines())
                .singleElement()
                .asString()
                .contains("\"level\":\"error\"", "\"table 0123456789abcdef failed\"", "IllegalArgumentException")
                .doesNotContain("goblin-4", "token abc");
    }

    /// What the console would have said.
    private static final class Sink extends ch.qos.logback.core.AppenderBase<ILoggingEvent> {
        private final ConsoleAppender<ILoggingEvent> console;
        private final StringBuilder text = new StringBuilder();

        Sink(LoggerContext context) {
            var root = context.getLogger("ROOT");
            console = (ConsoleAppender<ILoggingEvent>) root.getAppender("console");
            assertThat(root.getAppender("file")).isInstanceOf(RollingFileAppender.class);
            root.detachAppender(console);
            root.addAppender(this);
            start();
        }

        @Override
        protected void append(ILoggingEvent event) {
            text.append(new String(console.getEncoder().encode(event), StandardCharsets.UTF_8));
        }
    }
}
