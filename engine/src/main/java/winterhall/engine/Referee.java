package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Asks the top of the agenda and plays the answer: the only loop of the engine, shared by every game, bot and server.
public final class Referee<B, V> {
    /// No rule of any game needs this many effects after one answer.
    private static final int RUNAWAY = 10_000;

    private final Game<B, V> game;
    private final boolean keepsBoards;

    public Referee(Game<B, V> game) {
        this(game, false);
    }

    private Referee(Game<B, V> game, boolean keepsBoards) {
        this.game = game;
        this.keepsBoards = keepsBoards;
    }

    /// The same referee, but its steps keep the board of each event, to show what a step led through.
    public Referee<B, V> keepingBoards() {
        return new Referee<>(game, true);
    }

    public Game<B, V> game() {
        return game;
    }

    /// Sets up a match and brings it to its first decision.
    ///
    /// @throws BadSetup if no match can start from this setup
    public Step<B> start(Setup setup, Chance chance) {
        return begin(game.open(setup.checkedFor(game)), chance);
    }

    /// Brings an opening, for instance one that a scenario laid out, to its first decision.
    public Step<B> begin(Opening<B> opening, Chance chance) {
        return settle(new Table<>(opening.board(), Agenda.of(opening.tasks()), chance, keepsBoards), 0);
    }

    /// What is asked now; empty when the match is over.
    public Optional<Decision> decision(Position<B> position) {
        if (position.agenda().isEmpty()) {
            return Optional.empty();
        }
        Task<B> top = position.agenda().top();
        return Optional.of(new Decision(position.number(), Verb.of(top.getClass()), awaited(position)));
    }

    /// Who has yet to answer, in seat order.
    public List<Seat> awaited(Position<B> position) {
        return position.agenda().isEmpty()
                ? List.of()
                : switch (position.agenda().top()) {
                    case Ask<B, ?> ask -> List.of(ask.seat());
                    case Poll<B, ?> poll ->
                        poll.seats().stream()
                                .filter(seat -> position.answered(seat).isEmpty())
                                .toList();
                    case Effect<B> effect -> throw broken("an effect waits", effect, position.agenda());
                };
    }

    /// One seat that can be asked now, and the position it would be asked in.
    public record Turn<B>(Seat seat, Position<B> position) {}

    /// Everybody who can be asked now, in the order in which their answers count.
    ///
    /// In a window these are all who will be asked if those before them pass, each in the position after those passes.
    public List<Turn<B>> turns(Position<B> position) {
        if (position.agenda().isEmpty() || !(position.agenda().top() instanceof WindowAsk<B, ?> first)) {
            return awaited(position).stream()
                    .map(seat -> new Turn<>(seat, position))
                    .toList();
        }
        var turns = new ArrayList<Turn<B>>(List.of(new Turn<>(first.seat(), position)));
        WindowAsk<B, ?> turn = first;
        Position<B> at = position;
        for (Seat later : first.later()) {
            at = advance(at, turn.seat(), turn.pass()).position();
            if (at.agenda().isEmpty()
                    || !(at.agenda().top() instanceof WindowAsk<B, ?> next)
                    || !next.seat().equals(later)) {
                throw broken(later + " is not asked after " + turn.seat() + " passed", turn, at.agenda());
            }
            turns.add(new Turn<>(later, at));
            turn = next;
        }
        return turns;
    }

    /// What this seat may answer now; empty when it is not asked.
    public List<? extends Move> options(Position<B> position, Seat seat) {
        if (position.agenda().isEmpty()) {
            return List.of();
        }
        return switch (position.agenda().top()) {
            case Ask<B, ?> ask -> ask.seat().equals(seat) ? ask.options(position.board()) : List.of();
            case Poll<B, ?> poll ->
                poll.seats().contains(seat) && position.answered(seat).isEmpty()
                        ? poll.options(seat, position.board())
                        : List.of();
            case Effect<B> effect -> throw broken("an effect waits", effect, position.agenda());
        };
    }

