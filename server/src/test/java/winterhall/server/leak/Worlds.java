package winterhall.server.leak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.OrderKind;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.server.match.Match;
import winterhall.server.store.Database;
import winterhall.wire.FromClient;

/// Plays two worlds side by side, and compares all that reaches the viewer.
final class Worlds<B, V> {
    private static final int STEPS = 10;

    private final Game<B, V> game;
    private final Pair<B> pair;
    private final World<B, V> one;
    private final World<B, V> other;
    private final Chance.Source source;
    private final List<String> done = new ArrayList<>();
    private int keys;
    private int compared;
    private boolean parted;

    /// @param compared how many messages were the same in both worlds
    /// @param leak what told the worlds apart, with all that was done before
    record Result(int compared, Optional<String> leak) {}

    private Worlds(Game<B, V> game, Pair<B> pair, Database first, Database second, String owner) {
        this.game = game;
        this.pair = pair;
        this.one = new World<>(first, owner, pair.name(), game, pair.setup(), pair.one(), pair.clock());
        this.other = new World<>(second, owner, pair.name(), game, pair.setup(), pair.other(), pair.clock());
        this.source = new QuickChance(pair.seed()).source("acts");
    }

    static <B, V> Result follow(Game<B, V> game, Pair<B> pair, Database first, Database second, String owner) {
        return new Worlds<>(game, pair, first, second, owner).follow();
    }

    private Result follow() {
        Optional<String> leak = difference();
        pair.first().ifPresent(first -> play(first.seat(), first.one(), first.other()));
        leak = leak.or(this::difference);
        for (int step = 0; step < STEPS && leak.isEmpty() && !parted; step++) {
            waitAWhile();
            if (pair.privately()) {
                somethingPrivate();
            }
            switch (isPoll() ? source.below(5) : source.below(8)) {
                case 0 -> takeBack();
                case 1 -> comeBack();
                case 2, 3 -> probe();
                case 4 ->
                    pair.viewer().seat().ifPresentOrElse(this::wantABotForWhoWithdrew, this::answerInAnotherOrder);
                default -> playOn();
            }
            leak = leak.or(this::difference);
        }
        return new Result(compared, leak);
    }

    private Optional<String> difference() {
        if (parted) {
            return Optional.empty();
        }
        List<String> first = one.take(pair.viewer());
        List<String> second = other.take(pair.viewer());
        compared += first.size();
        return first.equals(second) ? Optional.empty() : Optional.of(leak(first.toString(), second.toString()));
    }

    private String leak(String first, String second) {
        return pair.viewer() + " of " + pair.setup() + " saw " + Excerpt.of(first, second) + " after "
                + String.join("; ", done);
    }

    /// Time passes, unless an order is about to answer in one of the worlds.
    private void waitAWhile() {
        boolean idle = List.of(one, other).stream().allMatch(world -> {
            Match<B> match = world.settle();
            return world.clerk.awaited(match).stream()
                    .allMatch(seat -> byOrder(match, seat).isEmpty());
        });
        if (idle) {
            long millis = source.below(3) * 1_000L;
            one.time.advance(millis);
            other.time.advance(millis);
        }
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
        List<Seat> awaited = new ArrayList<>(one.clerk.awaited(first));
        awaited.retainAll(other.clerk.awaited(second));
        if (awaited.isEmpty()) {
            return;
        }
        Seat seat = source.pick(awaited);
        Optional<Move> order = byOrder(first, seat).or(() -> byOrder(second, seat));
        List<Move> options = new ArrayList<>(one.referee().options(first.position(), seat));
        options.retainAll(other.referee().options(second.position(), seat));
        if (order.isPresent()) {
            options.retainAll(List.of(order.get()));
        }
        if (options.isEmpty()) {
            parted = true; // the worlds go on differently
            return;
        }
        Move move = source.pick(options);
        play(seat, move, move);
    }

    private Optional<Move> byOrder(Match<B> match, Seat seat) {
        return match.place(seat).isPlayedByBot()
                ? Optional.empty()
                : match.place(seat).orders().answer(match.position(), seat);
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
        parted = over || told || revealed && !looksTheSame(first, second);
    }

    /// Whoever took an answer to a poll back in one world alone has thought for less time there, and when all have
    /// answered the clocks may tell.
    private boolean sameTimeLeft() {
        Match<B> first = one.settle();
        Match<B> second = other.settle();
        return !one.clerk.clock().runs()
                || Seat.all(pair.setup().seats()).stream()
                        .allMatch(seat ->
                                first.place(seat).left() == second.place(seat).left()
                                        && first.since(seat) == second.since(seat));
    }

    /// Whether both worlds are at the same poll, which nobody has answered.
    private boolean isFreshPoll() {
        return List.of(one.settle(), other.settle()).stream()
                        .allMatch(at -> isPoll(at) && at.position().answers().isEmpty() && !at.paused())
                && pair.one().equals(pair.other());
    }

