package winterhall.enginetest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A text in the part of ICU MessageFormat that our texts use: `{name}`, `{n, plural, …}` with `#`, `{word, select, …}`.
public record Message(List<Part> parts) {
    /// A piece of a message.
    sealed interface Part {}

    record Words(String text) implements Part {}

    record Value(String name) implements Part {}

    /// @param branches by key; `other` is always among them
    record Choice(String name, String kind, SequencedMap<String, Message> branches) implements Part {}

    public Message {
        parts = List.copyOf(parts);
    }

    /// @throws IllegalArgumentException if braces or quotes do not close, or a choice is not whole
    public static Message parse(String text) {
        return new MessageReader(text).whole();
    }

    /// Every parameter, those inside its choices too.
    public SequencedSet<String> parameters() {
        var names = new LinkedHashSet<String>();
        for (Part part : parts) {
            switch (part) {
                case Words _ -> {}
                case Value(var name) -> names.add(name);
                case Choice(var name, var _, var branches) -> {
                    names.add(name);
                    branches.values().forEach(branch -> names.addAll(branch.parameters()));
                }
            }
        }
        return names;
    }

    /// Whether it can tell the reader in this seat of somebody by name: whether `{seat}` stands outside a choice by it
    /// that has a form for *you*. Where somebody else is the reader, it may.
    boolean names(String seat) {
        return parts.stream().anyMatch(part -> switch (part) {
            case Words _ -> false;
            case Value(var name) -> name.equals(seat);
            case Choice(var name, var _, var branches) ->
                name.equals(seat) && branches.containsKey("you")
                        ? branches.get("you").names(seat)
                        : others(branches).anyMatch(branch -> branch.names(seat));
        });
    }

    /// The same of a parameter for several seats, with the reader among them: whether `{seats}` stands outside a choice
    /// by it that has a form for *among*, where it is the names of the others.
    boolean namesAmong(String seats) {
        return parts.stream().anyMatch(part -> switch (part) {
            case Words _ -> false;
            case Value(var name) -> name.equals(seats);
            case Choice(var name, var _, var branches) ->
                !(name.equals(seats) && branches.containsKey("among"))
                        && others(branches).anyMatch(branch -> branch.namesAmong(seats));
        });
    }

    /// Where the reader is somewhere else.
    private static Stream<Message> others(SequencedMap<String, Message> branches) {
        return branches.entrySet().stream()
                .filter(branch ->
                        !branch.getKey().equals("you") && !branch.getKey().equals("among"))
                .map(Map.Entry::getValue);
    }

    /// Whether it tells the reader of somebody by name who is the reader, where the parameters stand for these words.
    boolean names(Map<String, String> words, Predicate<String> isReader) {
        return parts.stream().anyMatch(part -> switch (part) {
            case Words _ -> false;
            case Value(var name) -> isReader.test(words.getOrDefault(name, ""));
            case Choice(var name, var kind, var branches) -> {
                String word = words.getOrDefault(name, "none");
                String chosen = isReader.test(word) ? "you" : word;
                String taken = branches.containsKey(chosen) ? chosen : "other";
                yield branches.entrySet().stream()
                        .filter(branch ->
                                kind.equals("plural") || branch.getKey().equals(taken))
                        .anyMatch(branch -> branch.getValue().names(words, isReader));
            }
        });
    }

    /// Every text it can become, one for each way through its choices; a value stands as its name in guillemets.
    public List<String> variants() {
        return variants(new LinkedHashMap<>());
    }

    /// @param taken the branch that each parameter has chosen further out: a parameter has one value
    private List<String> variants(SequencedMap<String, String> taken) {
        var texts = List.of("");
        for (Part part : parts) {
            texts = joined(texts, variants(part, taken));
        }
        return texts;
    }

    private static List<String> variants(Part part, SequencedMap<String, String> taken) {
        return switch (part) {
            case Words(var text) -> List.of(text);
            case Value(var name) -> List.of("‹" + name + "›");
            case Choice(var name, var _, var branches) -> {
                var texts = new ArrayList<String>();
                branches.forEach((key, branch) -> {
                    if (taken.getOrDefault(name, key).equals(key)) {
                        var further = new LinkedHashMap<>(taken);
                        further.put(name, key);
                        texts.addAll(branch.variants(further));
                    }
                });
                yield texts;
            }
        };
    }

    private static List<String> joined(List<String> starts, List<String> ends) {
        return starts.stream()
                .flatMap(start -> ends.stream().map(start::concat))
                .toList();
    }
}
