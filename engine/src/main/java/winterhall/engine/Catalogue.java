package winterhall.engine;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What is printed on the cardboard of a game, declared once: rules, texts and browsers all read it here.
///
/// An item is known by the verb of its record and its id, as `faction.goblin`. An experiment may print another value:
/// `faction.goblin.numbers` is the name of a component, and a setup can choose it like a setting.
public final class Catalogue {
    /// A game without cardboard to look up.
    public static final Catalogue EMPTY = Catalogue.of(List.of());

    private final SequencedMap<String, Item> items;

    /// One printed thing: a record of words, whole numbers, truth values, lists and optional values of them.
    public interface Item {
        /// Its word in moves, events and texts.
        String id();

        /// The rule that says what it does: `claim:F2`.
        String rule();

        /// Whether nobody sees it before a match is well under way, so that a browser loads its icon when it is shown.
        default boolean isRare() {
            return false;
        }
    }

    private Catalogue(SequencedMap<String, Item> items) {
        this.items = items;
    }

    /// @throws IllegalArgumentException if two items have one name
    public static Catalogue of(Collection<? extends Item> items) {
        var named = new LinkedHashMap<String, Item>();
        for (Item item : items) {
            if (named.put(name(item), item) != null) {
                throw new IllegalArgumentException("the catalogue lists " + name(item) + " twice");
            }
        }
        return new Catalogue(named);
    }

    public List<Item> items() {
        return List.copyOf(items.values());
    }

    /// All items of one kind, in the order of the catalogue.
    public <T extends Item> List<T> all(Class<T> kind) {
        return items.values().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// @throws IllegalArgumentException if there is no such item
    public <T extends Item> T get(Class<T> kind, String id) {
        String name = Verb.of(kind) + "." + id;
        Item item = items.get(name);
        if (item == null) {
            throw new IllegalArgumentException(
                    "there is no " + name + "; there are " + ClosestWord.of(name, items.keySet()));
        }
        return kind.cast(item);
    }

    /// What is printed on an item, by the name of the component.
    public static SequencedMap<String, Object> values(Item item) {
        RecordShape shape = RecordShape.of(item.getClass());
        var values = new LinkedHashMap<String, Object>();
        for (int i = 0; i < shape.parts().size(); i++) {
            values.put(shape.parts().get(i).name(), shape.get(item, i));
        }
        return values;
    }

    /// Whether a key of a setup names a printed value rather than a setting.
    public static boolean isOverride(String key) {
        return key.contains(".");
    }

    /// The same cardboard with these values printed instead: `faction.goblin.numbers` → `0,0,1,2`.
    ///
    /// @param overrides other keys are left alone, so that everything a setup chose may be given
    /// @throws BadSetup if there is no such item or component, or the item cannot have this value
    public Catalogue with(Map<String, String> overrides) {
        if (overrides.keySet().stream().noneMatch(Catalogue::isOverride)) {
            return this;
        }
        var changed = new LinkedHashMap<>(items);
        overrides.forEach((key, value) -> {
            if (isOverride(key)) {
                int dot = key.lastIndexOf('.');
                Item item = Optional.ofNullable(changed.get(key.substring(0, dot)))
                        .orElseThrow(() -> unknown(key, items.keySet().stream()));
                changed.put(key.substring(0, dot), with(item, key, key.substring(dot + 1), value));
            }
        });
        return new Catalogue(changed);
    }

    private static Item with(Item item, String key, String component, String value) {
        RecordShape shape = RecordShape.of(item.getClass());
        var values = new Object[shape.parts().size()];
        boolean found = false;
        for (int i = 0; i < values.length; i++) {
            RecordShape.Part part = shape.parts().get(i);
            boolean isIt = part.name().equals(component);
            values[i] = isIt ? read(key, value, FullType.of(item.getClass()).inside(part.type())) : shape.get(item, i);
            found |= isIt;
        }
        if (!found) {
            throw unknown(key, shape.parts().stream().map(part -> name(item) + "." + part.name()));
        }
        Item printed;
        try {
            printed = (Item) shape.make(values);
        } catch (IllegalArgumentException refused) {
            throw new BadSetup(key + ": " + refused.getMessage());
        }
        if (!name(printed).equals(name(item))) {
            throw new BadSetup(key + ": the id of an item cannot be changed");
        }
        return printed;
    }

    /// One word for a value, words with commas for a list, `none` for an optional value that is not there.
    private static Object read(String key, String value, FullType type) {
        if (type.raw() == List.class) {
            return value.equals("none")
                    ? List.of()
                    : Stream.of(value.split(",", -1))
                            .map(word -> read(key, word, type.arguments().getFirst()))
                            .toList();
        }
        if (type.raw() == Optional.class) {
            return value.equals("none")
                    ? Optional.empty()
                    : Optional.of(read(key, value, type.arguments().getFirst()));
        }
        try {
            return WordForm.of(type)
                    .orElseThrow(() -> new BadSetup(key + " cannot be changed in a setup"))
                    .read(value);
        } catch (BadNotation bad) {
            throw new BadSetup(key + ": " + bad.getMessage());
        }
    }

    private static BadSetup unknown(String key, Stream<String> known) {
        return new BadSetup("nothing printed is called " + key + "; there are " + ClosestWord.of(key, known.toList()));
    }

    private static String name(Item item) {
        return Verb.of(item.getClass()) + "." + item.id();
    }
}
