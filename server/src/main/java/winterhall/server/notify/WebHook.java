package winterhall.server.notify;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.wire.Json;

/// Posts notices to a web address that a person entered: JSON as Discord and others understand it.
///
/// Anybody may name any address, so the hall lends nobody its place in the network: no private address, no redirect,
/// nothing of the answer but its status.
final class WebHook implements NoticeSender {
    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration ANSWER = Duration.ofSeconds(10);
    private static final int LONGEST_URL = 500;

    private final NoticeOptions options;
    private final Texts texts;
    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(Redirect.NEVER)
            .connectTimeout(CONNECT)
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    WebHook(NoticeOptions options, Texts texts) {
        this.options = options;
        this.texts = texts;
    }

    /// The address as far as it makes sense by its looks: what it names is looked up when something is sent.
    static Optional<URI> parse(String text, NoticeOptions options) {
        try {
            URI uri = new URI(text);
            boolean fits = ("https".equals(uri.getScheme()) || options.plainHooks() && "http".equals(uri.getScheme()))
                    && uri.getHost() != null
                    && uri.getUserInfo() == null
                    && uri.getFragment() == null
                    && text.length() <= LONGEST_URL;
            return fits ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    @Override
    public void carry(Notice notice) throws NotSent {
        URI uri = parse(notice.target(), options).orElseThrow(() -> new NotSent("hook-not-allowed", true));
        requirePublic(uri.getHost());
        String content = texts.say(notice.language(), "hook." + notice.key(), notice.words());
        var request = HttpRequest.newBuilder(uri)
                .timeout(ANSWER)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(message(content)))
                .build();
        int status = status(request);
        if (status / 100 != 2) {
            boolean forGood = status / 100 != 5 && status != 408 && status != 429;
            throw new NotSent("hook-answered " + status, forGood);
        }
    }

    /// Whatever a table's owner is called, it calls no whole channel.
    private static String message(String content) {
        return Json.write(Map.of("content", content, "allowed_mentions", Map.of("parse", List.of())));
    }

    /// The JDK remembers for half a minute what a name stands for, so the request goes to the addresses looked at here.
    private void requirePublic(String host) throws NotSent {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (!options.privateHooks() && !PublicAddress.is(address)) {
                    throw new NotSent("hook-not-allowed", true);
                }
            }
        } catch (UnknownHostException _) {
            throw new NotSent("hook-unreachable", false);
        }
    }

    private int status(HttpRequest request) throws NotSent {
        try {
            HttpResponse<InputStream> answer = client.send(request, BodyHandlers.ofInputStream());
            answer.body().close(); // whatever it says, however long
            return answer.statusCode();
        } catch (IOException _) {
            throw new NotSent("hook-unreachable", false);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new NotSent("hook-unreachable", false);
        }
    }
}
