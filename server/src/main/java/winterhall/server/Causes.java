package winterhall.server;

import ch.qos.logback.classic.pattern.ThrowableHandlingConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How exceptions are logged: their classes and causes, each with its place in our own code.
///
/// Never their texts: those of a database repeat what was to be stored, those of a game may name a hand.
public final class Causes extends ThrowableHandlingConverter {
    private static final int MOST = 5;

    static List<String> of(@Nullable IThrowableProxy thrown) {
        var kinds = new ArrayList<String>();
        for (IThrowableProxy at = thrown; at != null && kinds.size() < MOST; at = at.getCause()) {
            kinds.add(at.getClassName() + place(at.getStackTraceElementProxyArray()));
        }
        return kinds;
    }

    /// The innermost line of our own code.
    private static String place(StackTraceElementProxy[] frames) {
        for (StackTraceElementProxy frame : frames) {
            StackTraceElement line = frame.getStackTraceElement();
            if (line.getClassName().startsWith("winterhall.")) {
                return " at " + line.getClassName() + ":" + line.getLineNumber();
            }
        }
        return "";
    }

    @Override
    public String convert(ILoggingEvent event) {
        var text = new StringBuilder();
        of(event.getThrowableProxy())
                .forEach(cause -> text.append("  ").append(cause).append(System.lineSeparator()));
        return text.toString();
    }
}
