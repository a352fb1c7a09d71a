package winterhall.server.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.Match.Proposal;
import winterhall.server.match.Match.Wanted;
import winterhall.server.store.Ledger.Line;

/// Says what each line of a ledger did to the table, line by line from the first.
///
/// A line that completes an agreement is told as what was agreed. All of it comes from the lines alone, without the rules
/// of a game, so that matches of any age can be told.
final class Deeds {
    private final Set<Seat> persons = new HashSet<>();

    /// The steps of the moves that still count.
    private final List<Integer> moves = new ArrayList<>();

    private Optional<Proposal> open = Optional.empty();
    private long pausedAt;
    private int step = -1;

    /// @param what the kind of line, or what was agreed
    /// @param seat who did it, where that is public and not the doing of all
    /// @param wanted what is proposed
    /// @param about the seat that a bot plays or should play
    /// @param to the step to which the match went back
    record Deed(String what, Optional<Seat> seat, Optional<String> wanted, Optional<Seat> about, Optional<Integer> to) {
        /// Who gave the last answer to a poll stays unknown.
        static Deed of(Entry.Kind kind, Optional<Seat> seat) {
            return new Deed(
                    Verb.of(kind),
                    kind == Entry.Kind.POLL_ANSWER ? Optional.empty() : seat,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        private static Deed proposed(Proposal proposal) {
            return new Deed(
                    Verb.of(Entry.Kind.PROPOSE),
                    Optional.of(proposal.by()),
                    Optional.of(Verb.of(proposal.what())),
                    proposal.about(),
                    Optional.empty());
        }

        private static Deed agreed(Proposal proposal) {
            return new Deed(
                    Verb.of(proposal.what()),
                    Optional.empty(),
                    Optional.empty(),
                    proposal.about(),
                    proposal.what() == Wanted.TAKE_BACK ? Optional.of(proposal.to()) : Optional.empty());
        }

        private Deed backTo(int step) {
            return new Deed(what, seat, wanted, about, Optional.of(step));
        }
    }

    /// @param bots for each seat the level of its bot, empty for a person
    Deeds(List<String> bots) {
        Seat.all(bots.size()).stream()
                .filter(seat -> bots.get(seat.index()).isEmpty())
                .forEach(persons::add);
    }

    /// What can only be told with the lines before it.
    static boolean needsEarlierLines(Entry.Kind kind) {
        return switch (kind) {
            case UNDO, PROPOSE, AGREE -> true;
            default -> false;
        };
    }

    Deed next(Line line) {
        Entry entry = Chronicle.entry(line);
        boolean isTold = line.step() > step;
        step = line.step();
        Deed plain = Deed.of(entry.kind(), entry.seat());
        return switch (entry.kind()) {
            case MOVE -> {
                moves.add(line.step());
                open = Optional.empty();
                yield plain;
            }
            case POLL_ANSWER -> {
                open = open.filter(_ -> !isTold);
                yield plain;
            }
            case UNDO -> {
                open = Optional.empty();
                yield plain.backTo(undone(Integer.parseInt(entry.text())));
            }
            case PROPOSE -> proposed(entry);
            case AGREE -> agreed(entry, plain);
            case DECLINE -> {
                open = Optional.empty();
                yield plain;
            }
            case FLAG, END -> {
                open = Optional.empty();
                entry.seat().ifPresent(persons::remove);
                yield plain;
            }
            case SEAT -> {
                entry.seat().ifPresent(persons::add);
                yield plain;
            }
            case START, WITHDRAW, SEAL, UNSEAL, ORDER, CLOCK -> plain;
        };
    }

    /// Takes these last moves away, and gives the step before them.
    private int undone(int count) {
        int to = moves.get(moves.size() - count) - 1;
        moves.removeIf(move -> move > to);
        return to;
    }

    private Deed proposed(Entry entry) {
        Seat by = Clerk.seat(entry);
        String[] words = entry.text().split(" ");
        Wanted what = Entry.named(Wanted.class, words[0]);
        Optional<Seat> about = what == Wanted.BOT_FOR ? Optional.of(Seat.parse(words[1])) : Optional.empty();
        int to = what == Wanted.TAKE_BACK ? Integer.parseInt(words[1]) : 0;
        List<Seat> others = Agreements.asked(List.copyOf(persons), by, what, about, entry.at() - pausedAt);
        return considered(new Proposal(what, by, about, to, step, List.of(by), others), Deed::proposed, entry.at());
    }

    private Deed agreed(Entry entry, Deed plain) {
        return open.map(proposal -> considered(proposal.agreedBy(Clerk.seat(entry)), _ -> plain, entry.at()))
                .orElse(plain);
    }

    private Deed considered(Proposal proposal, Function<Proposal, Deed> untilAgreed, long now) {
        if (!proposal.awaited().isEmpty()) {
            open = Optional.of(proposal);
            return untilAgreed.apply(proposal);
        }
        open = Optional.empty();
        switch (proposal.what()) {
            case TAKE_BACK -> moves.removeIf(move -> move > proposal.to());
            case PAUSE -> pausedAt = now;
            case BOT_FOR -> proposal.about().ifPresent(persons::remove);
            case RESUME, END -> {}
        }
        return Deed.agreed(proposal);
    }
}
