package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Said;
import winterhall.engine.TinyGame.Stop;
import winterhall.engine.TinyGame.Toss;

class AgendaTest {

    private static final Task<Said> TOSS = new Toss();
    private static final Task<Said> STOP = new Stop();
    private static final Task<Said> CHOOSE = new Choose(Seat.of(1));

    @Test
    void theFirstTaskIsOnTop() {
        Agenda<Said> agenda = Agenda.of(List.of(TOSS, STOP));
        assertThat(agenda.top()).isEqualTo(TOSS);
        assertThat(agenda.rest().top()).isEqualTo(STOP);
        assertThat(agenda.rest().rest().isEmpty()).isTrue();
    }

    @Test
    void whatIsPushedComesNext() {
        assertThat(Agenda.of(List.of(STOP)).push(CHOOSE).tasks()).containsExactly(CHOOSE, STOP);
    }

    @Test
    void tasksPutBeforeOthersKeepTheirOrder() {
        assertThat(Agenda.of(List.of(STOP)).before(List.of(TOSS, CHOOSE)).tasks())
                .containsExactly(TOSS, CHOOSE, STOP);
    }

    @Test
    void nothingPutBeforeChangesNothing() {
        Agenda<Said> agenda = Agenda.of(List.of(STOP));
        assertThat(agenda.before(List.of())).isEqualTo(agenda);
    }

    @Test
    void anAgendaNeverChanges() {
        Agenda<Said> agenda = Agenda.of(List.of(STOP));
        agenda.push(TOSS);
        agenda.before(List.of(TOSS, CHOOSE));
        assertThat(agenda.tasks()).containsExactly(STOP);
    }

    @Test
    void anEmptyAgendaHasNoNextTask() {
        Agenda<Said> empty = Agenda.empty();
        assertThatExceptionOfType(BrokenRule.class).isThrownBy(empty::top).withMessage("nothing is left on the agenda");
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(empty::rest)
                .withMessage("nothing is left on the agenda");
    }

    @Test
    void agendasWithEqualTasksInEqualOrderAreEqual() {
        Agenda<Said> built = Agenda.<Said>empty().push(new Choose(Seat.of(1))).push(new Toss());
        Agenda<Said> same = Agenda.of(List.of(TOSS, CHOOSE));
        assertThat(built).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(built).isNotEqualTo(Agenda.of(List.of(CHOOSE, TOSS)));
        assertThat(built).isNotEqualTo(Agenda.of(List.of(TOSS)));
    }

    @Test
    void anAgendaShowsItsTasksTheNextOneFirst() {
        assertThat(Agenda.of(List.of(TOSS, CHOOSE))).hasToString("[Toss[], Choose[seat=seat-1]]");
    }
}
