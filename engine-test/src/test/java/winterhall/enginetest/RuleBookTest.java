package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleBookTest {
    @TempDir
    Path home;

    @BeforeEach
    void aBookOfSixRules() {
        write("docs/rules/stash.md", """
            # Stash

            The word **seat** is used in the middle of * **a line**.
            * **R1** A seat acts.
            - **R2** It acts once.
            * **A16.3** Part of a rule.
            * **L0d** With a letter.
            * **PRE** Before it acts.
            * **Hint** No rule.
            * **two words** No rule.
            | id | what |
            |---|---|
            | **S1** | the end |
            | **first-leader** | **`random`**, `seat` |
            | **`crowd`** | yes |
            """);
    }

    @Test
    void idsStandInBoldAtTheStartOfALine() {
        assertThat(book().ids()).containsExactly("R1", "R2", "A16.3", "L0d", "PRE", "S1", "first-leader", "crowd");
    }

    @Test
    void testsCiteThemWithTheNameOfTheGame() {
        write("games/stash/rules/src/test/java/winterhall/stash/TurnTest.java", "/// (stash:R1, stash:A16.3.)\n");
        write(
                "games/stash/rules/src/test/resources/scenarios/a.scenario",
                "# stash:R1 stash:first-leader  A seat acts\n");
        write("games/stash/rules/src/test/resources/notes.txt", "stash:R2");
        write("games/stash/rules/src/main/java/winterhall/stash/Turn.java", "/// (stash:R2)");
        assertThat(book().tests("R1")).containsExactly("TurnTest.java", "a.scenario");
        assertThat(book().tests("A16.3")).containsExactly("TurnTest.java");
        assertThat(book().tests("R2")).isEmpty();
        assertThat(book().uncovered()).containsExactly("R2", "L0d", "PRE", "S1", "crowd");
    }

    @Test
    void anIdThatIsNotDefinedIsUnknown() {
        write("games/stash/rules/src/test/java/A.java", "stash:R9 other:R8 upstash:R7 stash:R1");
        write("games/stash/rules/src/test/resources/uncovered.txt", "R6 gone\n");
        assertThat(book().unknown()).containsExactly("R6", "R9");
    }

    @Test
    void whatIsListedWithAReasonNeedsNoTest() {
        write("games/stash/rules/src/test/java/A.java", "stash:R2");
        write(
                "games/stash/rules/src/test/resources/uncovered.txt",
                "# later\n\nR1 nobody acts yet\nR2 covered by now\nPRE,S1 not one id\n");
        assertThat(book().uncovered()).containsExactly("A16.3", "L0d", "PRE", "S1", "first-leader", "crowd");
        assertThat(book().excused()).containsEntry("R1", "nobody acts yet");
        assertThat(book().excusedForNothing()).containsExactly("R2");
    }

    @Test
    void aReasonIsNeeded() {
        write("games/stash/rules/src/test/resources/uncovered.txt", "R1 nobody acts yet\nR2\n");
        assertThatExceptionOfType(BadRules.class)
                .isThrownBy(this::book)
                .withMessage("uncovered.txt of stash:2 R2 stands without a reason; a line is <id> <reason>");
    }

    @Test
    void aGameWithoutABookIsRefused() {
        assertThatExceptionOfType(BadRules.class)
                .isThrownBy(() -> RuleBook.read(home, "chess"))
                .withMessage("there is no rule book docs/rules/chess.md below the repository root; there are stash");
    }

    private RuleBook book() {
        return RuleBook.read(home, "stash");
    }

    private void write(String path, String text) {
        try {
            Files.createDirectories(home.resolve(path).getParent());
            Files.writeString(home.resolve(path), text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
