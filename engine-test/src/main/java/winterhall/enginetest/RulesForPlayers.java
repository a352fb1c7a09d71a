package winterhall.enginetest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rule book for people at the table, `rulebook/<language>.md`: a place for every rule, under the names of the
/// texts, with the same blocks in every language.
final class RulesForPlayers {
    private static final Pattern MARK = Pattern.compile(" \\{(#[A-Z][A-Za-z0-9.]*( #[A-Z][A-Za-z0-9.]*)*)}$");
    private static final Pattern NAME = Pattern.compile("[a-z-]+\\.[a-z0-9-]+\\.name");
    private static final Pattern MARKUP = Pattern.compile("[{}<]|]\\(| $");
    private static final List<String> BLOCKS = List.of("# ", "## ", "### ", "- ", "1. ", "| ", "|-");

    private final List<String> lines;

    RulesForPlayers(String book) {
        this.lines = book.lines().toList();
    }

    /// What is wrong with the book, one line each.
    ///
    /// @param rules the rules that must have a place in it
    /// @param texts the text file of the same language
    List<String> problems(Collection<String> rules, TextFile texts) {
        var problems = new ArrayList<String>();
        List<String> marked = rules(lines);
        rules.stream()
                .filter(rule -> !marked.contains(rule))
                .map("no place for "::concat)
                .forEach(problems::add);
        var seen = new LinkedHashSet<String>();
        marked.stream()
                .filter(rule -> !seen.add(rule))
                .map("two places for "::concat)
                .forEach(problems::add);
        String book = String.join("\n", lines);
        texts.texts().forEach((key, text) -> {
            if (NAME.matcher(key).matches()
                    && !book.contains(Message.parse(text).variants().getFirst())) {
                problems.add("does not mention " + key + ": " + text);
            }
        });
        lines.stream()
                .filter(line ->
                        MARKUP.matcher(MARK.matcher(line).replaceAll("")).find())
                .map("neither plain text nor a mark at the end: "::concat)
                .forEach(problems::add);
        return problems;
    }

    /// How this translation differs from the English book.
    List<String> differences(RulesForPlayers english) {
        var problems = new ArrayList<String>();
        for (int i = 0; i < Math.max(lines.size(), english.lines.size()); i++) {
            String own = i < lines.size() ? shape(lines.get(i)) : "nothing";
            String original = i < english.lines.size() ? shape(english.lines.get(i)) : "nothing";
            if (!own.equals(original)) {
                problems.add("line " + (i + 1) + " is " + own + "; in English it is " + original);
            }
        }
        lines.stream()
                .filter(Translation::hasEnglish)
                .map("has English in it: "::concat)
                .forEach(problems::add);
        return problems;
    }

    /// What kind of block it is, and the rules it states.
    private static String shape(String line) {
        String kind = BLOCKS.stream()
                .filter(line.replaceFirst("^\\d\\. ", "1. ")::startsWith)
                .findFirst()
                .orElse(line.isEmpty() ? "" : "text");
        return kind + rules(List.of(line));
    }

    private static List<String> rules(List<String> book) {
        return book.stream()
                .flatMap(line -> MARK.matcher(line).results())
                .flatMap(mark -> Stream.of(mark.group(1).split(" ")))
                .map(rule -> rule.substring(1))
                .toList();
    }
}
