package winterhall.server.leak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.server.match.LastSeen;
import winterhall.server.match.Match;
import winterhall.server.store.Database;
import winterhall.wire.FromClient;

/// Plays two worlds side by side, and compares all that reaches the viewer.
final class WorldComparison<B, V> {
    private static final int STEPS = 10;

    private final Game<B, V> game;
    private final Pair<B> pair;
    private final World<B, V> one;
    private final World<B, V> other;
    private final Chance.Source source;
    private final List<String> done = new ArrayList<>();
    private int keys;
    private int compared;
    private boolean diverged;

    /// @param compared how many messages were the same in both worlds
    /// @param leak what told the worlds apart, with all that was done before
    record Result(int compared, Optional<String> leak) {}

    private WorldComparison(Game<B, V> game, Pair<B> pair, Database first, Database second, String owner) {
        this.game = game;
        this.pair = pair;
        this.one = new World<>(first, owner, game, pair, pair.one());
        this.other = new World<>(second, owner, game, pair, pair.other());
        this.source = new QuickChance(pair.seed()).source("acts");
    }

    static <B, V> Result follow(Game<B, V> game, Pair<B> pair, Database first, Database second, String owner) {
        return new WorldComparison<>(game, pair, first, second, owner).follow();
    }

    private Result follow() {
        Optional<String> leak = difference();
        pair.first().ifPresent(first -> play(first.seat(), first.one(), first.other()));
        leak = leak.or(this::difference);
        for (int step = 0; step < STEPS && leak.isEmpty() && !diverged; step++) {
            waitAWhile();
            if (pair.privately()) {
                somethingPrivate();
            }
            if (diverged) {
                break;
            }
            switch (isPoll() ? source.below(5) : source.below(8)) {
                case 0 -> partIfRoundsEnd(this::takeBack);
                case 1 -> comeBack();
                case 2, 3 -> partIfRoundsEnd(this::probe);
                case 4 ->
                    pair.viewer().seat().ifPresentOrElse(this::wantABotForWhoWithdrew, this::answerInAnotherOrder);
                default -> playOn();
            }
            leak = leak.or(this::difference);
        }
        return new Result(compared, leak);
    }

    private Optional<String> difference() {
        boolean isPauseTold =
                !pair.strict() && one.settle().askedAt() != other.settle().askedAt();
        if (diverged || isPauseTold) {
            diverged = true;
            return Optional.empty();
        }
        List<String> first = one.take(pair.viewer());
        List<String> second = other.take(pair.viewer());
        compared += first.size();
        if (!first.equals(second)) {
            return Optional.of(leak(pair.viewer().toString(), first, second));
        }
        List<String> sharedInOne = one.takeShared();
        List<String> sharedInOther = other.takeShared();
        compared += sharedInOne.size();
        return sharedInOne.equals(sharedInOther)
                ? Optional.empty()
                : Optional.of(leak("the device of " + pair.device(), sharedInOne, sharedInOther));
    }

    private String leak(String who, List<String> first, List<String> second) {
        return who + " of " + pair.setup() + " saw " + FirstDifference.of(first.toString(), second.toString())
                + " after " + String.join("; ", done);
    }

    /// Time passes, unless an order is about to answer in one of the worlds.
    private void waitAWhile() {
        boolean idle = isWindow()
                || List.of(one, other).stream().allMatch(world -> {
                    Match<B> match = world.settle();
                    return world.questions.awaited(match).stream()
                            .allMatch(seat -> byOrder(world, match, seat).isEmpty());
                });
        if (idle) {
            pass(isWindow() ? source.below(2) * World.PACE : source.below(3) * 1_000L); // one round at most
        }
    }

    /// At a relaxed table a pause may tell that somebody is asked, so that the worlds may part when a round ends in one
    /// of them alone; at a strict one they may not.
    private void pass(long millis) {
        partIfRoundsEnd(() -> {
            advance(millis);
        });
    }

