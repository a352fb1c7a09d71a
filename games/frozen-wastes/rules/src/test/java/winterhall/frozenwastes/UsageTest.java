package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Usage;
import winterhall.enginetest.UsageCount;

/// Matches use what is printed, so that everything is checked by playing, too.
@Tag("random")
class UsageTest {
    /// A power that waits for a failed roll in one phase may miss its moment in so few matches;
    /// `./winterhall check frozen-wastes --usage` plays more.
    private static final int MOST_MISSED = 5;

    private final List<String> unused =
            UsageCount.of(new FrozenWastes(), 120).guided().run().below(1);

    @Test
    void everyCardAndAlmostEveryPowerIsUsed() {
        assertThat(unused).filteredOn(entry -> !entry.contains(" ")).isEmpty();
        assertThat(unused).hasSizeLessThanOrEqualTo(MOST_MISSED);
    }

    /// The only moment at which something hidden passes between players. (frozen-wastes:R146)
    @Test
    void guidedMatchesTakeRumorsFromOtherSeats() {
        assertThat(UsageCount.of(new TakingRumors(), 40).guided().run().below(2))
                .isEmpty();
    }

    /// Counts nothing but that.
    private static final class TakingRumors extends FrozenWastes {
        @Override
        public Optional<Usage<Board>> usage() {
            return Optional.of(new Usage<>() {
                @Override
                public List<String> entries() {
                    return List.of("rumor-taken");
                }

                @Override
                public List<String> uses(Position<Board> before, Move answer, List<Event> told) {
                    return told.stream()
                            .filter(WastesEvent.RumorTaken.class::isInstance)
                            .map(_ -> "rumor-taken")
                            .toList();
                }
            });
        }
    }
}
