package winterhall.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;

/// Records as one readable line and back: `Strike(ICE_AXE, seat-2)` is `strike ice-axe seat-2`.
///
/// The browser sends such a line, the ledger stores it, the terminal player types it and golden files show it. It
/// is the record's name in kebab-case and then its components, one blank between them:
///
/// | component | written |
/// |---|---|
/// | `int`, `long` | `12` |
/// | `boolean` | `yes`, `no` |
/// | an enum | its constant in kebab-case: `ice-axe` |
/// | an id: a type with `static X parse(String)` | what its `toString` gives: `seat-2` |
/// | what an enum counts: a type with `static X parse(Class<K>, String)` | its `toString`: a purse is `2-blood+1-gold` |
/// | `String` | itself; it must be one word without commas |
/// | `Optional` of these | the value, or `?` |
/// | `List` of these | `seat-1,seat-3`, or `none` |
/// | `Optional<Cause>` at the end of a record | the cause, or nothing at all |
///
/// Laws: `read(write(record))` equals `record`, and a record has one line only. A notation is derived once, at
/// start, never changes, and may be used by many threads.
public final class Notation {
    private final SequencedMap<Class<?>, Form> byKind;
    private final SortedMap<String, Form> byVerb;

    private Notation(SequencedMap<Class<?>, Form> byKind, SortedMap<String, Form> byVerb) {
        this.byKind = byKind;
        this.byVerb = byVerb;
    }

    /// The notation of some records: those given, and those permitted by the sealed interfaces given.
    ///
    /// Refuses a record with a component that does not fit in a line, and two records with the same name.
    public static Notation of(List<? extends Class<?>> roots) {
        var byKind = new LinkedHashMap<Class<?>, Form>();
        var byVerb = new TreeMap<String, Form>();
        for (var kind : SealedKinds.of(roots)) {
            var form = Form.of(kind);
            var twin = byVerb.put(form.verb, form);
            if (twin != null) {
                throw new IllegalArgumentException(
                        kind.getName() + " and " + twin.kind.getName() + " are both written " + form.verb);
            }
            byKind.put(kind, form);
        }
        return new Notation(byKind, byVerb);
    }

    public String write(Record record) {
        var form = form(record.getClass());
        var line = new StringBuilder(64).append(form.verb);
        int words = form.words(record);
        for (int i = 0; i < words; i++) {
            form.write(record, i, line.append(' '));
        }
        return line.toString();
    }

    /// The record of a line; throws [BadNotation] if there is none.
    public Record read(String line) {
        return form(line).read(line);
    }

    /// The record of a line, if it is of this kind; throws [BadNotation] otherwise.
    public <T> T read(String line, Class<T> kind) {
        var form = form(line);
        if (!kind.isAssignableFrom(form.kind)) {
            var fitting = byKind.sequencedValues().stream()
                    .filter(other -> kind.isAssignableFrom(other.kind))
                    .map(Form::verb)
                    .toList();
            throw new BadNotation(BadNotation.quoted(form.verb) + " is not a valid " + Verb.of(kind) + "; "
                    + (fitting.isEmpty() ? "nothing is" : "there are " + ClosestWord.of(form.verb, fitting)));
        }
        return kind.cast(form.read(line));
    }

    /// The first word of every line of this kind.
    public String verb(Class<?> kind) {
        return form(kind).verb;
    }

    /// The words after the verb, one for each component, but none for a cause that there is not.
    public List<String> words(Record record) {
        var form = form(record.getClass());
        int count = form.words(record);
        var words = new ArrayList<String>(count);
        for (int i = 0; i < count; i++) {
            var word = new StringBuilder();
            form.write(record, i, word);
            words.add(word.toString());
        }
        return List.copyOf(words);
    }

