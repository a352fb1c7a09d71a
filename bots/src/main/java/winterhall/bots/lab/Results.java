package winterhall.bots.lab;

import java.util.List;
import java.util.function.Predicate;

/// What was counted in each series, all its matches together.
public record Results(List<Column> columns) {
    public record Column(Series series, Tally tally) {}

    public Results {
        columns = List.copyOf(columns);
    }

    /// How many play in the series at this place of the report.
    public int seats(int place) {
        return columns.get(place).series.setup().seats();
    }

    /// What was counted in all series of this kind together.
    public Tally of(Predicate<Series> kind) {
        var all = new Tally();
        columns.stream().filter(column -> kind.test(column.series)).forEach(column -> all.add(column.tally));
        return all;
    }
}
