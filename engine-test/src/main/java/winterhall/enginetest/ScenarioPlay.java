package winterhall.enginetest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import winterhall.engine.BadSetup;
import winterhall.engine.BrokenRule;
import winterhall.engine.Decision;
import winterhall.engine.Event;
import winterhall.engine.Excerpt;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Opening;
import winterhall.engine.Order;
import winterhall.engine.Orders;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Refusal;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.enginetest.Scenario.Count;
import winterhall.enginetest.Statement.Holds;

/// Plays one scenario, line by line, until an expectation is not met.
final class ScenarioPlay<B, V> {
    /// Standing orders that answer this often in a row never stop.
    private static final int ENDLESS = 10_000;

    private static final long SEED = 1;

    private final Scenario scenario;
    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final List<Orders> orders = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();
    private boolean countsOnly;
    private int at;
    private Position<B> position;
    private List<Event> told;
    private Undo<B> undo = Undo.none();

    /// Checks every line and brings the board to its first decision.
    ///
    /// @throws BadScenario if a line cannot be obeyed
    ScenarioPlay(Scenario scenario, Game<B, V> game) {
        this.scenario = scenario;
        this.game = game;
        this.referee = new Referee<>(game);
        this.at = scenario.line();
        var check = new ScenarioCheck<>(scenario, game);
        check.lines();
        Step<B> start = start(check.staged());
        this.position = start.position();
        this.told = start.events();
        Seat.all(scenario.setup().seats()).forEach(_ -> orders.add(Orders.usual(game)));
    }

    /// The first expectation that is not met: file, line, what was expected and what came.
    Optional<String> failure() {
        for (Scenario.Line line : scenario.lines()) {
            at = line.number();
            Optional<String> failure = failure(line.statement());
            if (failure.isPresent()) {
                return failure.map(this::here);
            }
        }
        return unusedScript().map(this::here);
    }

    /// The same, but the perft lines only count.
    Scenario.Table table() {
        countsOnly = true;
        Optional<String> failure = failure();
        return new Scenario.Table(scenario, List.copyOf(counts), failure);
    }

    private Step<B> start(Optional<Opening<B>> staged) {
        var chance = new ScriptedChance(scenario.script(), SEED);
        try {
            return staged.isPresent() ? referee.begin(staged.get(), chance) : referee.start(scenario.setup(), chance);
        } catch (BadSetup | ScriptedChance.BadDraw refused) {
            throw scenario.bad(at, refused);
        }
    }

    private Optional<String> failure(Statement statement) {
        try {
            return obey(statement);
        } catch (ScriptedChance.BadDraw unfit) {
            throw scenario.bad(at, unfit);
        } catch (BadScenario bad) {
            throw bad;
        } catch (RuntimeException bug) {
            throw new BrokenRule(here(bug + "; the agenda is " + position.agenda()), bug);
        }
    }

    private Optional<String> obey(Statement statement) {
        return switch (statement) {
            case Statement.Play(var seat, var line) -> play(seat, line);
            case Statement.Give(var seat, var order) -> order(seat, order);
            case Statement.Settle() -> settle();
            case Statement.Undo(var seat) -> undo(seat);
            case Statement.Script(var words) -> script(words);
            case Statement.Refuse(var seat, var line, var rule, var reason) -> refuse(seat, line, rule, reason);
            case Statement.RefuseUndo(var seat, var reason, var event) -> refuseUndo(seat, reason, event);
            case Statement.Options(var seat, var holds, var lines) -> options(seat, holds, lines);
            case Statement.Expect(var zone, var value) ->
                compare(zone, value, () -> game.staging().look(position.board(), zone));
            case Statement.See(var viewer, var zone, var value) ->
                compare(
                        zone,
                        value,
                        () -> game.staging().seen(referee.view(position, viewer).table(), zone));
            case Statement.Told(var viewer, var event) -> told(viewer, event);
            case Statement.Untold(var verb) -> untold(verb);
            case Statement.Asked(var seat, var ask) -> asked(seat, ask);
            case Statement.Over(var reason) -> over(reason);
            case Statement.Winner(var seats) -> winner(seats);
            case Statement.Draw() -> winner(Seat.all(scenario.setup().seats()));
            case Statement.Perft(var depth, var sequences) -> count(depth, sequences);
        };
    }

    // What is done

