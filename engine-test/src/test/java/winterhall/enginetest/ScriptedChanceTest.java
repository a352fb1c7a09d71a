package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.DayOfWeek;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Written;
import winterhall.enginetest.ScriptedChance.BadDraw;

class ScriptedChanceTest {
    private static final List<String> CARDS = List.of("goblin-2", "undead-2", "knight-9");

    @Test
    void aWordPicksTheCandidateWithThisText() {
        assertThat(source("undead-2").pick(CARDS)).isEqualTo("undead-2");
    }

    @Test
    void aConstantIsPickedByItsWordOrItsName() {
        assertThat(source("tuesday").pick(List.of(DayOfWeek.values()))).isEqualTo(DayOfWeek.TUESDAY);
        assertThat(source("FRIDAY").pick(List.of(DayOfWeek.values()))).isEqualTo(DayOfWeek.FRIDAY);
    }

    @Test
    void aNumberPicksByPlaceUnlessACandidateIsWrittenThus() {
        assertThat(source("2").pick(CARDS)).isEqualTo("knight-9");
        assertThat(source("2").pick(List.of(5, 2, 7))).isEqualTo(2);
    }

    @Test
    void aNumberIsTheResultOfARoll() {
        assertThat(source("9").below(10)).isEqualTo(9);
    }

    @Test
    void wordsAnswerDrawsInTurnWhateverTheStream() {
        Chance chance = new ScriptedChance(List.of("4", "knight-9", "0"), 1);
        var dice = chance.source("dice");
        assertThat(dice.below(6)).isEqualTo(4);
        var cards = dice.rest().source("cards");
        assertThat(cards.pick(CARDS)).isEqualTo("knight-9");
        assertThat(cards.rest()).isEqualTo(new ScriptedChance(List.of("0"), 1));
    }

    @Test
    void anOrderIsTheNaturalOneUnlessScripted() {
        assertThat(source().order(4)).containsExactly(0, 1, 2, 3);
        assertThat(source("undead-2").order(3)).containsExactly(0, 1, 2);
        assertThat(source("order=3,1").order(4)).containsExactly(2, 0, 1, 3);
    }

    @Test
    void anOrderOfNamedThingsIsScriptedByTheirNames() {
        var mud = List.of("mud", "axe", "mud", "axe");
        assertThat(source("order=axe,axe").order(mud)).containsExactly(1, 3, 0, 2);
        assertThat(source("order=axe,1").order(mud)).containsExactly(1, 0, 2, 3);
        assertThat(source().order(mud)).containsExactly(0, 1, 2, 3);
        assertThat(source("order=friday").order(List.of(DayOfWeek.values())))
                .startsWith(4, 0)
                .hasSize(7);
    }

    @Test
    void aNameThatDoesNotLieThereIsRefusedWithThoseThatDo() {
        assertThatExceptionOfType(BadDraw.class)
                .isThrownBy(() -> source("order=axe,axe").order(List.of("mud", "axe")))
                .withMessageContaining("different places from 1 to 2, or names out of mud, axe");
    }

    @Test
    void afterTheScriptTheDrawsAreFixedToo() {
        assertThat(source().below(1000)).isEqualTo(new QuickChance(1).source("").below(1000));
        var source = source("3");
        source.below(6);
        assertThat(source.below(1000)).isEqualTo(new QuickChance(1).source("").below(1000));
    }

    @Test
    void aDrawLeavesAnotherChanceAndNoDrawTheSame() {
        var chance = new ScriptedChance(List.of("1"), 7);
        var idle = chance.source("a");
        idle.below(1);
        idle.order(1);
        idle.pick(List.of("only"));
        assertThat(idle.rest()).isSameAs(chance);
        var shuffled = chance.source("a");
        shuffled.order(2);
        assertThat(shuffled.rest()).isEqualTo(chance).isNotSameAs(chance);
        var unscripted = new ScriptedChance(List.of(), 7);
        var drawn = unscripted.source("a");
        drawn.below(2);
        assertThat(drawn.rest()).isNotEqualTo(unscripted);
    }

    @Test
    void aWordThatFitsNothingNamesWhatWouldDo() {
        refused("undead-3", source -> source.pick(CARDS), "one of goblin-2, undead-2, knight-9");
        refused("3", source -> source.pick(CARDS), "one of goblin-2");
        refused("6", source -> source.below(6), "a number from 0 to 5");
        refused("order=1,1", source -> source.order(3), "different places from 1 to 3");
        refused("order=0", source -> source.order(3), "different places from 1 to 3");
        refused("order=4", source -> source.order(3), "different places from 1 to 3");
        refused("x", source -> source.pick(List.of(DayOfWeek.values())), "monday, tuesday");
    }

    @Test
    void itCanBeWrittenAndReadBack() {
        var chance = new ScriptedChance(List.of("undead-2", "order=3,1,2"), -5);
        Written written = Written.of(List.of(ScriptedChance.class));
        assertThat(written.read(written.write(chance, Chance.class), Chance.class))
                .isEqualTo(chance);
    }

    private static void refused(String word, Consumer<Chance.Source> draw, String accepted) {
        assertThatExceptionOfType(BadDraw.class)
                .isThrownBy(() -> draw.accept(source(word)))
                .withMessageContaining(word.replace('=', ' '))
                .withMessageContaining("the draw from deck")
                .withMessageContaining(accepted);
    }

    private static Chance.Source source(String... words) {
        return new ScriptedChance(List.of(words), 1).source("deck");
    }
}
