package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The cards are those that the rules list: each deck, its copies, their values and kinds.
class CardListTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([\\w ]+) \\| (\\d+) \\| ([^|]*`[^|]*) \\|$");
    private static final Pattern ENTRY = Pattern.compile("(?:(\\d+)× )?`([a-z0-9-]+)`(?: \\((\\d+)\\))?");
    private static final Pattern TOTALS = Pattern.compile("The base game has (\\d+) cards.* adds (\\d+):");

    private final String rules;

    CardListTest() throws IOException {
        rules = Files.readString(Path.of("../../../docs/rules/valda.md"));
    }

    /// (valda:R4, valda:R18, valda:R148, valda:R177–R193)
    @Test
    void everyDeckIsWhatTheRulesList() {
        var listed = new TreeMap<String, List<String>>();
        int all = 0;
        for (MatchResult row : ROW.matcher(rules).results().toList()) {
            List<MatchResult> entries = ENTRY.matcher(row.group(3)).results().toList();
            int cards = entries.stream().mapToInt(CardListTest::copies).sum();
            assertThat(cards).as(row.group(1)).isEqualTo(Integer.parseInt(row.group(2)));
            listed.put(
                    row.group(1).toLowerCase(Locale.ROOT),
                    entries.stream().map(CardListTest::line).sorted().toList());
            all += cards;
        }
        var declared = new TreeMap<String, List<String>>();
        for (Card card : Printed.CARDS) {
            declared.computeIfAbsent(deck(card), _ -> new ArrayList<>()).add(line(card));
        }
        declared.values().forEach(cards -> cards.sort(null));
        assertThat(declared).isEqualTo(listed);

        MatchResult totals = TOTALS.matcher(rules).results().findFirst().orElseThrow();
        assertThat(all).isEqualTo(Integer.parseInt(totals.group(1)) + Integer.parseInt(totals.group(2)));
    }

    /// The rule of an attack card stands below the heading of attack cards. (valda:R13)
    @Test
    void everyCardIsOfTheKindAboveItsRule() {
        for (Card card : Printed.CARDS) {
            String id = card.rule().substring("valda:".length());
            String before = rules.substring(0, rules.indexOf("* **" + id + "**"));
            String heading = before.substring(before.lastIndexOf("### "))
                    .lines()
                    .findFirst()
                    .orElseThrow()
                    .toLowerCase(Locale.ROOT);
            assertThat(heading).as(card.id()).contains(card.kind().name().toLowerCase(Locale.ROOT));
        }
    }

    private static String deck(Card card) {
        return card.deck().map(Deity::toString).orElse(card.kind() == CardKind.ACTION ? "deck a" : "deck b");
    }

    private static String line(Card card) {
        return card.copies() + " " + card.id() + (hasValue(card) ? " " + card.value() : "");
    }

    /// The value is in brackets, or else what the id ends in.
    private static String line(MatchResult entry) {
        String id = entry.group(2);
        String value = entry.group(3) == null ? id.substring(id.lastIndexOf('-') + 1) : entry.group(3);
        boolean hasValue = hasValue(Printed.CARDS.get(CardId.parse(id).number()));
        return copies(entry) + " " + id + (hasValue ? " " + value : "");
    }

    private static boolean hasValue(Card card) {
        return card.kind() == CardKind.ATTACK || card.kind() == CardKind.DEFENCE;
    }

    private static int copies(MatchResult entry) {
        return entry.group(1) == null ? 1 : Integer.parseInt(entry.group(1));
    }
}
