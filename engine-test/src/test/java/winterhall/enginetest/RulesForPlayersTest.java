package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulesForPlayersTest {
    private static final TextFile NAMES = new TextFile("suit.oak.name = Oak\n");

    @Test
    void aBookWithAPlaceForEveryRuleIsSound() {
        assertThat(problems("# Oak\n\nLead. {#R1}\n- Follow. {#R2 #A1.2}\n")).isEmpty();
    }

    @Test
    void everyRuleHasOnePlace() {
        assertThat(problems("Oak. {#R1}\nAgain. {#R1}\n"))
                .containsExactly("no place for R2", "no place for A1.2", "two places for R1");
    }

    @Test
    void namesAreThoseOfTheTexts() {
        assertThat(problems("Elm. {#R1 #R2 #A1.2}\n")).containsExactly("does not mention suit.oak.name: Oak");
    }

    @Test
    void nothingButAMarkAtTheEndIsMarkup() {
        assertThat(problems("Oak. {#R1 #R2 #A1.2}\nSee <b>there</b>.\n[a](b)\n{#R3} first\n"))
                .hasSize(3)
                .allMatch(problem -> problem.startsWith("neither plain text nor a mark"));
    }

    @Test
    void aTranslationHasTheSameBlocksAndNoEnglish() {
        var english = new RulesForPlayers("# Game\n\nLead. {#R1}\n- Follow. {#R2}\n");
        assertThat(new RulesForPlayers("# Spel\n\nKom uit. {#R1}\n- Beken. {#R2}\n").differences(english))
                .isEmpty();
        assertThat(new RulesForPlayers("# Spel\n\nKom uit. {#R2}\nplay with the card\n").differences(english))
                .containsExactly(
                        "line 3 is text[R2]; in English it is text[R1]",
                        "line 4 is text[]; in English it is - [R2]",
                        "has English in it: play with the card");
    }

    private static List<String> problems(String book) {
        return new RulesForPlayers(book).problems(List.of("R1", "R2", "A1.2"), NAMES);
    }
}
