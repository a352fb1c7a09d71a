package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Compares a text file with the English one: nothing missing, nothing more, nothing left in English.
///
/// A translation may use other forms of a parameter (`{faction_of}`), but it uses every parameter that English uses.
public final class Translation {
    /// Words that are English and nothing else.
    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(the|and|your|you|with|from|which|must|when|plays|played|cannot|this|that|are|they)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

    private Translation() {}

    /// What is wrong with the translation, one line each.
    ///
    /// @param same keys whose texts may read as in English: proper names and the like
    public static List<String> problems(String english, String translation, List<String> same) {
        SequencedMap<String, String> originals = new TextFile(english).texts();
        var file = new TextFile(translation);
        var problems = new ArrayList<>(file.problems());
        originals.keySet().stream()
                .filter(key -> !file.texts().containsKey(key))
                .map("missing "::concat)
                .forEach(problems::add);
        file.texts().forEach((key, text) -> {
            String original = originals.get(key);
            if (original == null) {
                problems.add("superfluous " + key);
            } else {
                compare(key, original, text, same.contains(key), problems);
            }
        });
        return List.copyOf(problems);
    }

    /// Whether there are English words in a text that should be in another language.
    public static boolean hasEnglish(String text) {
        return ENGLISH.matcher(text).find();
    }

    private static void compare(String key, String original, String text, boolean same, List<String> problems) {
        if (text.equals(original) != same) {
            problems.add(key + (same ? " is listed as the same, but is not" : " is as in English: " + text));
        }
        try {
            Message message = Message.parse(text);
            SequencedSet<String> wanted = parameters(Message.parse(original));
            if (!parameters(message).equals(wanted)) {
                problems.add(key + " uses " + parameters(message) + "; English uses " + wanted);
            }
            for (String variant : message.variants()) {
                if (variant.isBlank()) {
                    problems.add(key + " can become nothing");
                }
                if (!same && hasEnglish(variant.replaceAll("‹[^›]*›", ""))) {
                    problems.add(key + " has English in it: " + variant);
                }
            }
        } catch (IllegalArgumentException malformed) {
            problems.add(key + " " + malformed.getMessage());
        }
    }

    private static SequencedSet<String> parameters(Message message) {
        var names = new TreeSet<String>();
        message.parameters().forEach(name -> names.add(parameter(name)));
        return names;
    }

    /// The parameter whose form this is: `faction` for `faction_of`.
    static String parameter(String name) {
        int form = name.indexOf('_');
        return form < 0 ? name : name.substring(0, form);
    }
}
