package winterhall.bots.lab;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// One figure in every series.
///
/// @param decimals how many of them say something
public record Row(String title, int decimals, List<Cell> cells) {
    /// @param value not a number where the series does not have this figure
    /// @param accepted where it should lie, if anybody said so
    public record Cell(double value, Optional<Range> accepted) {
        boolean isMissed() {
            return !Double.isNaN(value)
                    && accepted.filter(range -> !range.contains(value)).isPresent();
        }
    }

    public Row {
        cells = List.copyOf(cells);
    }

    public static Row of(String title, int decimals, Results results, ToDoubleFunction<Tally> figure) {
        return new Row(
                title,
                decimals,
                results.columns().stream()
                        .map(column -> new Cell(figure.applyAsDouble(column.tally()), Optional.empty()))
                        .toList());
    }

    /// How many times as often as any seat those win of whom this was counted, 1 or 0 each time.
    public static Row relative(String title, String counted, Results results) {
        return new Row(
                title,
                2,
                IntStream.range(0, results.columns().size())
                        .mapToObj(place -> results.columns().get(place).tally().mean(counted) * results.seats(place))
                        .map(value -> new Cell(value, Optional.empty()))
                        .toList());
    }

    /// The same with a range for every series.
    public Row accept(Range range) {
        return accept(_ -> Optional.of(range));
    }

    /// The same with a range for each place of a series in the report.
    public Row accept(IntFunction<Optional<Range>> ranges) {
        return new Row(
                title,
                decimals,
                IntStream.range(0, cells.size())
                        .mapToObj(place -> new Cell(cells.get(place).value, ranges.apply(place)))
                        .toList());
    }

    public boolean isMissed() {
        return cells.stream().anyMatch(Cell::isMissed);
    }
}
