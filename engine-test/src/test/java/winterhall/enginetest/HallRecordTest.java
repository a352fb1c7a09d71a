package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Answer;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.record.BadRecord;
import winterhall.engine.record.Fairness;
import winterhall.engine.record.MatchRecord;
import winterhall.engine.record.MatchRecord.Stop;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashGame;

/// Records of matches that a hall dealt: the commitment, its opening, and an end before the rules end it.
class HallRecordTest {
    private static final StashGame GAME = new StashGame();
    private static final Setup SETUP = Setup.of("stash", 2);
    private static final Fairness FAIRNESS = Fairness.of("0123456789abcdef".repeat(8), List.of("", "00ff".repeat(8)));

    @Test
    void itOpensTheSecretAndReadsBack() {
        String text = record(1_000, Optional.empty()).text();
        assertThat(text)
                .startsWith("winterhall record 2\nsetup stash seats 2\nrules 1\ncommitment ")
                .contains("\nentropy none " + "00ff".repeat(8) + "\nchance secret ");
        MatchRecord read = MatchRecord.read(text);
        assertThat(read.fairness()).contains(FAIRNESS);
        assertThat(read.text()).isEqualTo(text);
        assertThat(read.verify(GAME).getLast().step().position().agenda().isEmpty())
                .isTrue();
    }

    @Test
    void itMayStopBeforeTheEnd() {
        var stop = new Stop("resigned", List.of(2, 1));
        MatchRecord read = MatchRecord.read(record(2, Optional.of(stop)).text());
        assertThat(read.stop()).contains(stop);
        assertThat(read.verify(GAME)).hasSize(3);
    }

    @Test
    void anAgreedEndHasNoPlaces() {
        var stop = new Stop("agreed", List.of());
        String text = record(1, Optional.of(stop)).text();
        assertThat(text).endsWith("\nstop places none reason agreed\n");
        assertThat(MatchRecord.read(text).verify(GAME)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            value = {
                "commitment [0-9a-f]{4} => commitment 0000 => line 7: the chance is not the one committed to: the secret gives",
                "secret 0123 => secret 1123 => line 7: the chance is not the one committed to: the secret gives",
                "entropy none => entropy 00 => line 7: the chance is not the one committed to: secret and entropy give",
                "entropy none => entropy none none => and 3 shares of entropy",
                "chance secret [0-9a-f]{4} => chance secret 0000 => secret and entropy give the chance",
                "entropy none => entropy NONE => line 6: found",
                "commitment [0-9a-f]{4} => commitment  => line 4: found",
                "places 2 1 => places 2 1 3 => expected a place for each of the 2 seats",
                "places 2 1 reason => places reason => expected more",
            })
    void whatWasChangedIsFound(String before, String after, String message) {
        String text =
                record(2, Optional.of(new Stop("resigned", List.of(2, 1)))).text();
        String changed = text.replaceFirst(before, after);
        assertThat(changed).isNotEqualTo(text);
        assertThatExceptionOfType(BadRecord.class)
                .isThrownBy(() -> MatchRecord.read(changed).verify(GAME))
                .withMessageContaining(message);
    }

    /// The first options, at most so many.
    private static MatchRecord record(int most, Optional<Stop> stop) {
        var referee = new Referee<>(GAME);
        var answers = new ArrayList<Answer>();
        Position<StashBoard> position = referee.start(SETUP, FAIRNESS.chance()).position();
        while (answers.size() < most && !referee.awaited(position).isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            var answer = new Answer(seat, referee.options(position, seat).getFirst());
            answers.add(answer);
            position = referee.advance(position, seat, answer.move()).position();
        }
        return MatchRecord.of(GAME, SETUP, FAIRNESS, answers, stop);
    }
}
