package winterhall.wire;

import java.util.List;
import java.util.Optional;

/// The bodies of the requests about how one is reached.
public final class NoticeBodies {
    private NoticeBodies() {}

    /// How a person is notified of their turn.
    ///
    /// @param canMail whether this server sends e-mail
    /// @param email where e-mail goes
    /// @param waiting an address that was named and not confirmed yet
    /// @param hook where messages are posted
    /// @param troubles what did not arrive lately, the newest first
    public record NotificationSettings(
            boolean canMail,
            Optional<String> email,
            Optional<String> waiting,
            Optional<String> hook,
            List<Trouble> troubles) {}

    /// @param channel `mail` or `hook`
    /// @param key of the sentence `problem.<key>`
    /// @param detail what it names, such as the status that a hook answered with; may be empty
    /// @param gaveUp false while it will be tried again
    public record Trouble(long at, String channel, String key, String detail, boolean gaveUp) {}

    /// What one may change; what is left out stays, and what is empty is removed.
    public record NotificationChange(Optional<String> email, Optional<String> hook) {}

    /// What a link in an e-mail held.
    public record Link(String token) {}
}
