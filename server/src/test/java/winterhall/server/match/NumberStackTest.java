package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;

class NumberStackTest {
    /// Stacks that have numbers in common are kept and built upon, as moves are undone and others played.
    @Test
    void nothingChangesAStackThatIsThere() {
        var random = new QuickChance(3).source("stacks");
        var stacks = new ArrayList<NumberStack>(List.of(NumberStack.none()));
        var lists = new ArrayList<List<Long>>(List.of(List.of()));
        for (int i = 0; i < 4_000; i++) {
            int from = random.below(4) > 0 ? stacks.size() - 1 : random.below(stacks.size());
            NumberStack stack = stacks.get(from);
            var list = new ArrayList<>(lists.get(from));
            if (list.isEmpty() || random.below(5) > 0) {
                for (int more = 1 + random.below(3); more > 0; more--) {
                    stack = stack.with(i);
                    list.add((long) i);
                }
            } else {
                int fewer = 1 + random.below(Math.min(list.size(), random.below(20) == 0 ? 200 : 3));
                stack = stack.withoutLast(fewer);
                list.subList(list.size() - fewer, list.size()).clear();
            }
            stacks.add(stack);
            lists.add(list);
        }
        for (int i = 0; i < stacks.size(); i++) {
            assertThat(stacks.get(i).backwards().boxed().toList().reversed()).isEqualTo(lists.get(i));
            assertThat(stacks.get(i).last().isPresent()).isEqualTo(!lists.get(i).isEmpty());
        }
    }

    @Test
    void theLastOfAKindIsLeftOut() {
        NumberStack stack = NumberStack.none().with(1).with(2).with(3).with(5);
        assertThat(stack.withoutLast(number -> number % 2 == 0).backwards()).containsExactly(5L, 3L, 1L);
        assertThat(stack.backwards()).containsExactly(5L, 3L, 2L, 1L);
    }

    @Test
    void nothingIsTakenFromNothing() {
        assertThatThrownBy(() -> NumberStack.none().withoutLast()).isInstanceOf(NoSuchElementException.class);
        assertThat(NumberStack.none().with(7).withoutLast().last()).isEmpty();
    }

    @Test
    void anAnswerIsAsGoodAsItsNumber() {
        for (int number : List.of(0, 1, 70_000, 134_217_727)) {
            for (int seat = 1; seat <= 6; seat++) {
                var answer = new ReplayState.Answered(number, number / 2, Seat.of(seat), seat % 2 == 0);
                assertThat(ReplayState.Answered.of(answer.packed())).isEqualTo(answer);
            }
        }
    }
}
