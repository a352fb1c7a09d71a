package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.Written;

/// Everything that is written reads back equal.
enum WritingLaw implements Law {
    /// The line of an option or a candidate reads back.
    MOVES_WRITTEN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            Notation moves = point.game().vocabulary().moves();
            for (Seat seat : point.awaited()) {
                point.someOptions(seat).forEach(option -> readsBack(point, moves, option, broken));
            }
            for (Viewer viewer : point.watched()) {
                SampleSizes.<Move>some(point.candidates(viewer), point.samples().options(), point.chance())
                        .forEach(candidate -> readsBack(point, moves, candidate, broken));
            }
        }
    },

    /// The line of an event reads back, as it happened and as a viewer is told of it.
    EVENTS_WRITTEN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            Notation events = point.game().vocabulary().events();
            for (Event event : point.step().events()) {
                readsBack(point, events, event, broken);
                for (Viewer viewer : point.watched()) {
                    readsBack(point, events, event.seenBy(viewer), broken);
                }
            }
        }
    },

    /// The text of a position reads back.
    POSITION_WRITTEN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            if (!point.isWritten()) {
                return;
            }
            Position<?> read = point.game().vocabulary().written().read(point.written(), Position.class);
            if (!read.equals(point.position())) {
                broken.accept("the position reads back as another: " + point.written() + " from " + point.position()
                        + " to " + read);
            }
        }
    },

    /// The text of what a viewer sees reads back.
    VIEWS_WRITTEN {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            if (!point.isWritten()) {
                return;
            }
            var viewers = new ArrayList<>(point.watched());
            if (point.isOver()) {
                viewers.add(Viewer.everyone());
            }
            Written written = point.game().vocabulary().written();
            for (Viewer viewer : viewers) {
                V table = point.view(viewer).table();
                String text = written.write(table, table.getClass());
                Object read = written.read(text, table.getClass());
                if (!read.equals(table)) {
                    broken.accept("what " + viewer + " sees reads back as something else: " + text + " from " + table
                            + " to " + read);
                }
            }
        }
    };

    private static void readsBack(DecisionPoint<?, ?> point, Notation notation, Object value, Consumer<String> broken) {
        if (!point.isNew(value)) {
            return;
        }
        if (!(value instanceof Record record)) {
            broken.accept(value + " is not a record, so it has no line");
            return;
        }
        String line = notation.write(record);
        if (!isOneLineOfWords(line)) {
            broken.accept("\"" + line + "\" is not one line of words with one blank between them");
        } else if (!notation.read(line).equals(record)) {
            broken.accept("\"" + line + "\" reads back as " + notation.read(line) + ", not as " + record);
        }
    }

    private static boolean isOneLineOfWords(String line) {
        return List.of(line.split(" ", -1)).stream()
                .allMatch(word -> !word.isEmpty()
                        && word.chars().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c)));
    }
}
