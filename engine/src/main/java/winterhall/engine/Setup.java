package winterhall.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a table agreed on: the game, the seats, and every setting that differs from the usual.
///
/// Written `claim seats 2 artifacts yes yeti-double last-yeti-barred`. For experiments a setup may also choose what is
/// printed on the cardboard ([Catalogue]): `faction.goblin.numbers 0,0,1`.
public record Setup(String game, int seats, SequencedMap<String, String> chosen) {
    public Setup {
        chosen = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(chosen));
    }

    public static Setup of(String game, int seats) {
        return new Setup(game, seats, new LinkedHashMap<>());
    }

    public Setup with(String key, String value) {
        var more = new LinkedHashMap<>(chosen);
        more.put(key, value);
        return new Setup(game, seats, more);
    }

    /// What was chosen for this setting, or its usual value.
    public String value(Setting setting) {
        return chosen.getOrDefault(setting.key(), setting.usual());
    }

    /// Refuses a setup that names another game, a wrong number of seats, or a setting or value the game does not know.
    public Setup checkedFor(Game<?, ?> game) {
        if (!game.id().equals(this.game)) {
            throw new BadSetup("this is a setup of " + this.game + ", not of " + game.id());
        }
        if (!game.seatCounts().contains(seats)) {
            throw new BadSetup(
                    Refusal.of(
                            "engine:setup",
                            "wrong-number-of-seats",
                            "seats",
                            seats,
                            "counts",
                            listed(game.seatCounts())),
                    game.id() + " is played by " + game.seatCounts() + " seats, not by " + seats);
        }
        var _ = game.catalogue().with(chosen);
        List<String> keys = chosen.keySet().stream()
                .filter(key -> !Catalogue.isOverride(key))
                .toList();
        List<Setting> settings = keys.stream().map(key -> settingOf(game, key)).toList();
        settings.forEach(setting -> setting.check(value(setting)));
        settings.forEach(this::checkSeats);
        return this;
    }

    private void checkSeats(Setting setting) {
        if (!setting.seats().contains(seats) && !value(setting).equals(setting.usual())) {
            String key = setting.key();
            String counts = listed(setting.seats());
            throw new BadSetup(
                    key,
                    Refusal.of("engine:setup", "not-with-so-many", "setting", key, "seats", seats, "counts", counts),
                    "it can be chosen with " + setting.seats() + " seats, not with " + seats);
        }
    }

    /// Whether what is printed is as printed, and only settings were chosen.
    public boolean isAsPrinted() {
        return chosen.keySet().stream().noneMatch(Catalogue::isOverride);
    }

    /// For a game that nobody experiments with: its positions need not carry what is printed.
    ///
    /// @throws BadSetup if another print is wanted
    public void requireAsPrinted() {
        if (!isAsPrinted()) {
            throw new BadSetup(game + " is only played as it is printed");
        }
    }

    private static Setting settingOf(Game<?, ?> game, String key) {
        for (Setting setting : game.settings()) {
            if (setting.key().equals(key)) {
                return setting;
            }
        }
        List<String> keys = game.settings().stream().map(Setting::key).toList();
        String known = String.join(", ", keys);
        throw new BadSetup(
                Refusal.of("engine:setup", "no-such-setting", "setting", key, "settings", known),
                game.id() + " has no setting " + key + "; it has " + known);
    }

    private static String listed(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    public static Setup parse(String line) {
        return parse(List.of(line.strip().split("\\s+")), Function.identity());
    }

    /// @param complain makes the message of a refusal, for instance by naming a file and line
    public static Setup parse(List<String> words, Function<String, String> complain) {
        if (words.size() < 3 || !words.get(1).equals("seats") || !words.get(2).matches("[1-9]")) {
            throw new BadSetup(
                    complain.apply("a setup begins <game> seats <number from 1 to 9>, not " + String.join(" ", words)));
        }
        var chosen = new LinkedHashMap<String, String>();
        for (int i = 3; i < words.size(); i += 2) {
            if (i + 1 == words.size()) {
                throw new BadSetup(complain.apply("the setting " + words.get(i) + " lacks a value"));
            }
            if (chosen.put(words.get(i), words.get(i + 1)) != null) {
                throw new BadSetup(complain.apply("the setting " + words.get(i) + " is given twice"));
            }
        }
        return new Setup(words.getFirst(), Integer.parseInt(words.get(2)), chosen);
    }

    @Override
    public String toString() {
        var words = new ArrayList<String>(List.of(game, "seats", String.valueOf(seats)));
        chosen.forEach((key, value) -> {
            words.add(key);
            words.add(value);
        });
        return String.join(" ", words);
    }
}
