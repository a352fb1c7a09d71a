package winterhall.server.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.View;
import winterhall.engine.WindowAsk;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Offer;
import winterhall.wire.ToClient.Question;
import winterhall.wire.ToClient.Scene;
import winterhall.wire.ToClient.Stage;

/// A question as a bot's program gets it: the scene that a person in its seat would get.
final class BotScene {
    private BotScene() {}

    static List<Offer> offers(Game<?, ?> game, List<? extends Move> options) {
        Notation moves = game.vocabulary().moves();
        var offers = new ArrayList<Offer>();
        for (Move move : options) {
            offers.add(new Offer(moves.write((Record) move), moves.anchors((Record) move), move));
        }
        return offers;
    }

    /// The scene of a table, which offers nothing to a seat that a bot plays, with these offers.
    static Scene asking(Scene scene, List<Offer> offers) {
        Question question = scene.question().orElseThrow();
        return new Scene(
                scene.table(),
                scene.step(),
                scene.stage(),
                scene.seat(),
                scene.view(),
                scene.where(),
                scene.beats(),
                scene.since(),
                scene.cut(),
                Optional.of(new Question(
                        question.asked(),
                        question.ask(),
                        question.words(),
                        question.window(),
                        question.closes(),
                        question.awaited(),
                        offers,
                        question.answered(),
                        question.stopped(),
                        question.millis())),
                scene.seats(),
                scene.undoBarred(),
                scene.proposal(),
                scene.orders(),
                scene.handOver(),
                scene.ending());
    }

    /// A scene where there is no table: nobody's name, no clocks, no orders; its steps count decisions.
    static <V> Scene withoutTable(Game<?, V> game, View<V> view, List<? extends Move> options, List<Beat> beats) {
        Seat seat = view.viewer().seat().orElseThrow();
        var question = new Question(
                view.number(),
                Verb.of(view.agenda().top().getClass()),
                game.explainer(view).words(),
                view.agenda().top() instanceof WindowAsk<?, ?> turn ? Optional.of(turn.windowName()) : Optional.empty(),
                Optional.empty(),
                List.of(seat),
                offers(game, options),
                view.answered(),
                Optional.empty(),
                Optional.empty());
        return new Scene(
                "",
                view.number(),
                Stage.RUNNING,
                Optional.of(seat),
                view.table(),
                game.where(view.table()),
                beats,
                beats.isEmpty() ? view.number() : beats.getFirst().step() - 1,
                false,
                Optional.of(question),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }
}
