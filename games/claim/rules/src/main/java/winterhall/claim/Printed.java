package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;

/// What is printed on the cardboard of one match: as in the boxes, or changed for an experiment.
///
/// Taken out of the catalogue once, so that play need not look for anything.
final class Printed {
    static final Catalogue CATALOGUE = Catalogue.of(sheets());

    /// As in the boxes.
    static final Printed USUAL = new Printed(new TreeMap<>());

    private final SortedMap<String, String> changes;
    private final List<Sheet.Faction> factions;
    private final List<Sheet.Location> locations;
    private final List<Location> buildings;
    private final List<Toxic> toxics;
    private final boolean[][] windows;
    private final int[] numbers;
    private final int[] losses;

    private Printed(SortedMap<String, String> changes) {
        this.changes = changes;
        Catalogue catalogue = CATALOGUE.with(changes);
        factions = catalogue.all(Sheet.Faction.class);
        for (Faction faction : Faction.values()) {
            Sheet.Faction usual = faction.sheet();
            if (sheet(faction).hint() != usual.hint()) {
                throw new BadSetup("faction." + faction + ".hint: what shows of its numbers is its power");
            }
            if (!sheet(faction).beats().equals(usual.beats())
                    || !sheet(faction).abilities().equals(usual.abilities())) {
                throw new BadSetup("faction." + faction + ": its powers are what the rules do with it");
            }
        }
        changed("number-class.").forEach(name -> {
            throw new BadSetup(name + ": which numbers a class has is the rule of hidden numbers");
        });
        changed("deck.").forEach(name -> {
            throw new BadSetup(name + ": the factions of a deck are chosen by the setting factions");
        });
        locations = catalogue.all(Sheet.Location.class);
        buildings = Arrays.stream(Location.values())
                .filter(location -> sheet(location).building())
                .toList();
        toxics = catalogue.all(Sheet.Toxic.class).stream()
                .flatMap(sheet -> Collections.nCopies(sheet.copies(), Toxic.parse(sheet.id())).stream())
                .toList();
        List<Sheet.Artifact> artifacts = catalogue.all(Sheet.Artifact.class);
        windows = new boolean[artifacts.size()][ArtifactWindow.values().length];
        numbers = new int[artifacts.size()];
        losses = new int[artifacts.size()];
        for (int i = 0; i < numbers.length; i++) {
            Sheet.Artifact sheet = artifacts.get(i);
            for (ArtifactWindow window : sheet.windows()) {
                windows[i][window.ordinal()] = true;
            }
            Sheet.Artifact usual = Artifact.values()[i].sheet();
            numbers[i] = number("artifact." + sheet.id() + ".number", sheet.number(), usual.number());
            losses[i] = number("artifact." + sheet.id() + ".losses", sheet.losses(), usual.losses());
        }
    }

    private static int number(String name, Optional<Integer> printed, Optional<Integer> usual) {
        if (printed.isPresent() != usual.isPresent()) {
            throw new BadSetup(name + ": an artifact that has a number keeps one, and no other can get one");
        }
        return printed.orElse(0);
    }

    /// @param chosen all that a setup chose, settings too
    /// @throws BadSetup if this cannot be printed
    static Printed of(Map<String, String> chosen) {
        if (chosen.keySet().stream().noneMatch(Catalogue::isOverride)) {
            return USUAL;
        }
        var changes = new TreeMap<String, String>();
        chosen.forEach((key, value) -> {
            if (Catalogue.isOverride(key)) {
                changes.put(key, value);
            }
        });
        return new Printed(changes);
    }

    Sheet.Faction sheet(Faction faction) {
        return factions.get(faction.ordinal());
    }

    Sheet.Location sheet(Location location) {
        return locations.get(location.ordinal());
    }

    List<Location> buildings() {
        return buildings;
    }

    /// All of them, each as often as it is there.
    List<Toxic> toxics() {
        return toxics;
    }

    /// Whether this artifact may be played in this window, as far as it says itself. (claim:W3)
    boolean isFor(ArtifactWindow window, Artifact artifact) {
        return windows[artifact.ordinal()][window.ordinal()];
    }

    /// The number on an artifact that has one.
    int number(Artifact artifact) {
        return numbers[artifact.ordinal()];
    }

    /// How many lost tricks an artifact asks for.
    int losses(Artifact artifact) {
        return losses[artifact.ordinal()];
    }

    /// The changed names that begin so.
    List<String> changed(String start) {
        return changes.keySet().stream().filter(key -> key.startsWith(start)).toList();
    }

    private static List<Sheet> sheets() {
        var sheets = new ArrayList<Sheet>();
        Arrays.stream(Faction.values()).map(Faction::sheet).forEach(sheets::add);
        Arrays.stream(Artifact.values()).map(Artifact::sheet).forEach(sheets::add);
        Arrays.stream(Location.values()).map(Location::sheet).forEach(sheets::add);
        sheets.addAll(Toxic.sheets());
        sheets.addAll(Face.classes());
        sheets.addAll(Sheet.Deck.ALL);
        return sheets;
    }

    /// `faction.goblin.numbers=0,0,1;…`; nothing if all is as in the boxes.
    String written() {
        return changes.entrySet().stream()
                .map(change -> change.getKey() + "=" + change.getValue())
                .collect(Collectors.joining(";"));
    }

    static Printed readWritten(String text) {
        var changes = new TreeMap<String, String>();
        for (String change : text.split(";")) {
            if (!change.isEmpty()) {
                int equals = change.indexOf('=');
                changes.put(change.substring(0, equals), change.substring(equals + 1));
            }
        }
        return of(changes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Printed that && changes.equals(that.changes);
    }

    @Override
    public int hashCode() {
        return changes.hashCode();
    }
}
