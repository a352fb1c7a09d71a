package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Unfinished business, the next task on top: a persistent stack, so that pushing and copying cost nothing.
public final class Agenda<B> {
    private static final Agenda<?> EMPTY = new Agenda<>(null, null);

    private final @Nullable Task<B> top;
    private final @Nullable Agenda<B> rest;

    private Agenda(@Nullable Task<B> top, @Nullable Agenda<B> rest) {
        this.top = top;
        this.rest = rest;
    }

    @SuppressWarnings("unchecked") // an empty agenda holds no task of any kind
    public static <B> Agenda<B> empty() {
        return (Agenda<B>) EMPTY;
    }

    /// The given tasks, the first on top.
    public static <B> Agenda<B> of(List<? extends Task<B>> tasks) {
        return Agenda.<B>empty().before(tasks);
    }

    public boolean isEmpty() {
        return top == null;
    }

    public Task<B> top() {
        if (top == null) {
            throw new BrokenRule("nothing is left on the agenda");
        }
        return top;
    }

    public Agenda<B> rest() {
        if (rest == null) {
            throw new BrokenRule("nothing is left on the agenda");
        }
        return rest;
    }

    public Agenda<B> push(Task<B> task) {
        return new Agenda<>(task, this);
    }

    /// The given tasks in their order, then what was waiting.
    public Agenda<B> before(List<? extends Task<B>> tasks) {
        Agenda<B> agenda = this;
        for (int i = tasks.size() - 1; i >= 0; i--) {
            agenda = agenda.push(tasks.get(i));
        }
        return agenda;
    }

    /// All tasks, the next one first.
    public List<Task<B>> tasks() {
        var tasks = new ArrayList<Task<B>>();
        for (Agenda<B> agenda = this; agenda.top != null; agenda = agenda.rest()) {
            tasks.add(agenda.top);
        }
        return tasks;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Agenda<?> that && tasks().equals(that.tasks());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(tasks());
    }

    @Override
    public String toString() {
        return tasks().toString();
    }
}
