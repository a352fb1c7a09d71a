package winterhall.server;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import winterhall.wire.Administration.ErrorLine;
import winterhall.wire.Json;

/// The log as machines read it: one JSON object a line, exceptions by their [Causes].
public final class LogLines extends EncoderBase<ILoggingEvent> {
    private static final byte[] NOTHING = {};

    @Override
    public byte[] encode(ILoggingEvent event) {
        var line = new ErrorLine(
                event.getTimeStamp(),
                event.getLevel().toString().toLowerCase(Locale.ROOT),
                event.getLoggerName(),
                event.getFormattedMessage(),
                Causes.of(event.getThrowableProxy()));
        return (Json.write(line) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public byte[] headerBytes() {
        return NOTHING;
    }

    @Override
    public byte[] footerBytes() {
        return NOTHING;
    }
}
