package winterhall.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Answer;
import winterhall.engine.BadSetup;
import winterhall.engine.BrokenRule;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Step;

/// A whole match as text that people can read and machines can replay: golden playthroughs, replays and bug reports.
///
/// ```
/// winterhall record 1
/// setup claim seats 2
/// rules 1
/// chance quick 20417
/// start
///             leader-chosen seat-2                                              0d1c6ffab2a6c2f0
/// 0   seat-2  play goblin-4
///             card-led seat-2 goblin-4                                          7f3a91c25b0e44d1
/// …
/// end places 1 2 reason votes
/// ```
///
/// Every decision has its number, its seat and its move, then what everyone may know of its events after the end; the
/// last
/// line of a step carries the fingerprint of the position it leads to. Answers to a poll are lines of their own with
/// the
/// poll's number. Lines that begin with `#` are comments. `docs/records.md` has the whole format, and what version 2 adds
/// for the matches of a hall: how their chance came about, and an end before the rules end it.
public final class MatchRecord {
    static final String TITLE = "winterhall record 1";
    static final String HALL_TITLE = "winterhall record 2";

    /// No match of any game needs this many decisions.
    private static final int ENDLESS = 100_000;

    private final Setup setup;
    private final int rules;
    private final Optional<Fairness> fairness;
    private final Chance chance;
    private final List<Integer> headLines;
    private final List<RecordLine> lines;

    /// One step of a match.
    ///
    /// @param number the decision that was answered
    /// @param answer who moved and how; empty for the start of the match
    public record RecordedStep<B>(int number, Optional<Answer> answer, Step<B> step) {}

    /// How a match ended before the rules ended it.
    ///
    /// @param reason one word: `resigned`, `agreed`
    /// @param ranks of the seats; empty if there is no result
    public record Stop(String reason, List<Integer> ranks) {
        String line() {
            List<String> words = ranks.stream().map(String::valueOf).toList();
            return "stop places " + (words.isEmpty() ? "none" : String.join(" ", words)) + " reason " + reason;
        }
    }

    /// @param headLines where title, setup, rules and chance stand in the text
    MatchRecord(
            Setup setup,
            int rules,
            Optional<Fairness> fairness,
            Chance chance,
            List<Integer> headLines,
            List<RecordLine> lines) {
        this.setup = setup;
        this.rules = rules;
        this.fairness = fairness;
        this.chance = chance;
        this.headLines = List.copyOf(headLines);
        this.lines = List.copyOf(lines);
    }

    /// Plays a match to its end and writes it down.
    ///
    /// @param chance a fresh [QuickChance] or [SecretChance]
    /// @throws winterhall.engine.BadSetup if no match can start from this setup
    public static <B, V> MatchRecord play(Game<B, V> game, Setup setup, Chance chance, Chooser chooser) {
        return play(game, setup, chance, chooser, ENDLESS);
    }

    /// Plays a match of at most this many decisions and writes it down.
    ///
    /// @throws BrokenRule if it does not end by then
    public static <B, V> MatchRecord play(Game<B, V> game, Setup setup, Chance chance, Chooser chooser, int longest) {
        var referee = new Referee<>(game);
        var writer = new RecordWriter<>(game);
        Step<B> step = referee.start(setup, chance);
        var lines = new ArrayList<>(writer.start(step));
        for (int decisions = 0; !referee.awaited(step.position()).isEmpty(); decisions++) {
            if (decisions == longest) {
                throw new BrokenRule("no end after " + longest + " decisions; the agenda is "
                        + step.position().agenda());
            }
            Position<B> position = step.position();
            Seat seat = referee.awaited(position).getFirst();
            Move move = chooser.choose(seat, referee.options(position, seat));
            step = referee.advance(position, seat, move);
            lines.addAll(writer.step(position.number(), seat, move, step));
        }
        lines.add(writer.end(step.position()));
        return new MatchRecord(setup, game.rulesVersion(), Optional.empty(), chance, List.of(1, 2, 3, 4), lines);
    }

    /// Writes down a match of a hall.
    ///
    /// @param answers every answer that counts, in order; each was an option
    /// @param stop how it ended, unless the rules ended it
    public static <B, V> MatchRecord of(
            Game<B, V> game, Setup setup, Fairness fairness, List<Answer> answers, Optional<Stop> stop) {
        var referee = new Referee<>(game);
        var writer = new RecordWriter<>(game);
        Chance chance = fairness.chance();
        Step<B> step = referee.start(setup, chance);
        var lines = new ArrayList<>(writer.start(step));
        for (Answer answer : answers) {
            int number = step.position().number();
            step = referee.advance(step.position(), answer.seat(), answer.move());
            lines.addAll(writer.step(number, answer.seat(), answer.move(), step));
        }
        lines.add(stop.isPresent() ? RecordLine.word(stop.get().line()) : writer.end(step.position()));
        return new MatchRecord(setup, game.rulesVersion(), Optional.of(fairness), chance, List.of(1, 2, 3, 7), lines);
    }

    /// Reads what [#text] wrote.
    ///
    /// @throws BadRecord if a line of it does not read
    public static MatchRecord read(String text) {
        return new RecordReader(text).record();
    }

    /// Replays the record and compares every line.
    ///
    /// @return its steps, the start of the match first
    /// @throws BadRecord if the record is incomplete or differs from what the rules say
    public <B, V> List<RecordedStep<B>> verify(Game<B, V> game) {
        return new RecordReplay<>(this, game).steps();
    }

    public String text() {
        var text = new StringBuilder();
        text.append(fairness.isPresent() || stop().isPresent() ? HALL_TITLE : TITLE)
                .append('\n');
        text.append("setup ").append(setup).append('\n');
        text.append("rules ").append(rules).append('\n');
        fairness.ifPresent(fair -> text.append("commitment ")
                .append(fair.commitment())
                .append("\nsecret ")
                .append(fair.secret())
                .append("\nentropy ")
                .append(entropyWords(fair))
                .append('\n'));
        text.append("chance ").append(chanceWords()).append('\n');
        lines.forEach(line -> text.append(line.text()).append('\n'));
        return text.toString();
    }

    public Setup setup() {
        return setup;
    }

    /// The version of the rules by which it was played.
    public int rules() {
        return rules;
    }

    /// The chance at the start of the match.
    public Chance chance() {
        return chance;
    }

    /// How that chance came about, for a match of a hall.
    public Optional<Fairness> fairness() {
        return fairness;
    }

    /// How it ended, unless the rules ended it.
    public Optional<Stop> stop() {
        return lines.getLast().stop();
    }

    private static String entropyWords(Fairness fair) {
        return String.join(
                " ",
                fair.entropy().stream()
                        .map(bytes -> bytes.isEmpty() ? "none" : bytes)
                        .toList());
    }

    /// The game this is a match of, from the shelf.
    ///
    /// @throws BadRecord if it is not there
    public Game<?, ?> game() {
        try {
            return Shelf.game(setup.game());
        } catch (BadSetup missing) {
            throw new BadRecord(headLine(1), String.valueOf(missing.getMessage()));
        }
    }

    int headLine(int at) {
        return headLines.get(at);
    }

    List<RecordLine> lines() {
        return lines;
    }

    private String chanceWords() {
        return switch (chance) {
            case QuickChance(long state) -> "quick " + state;
            case SecretChance secret -> "secret " + secret.hex();
            default -> throw new IllegalArgumentException("a record needs quick or secret chance, not " + chance);
        };
    }
}
