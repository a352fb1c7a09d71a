package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;
import winterhall.server.notify.NoticeOptions;

/// Visitors who want too much, too fast, too slowly, or do not listen.
class CrowdTest {
    @TempDir
    Path folder;

    @Test
    void aClientThatAsksTooFastIsToldSoAndTheOthersAreNot() {
        var time = new ManualTime();
        var options = new HallOptions(0, folder, Halls.database(folder), Optional.empty(), 0, 20, true);
        try (var hall = new HallServer(options, Shelf.games(), time, NoticeOptions.USUAL);
                var anna = Guest.at(hall.port());
                var bert = Guest.at(hall.port())) {
            Guest.Answer answer = change(anna);
            int granted = 0;
            while (answer.status() == 200 && granted < 1_000) {
                granted++;
                answer = change(anna);
            }
            assertThat(granted).isBetween(20, 200);
            assertThat(answer.status()).isEqualTo(429);
            assertThat(answer.text("key")).isEqualTo("too-fast");
            assertThat(change(bert).status()).isEqualTo(200);
            time.advance(60_000);
            assertThat(change(anna).status()).isEqualTo(200);
        }
    }

    @Test
    void aClassroomComesInAtOnceAndACrowdDoesNot() {
        var options = new HallOptions(0, folder, Halls.database(folder), Optional.empty(), 0, 20, true);
        try (var hall = new HallServer(options, Shelf.games(), new ManualTime(), NoticeOptions.USUAL)) {
            for (int i = 0; i < 40; i++) {
                try (var guest = new Guest(hall.port())) {
                    assertThat(guest.post("/api/me", "").status()).isEqualTo(200);
                }
            }
            int status = 200;
            for (int i = 0; i < 200 && status == 200; i++) {
                try (var guest = new Guest(hall.port())) {
                    status = guest.post("/api/me", "").status();
                }
            }
            assertThat(status).isEqualTo(429);
        }
    }

    private static Guest.Answer change(Guest guest) {
        return guest.patch("/api/me", "{\"name\":\"Somebody\"}");
    }

    /// Asks for scene after scene and reads none of them; a spectator sees the seat go empty.
    @Test
    @Timeout(120)
    void aClientThatDoesNotReadIsDisconnected() throws IOException {
        try (var hall = Halls.usual().open(folder);
                var anna = Guest.at(hall.port());
                var bert = Guest.at(hall.port())) {
            Guest.Answer table = anna.lay("", "none", "me", "bot-random");
            String cookie =
                    anna.cookies.getCookieStore().getCookies().getFirst().toString();
            try (var deaf = new RawConnection(hall.port());
                    Screen spectator = bert.open(table.text("id"), "?invite=" + table.text("invite"))) {
                assertThat(deaf.upgrade("/api/tables/" + table.text("id") + "/socket", cookie)
                                .status())
                        .isEqualTo(101);
                spectator.next(message -> message.path("seats").size() == 1 && Screen.is(message, "present"));
                sendUntilHungUp(deaf, RawConnection.text("{\"kind\":\"look\",\"since\":-1}"), 3_000);
                spectator.next(message -> message.path("seats").isEmpty() && Screen.is(message, "present"));
            }
        }
    }

    /// A socket that goes on after ten refusals is closed, and the person may open another.
    @Test
    @Timeout(120)
    void aClientThatGoesOnAfterManyRefusalsIsDisconnected() throws IOException {
        var options = new HallOptions(0, folder, Halls.database(folder), Optional.empty(), 0, 20, true);
        try (var hall = new HallServer(options, Shelf.games(), new ManualTime(), NoticeOptions.USUAL)) {
            var anna = new BareClient(hall.port(), "127.0.0.1");
            var table = anna.lay("bot");
            int refused = 0;
            try (RawConnection wire = anna.open(table).orElseThrow()) {
                var thirty = new ByteArrayOutputStream();
                for (int i = 0; i < 30; i++) {
                    thirty.write(RawConnection.text("{\"kind\":\"fly\",\"key\":\"" + i + "\"}"));
                }
                wire.send(thirty.toByteArray()); // in one piece, before the hall can hang up
                while (true) {
                    if (wire.message().startsWith("{\"kind\":\"refused\",\"key\":\"" + refused + "\"")) {
                        refused++;
                    }
                }
            } catch (EOFException closed) {
                assertThat(refused).isEqualTo(10);
                assertThat(closed).hasMessage("closed: 1008");
            }
            assertThat(anna.open(table)).isPresent().get().satisfies(RawConnection::close);
        }
    }

    private static void sendUntilHungUp(RawConnection wire, byte[] bytes, int most) throws IOException {
        try {
            for (int i = 0; i < most; i++) {
                wire.send(bytes);
            }
        } catch (SocketException _) {
            // sooner than expected
        }
    }

    /// Bodies that come drop by drop hold nobody up, and are not waited for, however much others send meanwhile.
    @Test
    @Timeout(120)
    void aClientThatSendsDropByDropIsNotWaitedFor() throws IOException, InterruptedException {
        try (var hall = Halls.usual().open(folder);
                var anna = Guest.at(hall.port())) {
            for (int i = 0; i < 20; i++) {
                assertThat(anna.post("/api/verify", " ".repeat(200_000)).status())
                        .isBetween(400, 499);
            }
            var slow = new ArrayList<RawConnection>();
            for (int i = 0; i < 50; i++) {
                var wire = new RawConnection(hall.port());
                wire.send("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Winterhall: 1\r\nCookie: "
                        + anna.cookies.getCookieStore().getCookies().getFirst()
                        + "\r\nContent-Length: 60000\r\n\r\n{");
                slow.add(wire);
            }
            assertThat(anna.get("/api/me").status()).isEqualTo(200);
            List<RawConnection.Reply> replies = new ArrayList<>();
            for (RawConnection wire : slow) {
                replies.add(drip(wire, " ", Duration.ofSeconds(20)));
                wire.close();
            }
            assertThat(replies).extracting(RawConnection.Reply::status).containsOnly(408);
            assertThat(anna.get("/api/me").status()).isEqualTo(200);
        }
    }

    /// The same of headers, of a first request and of a later one; a connection over which nothing comes may stay.
    @Test
    @Timeout(120)
    void headersAreNotWaitedForEither() throws IOException, InterruptedException {
        try (var hall = Halls.usual().open(folder);
                var first = new RawConnection(hall.port());
                var later = new RawConnection(hall.port());
                var quiet = new RawConnection(hall.port())) {
            String request = "GET /health HTTP/1.1\r\nHost: localhost\r\n";
            for (RawConnection wire : List.of(later, quiet)) {
                wire.send(request + "\r\n");
                assertThat(wire.reply().status()).isEqualTo(200);
            }
            first.send(request + "X-Drops: ");
            later.send(request + "X-Drops: ");
            Duration patience = Duration.ofSeconds(20);
            assertThat(drip(first, "1", patience)).isEqualTo(RawConnection.Reply.NONE);
            assertThat(drip(later, "1", patience)).isEqualTo(RawConnection.Reply.NONE);
            quiet.send(request + "\r\n");
            assertThat(quiet.reply().status()).isEqualTo(200);
        }
    }

    /// Sends on, little by little, until the hall has had enough.
    private static RawConnection.Reply drip(RawConnection wire, String drop, Duration patience)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (!wire.hasAnswer()) {
                assertThat(System.nanoTime()).as("the hall waits on").isLessThan(end);
                wire.send(drop);
                Thread.sleep(20);
            }
            return wire.reply();
        } catch (SocketException _) {
            return RawConnection.Reply.NONE;
        }
    }
}
