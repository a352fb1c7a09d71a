package winterhall.server.notify;

import java.util.Map;
import org.slf4j.LoggerFactory;

/// Sends letters to people who gave an address.
public interface Mail {
    /// Sends one letter, or stores it to be sent; returns without waiting for the post.
    ///
    /// @param language of the text
    /// @param key of the text: `mail.<key>.subject` and `mail.<key>.body`
    /// @param words what the text names, by parameter
    void send(String to, String language, String key, Map<String, String> words);

    /// A hall without a post office.
    Mail NONE = (_, _, key, _) -> LoggerFactory.getLogger(Mail.class).warn("no mail is set up: {} is not sent", key);
}
