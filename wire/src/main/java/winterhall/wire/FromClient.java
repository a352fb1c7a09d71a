package winterhall.wire;

/// What a client may say over the socket of a table. Whatever changes something carries a `key` of the client's
/// choice: the same key again is the same command, answered as before and done once.
public sealed interface FromClient {
    /// What is said to the match itself.
    sealed interface ToMatch extends FromClient {}

    /// What changes the match: stored before it is answered.
    sealed interface Command extends ToMatch {
        String key();
    }

    /// Plays a move, or answers a poll or a window; such an answer can be withdrawn until it counts.
    ///
    /// @param asked the step at which the question was put, as the scene says
    /// @param move the line of that option
    record Play(String key, int asked, String move) implements Command {}

    /// Takes back the answer to a poll or a window that is still open.
    record Withdraw(String key, int asked) implements Command {}

    /// Takes back one's own last move.
    record Undo(String key, int asked) implements Command {}

    /// Takes back all one's own moves that can be taken back.
    record Reset(String key, int asked) implements Command {}

    /// Asks the others to agree.
    ///
    /// @param what `take-back`, `pause`, `resume`, `end` or `bot-for`
    /// @param seat for `bot-for`, the seat that keeps the table waiting; otherwise 0
    record Propose(String key, String what, int seat) implements Command {}

    /// Agrees to the open proposal, or not; its author withdraws it by not agreeing.
    ///
    /// @param proposed the step at which it was put, as the scene says
    record Respond(String key, int proposed, boolean agree) implements Command {}

    /// Gives a standing order.
    ///
    /// @param order as one line: what is asked, the window or `any`, what to answer, until when, and cards if it names any:
    ///     `act-in-window any ask-only-for match ice-sword`
    record Order(String key, String order) implements Command {}

    /// Gives up.
    record Resign(String key) implements Command {}

    /// Takes the seat back from the bot that sat in.
    record Return(String key) implements Command {}

    /// Says something to everybody who sits at the table or watches it.
    record Say(String key, String text) implements FromClient {}

    /// Asks why everything else that could be touched is not allowed.
    record Why() implements ToMatch {}

    /// The device is in the hands of this seat now.
    record HandOver(int seat) implements ToMatch {}

    /// Asks for the present scene, with what happened after a step.
    record Look(int since) implements ToMatch {}

    /// Asks whether the hall is still there.
    record Ping(long number) implements ToMatch {}
}
