package winterhall.bots;

import java.util.List;
import java.util.Locale;

/// The challenger's result in the [Arena].
///
/// @param deals its share of each deal, 0 to 1, all seats together; equal bots reach ½
/// @param gamesPerDeal how many games stand behind each share
/// @param troubles what broke while bots were thinking
public record Score(List<Double> deals, int gamesPerDeal, List<String> troubles) {
    private static final double NINETY_FIVE_PERCENT = 1.96;

    public Score {
        deals = List.copyOf(deals);
        troubles = List.copyOf(troubles);
        if (deals.size() < 2) {
            throw new IllegalArgumentException("one deal says nothing about the next; at least two are needed");
        }
    }

    public int games() {
        return deals.size() * gamesPerDeal;
    }

    public double mean() {
        return deals.stream().mapToDouble(share -> share).sum() / deals.size();
    }

    /// Half the width of the interval in which the true share lies in 95 of 100 cases; deals, not games, are independent.
    public double halfWidth() {
        double mean = mean();
        double squares = deals.stream()
                .mapToDouble(share -> (share - mean) * (share - mean))
                .sum();
        return NINETY_FIVE_PERCENT * Math.sqrt(squares / (deals.size() - 1) / deals.size());
    }

    /// `61.2 % ± 2.1 (1200 games)`
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f %% ± %.1f (%d games)", 100 * mean(), 100 * halfWidth(), games());
    }
}
