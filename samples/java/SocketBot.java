import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A bot for Winterhall that plays for a person over the network: one match, any offer, one file, no library.
///
/// ```
/// java samples/java/SocketBot.java http://localhost:8080 TOKEN TABLE
/// ```
///
/// The token comes from `POST /api/me/bot-token`; the table is one at which that person sits. Whether it keeps to the
/// protocol:
///
/// ```
/// ./winterhall bot-check --socket java samples/java/SocketBot.java
/// ```
public class SocketBot implements WebSocket.Listener {
    private static final Pattern ASKED = Pattern.compile("\"question\":\\{\"asked\":(\\d+)");
    private static final Pattern OFFER = Pattern.compile("\"line\":(\"[^\"]*\")");
    private static final Pattern MILLIS = Pattern.compile("\"millis\":(\\d+)\\}");
    private static final Pattern ENDING = Pattern.compile("\"ending\":\\{\"how\":\"([a-z]+)\"");

    private final String address;
    private final String token;
    private final HttpClient http = HttpClient.newHttpClient();
    private final CompletableFuture<String> ending = new CompletableFuture<>();
    private final StringBuilder message = new StringBuilder();
    private String answered = "";
    private String scene = "";

    private SocketBot(String address, String token) {
        this.address = address;
        this.token = token;
    }

    public static void main(String[] arguments) {
        String address = arguments[0].replaceFirst("^http", "ws") + "/api/tables/" + arguments[2] + "/socket";
        var bot = new SocketBot(address, arguments[1]);
        bot.connect();
        System.out.println(bot.ending.join());
        System.exit(0);
    }

    /// A question may have been answered on a connection that was lost: the hall asks it again, or it is settled.
    private void connect() {
        answered = "";
        message.setLength(0);
        http.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create(address), this)
                .exceptionally(refused -> {
                    ending.complete("the hall does not let this bot in: " + refused.getMessage());
                    return null;
                });
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        message.append(part);
        if (last) {
            String whole = message.toString();
            message.setLength(0);
            if (whole.startsWith("{\"winterhall-bot\":") && !whole.startsWith("{\"winterhall-bot\":1,")) {
                ending.complete("this bot speaks version 1 of the protocol");
            } else if (whole.startsWith("{\"kind\":\"scene\"")) {
                scene = whole;
                see(socket);
            } else if (whole.startsWith("{\"kind\":\"refused\"")) {
                answered = "";
                see(socket); // nothing has changed, so the question still stands
            }
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        connect();
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable trouble) {
        connect();
    }

    /// A scene is whole: whatever came before it does not matter, and a question that was answered is not answered again.
    private void see(WebSocket socket) {
        Matcher end = ENDING.matcher(scene);
        Matcher asked = ASKED.matcher(scene);
        if (end.find()) {
            ending.complete(end.group(1));
        } else if (asked.find() && !asked.group(1).equals(answered)) {
            List<String> offers = offers(scene, asked.end());
            if (!offers.isEmpty()) {
                answered = asked.group(1);
                String line = choose(offers, millis(scene, asked.end()));
                String key = "asked-" + answered + "-" + System.nanoTime();
                socket.sendText(
                        "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%s,\"move\":%s}".formatted(key, answered, line),
                        true);
            }
        }
    }

    /// The whole skill of this bot. A cleverer one reads the view of the scene with a JSON library, and uses its time.
    private static String choose(List<String> offers, long millis) {
        return offers.get(ThreadLocalRandom.current().nextInt(offers.size()));
    }

    /// The offers stand in the question, before the seats.
    private static List<String> offers(String scene, int question) {
        List<String> offers = new ArrayList<>();
        Matcher offer = OFFER.matcher(scene).region(question, scene.indexOf("\"seats\":", question));
        while (offer.find()) {
            offers.add(offer.group(1));
        }
        return offers;
    }

    private static long millis(String scene, int question) {
        Matcher millis = MILLIS.matcher(scene).region(question, scene.indexOf("\"seats\":", question));
        return millis.find() ? Long.parseLong(millis.group(1)) : Long.MAX_VALUE;
    }
}
