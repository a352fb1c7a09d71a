package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.UsageCount;

/// Matches use what is printed, so that everything is checked by playing, too.
@Tag("random")
class LedgerTest {
    /// A power that waits for a failed roll in one phase may miss its moment in so few matches;
    /// `./winterhall check frozen-wastes --ledger` plays more.
    private static final int MOST_MISSED = 5;

    private final List<String> unused =
            UsageCount.of(new FrozenWastes(), 120).guided().run().below(1);

    @Test
    void everyCardAndAlmostEveryPowerIsUsed() {
        assertThat(unused).filteredOn(entry -> !entry.contains(" ")).isEmpty();
        assertThat(unused).hasSizeLessThanOrEqualTo(MOST_MISSED);
    }
}