    /// In one world another seat answers a poll and takes that back; then the viewer answers and wants a bot for it.
    private void wantABotForWhoWithdrew(Seat viewer) {
        if (!isFreshPoll()) {
            playOn();
            return;
        }
        Match<B> match = one.settle();
        Seat rival = viewer.next(pair.setup().seats());
        done.add("in one world " + rival + " answers and withdraws");
        one.say(Viewer.at(rival), anAnswer(one, match, rival));
        one.time.advance(1_000);
        other.time.advance(1_000);
        keys++;
        one.say(Viewer.at(rival), new FromClient.Withdraw(key(), match.asked()));
        Move own = source.pick(one.referee().options(match.position(), viewer));
        keys++;
        both(Viewer.at(viewer), new FromClient.Play(key(), match.asked(), line(own)));
        keys++;
        both(Viewer.at(viewer), new FromClient.Propose(key(), "bot-for", rival.number()));
    }

    /// All answer a poll of which the viewer is no part, in the other world the other way round; else just plays on.
    private void answerInAnotherOrder() {
        if (!isFreshPoll() || !sameTimeLeft()) {
            playOn();
            return;
        }
        Match<B> match = one.settle();
        done.add("all answer, in the other world the other way round");
        var answers = new LinkedHashMap<Seat, FromClient.Play>();
        for (Seat seat : one.clerk.awaited(match)) {
            Move move = source.pick(one.referee().options(match.position(), seat));
            answers.put(seat, new FromClient.Play("last-" + key(), match.asked(), line(move)));
        }
        answers.forEach((seat, play) -> one.say(Viewer.at(seat), play));
        answers.reversed().forEach((seat, play) -> other.say(Viewer.at(seat), play));
    }

    private Step<B> play(World<B, V> world, Seat seat, Move move) {
        Match<B> match = world.settle();
        Step<B> step = world.referee().advance(match.position(), seat, move);
        world.time.advance(World.PACE);
        if (byOrder(match, seat).isEmpty()) {
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
        int since = source.below(4) - 1;
        done.add(pair.viewer() + " comes back since " + since);
        for (World<B, V> world : List.of(one, other)) {
            world.take(pair.viewer());
            world.leave(pair.viewer());
            world.join(pair.viewer(), since);
        }
    }

    // What the viewer tries in order to find out

    private void probe() {
        Viewer viewer = pair.viewer();
        int asked = one.settle().asked();
        Seat another = source.pick(Seat.all(pair.setup().seats()));
        switch (source.below(isPoll() ? 11 : 12)) {
            case 0, 1 -> both(viewer, new FromClient.Why());
            case 2 -> both(viewer, new FromClient.Look(source.below(4) - 1));
            case 3 -> both(viewer, new FromClient.Ping(7));
            case 4 -> both(viewer, new FromClient.Undo(key(), asked));
            case 5 -> both(viewer, new FromClient.Reset(key(), asked));
            case 6 -> both(viewer, new FromClient.Withdraw(key(), asked));
            case 7 -> both(viewer, new FromClient.Play(key(), asked - 1, "pass"));
            case 8 -> both(viewer, new FromClient.HandOver(another.number()));
            case 9 -> both(viewer, new FromClient.Return(key()));
            case 10 -> both(viewer, new FromClient.Propose(key(), "bot-for", another.number()));
            default -> guess(viewer, asked, another);
        }
    }

    /// Tries to play what another seat could.
    private void guess(Viewer viewer, int asked, Seat another) {
        Match<B> match = one.settle();
        boolean isAsked =
                viewer.seat().filter(one.clerk.awaited(match)::contains).isPresent();
        List<? extends Move> options = one.referee().options(match.position(), another);
        if (!isAsked && !options.isEmpty()) {
            both(viewer, new FromClient.Play(key(), asked, line(source.pick(options))));
        }
    }

    // What another seat does in one world alone

    /// Nobody else is told of it, and the viewer's next wish may even have the same key.
    private void somethingPrivate() {
        keys++;
        List<Seat> others = Seat.all(pair.setup().seats()).stream()
                .filter(seat -> !pair.viewer().knows(seat))
                .toList();
        Seat seat = source.pick(others);
        World<B, V> world = source.below(2) == 0 ? one : other;
        Match<B> match = world.settle();
        FromClient.ToMatch said = switch (source.below(isPoll(match) ? 6 : 3)) {
            case 0 -> anOrder(seat);
            case 1 -> new FromClient.Withdraw(key(), match.asked());
            default -> isPoll(match) ? anAnswer(world, match, seat) : anOrder(seat);
        };
        done.add("in one world " + seat + " " + said);
        world.say(Viewer.at(seat), said);
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
                : new FromClient.Order(
                        key(),
                        game.orders().getFirst().ask(),
                        source.pick(List.of("pass", "pass-unless-playable", OrderKind.ASK_ME)));
    }

    /// Unless it were the last one, which is told to all.
    private FromClient.ToMatch anAnswer(World<B, V> world, Match<B> match, Seat seat) {
        List<? extends Move> options = world.referee().options(match.position(), seat);
        boolean last = world.clerk.awaited(match).size() == 1;
        return options.isEmpty() || last
                ? new FromClient.Withdraw(key(), match.asked())
                : new FromClient.Play(key(), match.asked(), line(source.pick(options)));
    }
}
