package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranslationTest {
    private static final String ENGLISH = """
            name=Chess
            led={seat} leads {card}.
            vote={seat} gets the vote {faction_of}.
            """;

    @Test
    void aWholeTranslationIsFine() {
        assertThat(problems("name=Chess\nled=Uit: {card}, door {seat}.\nvote={faction_of} {seat}\n"))
                .isEmpty();
    }

    @Test
    void everyKeyIsThereAndNoOther() {
        assertThat(problems("name=Chess\nled=Uit: {card}, door {seat}.\nmore=meer\n"))
                .containsExactly("missing vote", "superfluous more");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "{seat} leads {card}. => led is as in English: {seat} leads {card}.",
                "{seat} leidt. => led uses [seat]; English uses [card, seat]",
                "{seat} leidt {card => led has a { that does not close",
                "{seat} leidt the {card} => led has English in it: ‹seat› leidt the ‹card›",
                "{seat, select, none {} other {{card}}} => led can become nothing"
            })
    void aTextThatIsNoTranslationIsListed(String text, String problem) {
        assertThat(problems("name=Chess\nvote={faction} {seat}\nled=" + text)).containsExactly(problem);
    }

    @Test
    void whatIsListedAsTheSameIsTheSame() {
        assertThat(problems("name=Schach\nled={card}, {seat}\nvote={faction} {seat}"))
                .containsExactly("name is listed as the same, but is not");
    }

    private static List<String> problems(String translation) {
        return Translation.problems(ENGLISH, translation, List.of("name"));
    }
}
