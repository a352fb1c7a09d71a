package winterhall.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The words of a game: how its moves and events are written as lines, and its positions as text.
public final class Vocabulary {
    private final Notation moves;
    private final Notation events;
    private final Written written;
    private final List<String> asks;

    private Vocabulary(Notation moves, Notation events, Written written, List<String> asks) {
        this.moves = moves;
        this.events = events;
        this.written = written;
        this.asks = asks;
    }

    /// @param moves the sealed root of the game's moves
    /// @param events the sealed root of its events
    /// @param tasks the classes in which its effects, asks and polls are nested, or such records themselves
    /// @param values other records that stand where only an interface is declared, the board among them
    public static Vocabulary of(Class<?> moves, Class<?> events, List<Class<?>> tasks, List<Class<?>> values) {
        var moveNotation = Notation.of(List.of(moves));
        var eventNotation = Notation.of(List.of(events));
        var kinds = taskKinds(tasks);
        var named = new ArrayList<Class<?>>(moveNotation.kinds());
        named.addAll(eventNotation.kinds());
        named.addAll(kinds);
        named.addAll(values);
        named.addAll(List.of(SecretChance.class, QuickChance.class));
        var asks = kinds.stream()
                .filter(kind -> !Effect.class.isAssignableFrom(kind))
                .map(Verb::of)
                .toList();
        var written = Written.of(named).with(Agenda.class, agenda -> agenda.tasks(), Vocabulary::agenda);
        return new Vocabulary(moveNotation, eventNotation, written, asks);
    }

    public Notation moves() {
        return moves;
    }

    public Notation events() {
        return events;
    }

    /// The canonical text of boards, views and positions.
    public Written written() {
        return written;
    }

    /// The verbs of all questions a seat can be asked.
    public List<String> asks() {
        return asks;
    }

    /// Sixteen hexadecimal digits that name this position on every machine, forever; they never leave the server
    /// before the end, since few worlds can be tried by brute force.
    public String fingerprint(Position<?> position) {
        return Fingerprint.of(written.write(position, Position.class));
    }

    @SuppressWarnings("unchecked") // what was written as an agenda holds the tasks of one game
    private static Agenda<?> agenda(List<?> tasks) {
        return Agenda.of((List<Task<Object>>) tasks);
    }

    private static List<Class<?>> taskKinds(List<Class<?>> holders) {
        var kinds = new ArrayList<Class<?>>();
        for (Class<?> holder : holders) {
            if (Task.class.isAssignableFrom(holder) && holder.isRecord()) {
                kinds.add(holder);
            }
            for (Class<?> nested : holder.getDeclaredClasses()) {
                kinds.addAll(taskKinds(List.of(nested)));
            }
        }
        kinds.sort(Comparator.comparing(Class::getName));
        return kinds;
    }
}
