package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.enginetest.RuleBook;

/// Every rule of `docs/rules/frozen-wastes.md` is the subject of a test, or is excused with a reason in `uncovered.txt`.
class RuleCoverageTest {
    private final RuleBook book = RuleBook.read(Home.root(), "frozen-wastes");

    @Test
    void theBookIsRead() {
        assertThat(book.ids()).hasSizeGreaterThan(400).contains("R1", "R207", "RU1", "RU121", "W1", "W70");
    }

    @Test
    void everyRuleIsTestedOrExcused() {
        assertThat(book.uncovered()).isEmpty();
    }

    @Test
    void noTestCitesARuleThatDoesNotExist() {
        assertThat(book.unknown()).isEmpty();
    }

    @Test
    void noRuleIsExcusedThoughItIsTested() {
        assertThat(book.excusedForNothing()).isEmpty();
    }
}
