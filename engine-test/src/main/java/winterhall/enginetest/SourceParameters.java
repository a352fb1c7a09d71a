package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The names that the code gives to sentences, read in its source: those of a question stand in `Words.of` of its
/// `words`, those of a refusal behind its reason.
///
/// A text that asks for another name would show it raw, or would always choose *other*.
final class SourceParameters {
    private static final Pattern TYPE = Pattern.compile("\\b(?:record|interface|class|enum)\\s+(\\w+)([^{;]*)\\{");
    private static final Pattern WORDS = Pattern.compile("\\bWords\\.of\\(");
    private static final Pattern REFUSAL = Pattern.compile("\\b(?:Refusal\\.of|refuse)\\(");
    private static final Pattern CALL = Pattern.compile("\\b(?:([A-Z]\\w*)\\.)?([a-z]\\w*)\\(");
    private static final Pattern NAME = Pattern.compile("\"([A-Za-z-]+)\"");

    private final List<Type> types = new ArrayList<>();
    private final JavaText source;

    /// @param supertypes what stands behind its name: components, and what it implements
    private record Type(String name, String supertypes, JavaText body) {}

    SourceParameters(String text) {
        source = JavaText.of(text);
        TYPE.matcher(source.text()).results().forEach(found -> {
            var body = new JavaText(source.inside(found.end() - 1));
            types.add(new Type(found.group(1), found.group(2), body));
        });
    }

    /// The names that the sentence of this question may use.
    SequencedSet<String> ofQuestion(String verb) {
        var names = new TreeSet<String>();
        for (Type type : types) {
            if (verb(type.name()).equals(verb)) {
                methods(type, "words").forEach(method -> collect(method, type, names, new TreeSet<>()));
            }
        }
        return names;
    }

    /// The names that any method called so gives: `where`.
    SequencedSet<String> ofMethod(String name) {
        var names = new TreeSet<String>();
        types.forEach(type ->
                methodsOf(type, name).forEach(method -> collect(method, type, names, new TreeSet<>(List.of(name)))));
        return names;
    }

    /// The names behind each reason; those of all its refusals together.
    SequencedMap<String, SequencedSet<String>> ofRefusals() {
        var byReason = new TreeMap<String, SequencedSet<String>>();
        REFUSAL.matcher(source.text()).results().forEach(found -> {
            List<String> arguments = source.arguments(found.end() - 1);
            if (arguments.size() > 1 && NAME.matcher(arguments.get(1)).matches()) {
                String reason = unquoted(arguments.get(1));
                byReason.computeIfAbsent(reason, _ -> new TreeSet<>()).addAll(names(arguments, 2));
            }
        });
        return byReason;
    }

    private void collect(JavaText method, Type inside, SequencedSet<String> names, SequencedSet<String> visited) {
        WORDS.matcher(method.text())
                .results()
                .forEach(found -> names.addAll(names(method.arguments(found.end() - 1), 0)));
        for (MatchResult call : CALL.matcher(method.text()).results().toList()) {
            String owner = call.group(1) == null ? inside.name() : call.group(1);
            if (!owner.equals("Words") && visited.add(owner + "." + call.group(2))) {
                types.stream()
                        .filter(type -> type.name().equals(owner))
                        .forEach(type -> methodsOf(type, call.group(2))
                                .forEach(called -> collect(called, type, names, visited)));
            }
        }
    }

    /// Its own methods of this name, else those it inherits.
    private List<JavaText> methods(Type type, String name) {
        return methods(type, name, new TreeSet<>());
    }

    /// @param seen since a sealed type names those that name it
    private List<JavaText> methods(Type type, String name, SequencedSet<String> seen) {
        List<JavaText> own = methodsOf(type, name);
        seen.add(type.name());
        return own.isEmpty()
                ? types.stream()
                        .filter(each -> type.supertypes().matches("(?s).*\\b" + each.name() + "\\b.*"))
                        .filter(each -> !seen.contains(each.name()))
                        .flatMap(each -> methods(each, name, seen).stream())
                        .toList()
                : own;
    }

    private static List<JavaText> methodsOf(Type type, String name) {
        return Pattern.compile("[\\w>\\]]\\s+" + name + "\\(")
                .matcher(type.body().text())
                .results()
                .flatMap(found -> body(type.body(), found.end() - 1))
                .toList();
    }

    /// The body of the method whose parameters open here; none if it has no body.
    private static Stream<JavaText> body(JavaText text, int open) {
        int brace = open + text.inside(open).length() + 2;
        String rest = text.text().substring(Math.min(brace, text.text().length()));
        int start = rest.indexOf('{');
        return start >= 0 && rest.substring(0, start).isBlank()
                ? Stream.of(new JavaText(text.inside(brace + start)))
                : Stream.empty();
    }

    private static List<String> names(List<String> arguments, int from) {
        var names = new ArrayList<String>();
        for (int i = from; i + 1 < arguments.size(); i += 2) {
            if (!NAME.matcher(arguments.get(i)).matches()) {
                throw new IllegalArgumentException("the name of a parameter is a literal, not " + arguments.get(i));
            }
            names.add(unquoted(arguments.get(i)));
        }
        return names;
    }

    /// `ChooseDefence` is asked as `choose-defence`.
    private static String verb(String type) {
        return type.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
    }

    private static String unquoted(String literal) {
        return literal.substring(1, literal.length() - 1);
    }
}
