package winterhall.server.match;

import winterhall.engine.Poll;
import winterhall.engine.Task;
import winterhall.engine.WindowAsk;
import winterhall.server.match.Entry.Kind;

/// How a question is answered: this alone decides which kind of line an answer to it is.
enum QuestionKind {
    /// One seat answers, and everybody hears it.
    TURN(Kind.MOVE, Kind.MOVE, Kind.WITHDRAW),
    /// Several answer, blind to each other.
    POLL(Kind.POLL_ANSWER, Kind.POLL_ANSWER, Kind.WITHDRAW),
    /// Several may react; an answer is sealed until it is certain that it counts.
    WINDOW(Kind.SEAL, Kind.MOVE, Kind.UNSEAL);

    private final Kind given;
    private final Kind counting;
    private final Kind withdrawn;

    QuestionKind(Kind given, Kind counting, Kind withdrawn) {
        this.given = given;
        this.counting = counting;
        this.withdrawn = withdrawn;
    }

    static QuestionKind of(Task<?> asked) {
        return switch (asked) {
            case Poll<?, ?> _ -> POLL;
            case WindowAsk<?, ?> _ -> WINDOW;
            default -> TURN;
        };
    }

    /// An answer when it is given.
    Kind given() {
        return given;
    }

    /// An answer when it counts.
    Kind counting() {
        return counting;
    }

    /// An answer when it is taken back before it counts.
    Kind withdrawn() {
        return withdrawn;
    }
}
