package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import winterhall.engine.Answer;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.record.Fairness;
import winterhall.engine.record.MatchRecord;
import winterhall.engine.record.MatchRecord.RecordedStep;
import winterhall.engine.record.MatchRecord.Stop;
import winterhall.server.match.Entry.By;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Scene;

/// The history of a match, read from its ledger: its steps, the scene at each of them, its record.
public final class MatchHistory<B, V> {
    private final String table;
    private final Transitions<B, V> transitions;
    private final LedgerReplay<B, V> replay;
    private final MatchStore<B> store;

    public MatchHistory(String table, Transitions<B, V> transitions, LedgerReplay<B, V> replay, MatchStore<B> store) {
        this.table = table;
        this.transitions = transitions;
        this.replay = replay;
        this.store = store;
    }

    /// Everything that changed the table. It comes from what was told then, so it needs no rules of today.
    public List<Beat> steps(Viewer viewer) {
        return replay.beats(store.lines(), -1, viewer);
    }

    /// The scene as it stood at a step, with the beat that led there.
    ///
    /// @param names of the seats
    /// @throws LedgerReplay.Diverged if the rules of today do not lead there
    public Scene scene(int step, Viewer viewer, List<String> names) {
        ReplayState<B> state = store.past().at(step);
        var scenes = new Scenes<>(
                table,
                transitions,
                new Clocks<>(transitions.questions(), transitions.clock(), 0),
                _ -> Optional.empty(),
                names);
        IntermediateViews<B, V> intermediateViews = scenes.intermediateViews(Optional.empty(), state.match(), viewer);
        Beat beat =
                intermediateViews.of(replay.beat(state, viewer), store.past().boardsBefore(state), true);
        return scenes.scene(state.match(), viewer, List.of(beat), false, Optional.empty());
    }

    /// The record of a finished match: only the moves that counted.
    ///
    /// @throws LedgerReplay.Diverged if the rules of today do not lead there
    public MatchRecord record(Setup setup, Fairness fairness) {
        var game = transitions.referee().game();
        ReplayState<B> end = store.past().present();
        Match.Ending ending = end.match().ending().orElseThrow();
        Set<Integer> counting = end.counting()
                .backwards()
                .mapToObj(answer -> ReplayState.Answered.of(answer).number())
                .collect(Collectors.toSet());
        List<Answer> answers = store.lines().stream()
                .filter(line -> counting.contains(line.number()))
                .map(line -> new Answer(
                        Seat.of(line.seat()), game.vocabulary().moves().read(line.text(), Move.class)))
                .toList();
        Optional<Stop> stop = ending.how() == Match.How.FINISHED
                ? Optional.empty()
                : Optional.of(new Stop(Verb.of(ending.how()), ending.ranks()));
        return MatchRecord.of(game, setup, fairness, answers, stop);
    }

    /// The first line at which today's rules lead elsewhere, and what it says; nothing if they agree throughout.
    public Optional<String> divergence() {
        return store.past().divergence().map(diverged -> String.valueOf(diverged.getMessage()));
    }

    /// The ledger of a match that was played elsewhere, or an empty one if its record ends in a way no match here does.
    ///
    /// @throws winterhall.engine.record.BadRecord if it does not replay
    public List<Line> lines(MatchRecord record, long now) {
        List<RecordedStep<B>> steps = record.verify(transitions.referee().game());
        Transitions.Change<B> change = replay.start();
        var lines = new ArrayList<Line>(List.of(store.firstLine(change, now)));
        try {
            for (RecordedStep<B> recorded : steps.subList(1, steps.size())) {
                Answer answer = recorded.answer().orElseThrow();
                Entry entry = Entry.counting(change.match(), answer.seat(), answer.move());
                change = apply(change, entry.by(By.HALL).at(now), lines);
            }
            if (record.stop().isPresent()) {
                apply(change, stop(record.stop().get()).at(now), lines);
            }
            return lines;
        } catch (Refused _) {
            return List.of();
        }
    }

    private Transitions.Change<B> apply(Transitions.Change<B> before, Entry entry, List<Line> lines) throws Refused {
        Transitions.Change<B> change = transitions.apply(before.match(), entry, _ -> before.match());
        lines.add(store.line(change, entry, Optional.empty()));
        return change;
    }

    private static Entry stop(Stop stop) {
        return Entry.end(Payload.Ended.elsewhere(stop.reason(), stop.ranks()));
    }
}
