package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.server.LongMatch;
import winterhall.server.ManualTime;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.match.HallServices.BotService;
import winterhall.wire.ToClient.Scene;

/// How often a bot is asked the same question.
class SeatPrompterTest {
    private static final List<Seat> BOTH = Seat.all(2);

    private final Game<CampBoard, CampView> game = LongMatch.ofCamp().game;
    private final Transitions<CampBoard, CampView> transitions =
            new Transitions<>(new Referee<>(game), ClockRules.NONE);
    private final Thinkers bots = new Thinkers();
    private final SeatPrompter<CampBoard, CampView> prompter = new SeatPrompter<>(
            "table",
            transitions.referee(),
            transitions.questions(),
            null, // only people have clocks and screens
            null,
            new HallServices(new ManualTime(), 0, 0, bots, (_, _, _, _) -> {}),
            (_, _, _, _) -> {});

    /// Counts the questions.
    private static final class Thinkers implements BotService {
        private final List<List<? extends Move>> asked = new ArrayList<>();

        @Override
        public <B, V> void think(
                String level,
                Referee<B, V> referee,
                View<V> view,
                List<? extends Move> options,
                Supplier<Scene> scene,
                Consumer<Move> answer) {
            asked.add(options);
        }
    }

    @Test
    void whatABotAnsweredToAWindowIsNotAskedAgainWhileOthersThink() throws Refused {
        Match<CampBoard> window = playedToTheHorn();
        prompter.prompt(window);
        assertThat(bots.asked).hasSize(2);
        prompter.answered(window, BOTH.getFirst());
        prompter.prompt(window);
        prompter.prompt(window);
        assertThat(bots.asked).hasSize(2);
        assertThat(prompter.isIdle()).as("the other still thinks").isFalse();
        prompter.answered(window, BOTH.getLast());
        assertThat(prompter.isIdle()).isTrue();
        prompter.prompt(played(window));
        assertThat(bots.asked).as("the next question is a new one").hasSize(3);
    }

    @Test
    void aTurnIsAskedAgainIfItsAnswerDidNotCount() {
        Match<CampBoard> turn = start();
        prompter.prompt(turn);
        prompter.prompt(turn);
        assertThat(bots.asked).hasSize(1);
        prompter.answered(turn, BOTH.getFirst());
        prompter.prompt(turn);
        assertThat(bots.asked).hasSize(2);
    }

    private Match<CampBoard> start() {
        return transitions
                .start(Setup.of(game.id(), 2), new QuickChance(1), List.of("greedy", "greedy"))
                .match();
    }

    private Match<CampBoard> playedToTheHorn() throws Refused {
        Match<CampBoard> match = start();
        while (!match.isWindow()) {
            match = played(match);
        }
        return match;
    }

    /// The first who is asked takes the first move there is.
    private Match<CampBoard> played(Match<CampBoard> match) throws Refused {
        Seat seat = transitions.questions().awaited(match).getFirst();
        Move move = transitions.referee().options(match.position(), seat).getFirst();
        return transitions
                .apply(match, Entry.counting(match, seat, move).by(Entry.By.BOT), _ -> match)
                .match();
    }
}
