package winterhall.engine;

import java.lang.invoke.MethodType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/// Values built from records as one canonical line of text and back: for fingerprints, snapshots and tests.
///
/// | value | written |
/// |---|---|
/// | whole number, truth value, enum constant, id | as in [Notation]: `12`, `ice-axe`; in quotes if need be |
/// | `String` | always in quotes: `"two words"` |
/// | record, where its class is declared | its components: `(3 [ice-axe oak-shield] seat-2)` |
/// | value behind an interface or a type variable | the name of its kind before it: `choose-defence(seat-2)` |
/// | `List`, `int[]`, `long[]` | `[1 2 3]` |
/// | `Optional` | the value, or `?` |
/// | `Map` with an order of its own, keys being simple | `{seat-1=3 seat-2=0}` |
/// | `byte[]` | `#0aff` |
/// | a type with `String written()` and `static X readWritten(String)` | that text: one word, several in parentheses, or in quotes |
///
/// Laws: `read(write(value))` equals `value`; equal values have equal texts, on every machine, forever. One
/// exception: a map is written in its own order, so two maps filled in different orders differ here though they are
/// equal in Java.
///
/// A type that cannot be written is refused the first time it is met, whatever the value. A `Written` never changes
/// and may be used by many threads.
public final class Written {
    private final SequencedMap<Class<?>, String> tags;
    private final SequencedMap<Class<?>, Conversion> conversions;

    /// The forms found so far; replaced as a whole, so that readers need no lock and a race only repeats some work.
    private volatile Map<Class<?>, TextForm> forms = new LinkedHashMap<>();

    record Conversion(Function<Object, List<?>> toList, Function<List<?>, Object> fromList) {}

    private Written(SequencedMap<Class<?>, String> tags, SequencedMap<Class<?>, Conversion> conversions) {
        this.tags = tags;
        this.conversions = conversions;
    }

    /// Written forms where these classes may stand behind interfaces and type variables.
    ///
    /// They are records as a rule; enums, ids and classes with a written form of their own will do. A sealed
    /// interface stands for everything it permits. A component that is declared sealed needs no naming here.
    public static Written of(List<? extends Class<?>> named) {
        return new Written(Tags.of(SealedKinds.of(named)), new LinkedHashMap<>());
    }

    /// The same, but values declared as this very class are written as the list of their elements.
    public <T> Written with(
            Class<T> type, Function<? super T, ? extends List<?>> toList, Function<List<?>, ? extends T> fromList) {
        var more = new LinkedHashMap<>(conversions);
        more.put(type, new Conversion(value -> toList.apply(type.cast(value)), fromList::apply));
        return new Written(tags, more);
    }

    /// The text of a value that stands where `declared` is expected.
    public String write(Object value, Class<?> declared) {
        if (!boxed(declared).isInstance(value)) {
            throw new IllegalArgumentException(
                    value.getClass().getName() + " does not stand where " + declared.getName() + " is declared");
        }
        var form = form(declared);
        var text = new StringBuilder(512);
        try {
            form.write(value, text);
        } catch (Unwritable trouble) {
            throw trouble.within(declared.getSimpleName());
        }
        return text.toString();
    }

    /// The value of a text that was written for the same declared class; throws [BadNotation] if it does not read.
    public <T> T read(String text, Class<T> declared) {
        var cursor = new TextCursor(text);
        var value = form(declared).read(cursor);
        if (!cursor.atEnd()) {
            throw cursor.bad("expected the end");
        }
        return boxed(declared).cast(value);
    }

    private TextForm form(Class<?> declared) {
        var known = forms.get(declared);
        if (known != null) {
            return known;
        }
        var form = new FormFinder(tags, conversions).find(declared);
        var more = new LinkedHashMap<>(forms);
        more.put(declared, form);
        forms = more;
        return form;
    }

    @SuppressWarnings("unchecked") // the box of int.class is the class of its values
    private static <T> Class<T> boxed(Class<T> type) {
        return (Class<T>) MethodType.methodType(type).wrap().returnType();
    }
}
