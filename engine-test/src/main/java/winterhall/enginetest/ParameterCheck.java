package winterhall.enginetest;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeSet;
import winterhall.engine.Catalogue;
import winterhall.engine.Cause;
import winterhall.engine.Game;

/// Finds texts that name a parameter which the code never fills: those of questions, reasons, refusals, and of how far the
/// match has come. [TextCheck] does so for events and moves.
final class ParameterCheck {
    private static final String THING = "thing";

    private final SourceParameters source;
    private final Catalogue catalogue;
    private final SequencedMap<String, SequencedSet<String>> refusals;
    private final SequencedSet<String> caused = new TreeSet<>(List.of(THING));

    ParameterCheck(Game<?, ?> game, SourceParameters source) {
        this.source = source;
        this.catalogue = game.catalogue();
        this.refusals = source.ofRefusals();
        game.vocabulary().events().kinds().stream()
                .map(Class::getRecordComponents)
                .filter(parts -> Arrays.stream(parts).anyMatch(ParameterCheck::isCause))
                .flatMap(Arrays::stream)
                .filter(part -> !isCause(part))
                .map(RecordComponent::getName)
                .forEach(caused::add);
    }

    private static boolean isCause(RecordComponent part) {
        return part.getGenericType().getTypeName().contains(Cause.class.getName());
    }

    /// What is wrong, one line each; a text that cannot be read is none of its business.
    List<String> problems(TextFile file) {
        var problems = new ArrayList<String>();
        file.texts()
                .forEach((key, text) -> filled(key).ifPresent(names -> {
                    for (String name : parameters(text)) {
                        if (!names.contains(Translation.parameter(name))) {
                            problems.add(key + " uses {" + name + "}, which nobody fills; there are " + names);
                        }
                    }
                }));
        return problems;
    }

    /// The names that are filled for this text; nothing if another check knows them.
    private Optional<SequencedSet<String>> filled(String key) {
        int dot = key.indexOf('.');
        String rest = key.substring(dot + 1);
        return switch (key.substring(0, Math.max(dot, 0))) {
            case "ask" -> Optional.of(source.ofQuestion(rest));
            case "why" -> Optional.of(reason(rest));
            case "refusal" -> Optional.ofNullable(refusals.get(rest));
            case "game" -> rest.equals("where") ? Optional.of(source.ofMethod(rest)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /// A reason knows the event, its thing, and what is printed on the only thing with this rule.
    private SequencedSet<String> reason(String rule) {
        var names = new TreeSet<>(caused);
        List<Catalogue.Item> things = catalogue.items().stream()
                .filter(item -> item.rule().endsWith(":" + rule))
                .toList();
        if (things.size() == 1) {
            names.addAll(TextCheck.values(things.getFirst()));
        }
        return names;
    }

    private static List<String> parameters(String text) {
        try {
            return List.copyOf(Message.parse(text).parameters());
        } catch (IllegalArgumentException _) {
            return List.of();
        }
    }
}
