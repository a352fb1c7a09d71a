package winterhall.server.match;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import winterhall.engine.Move;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.View;
import winterhall.wire.ToClient.Scene;

/// What a match needs from the hall.
///
/// @param pace how long an answer by order takes, in milliseconds; it depends on nothing hidden
/// @param botPace how long a bot's answer takes at least; above what bots may think, so that it tells nothing either
public record HallServices(Time time, long pace, long botPace, BotService bots, TurnNotifier turnNotifier) {
    /// Answers for bots, beside the match and never in its way.
    public interface BotService {
        /// Thinks about one question and hands over an option, later and from any thread.
        ///
        /// @param scene what a person in that seat is shown, for a bot that reads it; asked for at once or never
        <B, V> void think(
                String level,
                Referee<B, V> referee,
                View<V> view,
                List<? extends Move> options,
                Supplier<Scene> scene,
                Consumer<Move> answer);
    }

    /// Calls people who are asked and may not be looking.
    public interface TurnNotifier {
        /// The table waits for this seat's person, who is not there; told again for the same question now and then.
        ///
        /// @param remindAt when to call a second time
        void yourTurn(String table, Seat seat, int asked, long remindAt);
    }
}
