package winterhall.wire;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;

/// What the hall says over the socket of a table. Nothing in it differs by what the viewer may not know.
public sealed interface ToClient {
    /// Everything there is to show now, whole, and what led to it.
    ///
    /// @param step counts what changed the table, undone moves too
    /// @param seat whose view it is; nothing for a spectator and on a covered screen
    /// @param view the game's own view
    /// @param where how far the match has come, for the game's text `game.where`
    /// @param beats what happened since the last scene, or since the step the client named
    /// @param since the step after which those beats begin
    /// @param cut whether earlier beats were left out
    /// @param question what is asked now; nothing when the match is over
    /// @param undoBarred why the viewer cannot undo; nothing if it can, and for spectators
    /// @param orders one's own standing orders, the one that is asked first in front
    /// @param handOver who should hold the device next, at a table that passes one around
    record Scene(
            String table,
            int step,
            Stage stage,
            Optional<Seat> seat,
            Object view,
            SequencedMap<String, String> where,
            List<Beat> beats,
            int since,
            boolean cut,
            Optional<Question> question,
            List<SeatInfo> seats,
            Optional<Refusal> undoBarred,
            Optional<Proposal> proposal,
            List<Order> orders,
            Optional<Seat> handOver,
            Optional<Ending> ending)
            implements ToClient {}

    /// The command with this key is stored and done.
    record Accepted(String key, int step) implements ToClient {}

    /// The command was not granted, and nothing changed.
    record Refused(String key, Problem problem) implements ToClient {}

    /// Why each thing that could be touched is not allowed at this question.
    record Reasons(int asked, List<Reason> reasons) implements ToClient {}

    /// The table has not begun yet: who sits there so far, whenever it changes.
    record Gathering(Http.TableCard table) implements ToClient {}

    /// Somebody who played here wants to play again: the next match is at this table.
    ///
    /// @param invite lets those in who have no seat there; all seats are taken
    record RematchReady(String table, String invite) implements ToClient {}

    /// Somebody said something.
    record Said(Remark remark) implements ToClient {}

    /// Who is here, whenever it changes.
    record Present(List<Seat> seats, int spectators) implements ToClient {}

    record Pong(long number) implements ToClient {}

    /// Where a match stands.
    enum Stage {
        RUNNING,
        PAUSED,
        FINISHED,
        FROZEN
    }

    /// One thing that changed the table.
    ///
    /// @param what the kind of ledger line: `start`, `move`, `undo`, `propose`, `seat`, `end` …; of the one that completes
    ///     an agreement, what was agreed: `take-back`, `pause`, `resume`, `end` or `bot-for`; a take-back with nobody
    ///     to ask is an `undo`
    /// @param seat who did it, where that is public and one seat's doing
    /// @param wanted what is proposed, for `propose`
    /// @param about the seat that a bot plays or should play
    /// @param to the step to which the match went back, for `undo` and `take-back`: what was played since counts no more
    /// @param views what was to be seen in between, where the scene's view alone does not show it
    record Beat(
            int step,
            String what,
            Optional<Seat> seat,
            Optional<String> wanted,
            Optional<Seat> about,
            Optional<Integer> to,
            List<Event> events,
            Optional<List<Interim>> views) {
        /// The same beat with these views in between.
        public Beat showing(List<Interim> interims) {
            return new Beat(step, what, seat, wanted, about, to, events, Optional.of(List.copyOf(interims)));
        }
    }

    /// The game's view as it was in the middle of a step, from one of its events on: the scene's view, but for some parts.
    ///
    /// @param event the first event it is shown with, counted from 0
    /// @param parts those that replace the scene's own; `null` for one that is not there
    record Interim(int event, Object parts) {}

    /// What is asked.
    ///
    /// @param asked the step at which it was put; an answer names it
    /// @param ask the verb of the question
    /// @param words what its sentence names for the viewer, if it is asked
    /// @param window the name of the window it is put in, where several may react
    /// @param closes when that window closes by itself, in milliseconds since 1970: silence is then a pass
    /// @param awaited who has to answer, as far as the table may tell: nobody where several may react; all who have an
    ///   opportunity, except the viewer after its answer
    /// @param offers what the viewer may answer; empty if it is not asked, or if its standing order answers
    /// @param answered the viewer's own answer to an open poll or window, which does not count yet
    /// @param stopped the viewer's standing order for this kind of question, if it left this one to the viewer
    /// @param millis how long the viewer may think, if it is asked and is a bot that came by its token
    record Question(
            int asked,
            String ask,
            SequencedMap<String, String> words,
            Optional<String> window,
            Optional<Long> closes,
            List<Seat> awaited,
            List<Offer> offers,
            Optional<Move> answered,
            Optional<Order> stopped,
            Optional<Long> millis) {}

    /// One allowed answer.
    ///
    /// @param line what the client sends back
    /// @param anchors what it touches on the board
    /// @param move the same as an object, for the words of its button
    record Offer(String line, List<String> anchors, Move move) {}

    record Reason(String line, List<String> anchors, Move move, Refusal refusal) {}

    /// A seat as everybody sees it.
    ///
    /// @param sitting `person`, `bot`, `sitting-in` or `resigned`
    /// @param bot the bot's level
    record SeatInfo(Seat seat, String name, String sitting, Optional<String> bot, Optional<ClockFace> clock) {}

    /// @param millis what is left
    /// @param runsOut when it runs out, in milliseconds since 1970; nothing while it stands
    record ClockFace(long millis, Optional<Long> runsOut) {}

    /// Something that needs the others' consent.
    ///
    /// @param proposed the step at which it was put; an answer names it
    /// @param about the seat it is about, for `bot-for`
    /// @param to the step to go back to, for `take-back`
    /// @param agreed who has agreed so far
    /// @param awaited who has yet to answer
    record Proposal(
            int proposed,
            String what,
            Seat by,
            Optional<Seat> about,
            Optional<Integer> to,
            List<Seat> agreed,
            List<Seat> awaited) {}

    /// @param how `finished`, `resigned`, `flagged`, `agreed`, or `closed` by an administrator: the card of the table says why
    /// @param ranks how each seat came out, 1 for a winner; empty if there is no result
    /// @param reason key of the game's sentence that says by what
    record Ending(String how, List<Integer> ranks, String reason) {}

    /// @param seat where the speaker sits; nothing for a spectator
    record Remark(int number, Optional<Seat> seat, String name, String text, long at) {}
}
