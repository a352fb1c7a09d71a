package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SequencedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.toys.trumps.Trumps;

class ParameterCheckTest {
    private static final String SOURCE = """
            /// A comment with a brace { and "a quote.
            interface CardAsk extends Ask {
                default SequencedMap<String, String> words(Seat seat, Board board) {
                    return Rules.asked(board, seat); // Words.of("never", 1)
                }
            }

            final class Rules {
                static SequencedMap<String, String> asked(Board board, Seat seat) {
                    return board.isMasked()
                            ? Words.of("faction", "none, (really)")
                            : Words.of("faction", led(board, seat), "must", List.of(1, 2).contains(3));
                }

                SequencedMap<String, String> where() {
                    return Words.of("trick", 1);
                }

                Optional<Refusal> whyNot() {
                    return either ? Refusal.of("R1", "too-dear", "price", price('{')) : refuse("R2", "too-dear", "purse", 2);
                }
            }

            record FollowCard(Seat seat) implements CardAsk {}

            record NameCard(Seat seat) implements Ask {
                public SequencedMap<String, String> words(Seat seat, Board board) {
                    return Words.of("number", value);
                }
            }

            record Silent(Seat seat) implements Ask {}
            """;

    private static final SourceParameters PARAMETERS = new SourceParameters(SOURCE);

    @Test
    void aQuestionFillsWhatItsWordsName() {
        assertThat(PARAMETERS.ofQuestion("name-card")).containsExactly("number");
        assertThat(PARAMETERS.ofQuestion("silent")).isEmpty();
    }

    @Test
    void wordsAreFoundWhereTheyAreInheritedAndMadeElsewhere() {
        assertThat(PARAMETERS.ofQuestion("follow-card")).containsExactly("faction", "must");
    }

    @Test
    void aRefusalFillsWhatStandsBehindItsReason() {
        assertThat(PARAMETERS.ofRefusals()).containsOnlyKeys("too-dear");
        SequencedSet<String> names = PARAMETERS.ofRefusals().firstEntry().getValue();
        assertThat(names).containsExactly("price", "purse");
    }

    @Test
    void whereTheMatchStandsHasWordsToo() {
        assertThat(PARAMETERS.ofMethod("where")).containsExactly("trick");
    }

    @Test
    void aNameThatCannotBeReadIsRefused() {
        var computed = new SourceParameters("record Ask() { Map words(Seat seat) { return Words.of(name(), 1); } }");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> computed.ofQuestion("ask"))
                .withMessage("the name of a parameter is a literal, not name()");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ask.name-card=Name it: {number}.",
                "ask.follow-card={must, select, yes {Follow {faction_of}.} other {Play.}}",
                "ask.silent=Well?",
                "why.R1={thing} did it.",
                "refusal.too-dear={price} of {purse}",
                "refusal.of-the-engine={anything}",
                "game.where=Trick {trick}",
                "game.name={anything}"
            })
    void whatSomebodyFillsMayBeNamed(String line) {
        assertThat(problems(line)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ask.name-card=Name {card}.",
                "ask.silent={seat}?",
                "why.R1={card} did it.",
                "refusal.too-dear={cost}",
                "game.where={phase}"
            })
    void whatNobodyFillsIsListed(String line) {
        String key = line.substring(0, line.indexOf('='));
        assertThat(problems(line)).hasSize(1).first().asString().startsWith(key + " uses {");
    }

    private static List<String> problems(String line) {
        return new ParameterCheck(new Trumps(), PARAMETERS).problems(new TextFile(line + "\n"));
    }
}
