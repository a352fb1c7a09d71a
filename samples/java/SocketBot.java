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
/// The token comes from `POST /api/me/bot-token`; the table is one at which that person sits.
public class SocketBot implements WebSocket.Listener {
    private static final Pattern ASKED = Pattern.compile("\"question\":\\{\"asked\":(\\d+)");
    private static final Pattern OFFER = Pattern.compile("\"line\":(\"[^\"]*\")");
    private static final Pattern MILLIS = Pattern.compile("\"millis\":(\\d+)\\}");
    private static final Pattern ENDING = Pattern.compile("\"ending\":\\{\"how\":\"([a-z]+)\"");

    private final StringBuilder message = new StringBuilder();
    private final CompletableFuture<String> ending = new CompletableFuture<>();
    private String answered = "";

    public static void main(String[] arguments) {
        var bot = new SocketBot();
        String address = arguments[0].replaceFirst("^http", "ws") + "/api/tables/" + arguments[2] + "/socket";
        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .header("Authorization", "Bearer " + arguments[1])
                .buildAsync(URI.create(address), bot)
                .join();
        System.out.println(bot.ending.join());
        socket.abort();
        System.exit(0);
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
                see(socket, whole);
            }
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        ending.complete("the hall hung up");
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable trouble) {
        ending.complete("the connection is lost: " + trouble.getMessage());
    }

    /// A scene is whole: whatever came before it does not matter, and a question that was answered is not answered again.
    private void see(WebSocket socket, String scene) {
        Matcher end = ENDING.matcher(scene);
        Matcher asked = ASKED.matcher(scene);
        if (end.find()) {
            ending.complete(end.group(1));
        } else if (asked.find() && !asked.group(1).equals(answered)) {
            List<String> offers = offers(scene, asked.end());
            if (!offers.isEmpty()) {
                answered = asked.group(1);
                String line = choose(offers, millis(scene, asked.end()));
                socket.sendText(
                        "{\"kind\":\"play\",\"key\":\"asked-%s\",\"asked\":%s,\"move\":%s}"
                                .formatted(answered, answered, line),
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
