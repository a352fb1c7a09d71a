package winterhall.server.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.server.match.ClockRules;

/// Pairs of worlds from one random game: all of it follows from a seed and the number of the game.
public final class Pairs<B, V> {
    /// A pair branches off at one question in so many.
    private static final int SHARE = 20;

    /// Some games take thousands of answers; the next match shows more than the rest of a long one.
    private static final int LONGEST = 400;

    /// Besides those at polls: or the longest game would have most of the pairs.
    private static final int FROM_ONE_MATCH = 6;

    /// Polls are rare, and much can go wrong at one.
    private static final int AT_A_POLL = 6;

    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final long number;
    private final QuickChance chance;
    private final Chance.Source source;
    private final List<Pair<B>> found = new ArrayList<>();
    private final List<Pair<B>> atPolls = new ArrayList<>();
    private final Optional<Guide<B>> guide;
    private final Setup setup;

    private Pairs(Game<B, V> game, long seed, long number) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.number = number;
        this.chance = new QuickChance(seed).split(number);
        this.source = chance.source("pairs");
        this.guide = game.guide().filter(_ -> source.below(2) == 0);
        this.setup = guide.map(leads -> leads.setup(source)).orElseGet(() -> game.anySetup(source));
    }

    public static <B, V> List<Pair<B>> of(Game<B, V> game, long seed, long number) {
        return new Pairs<>(game, seed, number).play();
    }

    private List<Pair<B>> play() {
        byte[] secret = new byte[64];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) source.below(256);
        }
        Position<B> position = start(SecretChance.of(secret)).position();
        for (int answers = 0; answers < LONGEST && !position.agenda().isEmpty(); answers++) {
            boolean poll = position.agenda().top() instanceof Poll<?, ?>;
            if (poll && position.answers().isEmpty()) {
                for (int i = 0; i < AT_A_POLL; i++) {
                    branchOff(position, true);
                }
            } else if (!poll && source.below(SHARE) == 0) {
                branchOff(position, false);
            }
            Seat seat = source.pick(referee.awaited(position));
            position = referee.advance(position, seat, source.pick(referee.options(position, seat)))
                    .position();
        }
        return Stream.concat(atPolls.stream(), someOf(found).stream()).toList();
    }

    private List<Pair<B>> someOf(List<Pair<B>> pairs) {
        while (pairs.size() > FROM_ONE_MATCH) {
            pairs.remove(source.below(pairs.size()));
        }
        return pairs;
    }

    /// Every other match begins where there is much to hide, if the game says where that is.
    private Step<B> start(SecretChance secret) {
        List<List<String>> table = guide.map(leads -> leads.table(setup, source)).orElseGet(List::of).stream()
                .map(line -> List.of(line.split(" ")))
                .toList();
        return table.isEmpty()
                ? referee.start(setup, secret)
                : referee.begin(game.staging().stage(setup, table), secret);
    }

    private void branchOff(Position<B> position, boolean poll) {
        Viewer viewer = source.pick(Viewer.during(setup.seats()));
        if (Seat.all(setup.seats()).stream().allMatch(viewer::knows)) {
            return; // a seat that plays alone sees everything
        }
        switch (poll ? 2 : source.below(3)) {
            case 0 -> imagined(position, viewer);
            case 1 -> otherMove(position, viewer);
            default -> (poll ? atPolls : found).add(pair(position, position, viewer, Optional.empty(), true));
        }
    }

    /// The true world, and one imagined from the view, with the same chance.
    private void imagined(Position<B> truth, Viewer viewer) {
        Position<B> twin = referee.imagine(referee.view(truth, viewer), chance.split(found.size()));
        if (!written(twin.board()).equals(written(truth.board()))) {
            var other = new Position<>(truth.number(), twin.board(), truth.agenda(), List.of(), truth.chance());
            found.add(pair(truth, other, viewer, Optional.empty(), false));
        }
    }

    /// One world, and two moves of another seat after which the viewer's tables are the same and the boards are not.
    private void otherMove(Position<B> position, Viewer viewer) {
        Seat seat = referee.awaited(position).getFirst();
        if (viewer.knows(seat)) {
            return;
        }
        List<? extends Move> options = referee.options(position, seat);
        Move one = source.pick(options);
        Move other = source.pick(options);
        Position<B> afterOne = referee.advance(position, seat, one).position();
        Position<B> afterOther = referee.advance(position, seat, other).position();
        if (referee.view(afterOne, viewer).equals(referee.view(afterOther, viewer))
                && !written(afterOne.board()).equals(written(afterOther.board()))) {
            found.add(pair(position, position, viewer, Optional.of(new Pair.First(seat, one, other)), false));
        }
    }

    private Pair<B> pair(
            Position<B> one, Position<B> other, Viewer viewer, Optional<Pair.First> first, boolean privately) {
        int made = found.size() + atPolls.size();
        return new Pair<>(
                "w" + number + "-" + made,
                setup,
                source.pick(List.of(ClockRules.NONE, ClockRules.LIVE)),
                source.below(2) == 0,
                viewer,
                one,
                other,
                first,
                privately,
                privately ? device(viewer) : List.of(),
                chance.split(1_000L + made).state());
    }

    /// Two seats that pass a device around, the viewer's own among them; none where nobody would be left to act in secret.
    private List<Seat> device(Viewer viewer) {
        if (setup.seats() < 3) {
            return List.of();
        }
        Seat one = viewer.seat().orElseGet(() -> source.pick(Seat.all(setup.seats())));
        Seat other = source.pick(Seat.all(setup.seats()).stream()
                .filter(seat -> !seat.equals(one))
                .toList());
        return List.of(one, other);
    }

    private String written(B board) {
        return game.vocabulary().written().write(board, board.getClass());
    }
}
