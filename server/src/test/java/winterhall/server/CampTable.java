package winterhall.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/// One table with its guests, and a screen for each of them that looks.
final class CampTable implements AutoCloseable {
    private static final AtomicInteger FENCES = new AtomicInteger();

    final String id;
    final List<Guest> guests;
    private final List<Screen> opened = new ArrayList<>();

    CampTable(String id, List<Guest> guests) {
        this.id = id;
        this.guests = guests;
    }

    /// The guest in this place sits down before a screen of its own.
    Screen open(int guest) {
        Screen screen = guests.get(guest - 1).open(id);
        opened.add(screen);
        screen.scene();
        return screen;
    }

    List<Screen> openAll() {
        var screens = new ArrayList<Screen>();
        for (int guest = 1; guest <= guests.size(); guest++) {
            screens.add(open(guest));
        }
        screens.forEach(CampTable::settle);
        return screens;
    }

    /// Sends a command and waits for its answer; `fields` are what follows kind and key.
    static JsonNode command(Screen screen, String kind, String fields) {
        return command(screen, Screen.freshKey(), kind, fields);
    }

    static JsonNode command(Screen screen, String key, String kind, String fields) {
        screen.send("{\"kind\":\"%s\",\"key\":\"%s\"%s}".formatted(kind, key, fields.isEmpty() ? "" : "," + fields));
        return screen.next(message -> message.path("key").asString().equals(key));
    }

    /// Plays this line at the present question.
    static JsonNode play(Screen screen, String line) {
        return command(screen, "play", asked(screen) + ",\"move\":\"" + line + "\"");
    }

    /// `"asked":n` for the present question.
    static String asked(Screen screen) {
        return "\"asked\":" + settle(screen).path("question").path("asked").asInt();
    }

    static JsonNode propose(Screen screen, String what) {
        return command(screen, "propose", "\"what\":\"" + what + "\",\"seat\":0");
    }

    static JsonNode respond(Screen screen, boolean agree) {
        int proposed = settle(screen).path("proposal").path("proposed").asInt();
        return command(screen, "respond", "\"proposed\":" + proposed + ",\"agree\":" + agree);
    }

    static JsonNode order(Screen screen, String order) {
        return command(screen, "order", "\"order\":\"hear-horn " + order + "\"");
    }

    /// Waits until everything that the match said so far has arrived, and gives the scene then.
    static JsonNode settle(Screen screen) {
        int number = FENCES.incrementAndGet();
        screen.send("{\"kind\":\"ping\",\"number\":" + number + "}");
        screen.next(
                message -> Screen.is(message, "pong") && message.path("number").asInt() == number);
        return screen.scene();
    }

    /// What came to this screen since that many messages, without pongs.
    static List<String> since(Screen screen, int messages) {
        settle(screen);
        return screen.everything.stream()
                .skip(messages)
                .filter(text -> !text.contains("\"kind\":\"pong\""))
                .toList();
    }

    static boolean isAccepted(JsonNode answer) {
        return Screen.is(answer, "accepted");
    }

    static String why(JsonNode answer) {
        return answer.path("problem").path("key").asString();
    }

    /// Plays both deeds of everybody, `gather` each time, up to the vote; orders pass when the horn sounds.
    static void playToTheVote(List<Screen> screens) {
        for (Screen screen : screens) {
            play(screen, "gather");
            play(screen, "rest");
        }
        screens.forEach(screen -> screen.next(
                message -> message.path("question").path("ask").asString().equals("stay-or-go")));
    }

    /// Up to the second vote, before which no horn sounds, so that the last seat may go back out of it.
    static void playToTheSecondVote(List<Screen> screens) {
        playToTheVote(screens);
        screens.forEach(screen -> play(screen, "vote yes"));
        for (Screen screen : screens) {
            play(screen, "gather");
            play(screen, "rest");
        }
    }

    @Override
    public void close() {
        opened.forEach(Screen::close);
    }
}
