package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.enginetest.UsageCount;

/// Matches use what is printed, so that everything is checked by playing, too.
class UsageTest {
    private final ValdaUsage usage = new ValdaUsage();
    private final UsageCount.Report report =
            UsageCount.of(new Valda(), 300).guided().run();

    @Test
    void everyCardPowerAndTradeIsUsed() {
        assertThat(report.below(1)).isEmpty();
    }

    /// (valda:R112, valda:R115)
    @Test
    void everyWeaponOfAWindowIsUsedInEachOfItsWindows() {
        assertThat(report.neverMet()).noneMatch(pair -> pair.contains(" at "));
    }

    /// (valda:R2, valda:R72, valda:RU81, valda:RU133)
    @Test
    void weaponsMeetTheAttackCardsTheyCanMeetAndNoOthers() {
        assertThat(usage.pairs()).containsAll(report.pairs().keySet());
        assertThat(report.neverMet().size()).isLessThan(Meeting.ALL.size() * 2 / 3);
        Printed.CARDS.stream()
                .filter(card -> Meeting.ALL.stream()
                        .anyMatch(meeting -> meeting.weapon().equals(card)))
                .forEach(weapon -> assertThat(report.pairs()).as(weapon.id()).anySatisfy((pair, count) -> {
                    assertThat(pair).startsWith(weapon.id() + " on ");
                    assertThat(count).isPositive();
                }));
    }
}
