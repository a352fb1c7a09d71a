package winterhall.bots.lab;

import java.util.Locale;

/// Where a figure should lie, ends included.
public record Range(double least, double most) {
    public static Range upTo(double most) {
        return new Range(Double.NEGATIVE_INFINITY, most);
    }

    public static Range from(double least) {
        return new Range(least, Double.POSITIVE_INFINITY);
    }

    public boolean contains(double value) {
        return value >= least && value <= most;
    }

    /// `≤ 0.2`, `≥ 15` or `15–23`.
    @Override
    public String toString() {
        if (least == Double.NEGATIVE_INFINITY) {
            return "≤ " + written(most);
        }
        return most == Double.POSITIVE_INFINITY ? "≥ " + written(least) : written(least) + "–" + written(most);
    }

    private static String written(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.3g", value);
    }
}