    /// Plays a move that anyone may have sent: its seat must be asked, and it must be one of the options.
    public Reply<B> play(Position<B> position, Seat seat, Move move) {
        List<Seat> awaited = awaited(position);
        if (awaited.isEmpty()) {
            return refused("match-is-over");
        }
        if (!awaited.contains(seat)) {
            return refused("not-asked", "seat", seat);
        }
        for (Move option : options(position, seat)) {
            if (option.equals(move)) {
                return new Reply.Accepted<>(advance(position, seat, option));
            }
        }
        Optional<Refusal> reason =
                game.explainer(view(position, Viewer.at(seat))).whyNot(move);
        return reason.<Reply<B>>map(Reply.Refused::new).orElseGet(() -> refused("not-an-option"));
    }

    /// Plays an option that this referee offered for this very position; nothing is checked.
    public Step<B> advance(Position<B> position, Seat seat, Move option) {
        var table = new Table<>(position.board(), position.agenda(), position.chance(), keepsBoards);
        Task<B> top = table.pop();
        switch (top) {
            case Ask<B, ?> ask -> answer(ask, option, table);
            case Poll<B, ?> poll -> {
                Position<B> answered = position.answer(seat, option);
                if (answered.answers().size() < poll.seats().size()) {
                    return new Step<>(answered, List.of(), false);
                }
                reveal(poll, answered, table);
            }
            case Effect<B> effect -> throw broken("an effect waits", effect, position.agenda());
        }
        return settle(table, position.number() + 1);
    }

    /// Takes back an answer to a poll that is still open.
    public Optional<Position<B>> withdraw(Position<B> position, Seat seat) {
        return position.answered(seat).map(_ -> position.withoutAnswer(seat));
    }

    /// All that this viewer may know.
    public View<V> view(Position<B> position, Viewer viewer) {
        return new View<>(
                viewer,
                position.number(),
                game.view(position.board(), viewer),
                position.agenda(),
                viewer.seat().flatMap(position::answered));
    }

    /// A whole position that this viewer cannot tell from the true one, with fresh chance.
    ///
    /// Answers that others have given to an open poll are unknown, so the imagined poll waits for them again.
    @SuppressWarnings("unchecked") // the agenda of a view is the agenda of a position of this game
    public Position<B> imagine(View<V> view, QuickChance chance) {
        B board = game.imagine(view.table(), chance);
        var answers = new ArrayList<Answer>();
        view.viewer().seat().ifPresent(seat -> view.answered().ifPresent(move -> answers.add(new Answer(seat, move))));
        return new Position<>(view.number(), board, (Agenda<B>) view.agenda(), List.copyOf(answers), chance.split());
    }

    /// The options as a client sees them: lines to send back and what they touch.
    public List<Option> offered(Position<B> position, Seat seat) {
        Notation moves = game.vocabulary().moves();
        return options(position, seat).stream()
                .map(move -> (Record) move)
                .map(move -> new Option(moves.write(move), moves.anchors(move)))
                .toList();
    }

    @SuppressWarnings("unchecked") // the option came out of this ask's own list
    private static <B, M extends Move> void answer(Ask<B, M> ask, Move option, Table<B> table) {
        ask.answer((M) option, table);
    }

    @SuppressWarnings("unchecked") // each answer came out of this poll's own lists
    private static <B, M extends Move> void reveal(Poll<B, M> poll, Position<B> answered, Table<B> table) {
        var moves = new ArrayList<M>();
        for (Seat seat : poll.seats()) {
            moves.add((M) answered.answered(seat).orElseThrow());
        }
        poll.reveal(moves, table);
    }

    /// Lets effects happen and powers wake until somebody is asked or nothing is left.
    private Step<B> settle(Table<B> table, int number) {
        for (int effects = 0; effects < RUNAWAY; effects++) {
            table.wake(game);
            if (table.agenda().isEmpty() || !(table.agenda().top() instanceof Effect<B> effect)) {
                return table.step(number);
            }
            table.pop();
            effect.resolve(table);
        }
        throw broken("effects do not come to an end", table.agenda().top(), table.agenda());
    }

    private static BrokenRule broken(String what, Task<?> task, Agenda<?> agenda) {
        return new BrokenRule(what + ": " + task + "; the agenda is " + agenda);
    }

    private static <B> Reply<B> refused(String reason, Object... words) {
        return new Reply.Refused<>(Refusal.of("engine:" + reason, reason, words));
    }
}
