import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A bot for Winterhall that takes any offer: lines of JSON on standard input and output, one file, no library.
///
/// ```
/// ./winterhall bot-check java samples/java/Bot.java
/// ./winterhall serve --bot any="java samples/java/Bot.java"
/// ```
public class Bot {
    private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");
    private static final Pattern OFFER = Pattern.compile("\"line\":(\"[^\"]*\")");

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        in.readLine(); // the hall says which version it speaks
        out.println("{\"winterhall-bot\":1,\"name\":\"any\"}");
        for (String question = in.readLine(); question != null; question = in.readLine()) {
            Matcher number = NUMBER.matcher(question);
            number.find();
            out.println("{\"number\":" + number.group(1) + ",\"line\":" + choose(question) + "}");
        }
    }

    /// The whole skill of this bot. A cleverer one reads the view of the scene with a JSON library.
    private static String choose(String question) {
        List<String> lines = new ArrayList<>();
        Matcher offer = OFFER.matcher(question);
        offer.region(question.indexOf("\"offers\":"), question.length());
        while (offer.find()) {
            lines.add(offer.group(1));
        }
        return lines.get(ThreadLocalRandom.current().nextInt(lines.size()));
    }
}
