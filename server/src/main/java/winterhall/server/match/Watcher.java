package winterhall.server.match;

/// A screen that shows a match.
public interface Watcher {
    /// Who looks, for the keys of its wishes.
    String person();

    /// Sends a message; never waits.
    void send(String message);
}
