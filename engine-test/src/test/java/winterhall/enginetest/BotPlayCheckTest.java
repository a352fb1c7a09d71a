package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import winterhall.bots.Bot;
import winterhall.bots.Thought;
import winterhall.engine.Move;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashTable;

/// A bot that breaks one of these rules is found.
class BotPlayCheckTest {
    private static final BotPlayCheck<?, StashTable> CHECK = new BotPlayCheck<>(new StashGame(), 3, 1000, 1);

    @Test
    void findsBotsThatRemember() {
        var asked = new AtomicInteger();
        Bot<StashTable> moody = (_, options, _, _) ->
                thought(options.get(asked.incrementAndGet() * 7 / 3 % options.size()), Optional.empty());
        assertThat(CHECK.faults(moody))
                .anyMatch(fault -> fault.endsWith("the same seed led to another match"))
                .anyMatch(fault -> fault.endsWith("in a world that looks the same"));
    }

    @Test
    void findsBotsThatAreLate() {
        Bot<StashTable> late = (_, options, budget, _) -> {
            if (budget.isSpent()) {
                LockSupport.parkNanos(300_000_000);
            }
            return thought(options.getFirst(), Optional.empty());
        };
        assertThat(CHECK.faults(late)).isNotEmpty().allMatch(fault -> fault.matches(".*: took [0-9]+ ms of 0"));
    }

    @Test
    void findsBotsInTrouble() {
        Bot<StashTable> dizzy = (_, options, _, _) -> thought(options.getFirst(), Optional.of("dizzy"));
        assertThat(CHECK.faults(dizzy)).isNotEmpty().allMatch(fault -> fault.endsWith(": dizzy"));
    }

    @Test
    void refusesWhatIsNoOption() {
        Bot<StashTable> stubborn = (_, _, _, _) -> thought(new Nonsense(), Optional.empty());
        assertThatThrownBy(() -> CHECK.faults(stubborn)).hasMessageContaining("answered Nonsense[]; the options are");
    }

    private record Nonsense() implements Move {}

    private static Thought thought(Move move, Optional<String> trouble) {
        return new Thought(move, 0, trouble);
    }
}
