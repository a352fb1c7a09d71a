package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.server.match.Entry.By;

/// What happens by itself: bots and standing orders answer, rounds of a window end, flags fall, people are called.
final class AutomaticPlay<B> {
    private final RunningMatch<B, ?> running;
    private final SeatPrompter<B, ?> prompter;
    private final Clocks<B> clocks;
    private final WindowRounds<B> rounds;
    private final Recovery<B> recovery;
    private final Time time;
    private final Mailbox mailbox;

    private Time.CallOff deadline = Time.CallOff.NOTHING;

    AutomaticPlay(
            RunningMatch<B, ?> running,
            SeatPrompter<B, ?> prompter,
            Clocks<B> clocks,
            WindowRounds<B> rounds,
            Recovery<B> recovery,
            Time time,
            Mailbox mailbox) {
        this.running = running;
        this.prompter = prompter;
        this.clocks = clocks;
        this.rounds = rounds;
        this.recovery = recovery;
        this.time = time;
        this.mailbox = mailbox;
    }

    /// Sets going what the present question needs, and what happens if nobody answers it.
    void follow() {
        stop();
        if (running.isRetired()) {
            return;
        }
        Match<B> match = running.now();
        prompter.prompt(match);
        Optional<Long> due = running.noteNextDue();
        boolean isWindow = match.isWindow() && !match.paused();
        if (isWindow && time.now() >= rounds.earliest(match)) {
            if (!rounds.outcome(match, time.now()).isEmpty()) {
                mailbox.post(this::endRound); // the client that caused it gets its answer first
                return;
            }
            rounds.called(match).forEach(seat -> prompter.call(match, seat));
        } else if (isWindow) {
            due = Optional.of(rounds.earliest(match));
        }
        due.ifPresent(at -> deadline = time.after(Math.max(0, at - time.now()), () -> mailbox.post(this::atDeadline)));
    }

    /// Nothing is waited for until [#follow].
    void stop() {
        deadline.now();
        deadline = Time.CallOff.NOTHING;
    }

    private void atDeadline() {
        if (running.isRetired()) {
            return;
        }
        Match<B> match = running.now();
        if (clocks.nextDue(match).filter(due -> due <= time.now()).isPresent()) {
            Entry flag = Entry.flag(clocks.firstOut(match));
            recovery.attempt(() -> running.enter(flag, Optional.empty()));
        } else {
            follow();
        }
    }

    /// The answers to a window are enough.
    private void endRound() {
        Match<B> match = running.now();
        List<Entry> moves = running.isRetired() || match.paused() || !match.isWindow()
                ? List.of()
                : rounds.outcome(match, time.now());
        if (!moves.isEmpty()) {
            recovery.attempt(() -> running.endRound(moves));
        }
    }

    /// Takes the answer of a bot or an order. The question may be gone, or the person may have come back or changed the
    /// order meanwhile.
    void answer(Seat seat, int asked, Move move, By by) {
        Match<B> match = running.now();
        if (running.isRetired() || asked != match.asked()) {
            return;
        }
        prompter.answered(match, seat);
        if (match.isWindow()) {
            rounds.keep(match, seat, move);
            follow();
        } else if (prompter.stillAnswers(match, seat, move, by)) {
            Entry entry = Entry.answer(match, seat, move).by(by).spending(clocks.thought(match, seat, time.now()));
            recovery.attempt(() -> running.enter(entry, Optional.empty()));
        } else {
            follow();
        }
    }
}
