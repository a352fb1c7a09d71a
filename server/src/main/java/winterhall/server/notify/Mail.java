package winterhall.server.notify;

import java.util.Map;
import org.slf4j.LoggerFactory;

/// Sends letters to people who gave an address.
public interface Mail {
    /// One letter.
    ///
    /// @param person whose it is
    /// @param language of the text
    /// @param key of the text: `mail.<key>.subject` and `mail.<key>.body`
    /// @param words what the text names, by parameter
    /// @param until when the link in it stops working: after that it is not worth sending
    record Letter(String person, String to, String language, String key, Map<String, String> words, long until) {}

    /// Sends a letter, or stores it to be sent; returns without waiting for the post.
    void send(Letter letter);

    /// A hall without a post office.
    Mail NONE = letter -> LoggerFactory.getLogger(Mail.class).warn("no mail is set up: {} is not sent", letter.key());
}