    private void partIfRoundsEnd(Runnable act) {
        Match<B> first = one.settle();
        Match<B> second = other.settle();
        act.run();
        if (isWindow(first) && isWindow(second)) {
            partIfRoundsEnded(first, second, Map.of());
        }
    }

    /// @param first one world as it was before
    /// @param given what was answered in both since
    private void partIfRoundsEnded(Match<B> first, Match<B> second, Map<Seat, Move> given) {
        boolean endedInOne = one.settle().asked() != first.asked();
        boolean endedInOther = other.settle().asked() != second.asked();
        boolean atOnce = one.settle().askedAt() == other.settle().askedAt();
        if (endedInOne && endedInOther && (atOnce || pair.strict())) {
            part(ending(one, first, given), ending(other, second, given));
        } else if ((endedInOne || endedInOther) && !pair.strict()) {
            diverged = true;
        }
    }

    /// The last step of a round of a window that ends by itself.
    private Step<B> ending(World<B, V> world, Match<B> match, Map<Seat, Move> given) {
        List<Turn<B>> turns = world.questions.turns(match);
        for (Turn<B> turn : turns) {
            Move pass = pass(turn);
            Move move = Optional.ofNullable(given.get(turn.seat()))
                    .or(() -> match.sealed(turn.seat()))
                    .or(() -> byOrder(world, match, turn.seat()))
                    .orElse(pass);
            if (!move.equals(pass) || turn.equals(turns.getLast())) {
                return world.referee().advance(turn.position(), turn.seat(), move);
            }
        }
        throw new IllegalStateException("nobody is asked");
    }

    private Move pass(Turn<B> turn) {
        return ((WindowAsk<B, ?>) turn.position().agenda().top()).pass();
    }

    /// The worlds part where what was hidden is revealed and differs.
    private void part(Step<B> first, Step<B> second) {
        boolean revealed = first.reveal().isPresent() || second.reveal().isPresent();
        boolean over = first.position().agenda().isEmpty()
                || second.position().agenda().isEmpty();
        diverged |= over || revealed && !looksTheSame(first, second);
    }

    // What everybody does in both worlds

    private void both(Viewer viewer, FromClient.ToMatch said) {
        done.add(viewer + " " + said);
        one.say(viewer, said);
        other.say(viewer, said);
    }

    private String key() {
        return "k" + keys;
    }

    /// A move that is an option in both worlds, by order or by hand at the same moment.
    private void playOn() {
        Match<B> first = one.settle();
        Match<B> second = other.settle();
        List<Seat> awaited = new ArrayList<>(one.questions.awaited(first));
        awaited.retainAll(other.questions.awaited(second));
        if (awaited.isEmpty()) {
            return;
        }
        if (isWindow()) {
            playRound(first, second);
            return;
        }
        Seat seat = source.pick(awaited);
        Optional<Move> order = byOrder(one, first, seat).or(() -> byOrder(other, second, seat));
        List<Move> options = new ArrayList<>(one.referee().options(first.position(), seat));
        options.retainAll(other.referee().options(second.position(), seat));
        if (order.isPresent()) {
            options.retainAll(List.of(order.get()));
        }
        if (options.isEmpty()) {
            diverged = true; // the worlds go on differently
            return;
        }
        Move move = source.pick(options);
        play(seat, move, move);
    }

    private Optional<Move> byOrder(World<B, V> world, Match<B> match, Seat seat) {
        return match.seat(seat).isPlayedByBot() ? Optional.empty() : world.questions.answerByOrder(match, seat);
    }

