package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.server.client.SocketClient;
import winterhall.server.match.LastSeen;
import winterhall.server.match.MatchHost;
import winterhall.server.match.Watcher;
import winterhall.wire.FromClient;

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
        crowd.forEach(CampTable::settle);
        table.guests.getFirst().patch("/api/me", "{\"name\":\"Anna\"}");
        assertThat(looked(crowd)).containsOnly("0 Anna");
        CampTable.play(first, "gather");
        assertThat(looked(crowd)).containsOnly("1 Anna");
        table.guests.getFirst().patch("/api/me", "{\"name\":\"Bert\"}");
        assertThat(looked(crowd)).containsOnly("1 Bert");
        hall.views.clear();
        looked(crowd);
        looked(crowd);
        assertThat(hall.views).as("nothing has changed").isEmpty();
        CampTable.play(first, "rest");
        crowd.forEach(CampTable::settle);
        hall.views.clear();
        looked(crowd);
        assertThat(hall.views).as("made once for all").containsExactly(Viewer.spectator());
        crowd.forEach(Screen::close);
    }

    /// While a table is busy its looks pile up.
    @Test
    void whoLooksOverAndOverIsAnsweredOnceAndWhoHasLeftNotAtAll() throws InterruptedException {
        CampTable table = hall.lay("none", "person", "person");
        MatchHost<?, ?> host = hall.server().hall().matches().host(table.id);
        var patient = new Onlooker("patient");
        var leaving = new Onlooker("leaving");
        host.join(patient, List.of(Seat.of(1)), LastSeen.EVERYTHING);
        host.join(leaving, List.of(Seat.of(2)), LastSeen.EVERYTHING);
        host.hear(patient, new FromClient.Look(-1)); // both have come in
        hall.views.clear();
        host.hear(patient, new FromClient.Look(-1));
        List<Viewer> forOneLook = List.copyOf(hall.views);
        var busy = new CompletableFuture<Void>();
        var begun = new CompletableFuture<Void>();
        host.look(_ -> {
            begun.complete(null);
            busy.join();
        });
        begun.join();
        hall.views.clear();
        int before = patient.heard.get() + leaving.heard.get();
        var asking = new ArrayList<Thread>();
        for (int i = 0; i < 20; i++) {
            Onlooker onlooker = i % 2 == 0 ? patient : leaving;
            asking.add(Thread.ofPlatform().start(() -> host.hear(onlooker, new FromClient.Look(-1))));
        }
        for (Thread thread : asking) {
            Await.until(() -> thread.getState() == Thread.State.WAITING);
        }
        leaving.gone = true;
        busy.complete(null);
        for (Thread thread : asking) {
            thread.join();
        }
        assertThat(hall.views).containsOnly(Viewer.at(Seat.of(1))).isEqualTo(forOneLook);
        assertThat(patient.heard.get() + leaving.heard.get()).isEqualTo(before + 1);
    }

    /// Counts what it hears.
    private static final class Onlooker implements Watcher {
        private final String person;
        private final AtomicInteger heard = new AtomicInteger();
        private volatile boolean gone;

        Onlooker(String person) {
            this.person = person;
        }

        @Override
        public String person() {
            return person;
        }

        @Override
        public void send(String message) {
            heard.incrementAndGet();
        }

        @Override
        public boolean isGone() {
            return gone;
        }
    }

    /// The step and the first name that each is shown who looks.
    private static List<String> looked(List<Screen> crowd) {
        hall.time.advance(10 * CampHall.SECOND); // nobody has looked too often
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
