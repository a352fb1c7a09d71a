package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.Seat;

class WindowTest {

    private static final Seat FIRST = Seat.of(3);
    private static final Seat SECOND = Seat.of(1);
    private static final Seat THIRD = Seat.of(2);
    private static final List<Seat> ORDER = List.of(FIRST, SECOND, THIRD);

    @Test
    void aWindowForNobodyStaysShut() {
        assertThat(Window.open(List.of())).isEmpty();
    }

    @Test
    void theFirstInOrderActsFirst() {
        assertThat(window().seat()).isEqualTo(FIRST);
    }

    @Test
    void aPassHandsTheTurnToTheNextInOrder() {
        Window second = window().passed().orElseThrow();
        assertThat(second.seat()).isEqualTo(SECOND);
        assertThat(second.passed().orElseThrow().seat()).isEqualTo(THIRD);
    }

    @Test
    void theWindowClosesWhenAllHavePassedInARow() {
        Optional<Window> closed = window().passed().flatMap(Window::passed).flatMap(Window::passed);
        assertThat(closed).isEmpty();
    }

    @Test
    void aWindowForOneClosesWithItsPass() {
        assertThat(Window.open(List.of(FIRST)).orElseThrow().passed()).isEmpty();
    }

    @Test
    void afterAPlayTheNextInOrderActsFirstAndTheOneWhoPlayedLast() {
        Window reopened = window().passed().orElseThrow().played(ORDER).orElseThrow();
        assertThat(reopened.seats()).containsExactly(THIRD, FIRST, SECOND);
        assertThat(reopened.seat()).isEqualTo(THIRD);
    }

    @Test
    void afterAPlayEarlierPassesNoLongerCount() {
        Window twicePassed = window().passed().flatMap(Window::passed).orElseThrow();
        Window reopened = twicePassed.played(ORDER).orElseThrow();
        assertThat(reopened.passed().flatMap(Window::passed)).isPresent();
        assertThat(reopened.passed().flatMap(Window::passed).flatMap(Window::passed))
                .isEmpty();
    }

    @Test
    void afterAPlayOnlyThoseStillInAreAsked() {
        Window reopened = window().played(List.of(FIRST, THIRD)).orElseThrow();
        assertThat(reopened.seats()).containsExactly(THIRD, FIRST);
    }

    @Test
    void aPlayAfterWhichNobodyIsInClosesTheWindow() {
        assertThat(window().played(List.of())).isEmpty();
    }

    @Test
    void whoWasNotInDoesNotComeInByAPlay() {
        assertThat(window().played(List.of(Seat.of(4)))).isEmpty();
    }

    @Test
    void aRestartAsksTheFirstAgainWhoeverHasPlayed() {
        Window third = window().passed().flatMap(Window::passed).orElseThrow();
        assertThat(third.restarted(ORDER)).isEqualTo(Optional.of(window()));
        assertThat(window().restarted(ORDER)).isEqualTo(Optional.of(window()));
    }

    @Test
    void aRestartAsksOnlyThoseStillInAndInTheirOrder() {
        Window second = window().passed().orElseThrow();
        assertThat(second.restarted(List.of(THIRD, FIRST)).orElseThrow().seats())
                .containsExactly(FIRST, THIRD);
        assertThat(second.restarted(List.of(SECOND, Seat.of(4))).orElseThrow().seats())
                .containsExactly(SECOND);
        assertThat(second.restarted(List.of())).isEmpty();
    }

    @Test
    void aTurnThatCannotComeIsRefused() {
        assertThatThrownBy(() -> new Window(ORDER, 7, 9))
                .hasMessage("there is no turn 7 after 9 passes in a window of [seat-3, seat-1, seat-2]");
        assertThatThrownBy(() -> new Window(ORDER, 3, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Window(ORDER, 0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Window(ORDER, -1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Window(ORDER, 0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Window(List.of(), 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /// However it is played, a window closes exactly after as many passes in a row as there are seats in it.
    @Test
    void aWindowClosesAfterOnePassOfEachInARow() {
        Seeds.forEach(200, random -> {
            boolean restarts = random.nextBoolean();
            Optional<Window> window = Window.open(ORDER.subList(0, 1 + random.nextInt(3)));
            var passed = new ArrayList<Seat>();
            while (window.isPresent()) {
                Window open = window.get();
                if (random.nextInt(4) == 0) {
                    passed.clear();
                    window = restarts ? open.restarted(ORDER) : open.played(ORDER);
                    assertThat(window.orElseThrow().seat())
                            .isEqualTo(
                                    restarts
                                            ? open.seats().getFirst()
                                            : open.seats()
                                                    .get((open.turn() + 1)
                                                            % open.seats().size()));
                } else {
                    passed.add(open.seat());
                    window = open.passed();
                    assertThat(window.isEmpty())
                            .isEqualTo(passed.size() == open.seats().size());
                    assertThat(passed).doesNotHaveDuplicates();
                }
            }
        });
    }

    private static Window window() {
        return Window.open(ORDER).orElseThrow();
    }
}
