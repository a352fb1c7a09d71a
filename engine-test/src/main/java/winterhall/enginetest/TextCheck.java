package winterhall.enginetest;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import winterhall.engine.Catalogue;
import winterhall.engine.Cause;
import winterhall.engine.Game;
import winterhall.engine.Notation;
import winterhall.engine.OrderKind;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Verb;

/// Compares a game's text file of one language with what the game can say.
///
/// | key | for |
/// |---|---|
/// | `event.<verb>` | every event; its parameters are the components of the record |
/// | `move.<verb>` | every move, likewise |
/// | `ask.<verb>` | every question |
/// | `order.<ask>.<choice>` | every standing order |
/// | `order.<ask>.pass.<scope>` | passing for a while |
/// | `setting.<key>.name` | every setting |
/// | `setting.<key>.<value>` | every value of a switch or a choice |
///
/// A text of an event that names a seat, or of its reason (`why.<rule>`), has a form for the reader who sits there:
/// `{seat, select, you {You lead {card}.} other {{seat} leads {card}.}}`. Where several seats stand together it has another
/// for the reader among them: `among {You and {winners} win!}`. For what only the seat that is asked reads, [TextLaw]
/// finds in play whether it needs one.
///
/// A text about a printed thing, such as `location.pit.text`, may use the components of its item in the catalogue:
/// `{count}`. Any text may use those of any item by their full names: `{location.pit.count}`.
///
/// A parameter may also be asked for in another form: `{faction_of}` is the text `faction.goblin.of`. A form that one
/// name has, all names of its kind have.
public final class TextCheck {
    /// What a text may use of which only its reader knows the parameters.
    private static final List<String> ANY = List.of("*");

    private final Game<?, ?> game;
    private final SequencedSet<String> more;
    private final SequencedMap<String, List<String>> printed = new LinkedHashMap<>();

    /// @param more keys that the game needs besides, such as `card.goblin.name`
    public TextCheck(Game<?, ?> game, List<String> more) {
        this.game = game;
        this.more = new LinkedHashSet<>(more);
        for (Catalogue.Item item : game.catalogue().items()) {
            printed.put(Verb.of(item.getClass()) + "." + item.id(), values(item));
        }
    }

