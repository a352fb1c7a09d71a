package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import winterhall.engine.Ask;
import winterhall.engine.Decision;
import winterhall.engine.Explainer;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.engine.Words;
import winterhall.wire.ToClient;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.ClockFace;
import winterhall.wire.ToClient.Offer;
import winterhall.wire.ToClient.Question;
import winterhall.wire.ToClient.Reason;
import winterhall.wire.ToClient.Scene;
import winterhall.wire.ToClient.SeatInfo;

/// What a viewer is shown of a match: the only place where a position becomes a message.
final class Scenes<B, V> {
    private final String table;
    private final Transitions<B, V> transitions;
    private final Questions<B> questions;
    private final Clocks<B> clocks;
    private final Function<Match<B>, Optional<Long>> closes;
    private List<String> names;

    /// @param closes when the present window closes by itself
    Scenes(
            String table,
            Transitions<B, V> transitions,
            Clocks<B> clocks,
            Function<Match<B>, Optional<Long>> closes,
            List<String> names) {
        this.table = table;
        this.transitions = transitions;
        this.questions = transitions.questions();
        this.clocks = clocks;
        this.closes = closes;
        this.names = names;
    }

    /// Calls the seats by other names from now on.
    void rename(List<String> changed) {
        names = changed;
    }

    /// Everything a viewer may know now, and what led to it.
    ///
    /// @param viewer who looks; after the end everyone may know all
    Scene scene(Match<B> match, Viewer viewer, List<Beat> beats, boolean cut, Optional<Seat> handOver) {
        return scene(match, viewer, beats, cut, handOver, Optional.empty());
    }

    /// @param thinkingTime of a bot
    Scene scene(
            Match<B> match,
            Viewer viewer,
            List<Beat> beats,
            boolean cut,
            Optional<Seat> handOver,
            Optional<Long> thinkingTime) {
        View<V> view = transitions.referee().view(match.position(), match.isOver() ? Viewer.everyone() : viewer);
        Optional<Seat> seat = viewer.seat();
        return new Scene(
                table,
                match.step(),
                stage(match),
                seat,
                view.table(),
                transitions.referee().game().where(view.table()),
                beats,
                beats.isEmpty() ? match.step() : beats.getFirst().step() - 1,
                cut,
                question(match, seat, thinkingTime),
                seats(match, seat),
                seat.filter(_ -> !match.isOver()).flatMap(match::whyNoUndo),
                match.proposal().map(Scenes::proposal),
                seat.map(own -> match.seat(own).orders().inForce()).orElse(List.of()),
                handOver,
                match.ending()
                        .map(ending -> new ToClient.Ending(Verb.of(ending.how()), ending.ranks(), ending.reason())));
    }

    /// What leads to this match through more than its scene shows.
    ///
    /// @param before the match that the viewer has before it; nothing if it may come from anywhere
    IntermediateViews<B, V> intermediateViews(Optional<Match<B>> before, Match<B> match, Viewer viewer) {
        return new IntermediateViews<>(
                transitions.referee().game(),
                match.isOver() ? Viewer.everyone() : viewer,
                before.map(earlier -> earlier.position().board()),
                match.position().board());
    }

    /// Why each thing that this seat could touch is not allowed; empty for what is.
    ToClient.Reasons reasons(Match<B> match, Viewer viewer) {
        var game = transitions.referee().game();
        Position<B> position = viewer.seat()
                .filter(seat -> match.sealed(seat).isEmpty())
                .map(seat -> questions.whereAsked(match, seat))
                .orElse(match.position());
        View<V> view = transitions.referee().view(position, viewer);
        Notation moves = game.vocabulary().moves();
        var reasons = new ArrayList<Reason>();
        Explainer explainer = game.explainer(view);
        for (Move candidate : explainer.candidates()) {
            explainer
                    .whyNot(candidate)
                    .ifPresent(why -> reasons.add(new Reason(
                            moves.write((Record) candidate), moves.anchors((Record) candidate), candidate, why)));
        }
        return new ToClient.Reasons(match.asked(), reasons);
    }

