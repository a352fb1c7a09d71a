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

/// What is written reads back as the same.
enum WritingLaw implements Law {
    /// The line of an option or a candidate reads back.
    MOVES_WRITTEN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            Notation moves = moment.game().vocabulary().moves();
            for (Seat seat : moment.awaited()) {
                moment.someOptions(seat).forEach(option -> readsBack(moment, moves, option, broken));
            }
            for (Viewer viewer : moment.watched()) {
                Samples.<Move>some(moment.candidates(viewer), moment.samples().options(), moment.chance())
                        .forEach(candidate -> readsBack(moment, moves, candidate, broken));
            }
        }
    },

    /// The line of an event reads back, as it happened and as a viewer is told of it.
    EVENTS_WRITTEN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            Notation events = moment.game().vocabulary().events();
            for (Event event : moment.step().events()) {
                readsBack(moment, events, event, broken);
                for (Viewer viewer : moment.watched()) {
                    readsBack(moment, events, event.seenBy(viewer), broken);
                }
            }
        }
    },

    /// The text of a position reads back.
    POSITION_WRITTEN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            if (!moment.isWritten()) {
                return;
            }
            Position<?> read = moment.game().vocabulary().written().read(moment.written(), Position.class);
            if (!read.equals(moment.position())) {
                broken.accept("the position reads back as another: " + moment.written() + " from " + moment.position()
                        + " to " + read);
            }
        }
    },

    /// The text of what a viewer sees reads back.
    VIEWS_WRITTEN {
        @Override
        public <B, V> void check(Moment<B, V> moment, Consumer<String> broken) {
            if (!moment.isWritten()) {
                return;
            }
            var viewers = new ArrayList<>(moment.watched());
            if (moment.isOver()) {
                viewers.add(Viewer.everyone());
            }
            Written written = moment.game().vocabulary().written();
            for (Viewer viewer : viewers) {
                V table = moment.view(viewer).table();
                String text = written.write(table, table.getClass());
                Object read = written.read(text, table.getClass());
                if (!read.equals(table)) {
                    broken.accept("what " + viewer + " sees reads back as something else: " + text + " from " + table
                            + " to " + read);
                }
            }
        }
    };

    private static void readsBack(Moment<?, ?> moment, Notation notation, Object value, Consumer<String> broken) {
        if (!moment.isNew(value)) {
            return;
        }
        if (!(value instanceof Record record)) {
            broken.accept(value + " is no record, so it has no line");
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
