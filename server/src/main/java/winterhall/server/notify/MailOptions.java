package winterhall.server.notify;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The mail server by which a hall sends its letters.
///
/// @param user empty if the server asks for nobody's name
/// @param from the address that letters come from
public record MailOptions(String host, int port, String user, String password, String from, Tls tls) {
    private static final String PREFIX = "WINTERHALL_SMTP_";

    /// How the way to the mail server is kept from others.
    public enum Tls {
        NONE,
        STARTTLS,
        TLS
    }

    /// `WINTERHALL_SMTP_HOST`, and with it `_PORT` (587), `_USER`, `_PASSWORD`, `_FROM` and `_TLS` (`starttls`, `tls` or
    /// `none`).
    ///
    /// @throws IllegalArgumentException if one of them makes no sense
    public static Optional<MailOptions> of(Map<String, String> environment) {
        String host = environment.getOrDefault(PREFIX + "HOST", "");
        if (host.isEmpty()) {
            return Optional.empty();
        }
        String from = environment.getOrDefault(PREFIX + "FROM", "");
        if (!ContactSettings.isAddress(from)) {
            throw new IllegalArgumentException(PREFIX + "FROM is not an e-mail address: " + from);
        }
        return Optional.of(new MailOptions(
                host,
                port(environment.getOrDefault(PREFIX + "PORT", "587")),
                environment.getOrDefault(PREFIX + "USER", ""),
                environment.getOrDefault(PREFIX + "PASSWORD", ""),
                from,
                tls(environment.getOrDefault(PREFIX + "TLS", "starttls"))));
    }

    private static int port(String text) {
        if (!text.matches("[0-9]{1,5}")) {
            throw new IllegalArgumentException(PREFIX + "PORT is not a port: " + text);
        }
        return Integer.parseInt(text);
    }

    private static Tls tls(String word) {
        for (Tls tls : Tls.values()) {
            if (tls.name().toLowerCase(Locale.ROOT).equals(word)) {
                return tls;
            }
        }
        throw new IllegalArgumentException(PREFIX + "TLS is starttls, tls or none, not " + word);
    }

    /// Without the password, so that it cannot end up in a log.
    @Override
    public String toString() {
        return "mail by " + host + ":" + port + " from " + from;
    }
}
