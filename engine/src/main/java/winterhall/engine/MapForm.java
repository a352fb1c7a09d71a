package winterhall.engine;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/// A map in its own order: `{seat-1=3 seat-2=0}`.
///
/// Only maps that have an order of their own are written. `Map.of` and `HashMap` have none, and rules that iterate
/// them would play differently on another machine, so they are refused even when they hold one entry.
record MapForm(TextForm key, TextForm value, Function<SequencedMap<Object, Object>, Map<?, ?>> make)
        implements TextForm {

    /// The class of the usual unmodifiable view, which hides whether there is an `EnumMap` or a `HashMap` behind it.
    private static final Class<?> VIEW =
            Collections.unmodifiableMap(new TreeMap<>()).getClass();

    /// The form of a declared map type; empty if this kind of map is not supported.
    static Optional<MapForm> of(FullType type, TextForm key, TextForm value) {
        var raw = type.raw();
        if (raw == Map.class || raw == SequencedMap.class) {
            return Optional.of(new MapForm(key, value, Collections::unmodifiableSequencedMap));
        }
        if (raw == SortedMap.class || raw == NavigableMap.class) {
            return Optional.of(
                    new MapForm(key, value, entries -> Collections.unmodifiableNavigableMap(new TreeMap<>(entries))));
        }
        if (raw == EnumMap.class) {
            var keys = type.arguments().getFirst().raw();
            return Optional.of(new MapForm(key, value, entries -> enumMap(keys, entries)));
        }
        return Optional.empty();
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the declared key type of an EnumMap is an enum
    private static Map<?, ?> enumMap(Class<?> keys, Map<Object, Object> entries) {
        var map = new EnumMap(keys);
        map.putAll(entries);
        return map;
    }

    @Override
    public void write(Object map, StringBuilder text) {
        var entries = (Map<?, ?>) map;
        requireOrder(entries);
        text.append('{');
        int start = text.length();
        for (var entry : entries.entrySet()) {
            if (text.length() > start) {
                text.append(' ');
            }
            key.write(entry.getKey(), text);
            text.append('=');
            value.write(entry.getValue(), text);
        }
        text.append('}');
    }

    private static void requireOrder(Map<?, ?> map) {
        if (map instanceof SortedMap<?, ?> sorted && sorted.comparator() != null) {
            throw new Unwritable("", "a map sorted by a comparator is not written, since that order is not");
        }
        boolean ordered =
                map instanceof SequencedMap || map instanceof EnumMap || map.getClass() == VIEW && inEnumOrder(map);
        if (!ordered) {
            throw new Unwritable(
                    "",
                    map.getClass().getName() + " has no stable order; use an EnumMap, a SortedMap or"
                            + " Collections.unmodifiableSequencedMap");
        }
    }

    private static boolean inEnumOrder(Map<?, ?> map) {
        int last = -1;
        for (var key : map.keySet()) {
            if (!(key instanceof Enum<?> constant) || constant.ordinal() <= last) {
                return false;
            }
            last = constant.ordinal();
        }
        return true;
    }

    @Override
    public Object read(TextCursor text) {
        text.expect('{');
        var entries = new LinkedHashMap<Object, Object>();
        while (text.another('}', entries.isEmpty())) {
            int place = text.at();
            var entryKey = key.read(text);
            text.expect('=');
            if (entries.put(entryKey, value.read(text)) != null) {
                throw text.bad(place, entryKey + " stands twice in a map");
            }
        }
        return make.apply(entries);
    }
}
