package winterhall.bots.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a [Lab] found, as a table to read and as lines for a spreadsheet.
///
/// @param troubles what broke while bots were thinking
public record LabReport(List<Series> series, List<Row> rows, List<String> troubles) {
    private static final String MISSED = "!";

    public LabReport {
        series = List.copyOf(series);
        rows = List.copyOf(rows);
        troubles = List.copyOf(troubles);
    }

    /// The rows with a figure outside its range.
    public List<Row> missed() {
        return rows.stream().filter(Row::isMissed).toList();
    }

    /// One line a figure: its title, a column for each series, the accepted range if there is one. A figure outside its
    /// range has an exclamation mark.
    public String table() {
        var lines = new ArrayList<List<String>>();
        var head = new ArrayList<>(List.of(""));
        series.forEach(each -> head.add(each.name()));
        head.add("accepted");
        lines.add(head);
        rows.forEach(row -> lines.add(line(row)));
        int[] widths = new int[head.size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        return lines.stream().map(line -> aligned(line, widths)).collect(Collectors.joining("\n"));
    }

    private static List<String> line(Row row) {
        var words = new ArrayList<>(List.of(row.title()));
        for (Row.Cell cell : row.cells()) {
            words.add(
                    Double.isNaN(cell.value())
                            ? ""
                            : number(cell.value(), row.decimals()) + (cell.isMissed() ? MISSED : ""));
        }
        words.add(row.cells().stream()
                .map(Row.Cell::accepted)
                .flatMap(Optional::stream)
                .map(Range::toString)
                .distinct()
                .collect(Collectors.joining(", ")));
        return words;
    }

    private static String aligned(List<String> words, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String gap = " ".repeat(widths[i] - words.get(i).length());
            boolean left = i == 0 || i == widths.length - 1;
            line.append(left ? words.get(i) + gap : gap + words.get(i)).append("  ");
        }
        return line.toString().stripTrailing();
    }

    /// `statistic,series,value,least,most,missed`, one line for each figure of each series.
    public String csv() {
        var lines = new ArrayList<>(List.of("statistic,series,value,least,most,missed"));
        for (Row row : rows) {
            for (int i = 0; i < series.size(); i++) {
                Row.Cell cell = row.cells().get(i);
                if (!Double.isNaN(cell.value())) {
                    lines.add(String.join(
                            ",",
                            quoted(row.title()),
                            quoted(series.get(i).name()),
                            String.valueOf(cell.value()),
                            cell.accepted().map(range -> bound(range.least())).orElse(""),
                            cell.accepted().map(range -> bound(range.most())).orElse(""),
                            cell.isMissed() ? "yes" : "no"));
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    private static String bound(double value) {
        return Double.isInfinite(value) ? "" : String.valueOf(value);
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
