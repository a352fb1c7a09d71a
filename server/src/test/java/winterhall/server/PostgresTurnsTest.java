package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.DAY;
import static winterhall.server.CampHall.HOUR;
import static winterhall.server.CampHall.MINUTE;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.settle;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.server.notify.MailOptions;
import winterhall.server.notify.NoticeOptions;

/// Play by turns on the other database: everything that has SQL of its own.
class PostgresTurnsTest {
    @TempDir
    Path data;

    @Test
    void callsClocksAndTheWayBack() throws Exception {
        var nobody = new MailOptions("127.0.0.1", 1, "", "", "hall@winterhall.example", MailOptions.Tls.NONE);
        var reaching = new NoticeOptions(Optional.of(nobody), true, true);
        try (var receiver = new WebHookReceiver();
                var hall = new CampHall(data, Halls.POSTGRESQL.url(data), 0, reaching)) {
            CampTable table = hall.lay("fast", "person", "person");
            Guest guest = table.guests.getFirst();
            for (String address : new String[] {"one@example.org", "two@example.org"}) {
                assertThat(guest.patch("/api/me/notices", "{\"email\":\"" + address + "\"}")
                                .text("waiting"))
                        .isEqualTo(address);
            }
            guest.patch("/api/me/notices", "{\"hook\":\"" + receiver.url() + "\"}");
            hall.await(() -> receiver.bodies.size() == 1, MINUTE / 12);
            hall.await(() -> !troubles(guest).isEmpty(), MINUTE / 12);
            assertThat(troubles(guest).get(0).path("key").asString()).isEqualTo("mail-server-unreachable");

            table.open(1).close();
            try (Screen other = table.open(2)) {
                settle(other);
            }
            hall.await(() -> receiver.bodies.size() == 2, MINUTE / 12);
            hall.restartAfter(10 * DAY);
            Screen waiting = table.open(2);
            long runsOut = settle(waiting)
                    .path("seats")
                    .get(0)
                    .path("clock")
                    .path("runsOut")
                    .asLong();
            assertThat(runsOut).isBetween(hall.time.now() + 20 * HOUR, hall.time.now() + DAY);
            hall.time.advance(runsOut - hall.time.now());
            assertThat(waiting.asked().path("seats").get(0).path("sitting").asString())
                    .isEqualTo("sitting-in");
            Screen back = table.open(1);
            assertThat(isAccepted(command(back, "came-back", "return", ""))).isTrue();
            assertThat(isAccepted(command(back, "came-back", "return", ""))).isTrue();
        }
    }

    private static JsonNode troubles(Guest guest) {
        return guest.get("/api/me/notices").body().path("troubles");
    }
}
