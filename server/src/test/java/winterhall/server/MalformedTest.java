package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import winterhall.wire.Json;

/// Whatever clients send: no fault of ours, no growing heap, and the hall plays on.
class MalformedTest {
    private static final long MEGABYTE = 1 << 20;
    /// A longer message ends the connection; those are among the frames.
    private static final int LONGEST = 8_000;

    private static final long SEED = 20_261_115;

    @TempDir
    Path folder;

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final List<String> troubles = new ArrayList<>();
    private HallServer hall;
    private Guest anna;
    private Guest.Answer table;
    private Malformed malformed;

    private void open(Halls halls) {
        log.start();
        ((Logger) LoggerFactory.getLogger("ROOT")).addAppender(log);
        hall = halls.open(folder);
        anna = Guest.at(hall.port());
        table = anna.lay("\"artifacts\":\"yes\"", "none", "me", "me");
        malformed =
                new Malformed(RandomGeneratorFactory.of("L64X128MixRandom").create(SEED), table.text("id"), cookie());
    }

    @AfterEach
    void close() {
        ((Logger) LoggerFactory.getLogger("ROOT")).detachAppender(log);
        anna.close();
        hall.close();
    }

    @ParameterizedTest
    @CsvSource({"SQLITE, 6000, 6000, 1000", "POSTGRESQL, 1000, 1000, 100"})
    void thousandsLeaveNoTrace(Halls halls, int requests, int messages, int frames) throws IOException {
        open(halls);
        check(requests, messages, frames);
    }

    @Tag("soak")
    @ParameterizedTest
    @EnumSource
    void halfAMillionLeaveNoTrace(Halls halls) throws IOException {
        open(halls);
        check(200_000, 270_000, 30_000);
    }

    private void check(int requests, int messages, int frames) throws IOException {
        sendAll(requests / 20, messages / 20, frames / 20);
        long before = usedHeap();
        sendAll(requests - requests / 20, messages - messages / 20, frames - frames / 20);
        long after = usedHeap();
        System.out.println(requests + " requests " + statuses + ", " + messages + " messages, " + frames
                + " frames; heap " + before / MEGABYTE + " MB before, " + after / MEGABYTE + " MB after");
        assertThat(troubles).isEmpty();
        assertThat(statuses.keySet()).allMatch(status -> status < 500);
        assertThat(log.list.stream().filter(event -> event.getLevel().isGreaterOrEqual(Level.ERROR)))
                .isEmpty();
        assertThat(after - before).isLessThan(24 * MEGABYTE);
        assertThatAMatchCanBePlayed();
    }

    private void sendAll(int requests, int messages, int frames) throws IOException {
        sendRequests(requests);
        sendMessages(messages);
        sendFrames(frames);
    }

    private void sendRequests(int count) throws IOException {
        var wire = new RawConnection(hall.port());
        for (int i = 0; i < count; i++) {
            byte[] request = malformed.request();
            RawConnection.Reply reply = reply(wire, request);
            if (reply.status() == 0) { // it had hung up after the last answer, or does so now
                wire.close();
                wire = new RawConnection(hall.port());
                reply = reply(wire, request);
            }
            statuses.merge(reply.status(), 1, Integer::sum);
            boolean problem = reply.status() >= 400 && reply.head().contains("application/problem+json");
            if (problem
                    && !isHead(request)
                    && Json.tree(reply.body()).path("key").isMissingNode()) {
                troubles.add("a problem without a key: " + reply);
            }
            if (reply.closes()) {
                wire.close();
                wire = new RawConnection(hall.port());
            }
        }
        wire.close();
    }

    private static RawConnection.Reply reply(RawConnection wire, byte[] request) throws IOException {
        try {
            wire.send(request);
            return wire.reply(!isHead(request));
        } catch (SocketException _) {
            return RawConnection.Reply.NONE;
        }
    }

    private static boolean isHead(byte[] request) {
        return new String(request, 0, 4, StandardCharsets.US_ASCII).equals("HEAD");
    }

    /// Well-framed messages with anything in them, each of which is answered; the hall must not hang up.
    private void sendMessages(int count) throws IOException {
        try (var wire = new RawConnection(hall.port())) {
            assertThat(wire.upgrade(socketPath(), cookie()).status()).isEqualTo(101);
            for (int i = 0; i < count; i++) {
                String json = malformed.json();
                wire.send(RawConnection.text(json.substring(0, Math.min(json.length(), LONGEST))));
                if (i % 50 == 49) {
                    wire.send(RawConnection.text("{\"kind\":\"ping\",\"number\":%d}".formatted(i)));
                    readUntilPong(wire, i);
                }
            }
        }
    }

    private void readUntilPong(RawConnection wire, int number) throws IOException {
        String pong = "{\"kind\":\"pong\",\"number\":" + number + "}";
        for (String message = wire.message(); !message.equals(pong); message = wire.message()) {
            if (message.contains("our-fault") || message.contains("Exception")) {
                troubles.add(message);
            }
        }
    }

    /// Frames that break the protocol, and connections that end in the middle of something.
    private void sendFrames(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            try (var wire = new RawConnection(hall.port())) {
                wire.upgrade(socketPath(), cookie());
                wire.send(malformed.badFrame());
                if (i % 3 == 0) {
                    wire.endOfRequest();
                    for (int j = 0; j < 3; j++) {
                        wire.message();
                    }
                }
            } catch (EOFException | SocketException _) {
                // it hung up, as it may
            }
        }
    }

    private void assertThatAMatchCanBePlayed() {
        try (var bert = Guest.at(hall.port());
                var carla = Guest.at(hall.port())) {
            Guest.Answer next = bert.lay("", "none", "me", "open");
            carla.sit(next);
            try (Screen one = bert.open(next.text("id"));
                    Screen two = carla.open(next.text("id"))) {
                assertThat(WholeMatchTest.finish(one, two)
                                .path("ending")
                                .path("how")
                                .asString())
                        .isEqualTo("finished");
            }
        }
    }

    private String socketPath() {
        return "/api/tables/" + table.text("id") + "/socket";
    }

    private String cookie() {
        return anna.cookies.getCookieStore().getCookies().getFirst().toString().replace("\"", "");
    }

    private static long usedHeap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
