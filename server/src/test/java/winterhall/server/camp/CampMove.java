package winterhall.server.camp;

import winterhall.engine.Move;

/// What can be done in the camp.
public sealed interface CampMove extends Move {
    /// What is done in one's own turn.
    sealed interface Deed extends CampMove {}

    record Gather() implements Deed {}

    record Rest() implements Deed {}

    /// Looks at one's own token again, which tells something and so cannot be undone.
    record Peek() implements Deed {}

    /// What is said when the horn sounds.
    sealed interface Reply extends CampMove {}

    record Pass() implements Reply {}

    /// Only with a token above three.
    record Shout() implements Reply {}

    record Vote(boolean stay) implements CampMove {}
}
