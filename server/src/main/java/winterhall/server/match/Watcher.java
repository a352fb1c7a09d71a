package winterhall.server.match;

import java.util.Optional;

/// A screen that shows a match.
public interface Watcher {
    /// Who looks, for the keys of its commands.
    String person();

    /// Sends a message; never waits.
    void send(String message);

    /// Whether nobody is there any more, so that nothing need be made for it.
    default boolean isGone() {
        return false;
    }

    /// How long a bot may think about each question; nothing for people.
    default Optional<Long> thinkingTime() {
        return Optional.empty();
    }
}