    /// The components of a printed thing that a sentence can say.
    static List<String> values(Catalogue.Item item) {
        return Catalogue.values(item).entrySet().stream()
                .filter(component -> isOneWord(component.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean isOneWord(Object value) {
        return value instanceof Optional<?> maybe
                ? maybe.filter(TextCheck::isOneWord).isPresent()
                : value instanceof String || value instanceof Number || value instanceof Enum<?>;
    }

    /// What a text may use of the printed thing that it is about: the item `location.pit` for `location.pit.text`.
    private List<String> printed(String key) {
        int end = key.lastIndexOf('.');
        return end < 0 ? ANY : printed.getOrDefault(key.substring(0, end), ANY);
    }

    /// What is wrong with this text file, one line each: `missing event.card-led`; empty if nothing is.
    public List<String> problems(String properties) {
        var problems = new ArrayList<String>();
        var file = new TextFile(properties);
        problems.addAll(file.problems());
        SequencedMap<String, String> texts = file.texts();
        SequencedMap<String, List<String>> parameters = parameters();
        SequencedSet<String> keys = keys();
        keys.stream()
                .filter(key -> !texts.containsKey(key))
                .map("missing "::concat)
                .forEach(problems::add);
        texts.keySet().stream()
                .filter(key -> !keys.contains(key))
                .map("superfluous "::concat)
                .forEach(problems::add);
        texts.forEach((key, text) -> check(key, text, parameters.getOrDefault(key, printed(key)), texts, problems));
        seats().forEach((key, seats) -> checkYou(key, texts.getOrDefault(key, ""), seats, problems));
        List<RecordComponent> caused = causedSeats();
        texts.forEach((key, text) -> {
            if (key.startsWith("why.")) {
                checkYou(key, text, caused, problems);
            }
        });
        return List.copyOf(problems);
    }

    /// Every key that the text file must have, and no others.
    public SequencedSet<String> keys() {
        var keys = new LinkedHashSet<>(parameters().sequencedKeySet());
        game.vocabulary().asks().forEach(ask -> keys.add("ask." + ask));
        for (OrderKind kind : game.orders()) {
            kind.choices().forEach(choice -> keys.add("order." + kind.ask() + "." + choice));
            kind.scopes().stream()
                    .filter(scope -> kind.choices().contains(OrderKind.PASS) && !scope.equals(OrderKind.MATCH))
                    .forEach(scope -> keys.add("order." + kind.ask() + ".pass." + scope));
        }
        for (Setting setting : game.settings()) {
            keys.add("setting." + setting.key() + ".name");
            if (setting.kind() != Setting.Kind.SET) {
                setting.values().forEach(value -> keys.add("setting." + setting.key() + "." + value));
            }
        }
        keys.addAll(more);
        return keys;
    }

    private void check(
            String key, String text, List<String> known, SequencedMap<String, String> texts, List<String> problems) {
        Message message;
        try {
            message = Message.parse(text);
        } catch (IllegalArgumentException malformed) {
            problems.add(key + " " + malformed.getMessage());
            return;
        }
        if (message.variants().stream().anyMatch(String::isBlank)) {
            problems.add(key + " can become nothing");
        }
        for (String name : message.parameters()) {
            if (name.contains(".")) {
                if (!isPrinted(name)) {
                    problems.add(key + " uses {" + name + "}, which is not printed");
                }
            } else if (!known.equals(ANY) && !known.contains(Translation.parameter(name))) {
                problems.add(key + " uses {" + name + "}; there " + (known.isEmpty() ? "is none" : "are " + known));
            } else if (name.contains("_")) {
                nameless(name, texts)
                        .forEach(missing -> problems.add(key + " uses {" + name + "}; missing " + missing));
            }
        }
    }

    /// Whether it is a value of the catalogue: `location.pit.count`.
    private boolean isPrinted(String name) {
        return printed(name).contains(name.substring(name.lastIndexOf('.') + 1));
    }

    private static void checkYou(String key, String text, List<RecordComponent> seats, List<String> problems) {
        try {
            Message message = Message.parse(text);
            seats.stream()
                    .map(RecordComponent::getName)
                    .filter(message::names)
                    .distinct()
                    .map(seat -> key + " names {" + seat + "} without a form for you")
                    .forEach(problems::add);
            seats.stream()
                    .filter(seat -> Collection.class.isAssignableFrom(seat.getType()))
                    .map(RecordComponent::getName)
                    .filter(message::namesAmong)
                    .distinct()
                    .map(several -> key + " names {" + several + "} without a form for you among others")
                    .forEach(problems::add);
        } catch (IllegalArgumentException _) {
            // said already
        }
    }

    /// The parameters of each event that are seats.
    private SequencedMap<String, List<RecordComponent>> seats() {
        Notation events = game.vocabulary().events();
        var seats = new LinkedHashMap<String, List<RecordComponent>>();
        events.kinds().forEach(kind -> seats.put("event." + events.verb(kind), components(kind, Seat.class)));
        return seats;
    }

    /// Those of the events that say why: a reason may name any of them.
    private List<RecordComponent> causedSeats() {
        return game.vocabulary().events().kinds().stream()
                .filter(kind -> !components(kind, Cause.class).isEmpty())
                .flatMap(kind -> components(kind, Seat.class).stream())
                .toList();
    }

    private static List<RecordComponent> components(Class<?> kind, Class<?> type) {
        return Arrays.stream(kind.getRecordComponents())
                .filter(part -> part.getGenericType().getTypeName().contains(type.getName()))
                .toList();
    }

    /// The texts that a form such as `faction_of` lacks.
    private static List<String> nameless(String form, SequencedMap<String, String> texts) {
        String start = Translation.parameter(form) + ".";
        String end = "." + form.substring(form.indexOf('_') + 1);
        return texts.keySet().stream()
                .filter(key -> key.startsWith(start) && key.endsWith(".name"))
                .map(key -> key.substring(0, key.length() - ".name".length()) + end)
                .filter(key -> !texts.containsKey(key))
                .toList();
    }

    /// The texts of records, with the names that each may use.
    private SequencedMap<String, List<String>> parameters() {
        var parameters = new LinkedHashMap<String, List<String>>();
        add("event.", game.vocabulary().events(), parameters);
        add("move.", game.vocabulary().moves(), parameters);
        return parameters;
    }

    private static void add(String prefix, Notation notation, SequencedMap<String, List<String>> parameters) {
        for (Class<?> kind : notation.kinds()) {
            List<String> names = Arrays.stream(kind.getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            parameters.put(prefix + notation.verb(kind), names);
        }
    }
}
