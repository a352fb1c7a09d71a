package winterhall.server.botcheck;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.server.bot.BotProgram;
import winterhall.wire.BadJson;
import winterhall.wire.FromClient;
import winterhall.wire.Json;

/// Judges one match by what passes between a bot and the hall, and says which answers do not arrive.
final class MatchJudge {
    /// This answer is refused as if the hall could not store it; the question stands, and is answered again.
    private static final int REFUSED_ANSWER = 2;

    /// In the place of this answer the connection is lost; the bot comes back and answers again.
    private static final int LOST_ANSWER = 4;

    /// House bots answer far sooner.
    private static final long STANDSTILL = 60_000;

    private static final int LONGEST_QUOTE = 100;

    private final long thinking;
    private final Set<Integer> known = new HashSet<>();
    private @Nullable OpenQuestion open;
    private int closed = -1;
    private long asked;
    private long deadline;
    private String otherwise = "";
    private @Nullable String trouble;
    private boolean isOver;
    private int connections;
    private long arrival = -1;
    private int answers;
    private long slowest;
    private final long began = System.nanoTime();

    private record OpenQuestion(int asked, List<String> offers) {}

    /// What becomes of something the bot has said.
    enum Ruling {
        PASS,
        REFUSE,
        HANG_UP
    }

    /// @param millis how long it may think about each answer
    MatchJudge(long millis) {
        thinking = millis + BotProgram.GRACE_MILLIS;
        synchronized (this) {
            expect(BotProgram.START_MILLIS, "it did not open the socket of its table");
        }
    }

    synchronized int answers() {
        return answers;
    }

    /// The longest answer, in milliseconds.
    synchronized long slowest() {
        return slowest;
    }

    /// How long it took to its socket, in milliseconds.
    synchronized long arrival() {
        return Math.max(0, arrival);
    }

    /// Waits for the end of the match, and gives what the bot did wrong.
    synchronized Optional<String> await() {
        try {
            while (!isOver && trouble == null) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (left < 0) {
                    blame(otherwise);
                } else {
                    wait(left + 1);
                }
            }
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
        return Optional.ofNullable(trouble);
    }

    synchronized void connected() {
        connections++;
        if (arrival < 0) {
            arrival = millisSince(began);
        }
        open = null;
        closed = -1;
        expect(STANDSTILL, "the table stood still");
    }

    /// One that is closed after the bot came back is not a loss.
    synchronized void disconnected() {
        connections--;
        if (connections == 0) {
            lose();
        }
    }

    private void lose() {
        open = null;
        expect(BotProgram.START_MILLIS, "it did not come back after its connection was lost");
    }

    synchronized void notLetIn(int status) {
        blame("the hall did not let it in: " + status);
    }

    synchronized void ended() {
        blame("it ended before the match did");
    }

    /// The hall says this to the bot.
    synchronized void told(String text) {
        JsonNode message = Json.tree(text);
        switch (message.path("kind").asString("")) {
            case "scene" -> shown(message);
            case "refused" -> {
                String key = message.path("problem").path("key").asString();
                if (!key.equals("stale")) {
                    blame("the hall refused what it said: " + key);
                }
            }
            default -> {}
        }
    }

    private void shown(JsonNode scene) {
        if (scene.has("ending")) {
            String how = scene.path("ending").path("how").asString();
            if (!how.equals("finished")) {
                blame("the match was not played to its end: " + how);
            }
            isOver = true;
            notifyAll();
            return;
        }
        JsonNode question = scene.path("question");
        int number = question.path("asked").asInt(-1);
        boolean isKnown = number == closed || open != null && open.asked == number;
        if (!question.path("offers").isEmpty() && !isKnown) {
            known.add(number);
            open = new OpenQuestion(
                    number,
                    question.path("offers")
                            .valueStream()
                            .map(offer -> offer.path("line").asString())
                            .toList());
            ask("it did not answer in time");
        }
    }

    /// The bot says this to the hall.
    synchronized Ruling heard(String text) {
        try {
            return switch (Json.read(text, FromClient.class)) {
                case FromClient.Play play -> played(play);
                case FromClient.Resign _ -> {
                    blame("it gave up");
                    yield Ruling.PASS;
                }
                default -> Ruling.PASS;
            };
        } catch (BadJson _) {
            blame("it said what cannot be read: " + quoted(text));
            return Ruling.PASS;
        }
    }

    private Ruling played(FromClient.Play play) {
        if (!known.contains(play.asked())) {
            blame("it answered a question that it was not asked: " + play.asked());
        } else if (open != null && open.asked == play.asked()) {
            if (open.offers.contains(play.move())) {
                return answered();
            }
            blame("it answered what was not offered: " + quoted(play.move()));
        }
        return Ruling.PASS; // an answer that was given already is for the hall to refuse
    }

    private Ruling answered() {
        if (System.nanoTime() > deadline) {
            blame(otherwise);
        }
        answers++;
        slowest = Math.max(slowest, millisSince(asked));
        if (answers == REFUSED_ANSWER) {
            ask("it did not answer again after a refusal");
            return Ruling.REFUSE;
        }
        closed = open == null ? closed : open.asked;
        open = null;
        if (answers == LOST_ANSWER) {
            lose();
            return Ruling.HANG_UP;
        }
        expect(STANDSTILL, "the table stood still");
        return Ruling.PASS;
    }

    private void ask(String orElse) {
        asked = System.nanoTime();
        expect(thinking, orElse);
    }

    private void expect(long millis, String orElse) {
        deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        otherwise = orElse + ": " + millis + " ms";
        notifyAll();
    }

    /// The first trouble counts: what follows may follow from it.
    private void blame(String what) {
        if (!isOver && trouble == null) {
            trouble = what;
            notifyAll();
        }
    }

    private static String quoted(String text) {
        return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
    }

    private static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }
}
