package winterhall.server;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/// Captures every line that is logged while it is open.
final class LogCapture extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final List<String> lines = new CopyOnWriteArrayList<>();

    LogCapture() {
        setContext(root.getLoggerContext());
        start();
        root.addAppender(this);
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    protected void append(ILoggingEvent event) {
        lines.add(event.getFormattedMessage());
    }

    @Override
    public void close() {
        root.detachAppender(this);
        stop();
    }
}
