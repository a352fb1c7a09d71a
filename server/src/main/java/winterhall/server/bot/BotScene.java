package winterhall.server.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.View;
import winterhall.wire.ToClient.Offer;
import winterhall.wire.ToClient.Question;
import winterhall.wire.ToClient.Scene;
import winterhall.wire.ToClient.Stage;

/// A question as a bot's program gets it: the scene of its seat, without the table around it.
final class BotScene {
    private BotScene() {}

    static <B, V> Scene of(Referee<B, V> referee, View<V> view, List<? extends Move> options) {
        Seat seat = view.viewer().seat().orElseThrow();
        Notation moves = referee.game().vocabulary().moves();
        var offers = new ArrayList<Offer>();
        for (Move move : options) {
            offers.add(new Offer(moves.write((Record) move), moves.anchors((Record) move), move));
        }
        var question = new Question(
                view.number(),
                Verb.of(view.agenda().top().getClass()),
                List.of(seat),
                offers,
                view.answered(),
                Optional.empty());
        return new Scene(
                "",
                view.number(),
                Stage.RUNNING,
                Optional.of(seat),
                view.table(),
                List.of(),
                view.number(),
                false,
                Optional.of(question),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                new LinkedHashMap<>(),
                Optional.empty(),
                Optional.empty());
    }
}
