package winterhall.bots.lab;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Figures by name, each with how often it came up.
///
/// It does not matter in which order things are added, so that any number of threads counts the same.
public final class Tally {
    private final SortedMap<String, SortedMap<Double, Integer>> figures = new TreeMap<>();

    public void add(String name, double value) {
        add(name, value, 1);
    }

    /// Everything that another one counted.
    public void add(Tally other) {
        other.figures.forEach((name, values) -> values.forEach((value, times) -> add(name, value, times)));
    }

    private void add(String name, double value, int times) {
        figures.computeIfAbsent(name, _ -> new TreeMap<>()).merge(value, times, Integer::sum);
    }

    /// How often this figure was added.
    public int count(String name) {
        return values(name).values().stream().mapToInt(times -> times).sum();
    }

    public double sum(String name) {
        return power(name, 1);
    }

    /// Not a number if it was never added.
    public double mean(String name) {
        return sum(name) / count(name);
    }

    /// The standard deviation.
    public double deviation(String name) {
        double mean = mean(name);
        return Math.sqrt(Math.max(0, power(name, 2) / count(name) - mean * mean));
    }

    /// The value that this part of all does not exceed, such as 0.05.
    public double quantile(String name, double part) {
        int left = (int) Math.ceil(part * count(name));
        for (Map.Entry<Double, Integer> entry : values(name).entrySet()) {
            left -= entry.getValue();
            if (left <= 0) {
                return entry.getKey();
            }
        }
        return Double.NaN;
    }

    /// The sum of one figure for each of another.
    public double ratio(String name, String other) {
        return sum(name) / sum(other);
    }

    private double power(String name, int exponent) {
        return values(name).entrySet().stream()
                .mapToDouble(entry -> entry.getValue() * Math.pow(entry.getKey(), exponent))
                .sum();
    }

    private SortedMap<Double, Integer> values(String name) {
        return figures.getOrDefault(name, new TreeMap<>());
    }
}
