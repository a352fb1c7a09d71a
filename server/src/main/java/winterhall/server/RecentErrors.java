package winterhall.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.slf4j.LoggerFactory;
import winterhall.wire.Administration.ErrorLine;

/// The last warnings and errors of the hall, for its administrators.
///
/// It keeps the sentence of a message and, of what was filled in, only ids of tables and people: a hand, a token or
/// anything typed cannot get here, no matter who logs it. Of an exception it keeps the kinds and places, never the texts.
public final class RecentErrors extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private static final int MOST = 200;
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");

    private final ArrayDeque<ErrorLine> lines = new ArrayDeque<>(MOST);

    /// Listens to everything that is logged in this process until it is closed.
    public static RecentErrors listening() {
        var errors = new RecentErrors();
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        errors.setContext(context);
        errors.start();
        context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(errors);
        return errors;
    }

    /// The newest first.
    public List<ErrorLine> latest() {
        synchronized (lines) {
            return List.copyOf(lines.reversed());
        }
    }

    @Override
    protected void append(ILoggingEvent event) {
        if (!event.getLevel().isGreaterOrEqual(Level.WARN)) {
            return;
        }
        var line = new ErrorLine(
                event.getTimeStamp(),
                event.getLevel().toString().toLowerCase(Locale.ROOT),
                event.getLoggerName(),
                message(event),
                Causes.of(event.getThrowableProxy()));
        synchronized (lines) {
            if (lines.size() == MOST) {
                lines.removeFirst();
            }
            lines.addLast(line);
        }
    }

    private static String message(ILoggingEvent event) {
        if (!event.getLoggerName().startsWith("winterhall.")) {
            return "…"; // others may put anything into a sentence
        }
        var text = new StringBuilder(String.valueOf(event.getMessage()));
        Object[] words = event.getArgumentArray();
        int at = text.indexOf("{}");
        for (int i = 0; at >= 0; i++) {
            String word = words != null
                            && i < words.length
                            && ID.matcher(String.valueOf(words[i])).matches()
                    ? String.valueOf(words[i])
                    : "…";
            text.replace(at, at + 2, word);
            at = text.indexOf("{}", at + word.length());
        }
        return text.toString();
    }

    @Override
    public void close() {
        ((LoggerContext) getContext())
                .getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)
                .detachAppender(this);
        stop();
    }
}
