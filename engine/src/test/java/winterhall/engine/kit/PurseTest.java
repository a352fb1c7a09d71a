package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static winterhall.engine.kit.PurseTest.Resource.BLOOD;
import static winterhall.engine.kit.PurseTest.Resource.DIAMOND;
import static winterhall.engine.kit.PurseTest.Resource.GOLD;
import static winterhall.engine.kit.PurseTest.Resource.OLD_RUNE;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.BadNotation;
import winterhall.engine.Notation;

class PurseTest {

    enum Resource {
        BLOOD,
        DIAMOND,
        GOLD,
        OLD_RUNE
    }

    @Test
    void aPurseHoldsAnAmountOfEachKind() {
        Purse<Resource> start = Purse.of(Resource.class, BLOOD, 2, DIAMOND, 3, GOLD, 4, OLD_RUNE, 0);
        assertThat(start.of(BLOOD)).isEqualTo(2);
        assertThat(start.of(DIAMOND)).isEqualTo(3);
        assertThat(start.of(GOLD)).isEqualTo(4);
        assertThat(start.of(OLD_RUNE)).isZero();
        assertThat(start.total()).isEqualTo(9);
        assertThat(start.kinds()).containsExactly(BLOOD, DIAMOND, GOLD);
    }

    @Test
    void aPurseNamesWhatIsThereInTheOrderOfTheKinds() {
        assertThat(Purse.of(Resource.class, OLD_RUNE, 12, GOLD, 1, BLOOD, 2)).hasToString("2-blood+1-gold+12-old-rune");
    }

    @Test
    void anEmptyPurseIsNothing() {
        assertThat(Purse.empty(Resource.class)).hasToString("nothing");
        assertThat(Purse.parse(Resource.class, "nothing")).isEqualTo(Purse.empty(Resource.class));
        assertThat(Purse.empty(Resource.class).isEmpty()).isTrue();
        assertThat(Purse.of(Resource.class, GOLD, 1).isEmpty()).isFalse();
    }

    @Test
    void everyPurseReadsBackFromItsText() {
        Seeds.forEach(300, random -> {
            Purse<Resource> purse = any(random, 1 + random.nextInt(1000));
            assertThat(Purse.parse(Resource.class, purse.toString()))
                    .isEqualTo(purse)
                    .hasSameHashCodeAs(purse);
        });
        Purse<Resource> most = Purse.of(Resource.class, GOLD, Integer.MAX_VALUE);
        assertThat(Purse.parse(Resource.class, most.toString())).isEqualTo(most);
    }

