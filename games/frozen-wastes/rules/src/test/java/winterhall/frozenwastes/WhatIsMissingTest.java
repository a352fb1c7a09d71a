package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// A refused discovery says which terrain is still missing.
class WhatIsMissingTest {
    private static final FrozenWastes GAME = new FrozenWastes();

    /// (frozen-wastes:R152, frozen-wastes:W27)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2-fjord+1-tundra+1-mountain; mountain",
                "1-fjord+3-tundra; mountain",
                "2-tundra+1-ice+1-mountain; fjord",
                "3-ice+1-mountain; 'tundra,fjord,mountain'",
                "4-ice; 'mountain,tundra,fjord,mountain'"
            })
    void rumorsThatDoNotFit(String tokens, String missing) {
        assertThat(reason(
                        "row bow-of-the-sky", "hex-9-13 rumors " + tokens, "discover-legend bow-of-the-sky " + tokens))
                .isEqualTo("frozen-wastes:R152 tokens-do-not-fit missing=" + missing);
    }

    /// (frozen-wastes:R162, frozen-wastes:W36)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1-fjord+1-wastes+1-tundra+1-snowdrift+1-snowdrift-snowdrift; tundra",
                "1-fjord+1-wastes+1-tundra+1-snowdrift; 'tundra,snowdrift,snowdrift'",
                "1-fjord; 'snowdrift,tundra,tundra,snowdrift,wastes,snowdrift'"
            })
    void cluesThatDoNotFit(String clues, String missing) {
        assertThat(reason(
                        "row none",
                        "hex-6-15 clues " + clues,
                        "find-princess " + clues.substring(2).split("\\+")[0] + " nothing"))
                .isEqualTo("frozen-wastes:R162 clues-do-not-fit missing=" + missing);
    }

    private static String reason(String row, String seat, String move) {
        var referee = new Referee<>(GAME);
        var lines = Stream.of("moment travel seat-1", row, "seat-1 at " + seat)
                .map(line -> List.of(line.split(" ")))
                .toList();
        Position<Board> position = referee.begin(
                        GAME.staging().stage(Setup.of("frozen-wastes", 2), lines), new QuickChance(1))
                .position();
        WastesMove wanted = GAME.vocabulary().moves().read(move, WastesMove.class);
        return new Journeys.Travel(Seat.of(1))
                .whyNot((WastesMove.Journey) wanted, position.board())
                .orElseThrow()
                .toString();
    }
}
