package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.record.MatchRecord;

/// In a whole match everybody takes one turn a round and six in all, whoever begins. (valda:R30, valda:R126, section 20)
class SixTurnsTest {
    private static final Pattern TURN = Pattern.compile("^ +turn-began (seat-[1-5]) ", Pattern.MULTILINE);

    @ParameterizedTest
    @CsvSource({"2, stays", "3, stays", "4, stays", "5, stays", "2, rotates", "3, rotates", "4, rotates", "5, rotates"})
    void everySeatTakesSixTurns(int seats, String firstPlayer) {
        Setup setup = Setup.of("valda", seats).with("first-player", firstPlayer);
        for (int match = 0; match < 5; match++) {
            var chance = new QuickChance(match);
            Chance.Source moves = chance.split(1).source("moves");
            var played = MatchRecord.play(new Valda(), setup, chance, (_, options) -> moves.pick(options));
            List<String> turns = TURN.matcher(played.text())
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertThat(turns).as("match %d", match).hasSize(6 * seats);
            for (int round = 0; round < 6; round++) {
                assertThat(turns.subList(round * seats, (round + 1) * seats))
                        .as("round %d of match %d", round + 1, match)
                        .containsExactlyInAnyOrderElementsOf(
                                Seat.all(seats).stream().map(Seat::toString).toList());
            }
        }
    }
}
