package winterhall.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Step;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.server.leak.Excerpt;
import winterhall.server.leak.Midway;
import winterhall.server.leak.Pair;
import winterhall.server.leak.Pairs;
import winterhall.server.match.Match;

/// The leak test through the real doors: pages, errors, chat and sockets of two halls, compared to the byte.
public final class SocketLeakRun {
    private static final int ACTS = 6;

    private SocketLeakRun() {}

    /// The first leak that was found; empty if there is none.
    public static String leak(String folder, long pairs, long seed) throws IOException {
        Game<?, ?> game = Shelf.games().stream()
                .filter(known -> known.id().equals("claim"))
                .findFirst()
                .orElseThrow();
        return leak(Path.of(folder), game, pairs, seed).orElse("");
    }

    private static <B, V> Optional<String> leak(Path folder, Game<B, V> game, long count, long seed)
            throws IOException {
        var pairs = new ArrayList<Pair<B>>();
        for (long number = 0; pairs.size() < count; number++) {
            Pairs.of(game, seed, number).stream()
                    .filter(pair -> !pair.one().equals(pair.other()))
                    .limit(2)
                    .forEach(pairs::add);
        }
        var ones = new ArrayList<Game<?, ?>>();
        var others = new ArrayList<Game<?, ?>>();
        for (int i = 0; i < pairs.size(); i++) {
            ones.add(new Midway<>("w" + i, game, pairs.get(i).one()));
            others.add(new Midway<>("w" + i, game, pairs.get(i).other()));
        }
        try (var one = new SocketWorld(Files.createDirectories(folder.resolve("one")), ones);
                var other = new SocketWorld(Files.createDirectories(folder.resolve("other")), others)) {
            for (int i = 0; i < count; i++) {
                Optional<String> leak = new Following<>(game, "w" + i, pairs.get(i), one, other).follow();
                if (leak.isPresent()) {
                    return leak;
                }
            }
        }
        return Optional.empty();
    }

    /// One pair of worlds.
    private static final class Following<B, V> {
        private final Game<B, V> game;
        private final Referee<B, V> referee;
        private final Pair<B> pair;
        private final List<SocketWorld> worlds;
        private final Chance.Source source;
        private final List<String> done = new ArrayList<>();

        Following(Game<B, V> game, String id, Pair<B> pair, SocketWorld one, SocketWorld other) {
            this.game = game;
            this.referee = new Referee<>(game);
            this.pair = pair;
            this.worlds = List.of(one, other);
            this.source = new QuickChance(pair.seed()).source("acts");
            Setup setup = pair.setup();
            worlds.forEach(world -> world.begin(new Setup(id, setup.seats(), setup.chosen()), Verb.of(pair.clock())));
        }

        Optional<String> follow() {
            boolean goesOn = true;
            for (int i = 0; i < ACTS && goesOn; i++) {
                if (difference().isPresent()) {
                    break;
                }
                goesOn = act(i);
            }
            Optional<String> leak = goesOn ? difference() : Optional.empty();
            worlds.forEach(world -> world.end(pair.viewer()));
            return leak;
        }

        private Optional<String> difference() {
            List<String> first = worlds.get(0).taken(pair.viewer());
            List<String> second = worlds.get(1).taken(pair.viewer());
            Optional<String> secret = first.stream()
                    .filter(text -> text.contains(SocketWorld.SECRET))
                    .findFirst();
            return secret.isPresent() || first.equals(second)
                    ? secret
                    : Optional.of(pair.viewer() + " after " + done + " saw "
                            + Excerpt.of(first.toString(), second.toString()));
        }

        /// False when the worlds may differ from here on.
        private boolean act(int number) {
            Viewer viewer = pair.viewer();
            Viewer another = source.pick(Viewer.during(pair.setup().seats()).stream()
                    .filter(each -> !each.equals(viewer)) // one's own remark may come before its receipt or after it
                    .toList());
            String key = "key-" + number;
            switch (source.below(9)) {
                case 0 -> both(viewer, "{\"kind\":\"why\"}");
                case 1 -> both(viewer, "{\"kind\":\"undo\",\"key\":\"%s\",\"asked\":0}".formatted(key));
                case 2 -> both(viewer, "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":0,\"move\":\"?\"}".formatted(key));
                case 3 -> both(another, "{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"Hm\"}".formatted(key));
                case 4 -> worlds.forEach(world -> world.comeBack(viewer, 0));
                case 5 ->
                    worlds.forEach(world -> {
                        world.get(viewer, "/api/tables/TABLE");
                        world.get(viewer, "/api/tables/TABLE/chat");
                        world.get(viewer, "/api/tables/TABLE/steps");
                        world.get(viewer, "/api/tables/TABLE/steps/0");
                        world.get(viewer, "/api/tables/TABLE/record");
                        world.get(viewer, "/api/tables/TABLE/fairness");
                        world.get(viewer, "/api/me/tables");
                        world.get(viewer, "/api/tables/TABLE/nothing");
                    });
                default -> {
                    return play(key);
                }
            }
            return true;
        }

        private void both(Viewer viewer, String json) {
            done.add(viewer + " " + json);
            worlds.forEach(world -> world.say(viewer, json));
        }

        private boolean play(String key) {
            Match<B> first = worlds.get(0).match();
            Match<B> second = worlds.get(1).match();
            if (first.isOver() || first.position().agenda().top() instanceof Poll<?, ?>) {
                return false;
            }
            Seat seat = referee.awaited(first.position()).getFirst();
            List<Move> options = new ArrayList<>(referee.options(first.position(), seat));
            options.retainAll(referee.options(second.position(), seat));
            byOrder(first, seat).or(() -> byOrder(second, seat)).ifPresent(move -> options.retainAll(List.of(move)));
            if (options.isEmpty()) {
                return false;
            }
            Move move = source.pick(options);
            done.add(seat + " " + move);
            Step<B> one = play(worlds.get(0), first, seat, move, key);
            Step<B> other = play(worlds.get(1), second, seat, move, key);
            boolean over = one.position().agenda().isEmpty()
                    || other.position().agenda().isEmpty();
            boolean revealed = one.reveal().isPresent() || other.reveal().isPresent();
            return !over && (!revealed || looksTheSame(one, other));
        }

        private Step<B> play(SocketWorld world, Match<B> match, Seat seat, Move move, String key) {
            world.pass(SocketWorld.PACE);
            if (byOrder(match, seat).isEmpty()) {
                String line = game.vocabulary().moves().write((Record) move);
                world.say(
                        Viewer.at(seat),
                        "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}"
                                .formatted(key, match.asked(), line));
            }
            while (world.<B>match().asked() == match.asked()) {
                Thread.onSpinWait(); // an order answers in its own time
            }
            return referee.advance(match.position(), seat, move);
        }

        private Optional<Move> byOrder(Match<B> match, Seat seat) {
            return match.place(seat).orders().answer(match.position(), seat);
        }

        private boolean looksTheSame(Step<B> one, Step<B> other) {
            return seen(one.events()).equals(seen(other.events()))
                    && referee.view(one.position(), pair.viewer())
                            .equals(referee.view(other.position(), pair.viewer()));
        }

        private List<Event> seen(List<Event> events) {
            return events.stream().map(event -> event.seenBy(pair.viewer())).toList();
        }
    }
}
