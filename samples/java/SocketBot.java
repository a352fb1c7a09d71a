import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
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
public class SocketBot {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Pattern ASKED = Pattern.compile("\"question\":\\{\"asked\":(\\d+)");
    private static final Pattern OFFER = Pattern.compile("\"line\":(\"[^\"]*\")");
    private static final Pattern MILLIS = Pattern.compile("\"millis\":(\\d+)\\}");
    private static final Pattern ENDING = Pattern.compile("\"ending\":\\{\"how\":\"([a-z]+)\"");

    public static void main(String[] arguments) throws IOException, InterruptedException {
        URI hall = URI.create(arguments[0]);
        String path = "/api/tables/" + arguments[2] + "/socket";
        while (true) {
            try (var socket = new WebSocket(hall, path, arguments[1])) {
                System.out.println(play(socket));
                return;
            } catch (EOFException | SocketException lost) {
                Thread.sleep(500); // what was answered on the lost connection is asked again, or settled
            }
        }
    }

    /// Plays on until the end of the match, and says how it ended.
    ///
    /// A scene is whole: whatever came before it does not matter, and a question that was answered is not answered again.
    private static String play(WebSocket hall) throws IOException {
        String scene = "";
        String answered = "";
        while (true) {
            String message = hall.receive();
            if (message.startsWith("{\"winterhall-bot\":") && !message.startsWith("{\"winterhall-bot\":1,")) {
                giveUp("this bot speaks version 1 of the protocol");
            } else if (message.startsWith("{\"kind\":\"scene\"")) {
                scene = message;
            } else if (message.startsWith("{\"kind\":\"refused\"")) {
                answered = ""; // nothing has changed, so the question still stands
            }
            Matcher end = ENDING.matcher(scene);
            if (end.find()) {
                return end.group(1);
            }
            Matcher asked = ASKED.matcher(scene);
            if (asked.find() && !asked.group(1).equals(answered)) {
                List<String> offers = offers(scene, asked.end());
                if (!offers.isEmpty()) {
                    answered = asked.group(1);
                    String line = choose(offers, millis(scene, asked.end()));
                    String key = "asked-" + answered + "-" + System.nanoTime();
                    hall.send("{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%s,\"move\":%s}".formatted(key, answered, line));
                }
            }
        }
    }

    /// The whole skill of this bot. A cleverer one reads the view of the scene with a JSON library, and uses its time.
    private static String choose(List<String> offers, long millis) {
        return offers.get(RANDOM.nextInt(offers.size()));
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

    private static void giveUp(String why) {
        System.err.println(why);
        System.exit(1);
    }

    /// As much of RFC 6455 as a client needs. For `https` take the socket from an `SSLSocketFactory`.
    ///
    /// Not `java.net.http.WebSocket`: that can lose what the hall says right after it has opened the door.
    private static final class WebSocket implements AutoCloseable {
        private static final int TEXT = 1;
        private static final int CLOSE = 8;
        private static final int PING = 9;
        private static final int PONG = 10;

        private final Socket socket;
        private final DataInputStream in;

        WebSocket(URI hall, String path, String token) throws IOException {
            socket = new Socket(hall.getHost(), hall.getPort() < 0 ? 80 : hall.getPort());
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            String request = """
                    GET %s HTTP/1.1\r
                    Host: %s\r
                    Upgrade: websocket\r
                    Connection: Upgrade\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: %s\r
                    Authorization: Bearer %s\r
                    \r
                    """.formatted(path, hall.getAuthority(), Base64.getEncoder().encodeToString(random(16)), token);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String status = headerLine();
            if (!status.contains(" 101 ")) {
                giveUp("the hall does not let this bot in: " + status);
            }
            while (!headerLine().isEmpty()) {
                // the rest of the answer's head says nothing new
            }
        }

        private String headerLine() throws IOException {
            var line = new StringBuilder();
            for (int next = in.readUnsignedByte(); next != '\n'; next = in.readUnsignedByte()) {
                line.append((char) next);
            }
            return line.toString().strip();
        }

        /// The next message, whole.
        String receive() throws IOException {
            var message = new ByteArrayOutputStream();
            while (true) {
                int first = in.readUnsignedByte();
                long length = in.readUnsignedByte();
                if (length == 126) {
                    length = in.readUnsignedShort();
                } else if (length == 127) {
                    length = in.readLong();
                }
                byte[] data = new byte[Math.toIntExact(length)];
                in.readFully(data);
                switch (first & 15) {
                    case CLOSE -> throw new EOFException("the hall has closed the socket");
                    case PING -> frame(PONG, data);
                    case PONG -> {}
                    default -> {
                        message.writeBytes(data);
                        if (first >= 128) {
                            return message.toString(StandardCharsets.UTF_8);
                        }
                    }
                }
            }
        }

        void send(String text) throws IOException {
            frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
        }

        private void frame(int kind, byte[] data) throws IOException {
            var frame = new ByteArrayOutputStream();
            frame.write(128 | kind);
            if (data.length < 126) {
                frame.write(128 | data.length);
            } else {
                frame.write(254);
                frame.write(data.length >> 8);
                frame.write(data.length);
            }
            byte[] mask = random(4);
            frame.writeBytes(mask);
            for (int i = 0; i < data.length; i++) {
                frame.write(data[i] ^ mask[i % 4]);
            }
            socket.getOutputStream().write(frame.toByteArray());
        }

        private static byte[] random(int count) {
            byte[] bytes = new byte[count];
            RANDOM.nextBytes(bytes);
            return bytes;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