    private static ToClient.Stage stage(Match<?> match) {
        if (match.isOver()) {
            return ToClient.Stage.FINISHED;
        }
        return match.paused() ? ToClient.Stage.PAUSED : ToClient.Stage.RUNNING;
    }

    private Optional<Question> question(Match<B> match, Optional<Seat> seat, Optional<Long> thinkingTime) {
        if (match.isOver()) {
            return Optional.empty();
        }
        Decision decision = transitions.referee().decision(match.position()).orElseThrow();
        Optional<Seat> asked = seat.filter(own -> !match.paused()
                && !match.seat(own).isPlayedByBot()
                && match.sealed(own).isEmpty()
                && questions.answerByOrder(match, own).isEmpty());
        List<Offer> offers = asked.map(own -> offers(match, own)).orElse(List.of());
        Optional<Order> stopped = asked.filter(_ -> !offers.isEmpty())
                .flatMap(own -> match.position().agenda().top() instanceof Ask<B, ?> ask
                        ? match.seat(own).orders().on(ask)
                        : Optional.empty())
                .filter(order -> !order.choice().equals(OrderKind.ASK_ME));
        return Optional.of(new Question(
                match.asked(),
                decision.ask(),
                asked.filter(_ -> !offers.isEmpty())
                        .map(own -> words(match, own))
                        .orElse(Words.NONE),
                match.position().agenda().top() instanceof WindowAsk<B, ?> turn
                        ? Optional.of(turn.windowName())
                        : Optional.empty(),
                closes.apply(match),
                questions.awaitedAsKnown(match, seat.stream().toList()),
                offers,
                seat.flatMap(own -> match.position().answered(own).or(() -> match.sealed(own))),
                stopped,
                asked.filter(_ -> !offers.isEmpty())
                        .flatMap(own -> thinkingTime.map(most -> Math.min(most, left(match, own))))));
    }

    private SequencedMap<String, String> words(Match<B> match, Seat seat) {
        View<V> view = transitions.referee().view(questions.whereAsked(match, seat), Viewer.at(seat));
        return transitions.referee().game().explainer(view).words();
    }

    /// What the clock of this seat has left for the question.
    private long left(Match<B> match, Seat seat) {
        return transitions.clock().runs() ? match.seat(seat).left() : Long.MAX_VALUE;
    }

    private List<Offer> offers(Match<B> match, Seat seat) {
        Notation moves = transitions.referee().game().vocabulary().moves();
        var offers = new ArrayList<Offer>();
        for (Move move : transitions.referee().options(questions.whereAsked(match, seat), seat)) {
            offers.add(new Offer(moves.write((Record) move), moves.anchors((Record) move), move));
        }
        return offers;
    }

    private List<SeatInfo> seats(Match<B> match, Optional<Seat> viewer) {
        var seats = new ArrayList<SeatInfo>();
        for (Seat seat : Seat.all(match.seats().size())) {
            SeatState state = match.seat(seat);
            seats.add(new SeatInfo(
                    seat,
                    names.get(seat.index()),
                    Verb.of(state.sitting()),
                    state.isPlayedByBot() ? Optional.of(state.bot()).filter(bot -> !bot.isEmpty()) : Optional.empty(),
                    clock(match, seat, viewer)));
        }
        return seats;
    }

    /// In a poll nobody sees another's clock: it would tell who has answered. In a window none runs.
    private Optional<ClockFace> clock(Match<B> match, Seat seat, Optional<Seat> viewer) {
        boolean own = viewer.equals(Optional.of(seat));
        boolean shown = transitions.clock().runs() && !match.seat(seat).isPlayedByBot() && (own || !match.isPoll());
        if (!shown) {
            return Optional.empty();
        }
        long left = match.seat(seat).left();
        boolean runs = clocks.runs(match, seat);
        return Optional.of(new ClockFace(left, runs ? Optional.of(clocks.due(match, seat)) : Optional.empty()));
    }

    private static ToClient.Proposal proposal(Proposal open) {
        return new ToClient.Proposal(
                open.put(),
                Verb.of(open.what()),
                open.by(),
                open.about(),
                open.what() == Proposal.Wanted.TAKE_BACK ? Optional.of(open.to()) : Optional.empty(),
                open.agreed(),
                open.awaited());
    }
}
