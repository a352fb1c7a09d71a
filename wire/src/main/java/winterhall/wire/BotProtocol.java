package winterhall.wire;

import java.util.LinkedHashMap;
import tools.jackson.databind.JsonNode;

/// The lines between the hall and a bot that is a program of its own: JSON, one object a line.
///
/// Both begin with a line that names the version; then each question of the hall gets one answer.
public final class BotProtocol {
    public static final int VERSION = 1;
    private static final String MARK = "winterhall-bot";

    private BotProtocol() {}

    /// What a bot is asked.
    ///
    /// @param number names the question; the answer repeats it
    /// @param game its id
    /// @param millis how long the bot may think
    /// @param scene what a person in that seat gets, with what happened since the bot was last asked in this match
    public record Question(int number, String game, long millis, ToClient.Scene scene) {}

    /// What a bot answers.
    ///
    /// @param line that of one of the offers
    public record Answer(int number, String line) {}

    /// The token by which a bot comes in over the network: `Authorization: Bearer <token>`; it is told once.
    public record BotToken(String token) {}

    /// The first line, from either side; also the first message on a socket that a bot's token opened.
    public static String hello(String name) {
        var hello = new LinkedHashMap<String, Object>();
        hello.put(MARK, VERSION);
        hello.put("name", name);
        return Json.write(hello);
    }

    /// The version that a first line names; 0 if it names none.
    ///
    /// @throws BadJson if it is not JSON at all
    public static int version(String line) {
        JsonNode version = Json.tree(line).path(MARK);
        return version.isInt() ? version.asInt() : 0;
    }
}
