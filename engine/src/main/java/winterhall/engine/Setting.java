package winterhall.engine;

import java.util.ArrayList;
import java.util.List;

/// One thing that a table agrees on before play; the lobby shows it from this alone.
///
/// @param key its name in a setup and in the texts, such as `yeti-double`
/// @param values what may be chosen: the members of a set, the words of a choice; empty for a free text or number
/// @param usual the value when nothing is said
/// @param seats the numbers of seats at which it can be changed
/// @param rule the rule it decides
public record Setting(String key, Kind kind, List<String> values, String usual, List<Integer> seats, String rule) {
    /// How a value is chosen and written.
    public enum Kind {
        /// `yes` or `no`
        SWITCH,
        /// one of the values
        CHOICE,
        /// several of the values, separated by commas
        SET
    }

    public Setting {
        values = List.copyOf(values);
        seats = List.copyOf(seats);
    }

    public static Setting choice(String key, String rule, List<Integer> seats, String usual, String... others) {
        var values = new ArrayList<String>();
        values.add(usual);
        values.addAll(List.of(others));
        return new Setting(key, Kind.CHOICE, values, usual, seats, rule);
    }

    public static Setting flag(String key, String rule, List<Integer> seats, boolean usual) {
        return new Setting(key, Kind.SWITCH, List.of("yes", "no"), usual ? "yes" : "no", seats, rule);
    }

    /// @throws BadSetup if this value cannot be chosen
    void check(String value) {
        for (String word : kind == Kind.SET ? value.split(",", -1) : new String[] {value}) {
            if (!values.isEmpty() && !values.contains(word)) {
                String known = String.join(", ", values);
                throw new BadSetup(
                        key,
                        Refusal.of("engine:setup", "no-such-value", "setting", key, "value", word, "values", known),
                        word + " is not one of " + known);
            }
        }
    }
}