    /// Everybody in a window answers, by order or by hand, up to some seat that plays something in both worlds if it can.
    private void playRound(Match<B> first, Match<B> second) {
        List<Turn<B>> round = one.questions.turns(first);
        Seat last = source.pick(round).seat();
        var given = new LinkedHashMap<Seat, Move>();
        for (Turn<B> turn : round) {
            Seat seat = turn.seat();
            Move pass = pass(turn);
            List<Move> options = new ArrayList<>(one.referee().options(one.questions.whereAsked(first, seat), seat));
            options.retainAll(other.referee().options(other.questions.whereAsked(second, seat), seat));
            Optional<Move> order = byOrder(one, first, seat).or(() -> byOrder(other, second, seat));
            if (options.isEmpty()) {
                diverged = true; // a round that a leaking hall ended in one world alone
                return;
            }
            Move move = order.orElseGet(() -> seat.equals(last) ? source.pick(options) : pass);
            keys++;
            done.add(seat + " answers " + move);
            given.put(seat, move);
            answer(one, first, seat, move);
            answer(other, second, seat, move);
            partIfRoundsEnded(first, second, given);
            if (diverged || !move.equals(pass)) {
                break;
            }
        }
        if (!diverged && isStillAsked(first, second)) {
            advance(pair.strict() ? strictPace(first) : World.PACE);
            for (int late = 0; late < 50 && isStillAsked(first, second); late++) {
                advance(1); // the round should be over: if it is not, it must end at the same moment in both
            }
            if (one.settle().asked() != first.asked() && other.settle().asked() != second.asked()) {
                part(ending(one, first, given), ending(other, second, given));
            }
        }
    }

    /// How long a round takes at a strict table.
    private static long strictPace(Match<?> match) {
        return match.position().agenda().top() instanceof WindowAsk<?, ?> window && window.isOpportunity()
                ? 20_000
                : 10_000;
    }

    /// Whether the round goes on in both worlds.
    private boolean isStillAsked(Match<B> first, Match<B> second) {
        return one.settle().asked() == first.asked() && other.settle().asked() == second.asked();
    }

    private void advance(long millis) {
        one.advance(millis);
        other.advance(millis);
    }

    private void answer(World<B, V> world, Match<B> match, Seat seat, Move move) {
        if (byOrder(world, match, seat).isEmpty() || match.sealed(seat).isPresent()) {
            world.say(Viewer.at(seat), new FromClient.Play(key(), match.asked(), line(move)));
        }
    }

    private void play(Seat seat, Move inOne, Move inOther) {
        keys++;
        boolean inPoll = isPoll();
        done.add(seat + " " + inOne + (inOne.equals(inOther) ? "" : " or " + inOther));
        Step<B> first = play(one, seat, inOne);
        Step<B> second = play(other, seat, inOther);
        boolean revealed = first.reveal().isPresent() || second.reveal().isPresent();
        boolean over = first.position().agenda().isEmpty()
                || second.position().agenda().isEmpty();
        boolean told = inPoll && !(isPoll(one.settle()) && isPoll(other.settle())) && !sameTimeLeft();
        diverged = over || told || revealed && !looksTheSame(first, second);
    }

    /// A seat that took an answer to a poll back in one world alone has thought for less time there, and when all have
    /// answered the clocks may tell.
    private boolean sameTimeLeft() {
        Match<B> first = one.settle();
        Match<B> second = other.settle();
        return !one.transitions.clock().runs()
                || Seat.all(pair.setup().seats()).stream()
                        .allMatch(seat ->
                                first.seat(seat).left() == second.seat(seat).left()
                                        && first.since(seat) == second.since(seat));
    }

    /// Whether both worlds are at the same poll or window, which nobody has answered.
    private boolean isFresh() {
        return List.of(one.settle(), other.settle()).stream()
                        .allMatch(at -> (isPoll(at) || isWindow(at))
                                && at.position().answers().isEmpty()
                                && at.sealed().isEmpty()
                                && !at.paused())
                && one.settle().asked() == other.settle().asked()
                && pair.one().equals(pair.other());
    }

