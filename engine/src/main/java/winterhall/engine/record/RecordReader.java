package winterhall.engine.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;

/// Reads the text of a record; knows no game.
final class RecordReader {
    private static final String CHANCE = "chance quick <number>, or chance secret <128 hex digits>";

    private final List<String> texts = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final int last;

    RecordReader(String text) {
        List<String> all = text.lines().toList();
        for (int i = 0; i < all.size(); i++) {
            String line = all.get(i).stripTrailing();
            if (!line.isEmpty() && !line.startsWith("#")) {
                texts.add(line);
                numbers.add(i + 1);
            }
        }
        last = all.size();
    }

    MatchRecord record() {
        boolean ofHall = head(0, MatchRecord.TITLE + " or 2", RecordReader::isOfHall);
        Setup setup = head(1, "setup <game> seats <number> …", line -> Setup.parse(after("setup ", line)));
        int rules = head(2, "rules <number>", line -> Integer.parseInt(after("rules ", line)));
        Optional<Fairness> fairness = ofHall && isFair() ? Optional.of(fairness()) : Optional.empty();
        int place = fairness.isPresent() ? 6 : 3;
        Chance chance = head(place, CHANCE, RecordReader::chance);
        var lines = new ArrayList<RecordLine>();
        for (int i = place + 1; i < texts.size(); i++) {
            lines.add(RecordLine.read(numbers.get(i), texts.get(i)));
        }
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i - 1).isEnd()) {
                throw new BadRecord(
                        lines.get(i).number(),
                        "found \"" + RecordReplay.shown(lines.get(i).says())
                                + "\", expected the end of the record, after the line that begins with end");
            }
        }
        boolean ends = !lines.isEmpty()
                && (lines.getLast().isEnd() || ofHall && lines.getLast().stop().isPresent());
        if (!ends) {
            throw new BadRecord(
                    last + 1, "found nothing, expected more: a record goes on to a line that begins with end");
        }
        var headLines = List.of(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(place));
        return new MatchRecord(setup, rules, fairness, chance, headLines, lines);
    }

    private static boolean isOfHall(String title) {
        return switch (title) {
            case MatchRecord.TITLE -> false;
            case MatchRecord.HALL_TITLE -> true;
            default -> throw new IllegalArgumentException();
        };
    }

    private boolean isFair() {
        return texts.size() > 3 && texts.get(3).startsWith("commitment ");
    }

    private Fairness fairness() {
        String commitment = head(3, "commitment <64 hex digits>", line -> hex(64, after("commitment ", line)));
        String secret = head(4, "secret <128 hex digits>", line -> hex(128, after("secret ", line)));
        return head(
                5,
                "entropy <up to 128 hex digits, or none> for each seat",
                line -> new Fairness(
                        commitment,
                        secret,
                        Arrays.stream(after("entropy ", line).split(" "))
                                .map(word -> word.equals("none") ? "" : word)
                                .toList()));
    }

    private static String hex(int digits, String word) {
        return word.matches("[0-9a-f]{" + digits + "}") ? word : refuse();
    }

    private <T> T head(int at, String form, Function<String, T> read) {
        if (at >= texts.size()) {
            throw new BadRecord(last + 1, "found nothing, expected " + form);
        }
        String line = texts.get(at);
        try {
            return read.apply(line);
        } catch (IllegalArgumentException _) {
            throw new BadRecord(numbers.get(at), "found \"" + RecordReplay.shown(line) + "\", expected " + form);
        }
    }

    private static Chance chance(String line) {
        String words = after("chance ", line);
        return words.startsWith("quick ")
                ? new QuickChance(Long.parseLong(after("quick ", words)))
                : SecretChance.ofHex(after("secret ", words));
    }

    private static String after(String start, String line) {
        return line.startsWith(start) ? line.substring(start.length()) : refuse();
    }

    private static String refuse() {
        throw new IllegalArgumentException();
    }
}
