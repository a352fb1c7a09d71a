package winterhall.engine;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Finds the [TextForm] of a type, and with it those of every type inside.
final class FormFinder {
    private final SequencedMap<Class<?>, String> tags;
    private final SequencedMap<Class<?>, Written.Conversion> conversions;
    private final SequencedMap<FullType, TextForm> found = new LinkedHashMap<>();

    FormFinder(SequencedMap<Class<?>, String> tags, SequencedMap<Class<?>, Written.Conversion> conversions) {
        this.tags = tags;
        this.conversions = conversions;
    }

    /// The form of a class; refuses what cannot be written, naming the path to it.
    TextForm find(Class<?> declared) {
        return find(FullType.of(declared), declared.getSimpleName());
    }

    private TextForm find(FullType type, String path) {
        var known = found.get(type);
        if (known != null) {
            return known;
        }
        var raw = type.raw();
        var conversion = conversions.get(raw);
        if (conversion != null) {
            var element = find(FullType.of(Object.class), path);
            return new TextForm.Converted(new TextForm.Many(element), conversion.toList(), conversion.fromList());
        }
        if (raw == List.class) {
            return new TextForm.Many(find(type.arguments().getFirst(), path));
        }
        if (raw == Optional.class) {
            return maybe(type, path);
        }
        if (Map.class.isAssignableFrom(raw)) {
            return map(type, path);
        }
        return own(raw).or(() -> array(raw))
                .or(() -> word(raw))
                .or(() -> raw.isRecord() ? Optional.of(record(type, path)) : Optional.empty())
                .or(() -> isOpen(raw) ? Optional.of(kinds(raw, path)) : Optional.empty())
                .orElseThrow(() -> unwritable(type, path));
    }

    private static Optional<TextForm> own(Class<?> raw) {
        return Handles.question(raw, "written")
                .flatMap(written -> Handles.factory(raw, "readWritten")
                        .map(readWritten -> new TextForm.Own(
                                value -> (String) Handles.call(written, value),
                                text -> Handles.call(readWritten, text))));
    }

    private static Optional<TextForm> word(Class<?> raw) {
        return raw == String.class
                ? Optional.of(new TextForm.Quoted())
                : WordForm.of(raw).map(TextForm.Word::new);
    }

    private TextForm maybe(FullType type, String path) {
        var inner = find(type.arguments().getFirst(), path);
        if (inner instanceof TextForm.Maybe) { // two kinds of nothing, one mark
            throw unwritable(type, path);
        }
        return new TextForm.Maybe(inner);
    }

    private TextForm map(FullType type, String path) {
        var key = type.arguments().isEmpty() ? type : type.arguments().getFirst();
        return word(key.raw())
                .flatMap(keys -> MapForm.of(type, keys, find(type.arguments().getLast(), path)))
                .orElseThrow(() -> unwritable(type, path));
    }

    private static Optional<TextForm> array(Class<?> raw) {
        if (raw == int[].class) {
            return Optional.of(new TextForm.Converted(
                    numbers(int.class),
                    array -> Arrays.stream((int[]) array).boxed().toList(),
                    list -> list.stream().mapToInt(number -> (int) number).toArray()));
        }
        if (raw == long[].class) {
            return Optional.of(new TextForm.Converted(
                    numbers(long.class),
                    array -> Arrays.stream((long[]) array).boxed().toList(),
                    list -> list.stream().mapToLong(number -> (long) number).toArray()));
        }
        return raw == byte[].class
                ? Optional.of(new TextForm.Own(FormFinder::hex, FormFinder::bytes))
                : Optional.empty();
    }

    private static TextForm.Many numbers(Class<?> type) {
        return new TextForm.Many(word(type).orElseThrow());
    }

    private static String hex(Object bytes) {
        return "#" + HexFormat.of().formatHex((byte[]) bytes);
    }

    private static Object bytes(String text) {
        if (!text.startsWith("#")) {
            throw new IllegalArgumentException("bytes are written #0aff, not " + BadNotation.quoted(text));
        }
        return HexFormat.of().parseHex(text, 1, text.length());
    }

    private TextForm record(FullType type, String path) {
        var shape = RecordShape.of(type.raw());
        var form = new RecordForm(shape);
        found.put(type, form);
        var parts = new ArrayList<TextForm>();
        for (var part : shape.parts()) {
            parts.add(find(type.inside(part.type()), path + "." + part.name()));
        }
        form.fill(parts);
        return form;
    }

    private static boolean isOpen(Class<?> raw) {
        return !raw.isArray() && !raw.isPrimitive() && (raw == Object.class || Modifier.isAbstract(raw.getModifiers()));
    }

    /// The form of an interface: everything named, and everything permitted by a sealed one, may stand there.
    private TextForm kinds(Class<?> raw, String path) {
        var bare = FullType.of(raw); // the arguments of an interface say nothing about its kinds
        var known = found.get(bare);
        if (known != null) {
            return known;
        }
        var form = new KindForm(raw == Object.class ? "value" : raw.getSimpleName());
        found.put(bare, form);
        var candidates = new ArrayList<Class<?>>(tags.sequencedKeySet());
        candidates.addAll(SealedKinds.of(List.of(raw)));
        for (var kind : candidates.stream().distinct().toList()) {
            if (raw.isAssignableFrom(kind) && (!isOpen(kind) || kind.isEnum())) {
                var tag = tags.get(kind);
                form.add(kind, tag == null ? Verb.of(kind) : tag, find(FullType.of(kind), kind.getSimpleName()));
            }
        }
        if (form.isEmpty()) {
            throw new Unwritable(path, "no kind of " + raw.getSimpleName() + " is named");
        }
        return form;
    }

    private static Unwritable unwritable(FullType type, String path) {
        return new Unwritable(
                path,
                type + " cannot be written; numbers, strings, enums, ids, records, lists, optionals, ordered maps"
                        + " with simple keys and arrays of numbers can");
    }
}