    /// In one world another seat answers a poll and takes that back; then the viewer answers and wants a bot for it.
    private void wantABotForWhoWithdrew(Seat viewer) {
        Match<B> match = one.settle();
        Seat rival = viewer.next(pair.setup().seats());
        if (!isFresh() || isWindow() || !one.questions.awaited(match).containsAll(List.of(viewer, rival))) {
            playOn();
            return;
        }
        done.add("in one world " + rival + " answers and withdraws");
        one.say(Viewer.at(rival), anAnswer(one, match, rival));
        advance(1_000);
        keys++;
        one.say(Viewer.at(rival), new FromClient.Withdraw(key(), match.asked()));
        Move own = source.pick(one.referee().options(match.position(), viewer));
        keys++;
        both(Viewer.at(viewer), new FromClient.Play(key(), match.asked(), line(own)));
        keys++;
        both(Viewer.at(viewer), new FromClient.Propose(key(), "bot-for", rival.number()));
    }

    /// All answer a poll or window of which the viewer is not part, in the other world the other way round; else just
    /// plays on.
    private void answerInAnotherOrder() {
        if (!isFresh() || !sameTimeLeft()) {
            playOn();
            return;
        }
        Match<B> match = one.settle();
        done.add("all answer, in the other world the other way round");
        var answers = new LinkedHashMap<Seat, FromClient.Play>();
        for (Seat seat : one.questions.awaited(match)) {
            Move move = source.pick(one.referee().options(one.questions.whereAsked(match, seat), seat));
            answers.put(seat, new FromClient.Play("last-" + key(), match.asked(), line(move)));
        }
        answers.forEach((seat, play) -> one.say(Viewer.at(seat), play));
        answers.reversed().forEach((seat, play) -> other.say(Viewer.at(seat), play));
        pass(World.PACE);
    }

    private Step<B> play(World<B, V> world, Seat seat, Move move) {
        Match<B> match = world.settle();
        Step<B> step = world.referee().advance(match.position(), seat, move);
        world.advance(World.PACE);
        if (byOrder(world, match, seat).isEmpty()) {
            world.say(Viewer.at(seat), new FromClient.Play(key(), match.asked(), line(move)));
        }
        world.settle();
        return step;
    }

    /// Whether what was revealed was revealed to others only.
    private boolean looksTheSame(Step<B> first, Step<B> second) {
        return seen(first.events()).equals(seen(second.events()))
                && one.referee()
                        .view(first.position(), pair.viewer())
                        .equals(other.referee().view(second.position(), pair.viewer()));
    }

    private List<Event> seen(List<Event> events) {
        return events.stream().map(event -> event.seenBy(pair.viewer())).toList();
    }

    private String line(Move move) {
        return game.vocabulary().moves().write((Record) move);
    }

    /// Somebody asks for a move back, and the others agree or not.
    private void takeBack() {
        keys++;
        List<Seat> seats = Seat.all(pair.setup().seats());
        Seat by = source.pick(seats);
        both(Viewer.at(by), new FromClient.Propose(key(), source.pick(List.of("take-back", "pause", "resume")), 0));
        boolean agree = source.below(3) > 0;
        int proposed = one.settle().step();
        for (Seat seat : seats) {
            if (!seat.equals(by)) {
                both(Viewer.at(seat), new FromClient.Respond("answer-" + key(), proposed, agree));
            }
        }
    }

    private void comeBack() {
        var since = new LastSeen(source.below(4) - 1);
        done.add(pair.viewer() + " comes back since " + since.step());
        for (World<B, V> world : List.of(one, other)) {
            world.take(pair.viewer());
            world.leave(pair.viewer());
            world.join(pair.viewer(), since);
        }
    }

    // What the viewer tries in order to find out

