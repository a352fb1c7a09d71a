package winterhall.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/// The position while one move resolves: the only mutable thing in the engine, and it never leaves the referee's hands.
public final class Table<B> {
    private B board;
    private Agenda<B> agenda;
    private Chance chance;
    private boolean rolled;
    private final ArrayList<Event> told = new ArrayList<>(8);
    private int woken;
    private final boolean keepsBoards;
    private final List<B> boards;

    Table(B board, Agenda<B> agenda, Chance chance, boolean keepsBoards) {
        this.board = board;
        this.agenda = agenda;
        this.chance = chance;
        this.keepsBoards = keepsBoards;
        this.boards = keepsBoards ? new ArrayList<>(8) : List.of();
    }

    public B board() {
        return board;
    }

    /// Puts the changed board in the place of the old one.
    public void update(UnaryOperator<B> change) {
        board = change.apply(board);
    }

    public void update(B changed) {
        board = changed;
    }

    /// First this task, then whatever was waiting.
    public void next(Task<B> first) {
        agenda = agenda.push(first);
    }

    /// These tasks in reading order, then whatever was waiting.
    public void next(Task<B> first, Task<B> second) {
        agenda = agenda.push(second).push(first);
    }

    @SafeVarargs
    public final void next(Task<B> first, Task<B> second, Task<B>... more) {
        for (int i = more.length - 1; i >= 0; i--) {
            agenda = agenda.push(more[i]);
        }
        next(first, second);
    }

    public void next(List<? extends Task<B>> tasks) {
        agenda = agenda.before(tasks);
    }

    /// The match is over: nothing that was waiting will happen.
    public void end() {
        agenda = Agenda.empty();
    }

    /// What waits above the next task of this kind will not happen: "the fight is over at once", "the turn ends".
    ///
    /// That task itself stays and comes next, unless more is put before it; what was told already still wakes powers.
    ///
    /// @throws BrokenRule if no task of this kind waits
    public void skipTo(Class<? extends Task<B>> kind) {
        Agenda<B> left = agenda;
        while (!left.isEmpty() && !kind.isInstance(left.top())) {
            left = left.rest();
        }
        if (left.isEmpty()) {
            throw new BrokenRule("no " + Verb.of(kind) + " waits to skip to; the agenda is " + agenda);
        }
        agenda = left;
    }

    /// Tells what has happened; people hear it, and powers wake to it before anything else goes on.
    ///
    /// First [#update], then tell: with the event people are shown the board as it lies now.
    public void tell(Event event) {
        told.add(event);
        if (keepsBoards) {
            boards.add(board);
        }
    }

    /// A number from 0 to `bound - 1`, out of the named stream.
    public int roll(String stream, int bound) {
        var source = chance.source(stream);
        int value = source.below(bound);
        spent(source);
        return value;
    }

    /// One of the candidates, each as likely as the others.
    public <T> T pick(String stream, List<T> candidates) {
        var source = chance.source(stream);
        T picked = source.pick(candidates);
        spent(source);
        return picked;
    }

    /// The numbers from 0 to `size - 1` in random order.
    public int[] shuffle(String stream, int size) {
        var source = chance.source(stream);
        int[] order = source.order(size);
        spent(source);
        return order;
    }

    /// The places of these things, counted from 0, in random order: a scenario may then name the things.
    public int[] shuffle(String stream, List<?> things) {
        var source = chance.source(stream);
        int[] order = source.order(things);
        spent(source);
        return order;
    }

    private void spent(Chance.Source source) {
        Chance rest = source.rest();
        rolled |= !rest.equals(chance);
        chance = rest;
    }

    /// Takes the next task off the agenda.
    Task<B> pop() {
        Task<B> top = agenda.top();
        agenda = agenda.rest();
        return top;
    }

    Agenda<B> agenda() {
        return agenda;
    }

    /// Puts on the agenda what the events told since the last call wake, the earliest event's tasks first.
    void wake(Game<B, ?> game) {
        int before = woken;
        woken = told.size();
        for (int i = woken - 1; i >= before; i--) {
            List<? extends Task<B>> tasks = game.wakes(board, told.get(i));
            agenda = tasks.isEmpty() ? agenda : agenda.before(tasks);
        }
    }

    Step<B> step(int number) {
        if (!boards.isEmpty()) {
            boards.set(boards.size() - 1, board); // what changed since without a word belongs to the last event
        }
        return new Step<>(
                new Position<>(number, board, agenda, List.of(), chance),
                Collections.unmodifiableList(told),
                rolled,
                keepsBoards ? Collections.unmodifiableList(boards) : boards);
    }
}
