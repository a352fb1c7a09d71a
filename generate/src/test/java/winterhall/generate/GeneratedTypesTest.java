package winterhall.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.enginetest.Repository;
import winterhall.wire.Account;
import winterhall.wire.Administration;
import winterhall.wire.BotProtocol;
import winterhall.wire.FromClient;
import winterhall.wire.Http;
import winterhall.wire.Json;
import winterhall.wire.NoticeBodies;
import winterhall.wire.Problem;
import winterhall.wire.Records;
import winterhall.wire.Shape;
import winterhall.wire.Shapes;
import winterhall.wire.ToClient;
import winterhall.wire.generate.TypeScript;

/// The types of the web client are those of the records.
class GeneratedTypesTest {
    private static final String HEAD =
            "// Generated from the Java records. Do not edit: change the records and run ./winterhall generate.\n";

    private final SourceComments comments = new SourceComments(Repository.ROOT);

    @Test
    void theMessages() {
        Generated.isUpToDate(
                "web/src/lib/wire.ts", HEAD + "\n" + new TypeScript(wire(), comments::of).declarations(_ -> false));
    }

    @Test
    void theViewMovesAndEventsOfEachGame() {
        for (Game<?, ?> game : Shelf.games()) {
            Generated.isUpToDate("web/src/games/" + game.id() + "/types.ts", types(game));
        }
    }

    /// What is really sent has the shape that was promised, for every viewer at every decision of random matches.
    @Test
    void realMatchesHaveThePromisedShape() {
        for (Game<?, ?> game : Shelf.games()) {
            for (long seed = 1; seed <= 4; seed++) {
                checkMatch(game, seed);
            }
        }
    }

    private static <B, V> void checkMatch(Game<B, V> game, long seed) {
        Shapes shapes = shapes(game);
        Shape view = shapes.shape(viewOf(game));
        var referee = new Referee<>(game);
        var choices = new QuickChance(seed).source("choices");
        Setup setup = game.anySetup(choices);
        Step<B> step = referee.start(setup, new QuickChance(seed));
        while (!referee.awaited(step.position()).isEmpty()) {
            Position<B> position = step.position();
            for (Viewer viewer : Viewer.during(setup.seats())) {
                check(shapes, view, game.view(position.board(), viewer));
                step.events().forEach(event -> check(shapes, event.seenBy(viewer)));
            }
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            options.forEach(move -> check(shapes, move));
            step = referee.advance(position, seat, choices.pick(options));
        }
        check(shapes, view, game.view(step.position().board(), Viewer.everyone()));
    }

    private static void check(Shapes shapes, Object record) {
        check(shapes, shapes.shape(record.getClass()), record);
    }

    private static void check(Shapes shapes, Shape shape, Object value) {
        assertThat(ShapeCheck.faults(shapes, shape, Json.tree(value))).isEmpty();
    }

    private static Shapes shapes(Game<?, ?> game) {
        var roots = new ArrayList<Class<?>>(List.of(viewOf(game)));
        roots.addAll(game.vocabulary().moves().kinds());
        roots.addAll(game.vocabulary().events().kinds());
        return Shapes.of(roots);
    }

    private String types(Game<?, ?> game) {
        Class<?> view = viewOf(game);
        List<Class<?>> moves = game.vocabulary().moves().kinds();
        List<Class<?>> events = game.vocabulary().events().kinds();
        Shapes shapes = shapes(game);
        Shapes shared = wire();
        var script = new TypeScript(shapes, comments::of);
        return HEAD
                + script.imports(shared::knows, "../../lib/wire").orElse("")
                + "\n/** The view of a scene of this game. */\n"
                + TypeScript.union("View", names(shapes, List.of(view)))
                + "\n/** The move of an offer or a reason of this game. */\n"
                + TypeScript.union("Move", names(shapes, moves))
                + "\n/** An event of a beat of this game. */\n"
                + TypeScript.union("Event", names(shapes, events))
                + "\n"
                + script.declarations(shared::knows);
    }

    private static List<String> names(Shapes shapes, List<Class<?>> types) {
        return types.stream()
                .map(type -> ((Shape.Named) shapes.shape(type)).name())
                .toList();
    }

    static Shapes wire() {
        var roots = new ArrayList<Class<?>>(List.of(ToClient.class, FromClient.class, Problem.class));
        Stream.of(Http.class, Records.class, Account.class, Administration.class, NoticeBodies.class)
                .flatMap(bodies -> Arrays.stream(bodies.getDeclaredClasses()))
                .sorted(java.util.Comparator.comparing(Class::getName))
                .forEach(roots::add);
        roots.add(BotProtocol.BotToken.class);
        return Shapes.of(roots);
    }

    static Class<?> viewOf(Game<?, ?> game) {
        for (Type above : game.getClass().getGenericInterfaces()) {
            if (above instanceof ParameterizedType generic && generic.getRawType() == Game.class) {
                return (Class<?>) generic.getActualTypeArguments()[1];
            }
        }
        throw new IllegalArgumentException(game.id() + " does not say what its view is");
    }
}
