package winterhall.server.match;

import winterhall.engine.Position;
import winterhall.engine.WindowAsk;
import winterhall.server.match.Entry.Kind;

/// How a question is answered: this alone decides which kind of line an answer to it is.
public enum QuestionKind {
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

    /// What is asked in this position, which is not the end of a match.
    public static QuestionKind of(Position<?> position) {
        return position.poll().isPresent() ? POLL : position.agenda().top() instanceof WindowAsk<?, ?> ? WINDOW : TURN;
    }

    /// An answer when it is given.
    Kind given() {
        return given;
    }

    /// An answer when it counts.
    public Kind counting() {
        return counting;
    }

    /// An answer when it is taken back before it counts.
    Kind withdrawn() {
        return withdrawn;
    }
}
