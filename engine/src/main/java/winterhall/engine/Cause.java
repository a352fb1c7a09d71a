package winterhall.engine;

import java.util.Optional;

/// Why something happened that was nobody's plain choice: the rule, and the thing whose rule it is.
///
/// Written as one word, `claim:F4@faction:dwarf`; `claim:R15` where no thing did it. People read it as the text
/// `why.F4`. A cause never tells more than its event: it names what lies open when the event is told.
///
/// @param rule such as `claim:F4`
/// @param thing the anchor of a card, faction, artifact, location or the like
public record Cause(String rule, Optional<String> thing) {
    private static final char BY = '@';

    /// @param thing anything whose anchor is its kind and its word
    public static Cause of(String rule, String kind, Object thing) {
        return new Cause(rule, Optional.of(kind + ":" + thing));
    }

    public static Cause of(String rule) {
        return new Cause(rule, Optional.empty());
    }

    public static Cause parse(String word) {
        int by = word.indexOf(BY);
        String rule = by < 0 ? word : word.substring(0, by);
        if (!rule.matches("[a-z0-9-]+:[A-Za-z0-9.-]+")) {
            throw new IllegalArgumentException("not a cause: " + word + "; one is written claim:F4@faction:dwarf");
        }
        return by < 0 ? of(rule) : new Cause(rule, Optional.of(word.substring(by + 1)));
    }

    /// How it goes over the wire, too.
    public String anchor() {
        return toString();
    }

    @Override
    public String toString() {
        return thing.map(name -> rule + BY + name).orElse(rule);
    }
}
