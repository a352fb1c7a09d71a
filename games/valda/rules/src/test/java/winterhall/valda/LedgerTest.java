package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.UsageCount;

/// Matches use what is printed, so that everything is checked by playing, too.
class LedgerTest {
    private final UsageCount.Report report =
            UsageCount.of(new Valda(), 300).guided().run();

    @Test
    void everyCardPowerAndTradeIsUsed() {
        assertThat(report.below(1)).isEmpty();
    }

    /// (valda:R112, R115)
    @Test
    void everyWeaponOfAWindowIsUsedInEachOfItsWindows() {
        var missing = new TreeSet<String>();
        for (Card card : Printed.CARDS) {
            card.timings().stream()
                    .filter(Timing::isWindow)
                    .map(timing -> card.id() + " at " + timing)
                    .forEach(missing::add);
        }
        missing.removeAll(report.pairs().keySet());
        assertThat(missing).isEmpty();
    }
}
