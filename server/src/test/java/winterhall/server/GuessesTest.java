package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.logIn;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuessesTest {
    @TempDir
    Path data;

    @Test
    void lettersAreLimitedForEachAddressHoweverItIsTyped() {
        var options = new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20);
        try (var hall = new PeopleHall(options)) {
            Guest thief = hall.visitor();
            var statuses = Stream.of("anna@example.org", " anna@example.org", "Anna@Example.org ", "anna@EXAMPLE.org")
                    .map(email -> thief.post("/api/password/forgotten", "{\"email\":\"%s\"}".formatted(email))
                            .status());
            assertThat(statuses).containsExactly(204, 204, 204, 429);
        }
    }

    @Test
    void guessesAreLimitedForEachLoginWhetherItExistsOrNot() {
        var options = new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20);
        try (var hall = new PeopleHall(options)) {
            hall.member("anna");
            for (String login : List.of("anna", "nobody")) {
                Guest thief = hall.visitor();
                int[] statuses = new int[14];
                for (int i = 0; i < statuses.length; i++) {
                    statuses[i] = logIn(thief, login, "guess number " + i).status();
                }
                assertThat(statuses).contains(401).endsWith(429);
                assertThat(Arrays.stream(statuses)
                                .filter(status -> status == 401)
                                .count())
                        .isBetween(8L, 10L);
            }
        }
    }
}
