package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whether the hall is well is for everybody to know, how busy it is for this machine alone, and neither names anybody.
class HealthTest {
    @TempDir
    Path data;

    private PeopleHall hall;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(Halls.usual(), data);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void anybodyIsToldThatTheHallIsUp() {
        Guest.Answer health = hall.visitor().get("/health");
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.whole().body()).isEqualTo("{\"status\":\"up\"}");
    }

    @Test
    void theMetricsCountAndNameNobody() {
        Guest anna = hall.guest();
        anna.patch("/api/me", "{\"name\":\"Annabella\"}");
        Guest bert = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            String view = one.scene().path("view").toString() + two.scene().path("view");
            HttpResponse<String> metrics = anna.getText("/metrics");
            assertThat(metrics.statusCode()).isEqualTo(200);
            assertThat(metrics.headers().firstValue("content-type"))
                    .hasValueSatisfying(kind -> assertThat(kind).startsWith("text/plain"));
            assertThat(metrics.body())
                    .contains("winterhall_commits_total", "winterhall_writer_waiting", "jvm_memory_used_bytes");
            String token = anna.cookies.getCookieStore().getCookies().getFirst().getValue();
            assertThat(view).contains("goblin-");
            assertThat(metrics.body())
                    .doesNotContain(
                            "Annabella",
                            PeopleHall.id(anna),
                            PeopleHall.id(bert),
                            token,
                            table.text("id"),
                            table.text("invite"),
                            "goblin");
        }
    }

    @Test
    void everyCommitIsCounted() {
        Guest anna = hall.guest();
        System.gc(); // what is counted must not be thrown away
        double before = count(anna, "winterhall_commits_total");
        double writes = count(anna, "winterhall_writes_total");
        anna.patch("/api/me", "{\"name\":\"Annabella\"}");
        assertThat(before).isPositive();
        assertThat(count(anna, "winterhall_commits_total")).isGreaterThan(before);
        assertThat(count(anna, "winterhall_writes_total")).isGreaterThan(writes);
    }

    private static double count(Guest guest, String name) {
        return guest.getText("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .sum();
    }

    @Test
    void theMetricsAreForThisMachineAlone() throws IOException, InterruptedException {
        HttpRequest.Builder forwarded = hall.visitor().request("/metrics").header("X-Forwarded-For", "203.0.113.7");
        assertThat(hall.visitor().send(forwarded.GET()).status())
                .as("asked through a proxy")
                .isEqualTo(403);
        Optional<InetAddress> outside = addressInTheNetwork();
        Assumptions.assumeTrue(outside.isPresent(), "this machine is in no network");
        URI address = URI.create("http://" + outside.get().getHostAddress() + ":" + hall.port() + "/metrics");
        try (var http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("only-from-this-machine");
        }
    }

    /// As a page does whose own name was made to lead to this machine.
    @Test
    void theMetricsAreNotForAnotherName() throws IOException {
        for (String name : List.of("evil.example:" + hall.port(), "localhost.evil.example", "127.0.0.1.evil.example")) {
            assertThat(asked(name)).as(name).isEqualTo(403);
        }
        for (String name : List.of("localhost:" + hall.port(), "127.0.0.1", "[::1]:" + hall.port())) {
            assertThat(asked(name)).as(name).isEqualTo(200);
        }
    }

    private int asked(String host) throws IOException {
        try (var wire = new RawConnection(hall.port())) {
            wire.send("GET /metrics HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
            return wire.reply().status();
        }
    }

    /// An address of this machine by which others reach it.
    private static Optional<InetAddress> addressInTheNetwork() throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .findFirst();
    }
}