    /// What the record touches on a board, such as `seat:2` and `card:ice-axe`, in the order of its components and
    /// each once.
    ///
    /// Every id has an anchor: what its method `String anchor()` says, or else the name of its type and its word.
    /// An enum has one only if it has such a method; numbers, strings and truth values have none.
    public List<String> anchors(Record record) {
        var form = form(record.getClass());
        var anchors = new ArrayList<String>();
        for (int i = 0; i < form.slots.size(); i++) {
            form.slots.get(i).anchors(form.shape.get(record, i), anchors);
        }
        SequencedSet<String> distinct = new LinkedHashSet<>(anchors);
        return List.copyOf(distinct);
    }

    /// The record classes of this notation, in the order of the roots and, below them, of their declaration.
    public List<Class<?>> kinds() {
        return List.copyOf(byKind.sequencedKeySet());
    }

    private Form form(Class<?> kind) {
        var form = byKind.get(kind);
        if (form == null) {
            throw new IllegalArgumentException(kind.getName() + " is not in this notation");
        }
        return form;
    }

    private Form form(String line) {
        int blank = line.indexOf(' ');
        var verb = blank < 0 ? line : line.substring(0, blank);
        var form = byVerb.get(verb);
        if (form == null) {
            throw new BadNotation("no line begins with " + BadNotation.quoted(verb) + "; there are "
                    + ClosestWord.of(verb, byVerb.keySet()));
        }
        return form;
    }

    /// How one kind of record is written.
    ///
    /// @param endsInCause whether its last component is a cause, which is left out where there is none
    private record Form(
            Class<?> kind, String verb, RecordShape shape, List<Slot> slots, boolean endsInCause, String pattern) {
        static Form of(Class<?> kind) {
            var shape = RecordShape.of(kind);
            var type = FullType.of(kind);
            var verb = Verb.of(kind);
            var slots = new ArrayList<Slot>();
            var pattern = new StringBuilder(verb);
            boolean endsInCause = false;
            for (var part : shape.parts()) {
                var inside = type.inside(part.type());
                slots.add(Slot.of(inside, kind.getSimpleName() + "." + part.name()));
                endsInCause = inside.raw() == Optional.class
                        && inside.arguments().getFirst().raw() == Cause.class;
                pattern.append(endsInCause ? " [<" : " <").append(part.name()).append(endsInCause ? ">]" : ">");
            }
            return new Form(kind, verb, shape, List.copyOf(slots), endsInCause, pattern.toString());
        }

        /// How many words this record has after its verb.
        int words(Record record) {
            int last = slots.size() - 1;
            return endsInCause && ((Optional<?>) shape.get(record, last)).isEmpty() ? last : slots.size();
        }

        void write(Record record, int part, StringBuilder line) {
            try {
                slots.get(part).write(shape.get(record, part), line);
            } catch (IllegalArgumentException refused) {
                throw new IllegalArgumentException(
                        kind.getSimpleName() + "." + shape.parts().get(part).name() + ": " + refused.getMessage(),
                        refused);
            }
        }

        Record read(String line) {
            var words = line.split(" ", -1);
            boolean lacksCause = endsInCause && words.length == slots.size();
            if (words.length != slots.size() + 1 && !lacksCause) {
                throw new BadNotation(BadNotation.quoted(line) + " has " + words.length + " words, not "
                        + (slots.size() + 1) + ": " + pattern);
            }
            var values = new Object[slots.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = i + 1 < words.length ? value(i, words[i + 1]) : Optional.empty();
            }
            if (endsInCause && !lacksCause && ((Optional<?>) values[values.length - 1]).isEmpty()) {
                throw new BadNotation(BadNotation.quoted(line) + " ends in a cause that is none: leave it out");
            }
            try {
                return (Record) shape.make(values);
            } catch (RuntimeException refused) {
                throw new BadNotation(BadNotation.quoted(line) + " is refused: " + refused.getMessage(), refused);
            }
        }

        private Object value(int part, String word) {
            try {
                return slots.get(part).read(word);
            } catch (BadNotation bad) {
                throw new BadNotation(
                        bad.getMessage() + ", for <" + shape.parts().get(part).name() + "> in: " + pattern, bad);
            }
        }
    }
}
