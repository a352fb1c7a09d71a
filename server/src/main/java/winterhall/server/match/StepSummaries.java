package winterhall.server.match;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.Proposal.Wanted;
import winterhall.server.store.Ledger.Line;

/// Summarises what each line of a ledger did to the table, line by line: a value that knows the lines so far.
///
/// A line that completes an agreement is told as what was agreed. All of it comes from the lines alone, without the rules
/// of a game, so that matches of any age can be told.
///
/// @param moves the steps of the moves that still count
/// @param step of the last line
record StepSummaries(Set<Seat> persons, NumberStack moves, Optional<Proposal> open, long pausedAt, int step) {
    /// What a line did, and what is known after it.
    record Summarised(StepSummary summary, StepSummaries summaries) {}

    /// @param what the kind of line, or what was agreed
    /// @param seat who did it, where that is public and not the doing of all
    /// @param wanted what is proposed
    /// @param about the seat that a bot plays or should play
    /// @param to the step to which the match went back
    record StepSummary(
            String what, Optional<Seat> seat, Optional<String> wanted, Optional<Seat> about, Optional<Integer> to) {
        /// Who gave the last answer to a poll stays unknown.
        static StepSummary of(Entry.Kind kind, Optional<Seat> seat) {
            return new StepSummary(
                    Verb.of(kind),
                    kind == Entry.Kind.POLL_ANSWER ? Optional.empty() : seat,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        private static StepSummary proposed(Proposal proposal) {
            return new StepSummary(
                    Verb.of(Entry.Kind.PROPOSE),
                    Optional.of(proposal.by()),
                    Optional.of(Verb.of(proposal.what())),
                    proposal.about(),
                    Optional.empty());
        }

        /// Who had nobody to ask took a move back alone, as with any undo.
        private static StepSummary agreed(Proposal proposal) {
            if (proposal.what() == Wanted.TAKE_BACK && proposal.agreed().size() == 1) {
                return of(Entry.Kind.UNDO, Optional.of(proposal.by())).backTo(proposal.to());
            }
            return new StepSummary(
                    Verb.of(proposal.what()),
                    Optional.empty(),
                    Optional.empty(),
                    proposal.about(),
                    proposal.what() == Wanted.TAKE_BACK ? Optional.of(proposal.to()) : Optional.empty());
        }

        private StepSummary backTo(int step) {
            return new StepSummary(what, seat, wanted, about, Optional.of(step));
        }
    }

    /// Before the first line.
    ///
    /// @param bots for each seat the level of its bot, empty for a person
    static StepSummaries none(List<String> bots) {
        Set<Seat> persons = Seat.all(bots.size()).stream()
                .filter(seat -> bots.get(seat.index()).isEmpty())
                .collect(Collectors.toUnmodifiableSet());
        return new StepSummaries(persons, NumberStack.none(), Optional.empty(), 0, -1);
    }

    /// What can only be told with the lines before it.
    static boolean needsEarlierLines(Entry.Kind kind) {
        return switch (kind) {
            case UNDO, PROPOSE, AGREE -> true;
            default -> false;
        };
    }

    Summarised next(Line line) {
        Entry.Kind kind = LedgerReplay.kind(line);
        Optional<Seat> seat = LedgerReplay.seat(line);
        boolean isTold = line.step() > step;
        StepSummaries now = new StepSummaries(persons, moves, open, pausedAt, line.step());
        StepSummary plain = StepSummary.of(kind, seat);
        return switch (kind) {
            case MOVE -> new Summarised(plain, now.with(moves.with(line.step())).closed());
            case POLL_ANSWER -> new Summarised(plain, isTold ? now.closed() : now);
            case UNDO -> {
                int count = Payload.TakenBack.read(line.text()).moves();
                int first = (int) moves.withoutLast(count - 1).last().orElseThrow();
                yield new Summarised(
                        plain.backTo(first - 1),
                        now.with(moves.withoutLast(count)).closed());
            }
            case PROPOSE -> now.proposed(line);
            case AGREE -> now.agreed(line, plain);
            case DECLINE -> new Summarised(plain, now.closed());
            case FLAG, END ->
                new Summarised(plain, seat.map(now::without).orElse(now).closed());
            case SEAT -> new Summarised(plain, seat.map(now::with).orElse(now));
            case START, WITHDRAW, SEAL, UNSEAL, ORDER, CLOCK -> new Summarised(plain, now);
        };
    }

    private Summarised proposed(Line line) {
        Seat by = Seat.of(line.seat());
        var proposed = Payload.Proposed.read(line.text());
        List<Seat> others =
                Agreements.asked(List.copyOf(persons), by, proposed.what(), proposed.about(), line.at() - pausedAt);
        return considered(
                new Proposal(proposed.what(), by, proposed.about(), proposed.to(), step, List.of(by), others),
                StepSummary::proposed,
                line.at());
    }

    private Summarised agreed(Line line, StepSummary plain) {
        return open.map(proposal -> considered(proposal.agreedBy(Seat.of(line.seat())), _ -> plain, line.at()))
                .orElseGet(() -> new Summarised(plain, this));
    }

    private Summarised considered(Proposal proposal, Function<Proposal, StepSummary> untilAgreed, long now) {
        if (!proposal.awaited().isEmpty()) {
            return new Summarised(
                    untilAgreed.apply(proposal),
                    new StepSummaries(persons, moves, Optional.of(proposal), pausedAt, step));
        }
        StepSummaries after = closed();
        return new Summarised(
                StepSummary.agreed(proposal),
                switch (proposal.what()) {
                    case TAKE_BACK -> after.with(movesUpTo(proposal.to()));
                    case PAUSE -> new StepSummaries(persons, moves, Optional.empty(), now, step);
                    case BOT_FOR -> proposal.about().map(after::without).orElse(after);
                    case RESUME, END -> after;
                });
    }

    private NumberStack movesUpTo(int to) {
        NumberStack left = moves;
        while (left.last().orElse(to) > to) {
            left = left.withoutLast();
        }
        return left;
    }

    private StepSummaries closed() {
        return new StepSummaries(persons, moves, Optional.empty(), pausedAt, step);
    }

    private StepSummaries with(NumberStack changed) {
        return new StepSummaries(persons, changed, open, pausedAt, step);
    }

    private StepSummaries with(Seat person) {
        var more = new HashSet<>(persons);
        more.add(person);
        return new StepSummaries(Set.copyOf(more), moves, open, pausedAt, step);
    }

    private StepSummaries without(Seat person) {
        var fewer = new HashSet<>(persons);
        fewer.remove(person);
        return new StepSummaries(Set.copyOf(fewer), moves, open, pausedAt, step);
    }
}
