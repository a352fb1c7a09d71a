package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import winterhall.server.client.SocketClient;

/// Who is at a table, and how many may be.
class PresenceTest {
    @AutoClose
    static final CampHall hall = CampHall.inFolderOfItsOwn();

    @Test
    void aCrowdIsToldOnceABeat() {
        CampTable table = hall.lay("none", "person", "person");
        Screen first = table.openAll().getFirst();
        String invite = table.guests.getFirst().get("/api/tables/" + table.id).text("invite");
        Guest onlooker = hall.guest();
        var crowd = new ArrayList<Screen>();
        for (int i = 0; i < 30; i++) {
            Screen spectator = onlooker.open(table.id, "?invite=" + invite);
            CampTable.settle(spectator);
            crowd.add(spectator);
        }
        CampTable.settle(first);
        assertThat(told(first)).isEqualTo(16);
        hall.time.advance(250);
        first.next(message -> message.path("spectators").asInt() == 30);
        assertThat(told(first)).isEqualTo(17);
        crowd.forEach(Screen::close);
    }

    private static long told(Screen screen) {
        return screen.messages().stream()
                .filter(message -> Screen.is(message, "present"))
                .count();
    }

    @Test
    void onePersonHoldsOnlySoManySockets() {
        CampTable table = hall.lay("none", "person", "person");
        Guest anna = table.guests.getFirst();
        List<Screen> open = new ArrayList<>();
        while (open.size() < 32) {
            open.add(table.open(1));
        }
        assertThat(refusal(anna, table.id)).contains(429);
        assertThat(refusal(table.guests.getLast(), table.id)).isEmpty();
        open.getFirst().close();
        Optional<Integer> refusal = Optional.of(429);
        for (int i = 0; i < 200 && refusal.isPresent(); i++) { // until the hall has heard of it
            hall.time.advance(CampHall.SECOND);
            refusal = refusal(anna, table.id);
        }
        assertThat(refusal).isEmpty();
    }

    private static Optional<Integer> refusal(Guest guest, String table) {
        try (Screen _ = guest.open(table)) {
            return Optional.empty();
        } catch (SocketClient.Refused refused) {
            return Optional.of(refused.status());
        }
    }
}