    @Test
    void kindsMayBeWrittenInAnyOrder() {
        assertThat(Purse.parse(Resource.class, "1-gold+2-blood")).hasToString("2-blood+1-gold");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "gold",
                "0-gold",
                "01-gold",
                "-1-gold",
                "2-Gold",
                "1-gold+",
                "1-gold,2-blood",
                "1-gold+ 2-blood",
                "1-silver",
                "1-gold+2-gold",
                "2147483648-gold",
                "1-old_rune",
                "nothing+1-gold"
            })
    void aTextThatIsNoPurseIsRefusedWithTheKindsThereAre(String text) {
        assertThatThrownBy(() -> Purse.parse(Resource.class, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("\"" + text + "\" is not a purse: ")
                .hasMessageEndingWith(
                        "; write 2-blood+1-old-rune or nothing, kinds are blood, diamond, gold, old-rune");
    }

    @Test
    void aRefusedTextSaysWhatIsWrongWithIt() {
        assertThatThrownBy(() -> Purse.parse(Resource.class, "1-silver")).hasMessageContaining("there is no silver");
        assertThatThrownBy(() -> Purse.parse(Resource.class, "1-gold+2-gold"))
                .hasMessageContaining("gold stands there twice");
        assertThatThrownBy(() -> Purse.parse(Resource.class, "1-gold+x"))
                .hasMessageContaining("\"x\" is not <amount>-<kind>");
    }

    private record Pay(Purse<Resource> price, Optional<Purse<Resource>> change, List<Purse<Resource>> gifts) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pay 2-blood+1-gold ? none",
                "pay nothing nothing nothing",
                "pay 12-old-rune 1-gold 1-gold,nothing,2-blood+1-gold"
            })
    void aPurseIsOneWordOfALine(String line) {
        Notation notation = Notation.of(List.of(Pay.class));
        assertThat(notation.write(notation.read(line))).isEqualTo(line);
        assertThat(notation.anchors(notation.read(line))).isEmpty();
    }

    @Test
    void aPurseInALineKnowsItsKinds() {
        assertThat(Notation.of(List.of(Pay.class)).read("pay nothing 3-gold none"))
                .isEqualTo(new Pay(
                        Purse.empty(Resource.class), Optional.of(Purse.of(Resource.class, GOLD, 3)), List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pay 1-gold+2-blood ? none | "1-gold+2-blood" is not how this purse is written: 2-blood+1-gold
            pay 2-silver ? none       | "2-silver" is not a purse: there is no silver; write 2-blood+1-old-rune or nothing
            pay 0-gold ? none         | "0-gold" is not a purse: "0-gold" is not <amount>-<kind>
            pay none ? none           | "none" is not a purse: "none" is not <amount>-<kind>
            """)
    void aWordThatIsNoPurseIsRefusedWithItsPlaceInTheLine(String line, String why) {
        assertThatThrownBy(() -> Notation.of(List.of(Pay.class)).read(line))
                .isInstanceOf(BadNotation.class)
                .hasMessageStartingWith(why)
                .hasMessageEndingWith(", for <price> in: pay <price> <change> <gifts>");
    }

    private record Vague<K extends Enum<K>>(Purse<K> purse) {}

    @Test
    void aPurseOfUnknownKindsFitsInNoLine() {
        assertThatThrownBy(() -> Notation.of(List.of(Vague.class))).hasMessageContaining("does not fit in a line");
    }

    @Test
    void payingMoreThanThereIsIsRefusedWithWhatIsShort() {
        Purse<Resource> purse = Purse.of(Resource.class, BLOOD, 2, GOLD, 1);
        assertThatThrownBy(() -> purse.minus(Purse.of(Resource.class, BLOOD, 1, GOLD, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot pay 1-blood+3-gold from 2-blood+1-gold: short of 2-gold");
        assertThatThrownBy(() -> purse.minus(DIAMOND, 1))
                .hasMessage("cannot pay 1-diamond from 2-blood+1-gold: short of 1-diamond");
    }

    @Test
    void anAmountBelowZeroIsRefused() {
        assertThatThrownBy(() -> Purse.of(Resource.class, GOLD, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("amount of gold below zero: -1; to take away, use minus");
        assertThatThrownBy(() -> new Purse<>(new EnumMap<>(Map.of(GOLD, -2))))
                .hasMessageContaining("amount of gold below zero: -2");
        assertThatThrownBy(() -> Purse.of(Resource.class, GOLD, 3).minus(GOLD, -1))
                .hasMessageContaining("amount of gold below zero: -1");
    }

    @Test
    void tooMuchToCountIsRefused() {
        Purse<Resource> most = Purse.of(Resource.class, GOLD, Integer.MAX_VALUE);
        assertThatThrownBy(() -> most.plus(GOLD, 1)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> most.plus(most)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> most.plus(BLOOD, 1).total()).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void whatIsGainedCanBePaidAgain() {
        Seeds.forEach(300, random -> {
            Purse<Resource> purse = any(random, 9);
            Purse<Resource> gain = any(random, 9);
            assertThat(purse.plus(gain)).isEqualTo(gain.plus(purse));
            assertThat(purse.plus(gain).minus(gain)).isEqualTo(purse);
            assertThat(purse.plus(gain).total()).isEqualTo(purse.total() + gain.total());
        });
    }

    @Test
    void aPurseCoversACostExactlyIfItHasEnoughOfEveryKind() {
        Seeds.forEach(300, random -> {
            Purse<Resource> purse = any(random, 4);
            Purse<Resource> cost = any(random, 4);
            boolean enough = true;
            for (Resource kind : Resource.values()) {
                enough &= purse.of(kind) >= cost.of(kind);
            }
            assertThat(purse.covers(cost)).isEqualTo(enough);
            if (enough) {
                assertThat(purse.minus(cost).plus(cost)).isEqualTo(purse);
            }
        });
    }

    @Test
    void aPurseNeverChanges() {
        Purse<Resource> purse = Purse.of(Resource.class, GOLD, 2);
        purse.plus(GOLD, 1);
        purse.minus(GOLD, 1);
        purse.plus(purse);
        assertThat(purse).hasToString("2-gold");
    }

    @Test
    void whatIsDoneToTheAmountsGivenOrShownDoesNotTouchThePurse() {
        EnumMap<Resource, Integer> amounts = new EnumMap<>(Map.of(GOLD, 2));
        Purse<Resource> purse = new Purse<>(amounts);
        amounts.put(GOLD, 9);
        purse.amounts().put(BLOOD, 9);
        assertThat(purse).hasToString("2-gold");
    }

    @Test
    void noneOfAKindIsTheSameAsNotNamingIt() {
        assertThat(new Purse<>(new EnumMap<>(Map.of(GOLD, 2, BLOOD, 0)))).isEqualTo(Purse.of(Resource.class, GOLD, 2));
        assertThat(Purse.of(Resource.class, GOLD, 2).minus(GOLD, 2)).isEqualTo(Purse.empty(Resource.class));
    }

    @Test
    void pursesWithOtherAmountsDiffer() {
        assertThat(Purse.of(Resource.class, GOLD, 1))
                .isNotEqualTo(Purse.of(Resource.class, BLOOD, 1))
                .isNotEqualTo(Purse.of(Resource.class, GOLD, 2));
    }

    private static Purse<Resource> any(Random random, int bound) {
        return Purse.of(
                Resource.class,
                BLOOD,
                random.nextInt(bound),
                DIAMOND,
                random.nextInt(bound),
                GOLD,
                random.nextInt(bound),
                OLD_RUNE,
                random.nextInt(bound));
    }
}
