package winterhall.server.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.server.match.Entry;
import winterhall.server.match.QuestionKind;
import winterhall.wire.ToClient.Beat;

/// Checks that a program keeps to the bot protocol, by letting it play every seat of whole matches.
public final class BotProtocolCheck {
    private static final long LONGEST_FAREWELL = 5_000;

    private final List<String> command;
    private final long millis;

    /// How it went.
    ///
    /// @param start how long it took to its first line, in milliseconds; [BotProgram#START_MILLIS] are allowed
    /// @param slowest the longest answer, in milliseconds; the time to think and [BotProgram#GRACE_MILLIS] are allowed
    /// @param troubles what it did wrong; empty if it keeps to the protocol
    public record Report(int matches, int answers, long start, long slowest, List<String> troubles) {}

    /// @param millis how long it may think about each answer
    public BotProtocolCheck(List<String> command, long millis) {
        this.command = List.copyOf(command);
        this.millis = millis;
    }

    /// Stops at the first trouble, since a program that has stumbled is not asked again.
    public <B, V> Report play(Game<B, V> game, int matches, long seed) {
        var count = new Count();
        var program = new BotProgram(command);
        try {
            long began = System.nanoTime();
            program.start();
            count.start = millisSince(began);
            for (int match = 0; match < matches; match++) {
                play(game, new QuickChance(seed).split(match), program, count);
                count.matches++;
            }
            if (!program.end(LONGEST_FAREWELL)) {
                count.troubles.add("it did not end within " + LONGEST_FAREWELL + " ms after its input had closed");
            }
        } catch (BotProgram.Trouble trouble) {
            count.troubles.add(
                    "match " + (count.matches + 1) + ", answer " + (count.answers + 1) + ": " + trouble.getMessage());
        } finally {
            program.close();
        }
        return new Report(count.matches, count.answers, count.start, count.slowest, List.copyOf(count.troubles));
    }

    private <B, V> void play(Game<B, V> game, QuickChance chance, BotProgram program, Count count)
            throws BotProgram.Trouble {
        var referee = new Referee<>(game);
        Setup setup = game.anySetup(chance.source("setup"));
        Step<B> step = referee.start(setup, chance.split(1));
        var untold = new HashMap<Seat, List<Beat>>();
        Seat.all(setup.seats()).forEach(seat -> untold.put(seat, new ArrayList<>()));
        tell(untold, 0, "start", Optional.empty(), step.events());
        Position<B> position = step.position();
        while (!referee.awaited(position).isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            List<Beat> beats = Objects.requireNonNull(untold.put(seat, new ArrayList<>()));
            var scene = BotScene.withoutTable(
                    game, referee.view(position, Viewer.at(seat)), referee.options(position, seat), beats);
            long began = System.nanoTime();
            String line = program.ask(game.id(), scene, millis);
            count.slowest = Math.max(count.slowest, millisSince(began));
            count.answers++;
            Move move = game.vocabulary().moves().read(line, Move.class);
            Entry.Kind kind = QuestionKind.of(position).counting();
            int before = position.number();
            step = referee.advance(position, seat, move);
            position = step.position();
            if (position.number() > before) {
                tell(
                        untold,
                        position.number(),
                        Verb.of(kind),
                        kind == Entry.Kind.POLL_ANSWER ? Optional.empty() : Optional.of(seat),
                        step.events());
            }
        }
    }

    /// Notes for every seat what it has yet to be told.
    private static void tell(
            Map<Seat, List<Beat>> untold, int number, String what, Optional<Seat> by, List<Event> events) {
        untold.forEach((seat, beats) -> beats.add(new Beat(
                number,
                what,
                by,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                events.stream().map(event -> event.seenBy(Viewer.at(seat))).toList(),
                Optional.empty())));
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }

    private static final class Count {
        private int matches;
        private int answers;
        private long start;
        private long slowest;
        private final List<String> troubles = new ArrayList<>();
    }
}
