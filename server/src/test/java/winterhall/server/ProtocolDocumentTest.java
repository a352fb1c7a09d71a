package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.wire.Json;

/// The worked example of `docs/protocol.md` is played against a real hall.
class ProtocolDocumentTest {
    private static final Pattern TRANSCRIPT =
            Pattern.compile("^```transcript\\R(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern VARIABLE = Pattern.compile("\\$[a-z]+");

    private final Map<String, Guest> people = new LinkedHashMap<>();
    private final Map<String, Screen> screens = new LinkedHashMap<>();
    private final Map<String, Guest.Answer> answers = new LinkedHashMap<>();
    private final Map<String, String> variables = new LinkedHashMap<>();

    @TempDir
    Path data;

    @Test
    void theWorkedExampleIsTrue() throws IOException {
        String document = Files.readString(Repository.ROOT.resolve("docs/protocol.md"));
        int lines = 0;
        try (var hall =
                new HallServer(new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), Shelf.games())) {
            Matcher transcript = TRANSCRIPT.matcher(document);
            while (transcript.find()) {
                for (String line : transcript.group(1).lines().toList()) {
                    String[] words = line.split(" ", 3);
                    people.computeIfAbsent(words[0], _ -> new Guest(hall.port()));
                    if (words[1].equals(">")) {
                        send(words[0], filled(words[2]));
                    } else {
                        expect(words[0], words[2], line);
                    }
                    lines++;
                }
            }
            screens.values().forEach(Screen::close);
            people.values().forEach(Guest::close);
        }
        assertThat(lines).isGreaterThan(40);
    }

    private void send(String who, String what) {
        Guest guest = people.get(who);
        String[] words = what.split(" ", 3);
        switch (words[0]) {
            case "open" -> screens.put(who, new Screen(guest, words[1]));
            case "close" -> screens.remove(who).close();
            case "GET", "POST", "PATCH", "DELETE" ->
                answers.put(
                        who,
                        guest.send(guest.request(words[1])
                                .method(words[0], BodyPublishers.ofString(words.length > 2 ? words[2] : ""))));
            default -> screens.get(who).send(what);
        }
    }

    private void expect(String who, String what, String line) {
        if (what.startsWith("{")) {
            JsonNode expected = Json.tree(what);
            JsonNode message = screens.get(who).next(expected.path("kind").asString());
            compare(expected, message, line);
        } else {
            Guest.Answer answer = answers.get(who);
            String[] words = what.split(" ", 2);
            assertThat(answer.status()).as(line).isEqualTo(Integer.parseInt(words[0]));
            compare(Json.tree(words[1]), answer.body(), line);
        }
    }

    /// Everything expected is there; a list of objects may go on.
    private void compare(JsonNode expected, JsonNode found, String line) {
        if (expected.isObject()) {
            expected.propertyNames().forEach(name -> compare(expected.get(name), found.path(name), line));
        } else if (expected.isArray() && !expected.isEmpty()) {
            for (int i = 0; i < expected.size(); i++) {
                compare(expected.get(i), found.path(i), line);
            }
        } else if (expected.isString() && VARIABLE.matcher(expected.asString()).matches()) {
            String known = variables.putIfAbsent(expected.asString(), found.asString());
            assertThat(found.asString()).as(line).isEqualTo(known == null ? found.asString() : known);
        } else {
            assertThat(found).as(line).isEqualTo(expected);
        }
    }

    private String filled(String text) {
        return VARIABLE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(variables.get(found.group())));
    }
}
