package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ParallelGamesTest {
    @Test
    void resultsComeInTheOrderOfTheirNumbers() {
        var results = new ArrayList<Long>();
        ParallelGames.run(3, 1000, number -> number, results::add);
        assertThat(results)
                .containsExactlyElementsOf(LongStream.range(0, 1000).boxed().toList());
    }

    @Test
    void enoughIsEnough() {
        var results = new ArrayList<Long>();
        ParallelGames.run(3, Long.MAX_VALUE, number -> number, number -> results.add(number) && number < 4);
        assertThat(results).containsExactly(0L, 1L, 2L, 3L, 4L);
    }

    @Test
    void aGameThatFailsIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ParallelGames.run(2, 100, number -> 1 / (7 - number), _ -> true))
                .withMessage("game 7 failed: java.lang.ArithmeticException: / by zero");
    }
}
