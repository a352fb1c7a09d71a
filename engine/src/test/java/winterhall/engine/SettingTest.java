package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingTest {

    private static final List<Integer> SEATS = List.of(2, 3);

    @Test
    void aChoiceOffersItsUsualValueFirst() {
        Setting pace = Setting.choice("pace", "tiny:R1", SEATS, "slow", "fast", "brisk");
        assertThat(pace.values()).containsExactly("slow", "fast", "brisk");
        assertThat(pace.usual()).isEqualTo("slow");
        assertThat(pace.kind()).isEqualTo(Setting.Kind.CHOICE);
    }

    @Test
    void aFlagIsYesOrNo() {
        assertThat(Setting.flag("echo", "tiny:R2", SEATS, true).usual()).isEqualTo("yes");
        assertThat(Setting.flag("echo", "tiny:R2", SEATS, false).usual()).isEqualTo("no");
        assertThat(Setting.flag("echo", "tiny:R2", SEATS, false).values()).containsExactly("yes", "no");
        assertThat(Setting.flag("echo", "tiny:R2", SEATS, false).kind()).isEqualTo(Setting.Kind.SWITCH);
    }

    @Test
    void oneOfTheValuesCanBeChosenAndNothingElse() {
        assertThatCode(() -> TinyGame.PACE.check("fast")).doesNotThrowAnyException();
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> TinyGame.PACE.check("slow,fast"))
                .withMessage("pace: slow,fast is not one of slow, fast");
    }

    @Test
    void severalMembersOfASetCanBeChosen() {
        assertThatCode(() -> TinyGame.GUESTS.check("cat,ann")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dan", "ann,dan", "ann,", ",ann", "ann;bob"})
    void aSetWithAnUnknownMemberIsRefused(String value) {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> TinyGame.GUESTS.check(value))
                .withMessageEndingWith("is not one of ann, bob, cat");
    }

    @Test
    void withoutValuesAnyWordCanBeChosen() {
        var free = new Setting("name", Setting.Kind.CHOICE, List.of(), "nobody", SEATS, "tiny:R9");
        assertThatCode(() -> free.check("anybody")).doesNotThrowAnyException();
    }
}
