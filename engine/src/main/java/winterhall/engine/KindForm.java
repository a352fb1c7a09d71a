package winterhall.engine;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.TreeMap;

/// A value behind an interface: the name of its kind, then the value: `choose-defence(seat-2)`.
final class KindForm implements TextForm {
    private final String declared;
    private final SequencedMap<Class<?>, Kind> byClass = new LinkedHashMap<>();
    private final TreeMap<String, Kind> byTag = new TreeMap<>();

    private record Kind(Class<?> type, String tag, TextForm form) {}

    KindForm(String declared) {
        this.declared = declared;
    }

    /// Adds a kind; apart from the constructor, because a kind may hold values of this very interface.
    void add(Class<?> type, String tag, TextForm form) {
        var kind = new Kind(type, tag, form);
        var twin = byTag.put(tag, kind);
        if (twin != null) {
            throw new Unwritable(
                    declared,
                    type.getName() + " and " + twin.type.getName() + " are both written " + tag + "; name both");
        }
        byClass.put(type, kind);
    }

    boolean isEmpty() {
        return byClass.isEmpty();
    }

    @Override
    public void write(Object value, StringBuilder text) {
        var type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        var kind = byClass.get(type);
        if (kind == null) {
            throw new Unwritable("", type.getName() + " is not among the named kinds of " + declared);
        }
        text.append(kind.tag);
        if (kind.form instanceof RecordForm) { // brings parentheses of its own
            kind.form.write(value, text);
            return;
        }
        text.append('(');
        kind.form.write(value, text);
        text.append(')');
    }

    @Override
    public Object read(TextCursor text) {
        int place = text.at();
        var tag = text.word();
        var kind = byTag.get(tag);
        if (kind == null) {
            throw text.bad(
                    place,
                    BadNotation.quoted(tag) + " is not a valid " + declared + "; there are "
                            + ClosestWord.of(tag, byTag.keySet()));
        }
        if (kind.form instanceof RecordForm) {
            return kind.form.read(text);
        }
        text.expect('(');
        var value = kind.form.read(text);
        text.expect(')');
        return value;
    }
}
