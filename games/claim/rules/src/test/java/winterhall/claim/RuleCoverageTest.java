package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.enginetest.Repository;
import winterhall.enginetest.RuleBook;

/// Every rule of `docs/rules/claim.md` is the subject of a test, or is excused with a reason in `uncovered.txt`.
class RuleCoverageTest {
    private final RuleBook book = RuleBook.read(Repository.ROOT, "claim");

    @Test
    void theBookIsRead() {
        assertThat(book.ids()).hasSizeGreaterThan(250).contains("R1", "A16.7", "L0d", "P2START", "yeti-double", "X91");
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
