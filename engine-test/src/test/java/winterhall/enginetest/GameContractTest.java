package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashTable;

/// A game that breaks the contract fails it.
class GameContractTest {
    @Test
    void aSoundGamePasses() {
        var contract = contract(Fault.NONE);
        assertThatCode(contract::keepsTheLawsOfEveryGame).doesNotThrowAnyException();
        assertThatCode(contract::imaginedWorldsLookTheSame).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource(names = {"LOST_CARD", "NO_OPTION", "FORGETFUL_TEXT"})
    void aBrokenLawFails(Fault fault) {
        assertThatThrownBy(contract(fault)::keepsTheLawsOfEveryGame)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("violation");
    }

    @ParameterizedTest
    @EnumSource(names = {"LOUD_STASH", "TELLING_ASK"})
    void aLeakFails(Fault fault) {
        assertThatThrownBy(contract(fault)::imaginedWorldsLookTheSame)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("leak");
    }

    @Test
    void aLeakThatTellsNothingFailsUnlessItIsCalledHarmless() {
        assertThatThrownBy(silent(List.of())::leaksWouldBeFound).hasMessage("leaks that nobody noticed: [silence]");
        assertThatCode(silent(List.of("silence"))::leaksWouldBeFound).doesNotThrowAnyException();
    }

    @Test
    void aLeakThatTellsSomethingIsNotHarmless() {
        assertThatThrownBy(silent(List.of("silence", "board"))::leaksWouldBeFound)
                .hasMessage("leaks that are called harmless and tell something: [board]");
    }

    @Test
    void aGameThatHidesSomethingHasARedeal() {
        assertThatThrownBy(contract(Fault.NONE)::worldsDealtWithoutTheViewLookTheSame)
                .hasMessage("stash hides something, and has no Redeal");
    }

    private static GameContract<StashBoard, StashTable> contract(Fault fault) {
        return new GameContract<>(new StashGame(fault)) {
            @Override
            protected int games() {
                return 20;
            }

            @Override
            protected int pairs() {
                return 200;
            }
        };
    }

    private static GameContract<StashBoard, StashTable> silent(List<String> harmless) {
        return new GameContract<>(new StashGame()) {
            @Override
            protected int pairs() {
                return 50;
            }

            @Override
            protected Mutants<StashBoard, StashTable> leaks(Mutants<StashBoard, StashTable> standard) {
                return Mutants.of(standard.worlds())
                        .showing("board", (board, _) -> board)
                        .showing("silence", (_, _) -> "");
            }

            @Override
            protected List<String> harmless() {
                return harmless;
            }
        };
    }
}
