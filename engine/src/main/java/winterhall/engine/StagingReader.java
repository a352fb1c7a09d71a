package winterhall.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import winterhall.engine.Staging.BadStage;

/// Reads the lines by which a scenario lays out a board: a game says which words there are and what follows each.
///
/// ```java
/// new StagingReader(setup.seats())
///         .once("round", line -> round = line.number(1, 6))
///         .line("deck", line -> deck.addAll(line.rest(Card::parse)))
///         .seat("hand", (seat, line) -> lay(hand(seat), line.rest(Card::parse)))
///         .read(lines);
/// ```
///
/// A line of a seat may hold several words with what follows each: `seat-1 wounds 2 gold 0`. A word that is unknown,
/// missing or left over, a seat that is not at the table, and a second line where one would do are refused, with the
/// line and with what would do.
public final class StagingReader {
    private final int seats;
    private final SequencedMap<String, Consumer<Line>> words = new LinkedHashMap<>();
    private final SequencedMap<String, BiConsumer<Seat, Line>> seatWords = new LinkedHashMap<>();
    private final SequencedSet<String> singles = new LinkedHashSet<>();
    private final SequencedSet<String> seatSingles = new LinkedHashSet<>();
    private final SequencedSet<String> said = new LinkedHashSet<>();

    /// @param seats how many there are at the table
    public StagingReader(int seats) {
        this.seats = seats;
    }

    /// A word that may begin any number of lines.
    public StagingReader line(String word, Consumer<Line> reading) {
        words.put(word, reading);
        return this;
    }

    /// A word that may begin one line.
    public StagingReader once(String word, Consumer<Line> reading) {
        singles.add(word);
        return line(word, reading);
    }

    /// A word of the lines that begin with a seat.
    public StagingReader seat(String word, BiConsumer<Seat, Line> reading) {
        seatWords.put(word, reading);
        return this;
    }

    /// A word that is said of each seat once.
    public StagingReader seatOnce(String word, BiConsumer<Seat, Line> reading) {
        seatSingles.add(word);
        return seat(word, reading);
    }

    /// @throws BadStage if a line cannot be read, or what reads it refuses it
    public void read(List<List<String>> lines) {
        for (List<String> line : lines) {
            try {
                read(new Line(line, seats));
            } catch (IllegalArgumentException refused) {
                throw new BadStage(String.join(" ", line) + ": " + refused.getMessage());
            }
        }
    }

    private void read(Line line) {
        if (line.hasMore() && line.peek().startsWith("seat-")) {
            Seat seat = line.seat();
            do {
                String word = line.oneOf(List.copyOf(seatWords.keySet()));
                refuseSecond(seatSingles.contains(word), seat + " " + word);
                Objects.requireNonNull(seatWords.get(word)).accept(seat, line);
            } while (line.hasMore());
            return;
        }
        var beginnings = new ArrayList<>(words.keySet());
        beginnings.add("a seat");
        String word = line.oneOf(beginnings);
        refuseSecond(singles.contains(word), word);
        Objects.requireNonNull(words.get(word)).accept(line);
        if (line.hasMore()) {
            throw new BadStage("nothing can follow here, not " + line.peek());
        }
    }

    private void refuseSecond(boolean single, String start) {
        if (!said.add(start) && single) {
            throw new BadStage("this is a second line " + start);
        }
    }

    /// The words of a line that are still to be read.
    public static final class Line {
        private final List<String> words;
        private final int seats;
        private int next;

        private Line(List<String> words, int seats) {
            this.words = words;
            this.seats = seats;
        }

        public boolean hasMore() {
            return next < words.size();
        }

        private String peek() {
            return words.get(next);
        }

        /// The next word.
        public String word() {
            if (!hasMore()) {
                throw new BadStage("the line ends too soon");
            }
            return words.get(next++);
        }

        /// The next word, which is one of these.
        public String oneOf(String... known) {
            return oneOf(List.of(known));
        }

        private String oneOf(List<String> known) {
            String there = "there are " + String.join(", ", known);
            if (!hasMore()) {
                throw new BadStage("the line ends too soon; " + there);
            }
            String word = word();
            if (!known.contains(word)) {
                throw new BadStage("there is no " + word + "; " + there);
            }
            return word;
        }

        public int number(int lowest, int highest) {
            String word = word();
            if (!word.matches("[0-9]{1,9}") || Integer.parseInt(word) < lowest || Integer.parseInt(word) > highest) {
                throw new BadStage("a number from " + lowest + " to " + highest + " is wanted, not " + word);
            }
            return Integer.parseInt(word);
        }

        /// A seat of this table.
        public Seat seat() {
            Seat seat = Seat.parse(word());
            if (seat.number() > seats) {
                throw new BadStage("there is no " + seat + " at this table of " + seats);
            }
            return seat;
        }

        /// The next word as something of the game.
        ///
        /// @param parse throws an [IllegalArgumentException] that says what would do
        public <T> T read(Function<String, T> parse) {
            return parse.apply(word());
        }

        /// All words that are left, each as something of the game; `none` or `empty` alone for nothing at all.
        public <T> List<T> rest(Function<String, T> parse) {
            List<String> rest = words.subList(next, words.size());
            next = words.size();
            return rest.equals(List.of("none")) || rest.equals(List.of("empty"))
                    ? List.of()
                    : rest.stream().map(parse).toList();
        }

        /// The next word, in which commas part the things: `gold,crown`; `none` for nothing at all.
        public <T> List<T> list(Function<String, T> parse) {
            String word = word();
            return word.equals("none")
                    ? List.of()
                    : List.of(word.split(",", -1)).stream().map(parse).toList();
        }

        /// The next word as the constant of an enum.
        public <E extends Enum<E>> E read(Class<E> kind) {
            return constant(kind, word());
        }

        /// All words that are left as constants of an enum.
        public <E extends Enum<E>> List<E> rest(Class<E> kind) {
            return rest(word -> constant(kind, word));
        }

        /// The next word as constants of an enum with commas between them.
        public <E extends Enum<E>> List<E> list(Class<E> kind) {
            return list(word -> constant(kind, word));
        }

        private static <E extends Enum<E>> E constant(Class<E> kind, String word) {
            var known = new ArrayList<String>();
            for (E constant : kind.getEnumConstants()) {
                known.add(Verb.of(constant));
                if (known.getLast().equals(word)) {
                    return constant;
                }
            }
            throw new BadStage("there is no " + Verb.of(kind) + " " + word + "; there are " + String.join(", ", known));
        }
    }
}
