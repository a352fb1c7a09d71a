package winterhall.server.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.server.match.ClockRules;

/// Pairs of worlds from one random game: all of it follows from a seed and the number of the game.
public final class Pairs<B, V> {
    /// A pair branches off at one question in so many.
    private static final int SHARE = 20;

    /// Polls are rare, and much can go wrong at one.
    private static final int AT_A_POLL = 6;

    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final long number;
    private final QuickChance chance;
    private final Chance.Source source;
    private final List<Pair<B>> found = new ArrayList<>();
    private final Setup setup;

    private Pairs(Game<B, V> game, long seed, long number) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.number = number;
        this.chance = new QuickChance(seed).split(number);
        this.source = chance.source("pairs");
        this.setup = setup();
    }

    public static <B, V> List<Pair<B>> of(Game<B, V> game, long seed, long number) {
        return new Pairs<>(game, seed, number).play();
    }

    /// Every other match is one with much to hide, if the game says which those are.
    private Setup setup() {
        return game.guide()
                .filter(_ -> source.below(2) == 0)
                .map(guide -> guide.setup(source))
                .orElseGet(() -> game.anySetup(source));
    }

    private List<Pair<B>> play() {
        byte[] secret = new byte[64];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) source.below(256);
        }
        Position<B> position = referee.start(setup, SecretChance.of(secret)).position();
        while (!position.agenda().isEmpty()) {
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
        return found;
    }

    private void branchOff(Position<B> position, boolean poll) {
        Viewer viewer = source.pick(Viewer.during(setup.seats()));
        switch (poll ? 2 : source.below(3)) {
            case 0 -> imagined(position, viewer);
            case 1 -> otherMove(position, viewer);
            default -> add(position, position, viewer, Optional.empty(), true);
        }
    }

    /// The true world, and one imagined from the view, with the same chance.
    private void imagined(Position<B> truth, Viewer viewer) {
        Position<B> twin = referee.imagine(referee.view(truth, viewer), chance.split(found.size()));
        if (!written(twin.board()).equals(written(truth.board()))) {
            var other = new Position<>(truth.number(), twin.board(), truth.agenda(), List.of(), truth.chance());
            add(truth, other, viewer, Optional.empty(), false);
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
            add(position, position, viewer, Optional.of(new Pair.First(seat, one, other)), false);
        }
    }

    private void add(Position<B> one, Position<B> other, Viewer viewer, Optional<Pair.First> first, boolean privately) {
        found.add(new Pair<>(
                "w" + number + "-" + found.size(),
                setup,
                source.pick(List.of(ClockRules.NONE, ClockRules.LIVE)),
                source.below(2) == 0,
                viewer,
                one,
                other,
                first,
                privately,
                chance.split(1_000L + found.size()).state()));
    }

    private String written(B board) {
        return game.vocabulary().written().write(board, board.getClass());
    }
}