    private Optional<String> play(Seat seat, String line) {
        Position<B> before = position;
        return switch (reply(seat, line)) {
            case Reply.Accepted<B>(var step) -> {
                Move move = (Move) game.vocabulary().moves().read(line);
                orders.set(seat.index(), orders.get(seat.index()).afterHand(before, move));
                take(seat, move, before, step);
                told = step.events();
                yield Optional.empty();
            }
            case Reply.Refused<B>(var refusal) ->
                failure(seat + " " + line + " to be accepted", "refused by " + refusal + "; " + offered(seat));
        };
    }

    private Optional<String> order(Seat seat, Order order) {
        orders.set(seat.index(), orders.get(seat.index()).with(order));
        return Optional.empty();
    }

    /// What orders answer belongs to the move that made them answer, so what is told is added to what was told.
    private Optional<String> settle() {
        var all = new ArrayList<>(told);
        for (int answers = 0; answers < ENDLESS; answers++) {
            Optional<Seat> answered = answerByOrder(all);
            if (answered.isEmpty()) {
                told = all;
                return Optional.empty();
            }
        }
        return failure("standing orders to come to an end", ENDLESS + " answers");
    }

    private Optional<Seat> answerByOrder(List<Event> all) {
        for (Seat seat : referee.awaited(position)) {
            Optional<Move> answer = orders.get(seat.index()).answer(position, seat);
            if (answer.isPresent()) {
                Step<B> step = referee.advance(position, seat, answer.get());
                take(seat, answer.get(), position, step);
                all.addAll(step.events());
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private Optional<String> undo(Seat seat) {
        Optional<Position<B>> withdrawn = referee.withdraw(position, seat);
        Optional<Refusal> refusal = undo.refusal(seat);
        if (withdrawn.isPresent()) {
            position = withdrawn.get();
        } else if (refusal.isPresent()) {
            return failure(seat + " to undo", "refused by " + refusal.get());
        } else {
            position = undo.back(seat);
            undo = undo.earlier(seat);
        }
        told = List.of();
        return Optional.empty();
    }

    private Optional<String> script(List<String> words) {
        if (position.chance() instanceof ScriptedChance chance) {
            position = new Position<>(
                    position.number(), position.board(), position.agenda(), position.answers(), chance.then(words));
        }
        return Optional.empty();
    }

    private void take(Seat seat, Move move, Position<B> before, Step<B> step) {
        undo = undo.after(seat, move, before, step);
        orders.replaceAll(given -> given.after(game, step.events()));
        position = step.position();
    }

    // What is expected

    private Optional<String> refuse(Seat seat, String line, String rule, Optional<String> reason) {
        String full = rule.contains(":") ? rule : game.id() + ":" + rule;
        String expected = seat + " " + line + " refused by " + full
                + reason.map(word -> " " + word).orElse("");
        if (!(reply(seat, line) instanceof Reply.Refused<B>(var refusal))) {
            return failure(expected, "accepted");
        }
        boolean fine = refusal.rule().equals(full) && refusal.reason().equals(reason.orElse(refusal.reason()));
        return fine ? Optional.empty() : failure(expected, "refused by " + refusal);
    }

    private Optional<String> refuseUndo(Seat seat, String reason, Optional<String> event) {
        String expected = "undo of " + seat + " refused because " + reason
                + event.map(verb -> " " + verb).orElse("");
        Optional<Refusal> refusal = undo.refusal(seat);
        if (refusal.isEmpty() || referee.withdraw(position, seat).isPresent()) {
            return failure(expected, "accepted");
        }
        String barring = refusal.get().words().getOrDefault("event", "");
        return refusal.get().reason().equals(reason) && barring.equals(event.orElse(barring))
                ? Optional.empty()
                : failure(expected, "refused by " + refusal.get());
    }

    private Optional<String> options(Seat seat, Holds holds, List<String> lines) {
        var offered = new TreeSet<String>();
        referee.offered(position, seat).forEach(option -> offered.add(option.line()));
        var listed = new TreeSet<>(lines);
        boolean fine = switch (holds) {
            case EXACTLY -> offered.equals(listed);
            case CONTAINS -> offered.containsAll(listed);
            case LACKS -> listed.stream().noneMatch(offered::contains);
        };
        String how = holds == Holds.EXACTLY ? "" : Verb.of(holds) + " ";
        return fine ? Optional.empty() : failure("options " + how + bars(listed), bars(offered));
    }

    private Optional<String> compare(List<String> zone, String value, Supplier<Optional<String>> look) {
        String where = String.join(" ", zone);
        Optional<String> found;
        try {
            found = look.get();
        } catch (IllegalArgumentException | IndexOutOfBoundsException | NoSuchElementException _) {
            found = Optional.empty();
        }
        String got = found.map(text -> text.strip().replaceAll("\\s+", " "))
                .orElseThrow(() -> scenario.bad(
                        at,
                        game.id() + " knows no zone \"" + where + "\" here; there are "
                                + String.join(", ", game.staging().zones())));
        return got.equals(value) ? Optional.empty() : failure(where + " = " + value, got);
    }

    private Optional<String> told(Viewer viewer, String event) {
        List<String> heard = heard(viewer);
        boolean isTold = told.stream().map(each -> each.seenBy(viewer)).anyMatch(each -> isMeant(each, event));
        return isTold ? Optional.empty() : failure("told to " + viewer + ": " + event, bars(heard));
    }

    /// Whether a line of a scenario means this event; it may leave the cause out.
    private boolean isMeant(Event event, String line) {
        String whole = game.vocabulary().events().write((Record) event);
        return whole.equals(line)
                || event.cause()
                        .filter(cause -> whole.equals(line + " " + cause))
                        .isPresent();
    }

    private Optional<String> untold(String verb) {
        List<String> heard = heard(Viewer.everyone());
        return heard.stream().noneMatch(event -> event.equals(verb) || event.startsWith(verb + " "))
                ? Optional.empty()
                : failure("no " + verb, bars(heard));
    }

    private Optional<String> asked(Seat seat, Optional<String> ask) {
        Optional<Decision> decision = referee.decision(position);
        boolean fine = decision.isPresent()
                && decision.get().awaited().contains(seat)
                && decision.get().ask().equals(ask.orElse(decision.get().ask()));
        return fine
                ? Optional.empty()
                : failure(seat + " asked" + ask.map(verb -> " " + verb).orElse(""), waiting());
    }

    private Optional<String> over(Optional<String> reason) {
        Optional<Outcome> outcome = outcome();
        return outcome.isPresent()
                        && outcome.get()
                                .reason()
                                .equals(reason.orElse(outcome.get().reason()))
                ? Optional.empty()
                : failure("over" + reason.map(word -> " by " + word).orElse(""), waiting());
    }

    private Optional<String> winner(List<Seat> seats) {
        Optional<Outcome> outcome = outcome();
        return outcome.isPresent()
                        && outcome.get().winners().size() == seats.size()
                        && outcome.get().winners().containsAll(seats)
                ? Optional.empty()
                : failure("winner " + words(seats), waiting());
    }

    private Optional<String> count(int depth, long sequences) {
        var count = new Count(at, depth, sequences, Perft.divide(referee, position, depth));
        counts.add(count);
        return count.isAsExpected() || countsOnly
                ? Optional.empty()
                : failure("perft " + depth + " " + sequences, String.valueOf(count.counted()));
    }

    private Optional<String> unusedScript() {
        return position.chance() instanceof ScriptedChance script
                        && !script.words().isEmpty()
                ? failure("every scripted draw to happen", "these left: " + String.join(" ", script.words()))
                : Optional.empty();
    }

    // Words for it

    private Reply<B> reply(Seat seat, String line) {
        Move move = game.vocabulary().moves().read(line, Move.class);
        return referee.play(position, seat, move);
    }

    private List<String> heard(Viewer viewer) {
        Notation events = game.vocabulary().events();
        return told.stream()
                .map(event -> events.write((Record) event.seenBy(viewer)))
                .toList();
    }

    private Optional<Outcome> outcome() {
        return position.agenda().isEmpty() ? game.outcome(position.board()) : Optional.empty();
    }

    private String waiting() {
        return referee.decision(position)
                .map(decision -> "asked " + words(decision.awaited()) + " " + decision.ask())
                .orElseGet(() -> "over, " + outcome().map(ScenarioPlay::ending).orElse("without an outcome"));
    }

    private static String ending(Outcome outcome) {
        return "winner " + words(outcome.winners()) + " by " + outcome.reason();
    }

    private String offered(Seat seat) {
        List<String> lines = referee.offered(position, seat).stream()
                .map(option -> option.line())
                .toList();
        return lines.isEmpty() ? waiting() : "options " + bars(lines);
    }

    private static String words(List<Seat> seats) {
        return String.join(" ", seats.stream().map(Seat::toString).toList());
    }

    private static String bars(Collection<String> lines) {
        return lines.isEmpty() ? "none" : String.join(" | ", lines);
    }

    private static Optional<String> failure(String expected, String got) {
        return Optional.of("expected " + expected + " got " + got);
    }

    private String here(String what) {
        return Excerpt.cut(scenario.file() + ":" + at + " " + what);
    }
}
