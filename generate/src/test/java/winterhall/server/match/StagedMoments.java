package winterhall.server.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;
import winterhall.wire.Http.SeatCard;
import winterhall.wire.Http.TableCard;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Reason;
import winterhall.wire.ToClient.Scene;

/// Plays one scenario and keeps what the hall would show at the moments it names: `# moment attack seat-1`, or
/// `# moment attack` for somebody who watches.
final class StagedMoments<B, V> {
    private static final List<String> NAMES = List.of("Anna", "Bram", "Fox", "Hanna", "Ivo", "Mira");
    private static final int BEATS_SHOWN = 12;

    private final Game<B, V> game;
    private final Setup setup;
    private final Transitions<B, V> transitions;
    private final Scenes<B, V> scenes;
    private final List<List<String>> board = new ArrayList<>();
    private final List<String> script = new ArrayList<>();
    private final List<Shown> shown = new ArrayList<>();
    private final List<Played> log = new ArrayList<>();
    private Optional<Match<B>> match = Optional.empty();

    /// @param reasons why not, for whatever could be touched
    /// @param log what happened just before
    record Shown(String name, TableCard table, Scene scene, List<Reason> reasons, List<Beat> log) {}

    private record Played(int step, Seat seat, List<winterhall.engine.Event> events) {}

    /// @param heading the words of the line `game valda seats 4 …`
    StagedMoments(Game<B, V> game, List<String> heading) {
        this.game = game;
        Setup wanted = Setup.of(game.id(), Integer.parseInt(heading.get(3)));
        for (int i = 4; i < heading.size(); i += 2) {
            wanted = wanted.with(heading.get(i), heading.get(i + 1));
        }
        setup = wanted;
        transitions = new Transitions<>(new Referee<>(game), ClockRules.NONE);
        scenes = new Scenes<>(
                "staged",
                transitions,
                new Clocks<>(transitions.questions(), ClockRules.NONE, 0),
                _ -> Optional.empty(),
                NAMES.subList(0, setup.seats()));
    }

    List<Shown> play(List<String> lines) throws Refused {
        for (String line : lines) {
            List<String> words = List.of(line.split("\\s+"));
            if (words.getFirst().equals("chance")) {
                script.addAll(words.subList(1, words.size()));
            }
        }
        for (String line : lines) {
            List<String> words = List.of(line.split("\\s+"));
            switch (words.getFirst()) {
                case "#" -> {
                    if (words.get(1).equals("moment")) {
                        show(
                                words.get(2),
                                words.size() == 4 ? Viewer.at(Seat.parse(words.get(3))) : Viewer.spectator());
                    }
                }
                case "play" -> play(Seat.parse(words.get(1)), String.join(" ", words.subList(2, words.size())));
                case "chance" -> {}
                default -> board.add(words);
            }
        }
        return List.copyOf(shown);
    }

    private void play(Seat seat, String line) throws Refused {
        Transitions.Change<B> change = transitions.apply(
                now(),
                Entry.counting(now(), seat, game.vocabulary().moves().read(line, Move.class))
                        .by(Entry.By.HAND),
                _ -> {
                    throw new IllegalStateException("a staged match takes nothing back");
                });
        match = Optional.of(change.match());
        log.add(new Played(change.match().step(), seat, change.events()));
    }

    private void show(String name, Viewer viewer) {
        Match<B> now = now();
        List<Beat> beats = log.stream()
                .skip(Math.max(0, log.size() - BEATS_SHOWN))
                .map(played -> LedgerReplay.beat(
                        played.step(),
                        StepSummaries.StepSummary.of(Entry.Kind.MOVE, Optional.of(played.seat())),
                        played.events(),
                        now.isOver() ? Viewer.everyone() : viewer))
                .toList();
        List<Reason> reasons =
                viewer.seat().isPresent() ? scenes.reasons(now, viewer).reasons() : List.of();
        shown.add(new Shown(
                name, table(viewer), scenes.scene(now, viewer, List.of(), false, Optional.empty()), reasons, beats));
    }

    private Match<B> now() {
        if (match.isEmpty()) {
            var opening = board.isEmpty() ? game.open(setup) : game.staging().stage(setup, board);
            List<String> people =
                    NAMES.subList(0, setup.seats()).stream().map(_ -> "").toList();
            match = Optional.of(transitions
                    .begin(setup, transitions.referee().begin(opening, chance()), people)
                    .match());
        }
        return match.orElseThrow();
    }

    /// All that a scenario scripts, from the beginning: a script may stand only where the next draw is.
    private Chance chance() {
        return script.isEmpty() ? new QuickChance(1) : new ScriptedChance(script, 1);
    }

    private TableCard table(Viewer viewer) {
        var seats = new ArrayList<SeatCard>();
        for (int seat = 1; seat <= setup.seats(); seat++) {
            seats.add(new SeatCard(seat, "person", NAMES.get(seat - 1), ""));
        }
        return new TableCard(
                "staged",
                game.id(),
                game.rulesVersion(),
                new LinkedHashMap<>(setup.chosen()),
                "running",
                "",
                false,
                false,
                "anyone",
                true,
                "none",
                "relaxed",
                "",
                0,
                Optional.empty(),
                seats,
                viewer.seat().map(seat -> List.of(seat.index() + 1)).orElse(List.of()),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
