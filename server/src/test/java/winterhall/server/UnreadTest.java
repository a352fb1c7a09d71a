package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What all clients together leave unread is bounded, and only those pay for it who do not read.
class UnreadTest {
    private static final int HEAP_MEGABYTES = 64;
    private static final int MOST_UNREAD = HEAP_MEGABYTES * 1_048_576 / 8;

    /// So many characters that wait for one client are more than a message on its way.
    private static final int STUCK = 500_000;

    private static final byte[] LOOK = RawConnection.text("{\"kind\":\"look\",\"since\":0}");
    private static final Pattern UNREAD = Pattern.compile("(?m)^winterhall_unread ([0-9.E]+)$");

    @TempDir
    Path folder;

    /// One after another they ask and do not read, until there is no room left; somebody else plays on meanwhile. Which of them
    /// goes first depends on what the network takes off the hall's hands: see OutboxesTest.
    @Test
    @Timeout(180)
    void someOfThoseWhoDoNotReadAreClosedAndNobodyElse() throws IOException, InterruptedException {
        var hall = new HallProcess(folder, Halls.usual(folder), false, HEAP_MEGABYTES);
        var deaf = new ArrayList<RawConnection>();
        try {
            var anna = new BareClient(hall.port(), "127.0.0.1");
            JsonNode table = anna.lay("bot");
            try (RawConnection reading = anna.open(table).orElseThrow()) {
                var player = new Player(reading);
                play(player, 12); // so that there is something to tell
                var closed = new ArrayList<Integer>();
                int most = 0;
                while (closed.size() < 2) {
                    assertThat(deaf.size()).as("deaf sockets, unread: " + most).isLessThan(32);
                    int before = unread(hall.port());
                    RawConnection next = anna.open(table).orElseThrow();
                    deaf.add(next);
                    int now = before;
                    for (int i = 0; i < 500 && now > before - STUCK && now < before + STUCK; i++) {
                        for (int look = 0; look < 5; look++) {
                            next.send(LOOK);
                        }
                        Thread.sleep(20);
                        now = unread(hall.port());
                    }
                    most = Math.max(most, now);
                    if (deaf.size() % 4 == 0) {
                        play(player, 1);
                    }
                    for (int i = 0; i < deaf.size(); i++) {
                        if (!closed.contains(i) && isClosed(deaf.get(i))) {
                            closed.add(i);
                        }
                    }
                }
                System.out.printf(
                        "%,d characters unread at most, of %,d; %d sockets that do not read, %d of them closed%n",
                        most, MOST_UNREAD, deaf.size(), closed.size());
                assertThat(most).isBetween(MOST_UNREAD / 2, MOST_UNREAD * 9 / 8);
                assertThat(closed.size()).isLessThan(deaf.size());
                play(player, 1);
            }
        } finally {
            deaf.forEach(RawConnection::close);
            hall.kill();
        }
    }

    private static void play(Player player, int moves) throws IOException {
        for (int i = 0; i < moves; i++) {
            player.readUntilAsked();
            player.play(new Times());
        }
    }

    /// Whether the hall has hung up; asks for nothing that would be answered.
    private static boolean isClosed(RawConnection wire) {
        try {
            wire.send(RawConnection.frame(0x8a, new byte[0]));
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    private static int unread(int port) throws IOException {
        try (var wire = new RawConnection(port)) {
            wire.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
            Matcher figure = UNREAD.matcher(wire.reply().body());
            assertThat(figure.find()).isTrue();
            return (int) Double.parseDouble(figure.group(1));
        }
    }
}
