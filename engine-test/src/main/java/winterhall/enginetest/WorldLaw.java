package winterhall.enginetest;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// Worlds that a viewer imagines fit what the viewer knows.
enum WorldLaw implements Law {
    /// An imagined world looks the same, offers its viewer the same in the same order, keeps the game's own laws and
    /// can be played on.
    IMAGINED_WORLDS_FIT {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            for (Viewer viewer : moment.watched()) {
                View<V> view = moment.view(viewer);
                Position<B> imagined = moment.referee().imagine(view, moment.world());
                View<V> again = moment.referee().view(imagined, viewer);
                if (!again.equals(view)) {
                    broken.accept(viewer + " imagines a world that looks different: " + again + ", not " + view);
                }
                viewer.seat().ifPresent(seat -> sameOptions(moment, imagined, seat, broken));
                for (String fault : moment.game().faults(imagined)) {
                    broken.accept("the world that " + viewer + " imagines is impossible: " + fault);
                }
                playOn(moment, imagined);
            }
        }
    },

    /// A step that may be taken back taught nobody anything: whoever knew the position before and heard the move
    /// knows what came of it.
    UNDO_TAKES_NO_KNOWLEDGE {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            moment.cause().ifPresent(cause -> {
                var undo = Undo.<B>none().after(cause.seat(), cause.move(), cause.before(), moment.step());
                if (undo.refusal(cause.seat()).isPresent()) {
                    return;
                }
                for (Viewer viewer : moment.watched(Optional.of(cause.seat()))) {
                    foresaw(moment, cause, viewer, broken);
                }
            });
        }
    },

    /// An answer to a poll that is still open can be withdrawn as if it had never been given.
    POLL_ANSWERS_WITHDRAWN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            moment.cause()
                    .filter(cause ->
                            cause.before().number() == moment.position().number())
                    .filter(cause -> !moment.referee()
                            .withdraw(moment.position(), cause.seat())
                            .equals(Optional.of(cause.before())))
                    .ifPresent(cause -> broken.accept(cause.seat() + " cannot withdraw " + moment.line(cause.move())));
        }
    };

    private static <B, V> void sameOptions(
            Moment<B, V> moment, Position<B> imagined, Seat seat, Consumer<String> broken) {
        List<? extends Move> options = moment.referee().options(imagined, seat);
        if (!options.equals(moment.options(seat))) {
            broken.accept(
                    seat + " imagines a world where its options are " + options + ", not " + moment.options(seat));
        }
    }

    private static <B, V> void playOn(Moment<B, V> moment, Position<B> imagined) {
        List<Seat> awaited = moment.referee().awaited(imagined);
        if (!awaited.isEmpty()) {
            Seat seat = moment.chance().pick(awaited);
            Move move = moment.chance().pick(moment.referee().options(imagined, seat));
            moment.referee().advance(imagined, seat, move);
        }
    }

    /// In another world that the viewer could not tell from the true one, the same move leads to the same.
    private static <B, V> void foresaw(
            Moment<B, V> moment, Moment.Answered<B> cause, Viewer viewer, Consumer<String> broken) {
        Position<B> twin = Twin.of(moment.referee(), cause.before(), viewer, moment.world());
        if (!moment.referee().options(twin, cause.seat()).contains(cause.move())) {
            return;
        }
        String taught = viewer + " learned something from " + cause.seat() + " " + moment.line(cause.move())
                + ", and yet it may be taken back: ";
        Step<B> other = moment.referee().advance(twin, cause.seat(), cause.move());
        List<Event> told = seen(moment.step(), viewer);
        if (!told.equals(seen(other, viewer))) {
            broken.accept(taught + "it was told " + told + ", elsewhere " + seen(other, viewer));
        } else if (other.rolled()) {
            broken.accept(taught + "elsewhere chance is used");
        } else if (other.reveal().isPresent()) {
            broken.accept(taught + "elsewhere something is revealed");
        } else {
            View<V> view = moment.referee().view(other.position(), viewer);
            if (!view.equals(moment.view(viewer))) {
                broken.accept(taught + "it sees " + moment.view(viewer) + ", elsewhere " + view);
            }
        }
    }

    private static List<Event> seen(Step<?> step, Viewer viewer) {
        return step.events().stream().map(event -> event.seenBy(viewer)).toList();
    }
}
