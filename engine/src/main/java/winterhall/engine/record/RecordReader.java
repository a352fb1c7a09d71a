package winterhall.engine.record;

import java.util.ArrayList;
import java.util.List;
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
        head(0, MatchRecord.TITLE, line -> line.equals(MatchRecord.TITLE) ? line : refuse());
        Setup setup = head(1, "setup <game> seats <number> …", line -> Setup.parse(after("setup ", line)));
        int rules = head(2, "rules <number>", line -> Integer.parseInt(after("rules ", line)));
        Chance chance = head(3, CHANCE, RecordReader::chance);
        var lines = new ArrayList<RecordLine>();
        for (int i = 4; i < texts.size(); i++) {
            lines.add(RecordLine.read(numbers.get(i), texts.get(i)));
        }
        if (lines.isEmpty() || !lines.getLast().says().startsWith("end ")) {
            throw new BadRecord(
                    last + 1, "found nothing, expected more: a record goes on to a line that begins with end");
        }
        return new MatchRecord(setup, rules, chance, numbers.subList(0, 4), lines);
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
