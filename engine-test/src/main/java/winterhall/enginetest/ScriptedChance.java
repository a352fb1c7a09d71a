package winterhall.enginetest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Verb;

/// Chance that gives what a scenario says: each word answers one draw, whatever its stream.
///
/// | draw | word | gives |
/// |---|---|---|
/// | one of some candidates | `undead-2` | the first candidate with this text |
/// | the same | `4` | the fifth candidate, if none has the text `4` |
/// | a number below a bound | `9` | that number |
/// | an order | `order=3,1,2` | the third first, then the first and the second, then the others as they lay |
/// | an order of named things | `order=mud,spear` | the first mud, the first spear, then the others as they lay |
///
/// An order for which no word is scripted leaves everything as it lies. Once the words run out, other draws come from a
/// [QuickChance], so that nothing is left to luck.
///
/// @param words what is still to be drawn, the next first
/// @param seed the state of the chance behind the script
public record ScriptedChance(List<String> words, long seed) implements Chance {
    private static final String ORDER = "order=";
    private static final int SHOWN = 12;

    public ScriptedChance {
        words = List.copyOf(words);
    }

    /// This script, then these words.
    ScriptedChance then(List<String> more) {
        var longer = new ArrayList<>(words);
        longer.addAll(more);
        return new ScriptedChance(longer, seed);
    }

    @Override
    public Source source(String stream) {
        return new Cursor(this, stream);
    }

    /// A scripted word that does not answer its draw; the message names the word, the draw and what would do.
    public static final class BadDraw extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        BadDraw(String message) {
            super(message);
        }
    }

    private static final class Cursor implements Source {
        private final ScriptedChance start;
        private final String stream;
        private final Source behind;
        private int used;
        private boolean drawn;

        Cursor(ScriptedChance start, String stream) {
            this.start = start;
            this.stream = stream;
            this.behind = new QuickChance(start.seed).source(stream);
        }

        @Override
        public int below(int bound) {
            if (bound <= 1 || scriptIsOver()) {
                drawn |= bound > 1;
                return behind.below(bound);
            }
            return number(next(), bound, "a number from 0 to " + (bound - 1));
        }

        @Override
        public <T> T pick(List<T> candidates) {
            if (candidates.size() <= 1 || scriptIsOver()) {
                return Source.super.pick(candidates);
            }
            String word = next();
            for (T candidate : candidates) {
                if (text(candidate).equals(word) || candidate.toString().equals(word)) {
                    return candidate;
                }
            }
            return candidates.get(number(word, candidates.size(), "one of " + shown(candidates)));
        }

        @Override
        public int[] order(int n) {
            return order(Collections.nCopies(n, ""));
        }

        @Override
        public int[] order(List<?> things) {
            int n = things.size();
            drawn |= n > 1;
            SequencedSet<Integer> order = new LinkedHashSet<>();
            if (n > 1 && !scriptIsOver() && start.words.get(used).startsWith(ORDER)) {
                String word = next();
                for (String place : word.substring(ORDER.length()).split(",", -1)) {
                    int index = place.matches("[0-9]{1,9}") ? Integer.parseInt(place) - 1 : named(place, things, order);
                    if (index < 0 || index >= n || !order.add(index)) {
                        boolean nameless = things.getFirst().equals("");
                        throw bad(
                                word,
                                "different places from 1 to " + n
                                        + (nameless ? "" : ", or names out of " + shown(things)));
                    }
                }
            }
            for (int index = 0; index < n; index++) {
                order.add(index);
            }
            return order.stream().mapToInt(Integer::intValue).toArray();
        }

        /// The first place where a thing of this name lies and that is not taken; -1 if there is none.
        private static int named(String name, List<?> things, SequencedSet<Integer> taken) {
            for (int index = 0; index < things.size(); index++) {
                if (!taken.contains(index) && text(things.get(index)).equals(name)) {
                    return index;
                }
            }
            return -1;
        }

        @Override
        public Chance rest() {
            if (!drawn) {
                return start;
            }
            long seed = behind.rest() instanceof QuickChance(long state) ? state : start.seed;
            return new ScriptedChance(start.words.subList(used, start.words.size()), seed);
        }

        private boolean scriptIsOver() {
            return used == start.words.size();
        }

        private String next() {
            drawn = true;
            return start.words.get(used++);
        }

        private int number(String word, int bound, String accepted) {
            if (word.matches("[0-9]{1,9}") && Integer.parseInt(word) < bound) {
                return Integer.parseInt(word);
            }
            throw bad(word, accepted);
        }

        private BadDraw bad(String word, String accepted) {
            String written = word.replace(ORDER, "order ");
            return new BadDraw(
                    "chance " + written + " does not answer the draw from " + stream + "; it takes " + accepted);
        }

        private static String text(Object candidate) {
            return candidate instanceof Enum<?> constant ? Verb.of(constant) : candidate.toString();
        }

        private static String shown(List<?> candidates) {
            String few = candidates.stream().limit(SHOWN).map(Cursor::text).collect(Collectors.joining(", "));
            return candidates.size() > SHOWN ? few + ", …" : few;
        }
    }
}
