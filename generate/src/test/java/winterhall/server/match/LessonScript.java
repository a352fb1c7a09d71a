package winterhall.server.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Question;
import winterhall.wire.ToClient.Reason;
import winterhall.wire.ToClient.Scene;

/// Plays the scenarios of a lesson and keeps the moments they name, as the hall would show them to the first seat.
final class LessonScript<B, V> {
    private static final Seat READER = Seat.of(1);
    private static final List<String> BOTS = List.of("", "greedy");
    private static final int BEATS_SHOWN = 2;

    private final Game<B, V> game;
    private final Transitions<B, V> transitions;
    private final Scenes<B, V> scenes;
    private final List<Moment> moments = new ArrayList<>();
    private final List<List<String>> board = new ArrayList<>();
    private final List<String> script = new ArrayList<>();
    private final List<Told<B>> log = new ArrayList<>();
    private Optional<Match<B>> match = Optional.empty();
    /// The match at the moment before, of the same scenario.
    private Optional<Match<B>> shown = Optional.empty();

    /// What a step told, and the board at each of its events.
    private record Told<B>(Beat beat, List<B> boards) {}

    /// @param move what the reader plays then; nothing where something is only explained
    /// @param reasons why not, where the reader is asked
    /// @param log what happened just before that the scene does not tell itself: it tells what happened since the moment before
    record Moment(
            String text,
            String rule,
            Optional<String> move,
            Optional<List<Reason>> reasons,
            List<Beat> log,
            Scene scene) {
        Moment playing(String line) {
            return new Moment(text, rule, Optional.of(line), reasons, log, scene);
        }
    }

    LessonScript(Game<B, V> game) {
        this.game = game;
        transitions = new Transitions<>(new Referee<>(game), ClockRules.NONE);
        scenes = new Scenes<>(
                "lesson",
                transitions,
                new Clocks<>(transitions.questions(), ClockRules.NONE, 0),
                _ -> Optional.empty(),
                List.of("", ""));
    }

    List<Moment> moments(String text) throws Refused {
        for (String scenario : text.split("(?m)^---$")) {
            clear();
            List<List<String>> lines = scenario.lines()
                    .map(line -> List.of(line.strip().split("\\s+")))
                    .toList();
            lines.stream()
                    .filter(words -> words.getFirst().equals("chance"))
                    .forEach(words -> script.addAll(words.subList(1, words.size())));
            for (List<String> words : lines) {
                read(words);
            }
        }
        return List.copyOf(moments);
    }

    private void read(List<String> words) throws Refused {
        switch (words.getFirst()) {
            case "#" -> note(words.subList(1, words.size()));
            case "play" -> play(Seat.parse(words.get(1)), String.join(" ", words.subList(2, words.size())));
            case "",
                    "game",
                    "chance",
                    "told",
                    "expect",
                    "refuse",
                    "winner" -> {} // the scenario itself is tried beside this
            default -> board.add(words);
        }
    }

    private void note(List<String> words) {
        boolean asks = words.size() == 3 && words.getFirst().equals("ask");
        if (asks || words.size() == 3 && words.getFirst().equals("tell")) {
            moments.add(moment(words.get(1), words.get(2), asks));
        }
    }

    private Moment moment(String text, String rule, boolean asks) {
        Match<B> now = now();
        Scene scene = scenes.scene(now, Viewer.at(READER), since(now), false, Optional.empty());
        Optional<List<Reason>> reasons =
                asks ? Optional.of(scenes.reasons(now, Viewer.at(READER)).reasons()) : Optional.empty();
        int before = log.size() - scene.beats().size();
        List<Beat> earlier = log.subList(Math.min(before, Math.max(0, log.size() - BEATS_SHOWN)), before).stream()
                .map(Told::beat)
                .toList();
        shown = Optional.of(now);
        return new Moment(text, rule, Optional.empty(), reasons, earlier, asks ? scene : untouchable(scene));
    }

    /// What happened since the moment before, with the views in between; nothing at the first moment of a scenario.
    private List<Beat> since(Match<B> now) {
        if (shown.isEmpty()) {
            return List.of();
        }
        IntermediateViews<B, V> views = scenes.intermediateViews(shown, now, Viewer.at(READER));
        return log.stream()
                .filter(told -> told.beat().step() > shown.get().step())
                .map(told -> views.of(told.beat(), told.boards(), told.beat().step() == now.step()))
                .toList();
    }

    private void play(Seat seat, String line) throws Refused {
        if (seat.equals(READER)
                && !moments.isEmpty()
                && moments.getLast().reasons().isPresent()) {
            Moment asked = moments.getLast();
            if (asked.move().isEmpty()) {
                moments.set(moments.size() - 1, asked.playing(line));
            }
        }
        Entry.By by = seat.equals(READER) ? Entry.By.HAND : Entry.By.BOT;
        Transitions.Change<B> change = transitions.apply(
                now(),
                Entry.counting(now(), seat, game.vocabulary().moves().read(line, Move.class))
                        .by(by),
                _ -> {
                    throw new IllegalStateException("a lesson takes nothing back");
                });
        Match<B> after = change.match();
        match = Optional.of(after);
        Viewer viewer = after.isOver() ? Viewer.everyone() : Viewer.at(READER);
        Beat beat = LedgerReplay.beat(
                after.step(),
                StepSummaries.StepSummary.of(Entry.Kind.MOVE, Optional.of(seat)),
                change.events(),
                viewer);
        log.add(new Told<>(beat, change.boards()));
    }

    private Match<B> now() {
        if (match.isEmpty()) {
            Setup setup = new Setup(game.id(), BOTS.size(), new LinkedHashMap<>());
            Opening<B> opening = game.staging().stage(setup, board);
            match = Optional.of(transitions
                    .begin(setup, transitions.referee().begin(opening, chance()), BOTS)
                    .match());
        }
        return match.orElseThrow();
    }

    /// All that a scenario scripts, from the beginning, as in [StagedMoments].
    private Chance chance() {
        return script.isEmpty() ? new QuickChance(1) : new ScriptedChance(script, 1);
    }

    private void clear() {
        match = Optional.empty();
        shown = Optional.empty();
        board.clear();
        script.clear();
        log.clear();
    }

    /// Where something is only explained nothing is lit.
    private static Scene untouchable(Scene scene) {
        return new Scene(
                scene.table(),
                scene.step(),
                scene.stage(),
                scene.seat(),
                scene.view(),
                scene.where(),
                scene.beats(),
                scene.since(),
                scene.cut(),
                scene.question()
                        .map(asked -> new Question(
                                asked.asked(),
                                asked.ask(),
                                asked.words(),
                                asked.window(),
                                asked.closes(),
                                asked.awaited(),
                                List.of(),
                                asked.answered(),
                                asked.stopped(),
                                asked.millis())),
                scene.seats(),
                scene.undoBarred(),
                scene.proposal(),
                scene.orders(),
                scene.handOver(),
                scene.ending());
    }
}
