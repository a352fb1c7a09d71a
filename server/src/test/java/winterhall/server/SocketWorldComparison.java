package winterhall.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.server.leak.FirstDifference;
import winterhall.server.leak.Pair;
import winterhall.server.match.Match;

/// One pair of worlds, each in a hall of its own, followed through the doors.
final class SocketWorldComparison<B, V> {
    private static final int ACTS = 6;

    /// One page in so many is looked at.
    private static final int PAGES = 3;

    /// How long a round takes at a strict table.
    private static final long STRICT = 10_000;

    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final Pair<B> pair;
    private final List<SocketWorld> worlds;
    private final Chance.Source source;
    private final List<String> done = new ArrayList<>();
    private int rounds;

    SocketWorldComparison(Game<B, V> game, String id, Pair<B> pair, SocketWorld one, SocketWorld other) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.pair = pair;
        this.worlds = List.of(one, other);
        this.source = new QuickChance(pair.seed()).source("acts");
        Setup setup = pair.setup();
        String windows = pair.strict() ? "strict" : "relaxed";
        worlds.forEach(
                world -> world.begin(new Setup(id, setup.seats(), setup.chosen()), Verb.of(pair.clock()), windows));
    }

    /// How many rounds of windows have ended in both.
    int rounds() {
        return rounds;
    }

    /// What told the worlds apart, with all that was done before.
    Optional<String> follow() {
        boolean goesOn = pair.first().isEmpty() || begin(pair.first().get());
        Optional<String> leak = goesOn ? difference() : Optional.empty();
        for (int i = 0; i < ACTS && goesOn && leak.isEmpty(); i++) {
            goesOn = act("key-" + i);
            leak = goesOn ? difference() : Optional.empty();
        }
        if (goesOn && leak.isEmpty()) {
            lookAround();
            leak = difference();
        }
        worlds.forEach(SocketWorld::end);
        return leak;
    }

    private Optional<String> difference() {
        List<String> first = worlds.get(0).taken(pair.viewer());
        List<String> second = worlds.get(1).taken(pair.viewer());
        Optional<String> secret =
                first.stream().filter(text -> text.contains(SocketWorld.SECRET)).findFirst();
        return secret.isPresent() || first.equals(second)
                ? secret
                : Optional.of(pair.viewer() + " after " + done + " saw "
                        + FirstDifference.of(first.toString(), second.toString()));
    }

    /// False when the worlds may differ from here on.
    private boolean act(String key) {
        Viewer viewer = pair.viewer();
        int asked = worlds.getFirst().match().asked();
        switch (source.below(9)) {
            case 0 -> both(viewer, "{\"kind\":\"why\"}");
            case 1 ->
                both(
                        viewer,
                        "{\"kind\":\"%s\",\"key\":\"%s\",\"asked\":%d}"
                                .formatted(source.pick(List.of("undo", "reset", "withdraw")), key, asked));
            case 2 -> guess(key, asked);
            case 3 -> both(another(), "{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"Hm\"}".formatted(key));
            case 4 -> {
                int since = source.below(4);
                done.add(viewer + " comes back since " + since);
                worlds.forEach(world -> world.comeBack(viewer, since));
            }
            case 5, 6 -> inOneWorldAlone(key);
            default -> {
                if (isWindow()) {
                    return playRound(key);
                }
                if (!isPoll()) {
                    return play(key);
                }
                inOneWorldAlone(key);
            }
        }
        return true;
    }

    /// Somebody else: one's own remark may come before its receipt or after it.
    private Viewer another() {
        return source.pick(Viewer.during(pair.setup().seats()).stream()
                .filter(each -> !each.equals(pair.viewer()))
                .toList());
    }

    private void both(Viewer viewer, String json) {
        done.add(viewer + " " + json);
        worlds.forEach(world -> world.say(viewer, json));
    }

    private boolean isPoll() {
        return worlds.stream().anyMatch(world -> isPoll(world.match()));
    }

    private boolean isWindow() {
        return worlds.stream().anyMatch(world -> isWindow(world.match()));
    }

    private boolean isWindow(Match<B> match) {
        return !match.isOver() && match.position().agenda().top() instanceof WindowAsk<?, ?>;
    }

    private boolean isPoll(Match<B> match) {
        return !match.isOver() && match.position().agenda().top() instanceof Poll<?, ?>;
    }

    // What the viewer tries in order to find out

    /// Some of the pages about the table, the past at its beginning, middle and end, and what is refused to the viewer;
    /// over many pairs all of them come often.
    private void lookAround() {
        int last = worlds.getFirst().match().step();
        String own = pair.viewer().seat().map(seat -> "?seat=" + seat.number()).orElse("");
        String others = pair.viewer().seat().map(Seat::number).orElse(0) == 1 ? "?seat=2" : "?seat=1";
        List<String> pages = List.of(
                "/api/tables",
                "/api/me/tables",
                "/api/tables/TABLE",
                "/api/tables/TABLE/chat",
                "/api/tables/TABLE/record",
                "/api/tables/TABLE/fairness",
                "/api/tables/TABLE/nothing",
                "/api/tables/TABLE/steps",
                "/api/tables/TABLE/steps" + own,
                "/api/tables/TABLE/steps" + others,
                "/api/tables/TABLE/steps/0" + own,
                "/api/tables/TABLE/steps/" + last / 2,
                "/api/tables/TABLE/steps/" + last + own,
                "/api/tables/TABLE/steps/" + last + others,
                "/api/tables/TABLE/steps/" + (last + 1));
        for (String page : pages) {
            if (source.below(PAGES) == 0) {
                done.add("looks at " + page);
                worlds.forEach(world -> world.get(pair.viewer(), page));
            }
        }
    }

    /// Tries to play what is not a move at all, or what another seat could play.
    private void guess(String key, int asked) {
        Match<B> match = worlds.getFirst().match();
        Seat seat = source.pick(Seat.all(pair.setup().seats()));
        boolean isAsked = pair.viewer()
                .seat()
                .filter(referee.awaited(match.position())::contains)
                .isPresent();
        List<? extends Move> options = referee.options(match.position(), seat);
        String line = isAsked || options.isEmpty() ? "?" : line(source.pick(options));
        both(pair.viewer(), playing(key, asked, line));
    }

    // What somebody else does in one world alone, and nobody is told of

    private void inOneWorldAlone(String key) {
        SocketWorld world = source.pick(worlds);
        Match<B> match = world.match();
        List<Seat> others = Seat.all(pair.setup().seats()).stream()
                .filter(seat -> !pair.viewer().knows(seat))
                .toList();
        Seat seat = source.pick(others);
        if (isPoll(match)) {
            List<Seat> awaited = referee.awaited(match.position());
            if (awaited.size() > 1 && awaited.contains(seat)) { // the last answer is told to all
                Move answer = source.pick(referee.options(match.position(), seat));
                alone(world, Viewer.at(seat), playing(key, match.asked(), line(answer)));
            }
        } else if (isWindow(match) && turnOf(match, seat).isPresent()) {
            Turn<B> turn = turnOf(match, seat).get();
            Move answer = source.pick(referee.options(turn.position(), seat));
            alone(world, Viewer.at(seat), playing(key, match.asked(), line(answer)));
            if (source.below(2) == 0) {
                alone(
                        world,
                        Viewer.at(seat),
                        "{\"kind\":\"withdraw\",\"key\":\"%s-back\",\"asked\":%d}".formatted(key, match.asked()));
            }
        } else if (pair.viewer().seat().isPresent() && source.below(2) == 0) {
            alone(world, Viewer.spectator(), "{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"Oh!\"}".formatted(key));
            both(Viewer.at(seat), "{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"What?\"}".formatted(key));
        } else if (!game.orders().isEmpty()) {
            String ask = game.orders().getFirst().ask();
            String order = source.pick(game.orders().getFirst().choices());
            alone(
                    world,
                    Viewer.at(seat),
                    "{\"kind\":\"order\",\"key\":\"%s\",\"order\":\"%s %s\"}".formatted(key, ask, order));
        }
    }

    private void alone(SocketWorld world, Viewer viewer, String json) {
        done.add("in world " + worlds.indexOf(world) + " " + viewer + " " + json);
        world.say(viewer, json);
    }

    // How both go on

    private boolean begin(Pair.First first) {
        Seat seat = first.seat();
        boolean byHand =
                worlds.stream().allMatch(world -> byOrder(world.match(), seat).isEmpty());
        return byHand && !isWindow() && play(seat, first.one(), first.other(), "first");
    }

    /// A move that is an option in both worlds, by order or by hand at the same moment.
    private boolean play(String key) {
        Match<B> first = worlds.get(0).match();
        Match<B> second = worlds.get(1).match();
        Seat seat = referee.awaited(first.position()).getFirst();
        List<Move> options = new ArrayList<>(referee.options(first.position(), seat));
        options.retainAll(referee.options(second.position(), seat));
        byOrder(first, seat).or(() -> byOrder(second, seat)).ifPresent(move -> options.retainAll(List.of(move)));
        if (options.isEmpty()) {
            return false;
        }
        Move move = source.pick(options);
        return play(seat, move, move, key);
    }

    private boolean play(Seat seat, Move inOne, Move inOther, String key) {
        done.add(seat + " " + inOne + (inOne.equals(inOther) ? "" : " or " + inOther));
        Step<B> one = play(worlds.get(0), seat, inOne, key);
        Step<B> other = play(worlds.get(1), seat, inOther, key);
        return goesOn(one, other);
    }

    /// Whether the worlds still look the same after these steps.
    private boolean goesOn(Step<B> one, Step<B> other) {
        boolean over =
                one.position().agenda().isEmpty() || other.position().agenda().isEmpty();
        boolean revealed = one.reveal().isPresent() || other.reveal().isPresent();
        return !over && (!revealed || looksTheSame(one, other));
    }

    private Step<B> play(SocketWorld world, Seat seat, Move move, String key) {
        Match<B> match = world.match();
        world.pass(SocketWorld.PACE);
        if (byOrder(match, seat).isEmpty()) {
            world.say(Viewer.at(seat), playing(key, match.asked(), line(move)));
        }
        world.awaitQuestionAfter(match.asked());
        return referee.advance(match.position(), seat, move);
    }

    /// Everybody in a window answers by order or by hand, in the other world the other way round, up to somebody who may play
    /// something; or nobody does, and at a strict table the round ends all the same. It ends in both at the same moment.
    private boolean playRound(String key) {
        Match<B> first = worlds.get(0).match();
        Match<B> second = worlds.get(1).match();
        List<Turn<B>> turns = referee.turns(first.position());
        var given = new LinkedHashMap<Seat, Move>();
        if (!pair.strict() || source.below(3) > 0) {
            Seat last = source.pick(turns).seat();
            for (Turn<B> turn : turns) {
                Seat seat = turn.seat();
                Optional<Move> move = answer(first, second, turn, seat.equals(last));
                if (move.isEmpty()) {
                    return false;
                }
                given.put(seat, move.get());
                if (!move.get().equals(pass(turn))) {
                    break;
                }
            }
        }
        done.add("a round with " + given);
        answer(worlds.get(0), given, key);
        answer(worlds.get(1), given.reversed(), key);
        long strict = isOpportunity(turns) ? 2 * STRICT : STRICT;
        worlds.forEach(world -> world.pass(pair.strict() ? strict : SocketWorld.PACE));
        worlds.forEach(world -> world.awaitQuestionAfter(first.asked()));
        rounds++;
        return goesOn(ending(first, given), ending(second, given));
    }

    private boolean isOpportunity(List<Turn<B>> turns) {
        return turns.getFirst().position().agenda().top() instanceof WindowAsk<B, ?> window && window.isOpportunity();
    }

    /// What this seat answers in both worlds; empty if there is nothing that it could.
    private Optional<Move> answer(Match<B> first, Match<B> second, Turn<B> turn, boolean mayPlay) {
        Seat seat = turn.seat();
        Optional<Move> order = byOrderInTurn(first, seat).or(() -> byOrderInTurn(second, seat));
        if (order.isPresent() || !mayPlay) {
            return Optional.of(order.orElse(pass(turn)));
        }
        List<Move> options = new ArrayList<>(referee.options(turn.position(), seat));
        turnOf(second, seat).ifPresent(other -> options.retainAll(referee.options(other.position(), seat)));
        return options.isEmpty() ? Optional.empty() : Optional.of(source.pick(options));
    }

    private Optional<Turn<B>> turnOf(Match<B> match, Seat seat) {
        return referee.turns(match.position()).stream()
                .filter(turn -> turn.seat().equals(seat))
                .findFirst();
    }

    private Optional<Move> byOrderInTurn(Match<B> match, Seat seat) {
        return turnOf(match, seat).flatMap(turn -> match.seat(seat).orders().answer(turn.position(), seat));
    }

    private void answer(SocketWorld world, Map<Seat, Move> given, String key) {
        Match<B> match = world.match();
        given.forEach((seat, move) -> {
            if (byOrderInTurn(match, seat).isEmpty() || match.sealed(seat).isPresent()) {
                world.say(Viewer.at(seat), playing(key, match.asked(), line(move)));
            }
        });
    }

    /// The last step of a round in which these have answered so, and others as they had before.
    private Step<B> ending(Match<B> match, Map<Seat, Move> given) {
        List<Turn<B>> turns = referee.turns(match.position());
        for (Turn<B> turn : turns) {
            Move pass = pass(turn);
            Move move = Optional.ofNullable(given.get(turn.seat()))
                    .or(() -> match.sealed(turn.seat()))
                    .or(() -> byOrderInTurn(match, turn.seat()))
                    .orElse(pass);
            if (!move.equals(pass) || turn.equals(turns.getLast())) {
                return referee.advance(turn.position(), turn.seat(), move);
            }
        }
        throw new IllegalStateException("nobody is asked");
    }

    private Move pass(Turn<B> turn) {
        return ((WindowAsk<B, ?>) turn.position().agenda().top()).pass();
    }

    private Optional<Move> byOrder(Match<B> match, Seat seat) {
        return match.seat(seat).orders().answer(match.position(), seat);
    }

    private static String playing(String key, int asked, String line) {
        return "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}".formatted(key, asked, line);
    }

    private String line(Move move) {
        return game.vocabulary().moves().write((Record) move);
    }

    private boolean looksTheSame(Step<B> one, Step<B> other) {
        return seen(one.events()).equals(seen(other.events()))
                && referee.view(one.position(), pair.viewer()).equals(referee.view(other.position(), pair.viewer()));
    }

    private List<Event> seen(List<Event> events) {
        return events.stream().map(event -> event.seenBy(pair.viewer())).toList();
    }
}