    /// A refusal comes alone, so the viewer also looks at what has become of the table.
    private void probe() {
        Viewer viewer = pair.viewer();
        int asked = one.settle().asked();
        Seat another = source.pick(Seat.all(pair.setup().seats()));
        switch (source.below(isPoll() ? 11 : 12)) {
            case 0, 1 -> both(viewer, new FromClient.Why());
            case 2, 3 -> both(viewer, new FromClient.Ping(7));
            case 4 -> both(viewer, new FromClient.Undo(key(), asked));
            case 5 -> both(viewer, new FromClient.Reset(key(), asked));
            case 6 -> both(viewer, new FromClient.Withdraw(key(), asked));
            case 7 -> both(viewer, new FromClient.Play(key(), asked - 1, "pass"));
            case 8 -> both(viewer, new FromClient.HandOver(another.number()));
            case 9 -> both(viewer, new FromClient.Return(key()));
            case 10 -> both(viewer, new FromClient.Propose(key(), "bot-for", another.number()));
            default -> guess(viewer, asked, another);
        }
        both(viewer, new FromClient.Look(source.below(4) - 1));
    }

    /// Tries to play what another seat could.
    private void guess(Viewer viewer, int asked, Seat another) {
        Match<B> match = one.settle();
        boolean isAsked =
                viewer.seat().filter(one.questions.awaited(match)::contains).isPresent();
        List<? extends Move> options = one.referee().options(match.position(), another);
        if (!isAsked && !isWindow(match) && !options.isEmpty()) {
            both(viewer, new FromClient.Play(key(), asked, line(source.pick(options))));
        }
    }

    // What another seat does in one world alone

    /// Nobody else is told of it, and the viewer's next command may even have the same key.
    private void somethingPrivate() {
        keys++;
        List<Seat> others = Seat.all(pair.setup().seats()).stream()
                .filter(seat -> !pair.viewer().knows(seat) && !pair.device().contains(seat))
                .toList();
        Seat seat = source.pick(others);
        World<B, V> world = source.below(2) == 0 ? one : other;
        Match<B> match = world.settle();
        boolean inSecret = isPoll(match) || isWindow(match);
        FromClient.ToMatch said = switch (source.below(inSecret ? 6 : 3)) {
            case 0 -> anOrder(seat);
            case 1 -> new FromClient.Withdraw(key(), match.asked());
            default -> inSecret ? anAnswer(world, match, seat) : anOrder(seat);
        };
        done.add("in one world " + seat + " " + said);
        partIfRoundsEnd(() -> world.say(Viewer.at(seat), said));
    }

    private boolean isWindow() {
        return isWindow(one.settle());
    }

    private boolean isWindow(Match<B> match) {
        return match.isWindow();
    }

    private boolean isPoll() {
        return isPoll(one.settle());
    }

    private boolean isPoll(Match<B> match) {
        return !match.isOver() && match.position().agenda().top() instanceof winterhall.engine.Poll<?, ?>;
    }

    private FromClient.ToMatch anOrder(Seat seat) {
        return game.orders().isEmpty()
                ? new FromClient.Look(seat.number())
                : new FromClient.Order(key(), order(game.orders().getFirst()).line());
    }

    private Order order(OrderKind kind) {
        String choice = source.pick(kind.choices());
        boolean namesCards = choice.equals(OrderKind.ASK_ONLY_FOR);
        return new Order(
                kind.ask(),
                source.below(3) == 0 && !kind.windows().isEmpty() ? source.pick(kind.windows()) : Order.ANY,
                choice,
                namesCards ? List.of(source.pick(kind.cards())) : List.of(),
                source.pick(kind.scopes()));
    }

    /// Unless it were the last one, which is told to all.
    private FromClient.ToMatch anAnswer(World<B, V> world, Match<B> match, Seat seat) {
        List<? extends Move> options = world.referee().options(world.questions.whereAsked(match, seat), seat);
        boolean last = world.questions.awaited(match).size() == 1;
        return options.isEmpty() || last
                ? new FromClient.Withdraw(key(), match.asked())
                : new FromClient.Play(key(), match.asked(), line(source.pick(options)));
    }
}
