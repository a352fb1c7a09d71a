package winterhall.server.match;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;

/// Reads from a match who is asked now, and in which position.
public final class Questions<B> {
    private final Referee<B, ?> referee;

    /// Of the position that was asked about last: each viewer, order and round of it asks several times.
    private volatile Optional<Known<B>> last = Optional.empty();

    private record Known<B>(Position<B> position, List<Turn<B>> turns) {
        @SuppressWarnings("ReferenceEquality") // to compare a board would take longer than it saves
        boolean isOf(Position<B> other) {
            return position == other;
        }
    }

    Questions(Referee<B, ?> referee) {
        this.referee = referee;
    }

    /// Everybody who is asked at once, in the order in which the answers count.
    public List<Turn<B>> turns(Match<B> match) {
        return match.isOver() || match.paused() ? List.of() : turns(match.position());
    }

    private List<Turn<B>> turns(Position<B> position) {
        Optional<Known<B>> known = last.filter(before -> before.isOf(position));
        if (known.isEmpty()) {
            known = Optional.of(new Known<>(position, List.copyOf(referee.turns(position))));
            last = known;
        }
        return known.get().turns;
    }

    /// The position in which this seat is asked; the present one if it is not.
    public Position<B> whereAsked(Match<B> match, Seat seat) {
        return turns(match).stream()
                .filter(turn -> turn.seat().equals(seat))
                .map(Turn::position)
                .findFirst()
                .orElse(match.position());
    }

    /// What this seat's standing orders answer to what it is asked now; nothing if they leave it to the person.
    public Optional<Move> answerByOrder(Match<B> match, Seat seat) {
        return match.seat(seat).orders().answer(whereAsked(match, seat), seat);
    }

    /// Who has to answer now, in the order in which the answers count.
    public List<Seat> awaited(Match<B> match) {
        return turns(match).stream()
                .map(Turn::seat)
                .filter(seat -> match.sealed(seat).isEmpty())
                .toList();
    }

    /// Who is asked as far as everybody may know: in an opportunity all in it, answered or not.
    List<Seat> awaitedInPublic(Match<B> match) {
        if (match.isOpportunity()) {
            return turns(match).stream().map(Turn::seat).toList();
        }
        return match.isAskedInSecret() ? List.of() : awaited(match);
    }

    /// The same as somebody in these seats knows it, who waits for no answer that was given there.
    List<Seat> awaitedAsKnown(Match<B> match, List<Seat> own) {
        return awaitedInPublic(match).stream()
                .filter(seat -> !own.contains(seat) || match.sealed(seat).isEmpty())
                .toList();
    }

    /// The people who have to answer now, by hand.
    List<Seat> awaitedPersons(Match<B> match) {
        return awaited(match).stream()
                .filter(seat -> !match.seat(seat).isPlayedByBot())
                .filter(seat -> answerByOrder(match, seat).isEmpty())
                .toList();
    }
}
