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
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            for (Viewer viewer : point.watched()) {
                View<V> view = point.view(viewer);
                Position<B> imagined = point.referee().imagine(view, point.world());
                View<V> again = point.referee().view(imagined, viewer);
                if (!again.equals(view)) {
                    broken.accept(viewer + " imagines a world that looks different: " + again + ", not " + view);
                }
                viewer.seat().ifPresent(seat -> sameOptions(point, imagined, seat, broken));
                for (String fault : point.game().faults(imagined)) {
                    broken.accept("the world that " + viewer + " imagines is impossible: " + fault);
                }
                playOn(point, imagined);
            }
        }
    },

    /// A step that may be taken back taught nobody anything: a viewer who knew the position before and heard the move
    /// knows what came of it.
    UNDO_TAKES_NO_KNOWLEDGE {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            point.cause().ifPresent(cause -> {
                var undo = Undo.<B>none().after(cause.seat(), cause.move(), cause.before(), point.step());
                if (undo.refusal(cause.seat()).isPresent()) {
                    return;
                }
                for (Viewer viewer : point.watched(Optional.of(cause.seat()))) {
                    foresaw(point, cause, viewer, broken);
                }
            });
        }
    },

    /// An answer to a poll that is still open can be withdrawn as if it had never been given.
    POLL_ANSWERS_WITHDRAWN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            point.cause()
                    .filter(cause -> cause.before().number() == point.position().number())
                    .filter(cause -> !point.referee()
                            .withdraw(point.position(), cause.seat())
                            .equals(Optional.of(cause.before())))
                    .ifPresent(cause -> broken.accept(cause.seat() + " cannot withdraw " + point.line(cause.move())));
        }
    };

    private static <B, V> void sameOptions(
            DecisionPoint<B, V> point, Position<B> imagined, Seat seat, Consumer<String> broken) {
        List<? extends Move> options = point.referee().options(imagined, seat);
        if (!options.equals(point.options(seat))) {
            broken.accept(seat + " imagines a world where its options are " + options + ", not " + point.options(seat));
        }
    }

    private static <B, V> void playOn(DecisionPoint<B, V> point, Position<B> imagined) {
        List<Seat> awaited = point.referee().awaited(imagined);
        if (!awaited.isEmpty()) {
            Seat seat = point.chance().pick(awaited);
            Move move = point.chance().pick(point.referee().options(imagined, seat));
            point.referee().advance(imagined, seat, move);
        }
    }

    /// In another world that the viewer could not tell from the true one, the same move leads to the same.
    private static <B, V> void foresaw(
            DecisionPoint<B, V> point, DecisionPoint.Answered<B> cause, Viewer viewer, Consumer<String> broken) {
        Position<B> twin = LookalikeWorld.of(point.referee(), cause.before(), viewer, point.world());
        if (!point.referee().options(twin, cause.seat()).contains(cause.move())) {
            return;
        }
        String taught = viewer + " learned something from " + cause.seat() + " " + point.line(cause.move())
                + ", and yet it may be taken back: ";
        Step<B> other = point.referee().advance(twin, cause.seat(), cause.move());
        List<Event> told = seen(point.step(), viewer);
        if (!told.equals(seen(other, viewer))) {
            broken.accept(taught + "it was told " + told + ", elsewhere " + seen(other, viewer));
        } else if (other.rolled()) {
            broken.accept(taught + "elsewhere chance is used");
        } else if (other.reveal().isPresent()) {
            broken.accept(taught + "elsewhere something is revealed");
        } else {
            View<V> view = point.referee().view(other.position(), viewer);
            if (!view.equals(point.view(viewer))) {
                broken.accept(taught + "it sees " + point.view(viewer) + ", elsewhere " + view);
            }
        }
    }

    private static List<Event> seen(Step<?> step, Viewer viewer) {
        return step.events().stream().map(event -> event.seenBy(viewer)).toList();
    }
}
