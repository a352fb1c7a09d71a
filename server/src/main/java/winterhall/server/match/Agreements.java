package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.Match.Ending;
import winterhall.server.match.Match.How;
import winterhall.server.match.Proposal.Wanted;
import winterhall.server.match.SeatState.Sitting;
import winterhall.server.match.Transitions.Past;

/// Actions that need consent: proposed by one person, agreed to by every other person at the table, then done.
final class Agreements<B> {
    private final Transitions<B, ?> transitions;
    private final Questions<B> questions;

    Agreements(Transitions<B, ?> transitions) {
        this.transitions = transitions;
        this.questions = transitions.questions();
    }

    Match<B> proposed(Match<B> match, Entry entry, Payload.Proposed proposed, Past<B> past) throws Refused {
        Seat by = Transitions.seat(entry);
        if (match.proposal().isPresent()) {
            throw Refused.because("another-proposal-is-open");
        }
        Transitions.requirePerson(match, by);
        Wanted what = proposed.what();
        Optional<Seat> about = proposed.about();
        if (about.filter(seat -> seat.index() >= match.seats().size()).isPresent()) {
            throw Refused.because("no-such-seat");
        }
        requireSense(match, what, proposed.to());
        if (what == Wanted.BOT_FOR) {
            requireReplaceable(match, by, about.orElseThrow(), entry.at());
        }
        List<Seat> others = asked(match.persons(), by, what, about, entry.at() - match.askedAt());
        var proposal = new Proposal(what, by, about, proposed.to(), match.step() + 1, List.of(by), others);
        Match<B> open = match.withSpareLineOf(by).with(Optional.of(proposal));
        return others.isEmpty() ? done(open, proposal, past, entry.at()) : open.withStep();
    }

    /// Who has to agree; after a long pause nobody has to, for going on.
    ///
    /// @param waited how long the present question stands, or the pause lasts
    static List<Seat> asked(List<Seat> persons, Seat by, Wanted what, Optional<Seat> about, long waited) {
        boolean isLongPaused = what == Wanted.RESUME && waited >= ClockRules.PATIENCE;
        return persons.stream()
                .filter(seat -> !isLongPaused && !seat.equals(by) && !about.equals(Optional.of(seat)))
                .toList();
    }

    private static void requireSense(Match<?> match, Wanted what, int to) throws Refused {
        boolean sensible = switch (what) {
            case TAKE_BACK -> !match.paused() && to >= 0 && to < match.step();
            case PAUSE -> !match.paused();
            case RESUME -> match.paused();
            case END -> true;
            case BOT_FOR -> !match.paused();
        };
        if (!sensible) {
            throw Refused.because("proposal-makes-no-sense", "what", Verb.of(what));
        }
    }

    /// Where nobody may know who is asked, anybody else may be named: a refusal would tell.
    private void requireReplaceable(Match<B> match, Seat by, Seat about, long now) throws Refused {
        Transitions.requirePerson(match, about);
        if (transitions.clock().runs()) {
            throw Refused.because("the-clock-decides");
        }
        List<Seat> asked = questions.awaitedInPublic(match);
        if (about.equals(by) || questions.awaited(match).contains(by) || !asked.isEmpty() && !asked.contains(about)) {
            throw Refused.because("not-waited-for", "seat", about);
        }
        long possible = match.since(about) + ClockRules.PATIENCE;
        if (now < possible) {
            throw Refused.because("too-early", "at", possible);
        }
    }

    Match<B> agreed(Match<B> match, Entry entry, Past<B> past) throws Refused {
        Seat seat = Transitions.seat(entry);
        Proposal proposal = openProposal(match);
        requireAwaited(proposal.awaited(), seat);
        Proposal further = proposal.agreedBy(seat);
        return further.awaited().isEmpty()
                ? done(match, further, past, entry.at())
                : match.with(Optional.of(further)).withStep();
    }

    /// Its author may drop it too, so that a proposal never blocks the others.
    Match<B> declined(Match<B> match, Entry entry) throws Refused {
        Seat seat = Transitions.seat(entry);
        Proposal proposal = openProposal(match);
        if (!proposal.by().equals(seat)) {
            requireAwaited(proposal.awaited(), seat);
        }
        return match.with(Optional.empty()).withStep();
    }

    private static void requireAwaited(List<Seat> awaited, Seat seat) throws Refused {
        if (!awaited.contains(seat)) {
            throw Refused.because("not-yours-to-decide");
        }
    }

    private static Proposal openProposal(Match<?> match) throws Refused {
        return match.proposal().orElseThrow(() -> Refused.because("nothing-is-proposed"));
    }

    private Match<B> done(Match<B> match, Proposal proposal, Past<B> past, long now) {
        Match<B> closed = match.with(Optional.empty());
        return switch (proposal.what()) {
            case TAKE_BACK -> {
                Match<B> then = past.at(proposal.to());
                Match<B> asking = transitions.forgiven(closed);
                for (Seat seat : Seat.all(asking.seats().size())) {
                    asking = asking.withOrdersAfterUndo(seat);
                }
                yield asking.at(then.position(), then.undo(), now);
            }
            case PAUSE -> closed.withPaused(true).askedAt(now).withStep();
            case RESUME -> closed.withPaused(false).askedAt(now).withStep();
            case END ->
                closed.ended(new Ending(How.AGREED, List.of(), "agreed")).withStep();
            case BOT_FOR -> {
                Seat seat = proposal.about().orElseThrow();
                yield closed.with(seat, closed.seat(seat).with(Sitting.SITTING_IN))
                        .withStep();
            }
        };
    }
}
