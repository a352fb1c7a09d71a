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

    /// What is told of a crowd costs the same however large it is.
    @Test
    void theLargerACrowdTheLongerItWaitsToHearOfItself() {
        CampTable table = hall.lay("none", "person", "person");
        Screen first = table.openAll().getFirst();
        String invite = table.guests.getFirst().get("/api/tables/" + table.id).text("invite");
        var crowd = new ArrayList<Screen>();
        for (int i = 0; i < 3; i++) {
            Guest onlooker = hall.guest();
            for (int socket = 0; socket < 26; socket++) {
                hall.time.advance(CampHall.SECOND); // nobody waits for a turn
                crowd.add(onlooker.open(table.id, "?invite=" + invite));
            }
        }
        crowd.forEach(CampTable::settle);
        hall.time.advance(CampHall.SECOND);
        first.next(message -> message.path("spectators").asInt() == 78);
        long before = told(first);
        crowd.add(hall.guest().open(table.id, "?invite=" + invite));
        CampTable.settle(crowd.getLast());
        hall.time.advance(404); // five for each of 81
        CampTable.settle(first);
        assertThat(told(first)).isEqualTo(before);
        hall.time.advance(1);
        first.next(message -> message.path("spectators").asInt() == 79);
        assertThat(told(first)).isEqualTo(before + 1);
        crowd.forEach(Screen::close);
    }

    /// What a crowd looks at is made once for all, and made again as soon as something changes.
    @Test
    void aCrowdThatLooksSeesWhatIsThereNow() {
        CampTable table = hall.lay("none", "person", "person");
        Screen first = table.openAll().getFirst();
        String invite = table.guests.getFirst().get("/api/tables/" + table.id).text("invite");
        Guest onlooker = hall.guest();
        var crowd = new ArrayList<Screen>();
        for (int i = 0; i < 20; i++) {
            hall.time.advance(CampHall.SECOND); // nobody waits for a turn
            crowd.add(onlooker.open(table.id, "?invite=" + invite));
        }
        table.guests.getFirst().patch("/api/me", "{\"name\":\"Anna\"}");
        assertThat(looked(crowd)).containsOnly("0 Anna");
        CampTable.play(first, "gather");
        assertThat(looked(crowd)).containsOnly("1 Anna");
        table.guests.getFirst().patch("/api/me", "{\"name\":\"Bert\"}");
        assertThat(looked(crowd)).containsOnly("1 Bert");
        crowd.forEach(Screen::close);
    }

    /// The step and the first name that each is shown who looks.
    private static List<String> looked(List<Screen> crowd) {
        crowd.forEach(screen -> screen.send("{\"kind\":\"look\",\"since\":-1}"));
        return crowd.stream()
                .map(CampTable::settle)
                .map(scene -> scene.path("step").asInt() + " "
                        + scene.path("seats").get(0).path("name").asString())
                .toList();
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
