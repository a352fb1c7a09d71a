package winterhall.engine.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One line of a record below its head.
///
/// @param number where it stands in the file; 0 if it was never in one
/// @param words what it says, in parts: a decision has three (number, seat, move), everything else has one
/// @param fingerprint of the position after the step that ends here
record RecordLine(int number, boolean indented, List<String> words, Optional<String> fingerprint) {
    private static final int FINGERPRINT_COLUMN = 80;
    private static final Pattern STOP = Pattern.compile("stop places (none|[1-8](?: [1-8])*) reason ([a-z-]{1,40})");
    private static final String INDENT = " ".repeat(14);

    static RecordLine event(String line) {
        return new RecordLine(0, true, List.of(line), Optional.empty());
    }

    static RecordLine decision(int number, String seat, String move) {
        return new RecordLine(0, false, List.of(String.valueOf(number), seat, move), Optional.empty());
    }

    static RecordLine word(String line) {
        return new RecordLine(0, false, List.of(line), Optional.empty());
    }

    /// Parts stand at least two blanks apart, words within a part one.
    static RecordLine read(int number, String line) {
        var parts = new ArrayList<>(List.of(line.strip().split("\\s{2,}")));
        Optional<String> fingerprint = Optional.empty();
        if (parts.size() > 1 && parts.getLast().matches("[0-9a-f]{16}")) {
            fingerprint = Optional.of(parts.removeLast());
        }
        return new RecordLine(number, line.startsWith(" "), List.copyOf(parts), fingerprint);
    }

    RecordLine with(String newFingerprint) {
        return new RecordLine(number, indented, words, Optional.of(newFingerprint));
    }

    boolean isDecision() {
        return !indented && words.size() == 3 && words.getFirst().matches("[0-9]{1,9}");
    }

    /// Whether the match ends here by its rules.
    boolean isEnd() {
        return !indented && says().startsWith("end ");
    }

    /// The end before the rules end it, if this line says so.
    Optional<MatchRecord.Stop> stop() {
        Matcher stop = STOP.matcher(says());
        if (indented || !stop.matches()) {
            return Optional.empty();
        }
        List<Integer> ranks = stop.group(1).equals("none")
                ? List.of()
                : Arrays.stream(stop.group(1).split(" ")).map(Integer::valueOf).toList();
        return Optional.of(new MatchRecord.Stop(stop.group(2), ranks));
    }

    /// What it says, without the fingerprint.
    String says() {
        return String.join("  ", words);
    }

    String text() {
        var line = new StringBuilder();
        if (words.size() == 3) {
            line.append(padded(words.getFirst(), 6))
                    .append(padded(words.get(1), 8))
                    .append(words.get(2));
        } else {
            line.append(indented ? INDENT : "").append(words.getFirst());
        }
        fingerprint.ifPresent(print -> {
            int blanks = Math.max(2, FINGERPRINT_COLUMN - line.length());
            line.append(" ".repeat(blanks)).append(print);
        });
        return line.toString();
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(2, width - word.length()));
    }
}
