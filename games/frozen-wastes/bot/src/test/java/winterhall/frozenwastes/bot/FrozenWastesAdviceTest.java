package winterhall.frozenwastes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.WastesView;

/// The scripted hero plays whole matches, and wins them.
class FrozenWastesAdviceTest {
    private static final int MATCHES = 4;

    private final FrozenWastes game = new FrozenWastes();
    private final Referee<Board, WastesView> referee = new Referee<>(game);
    private final FrozenWastesAdvice advice = new FrozenWastesAdvice();

    @Test
    void aScriptedHeroBeatsAHeroWhoDoesAnything() {
        int won = 0;
        for (int match = 0; match < MATCHES; match++) {
            Seat scripted = Seat.of(1 + match % 2);
            won += play(match, scripted).winner().filter(scripted::equals).isPresent() ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(MATCHES - 1);
    }

    /// One seat goes by the advice, from its own view; the other by chance.
    private Ending play(int match, Seat scripted) {
        var chance = new QuickChance(match);
        Position<Board> position = referee.start(Setup.of(game.id(), 2), chance).position();
        for (int number = 0; !position.agenda().isEmpty(); number++) {
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            QuickChance own = chance.split(number);
            Move move;
            if (seat.equals(scripted)) {
                Board imagined = referee.imagine(referee.view(position, Viewer.at(seat)), own)
                        .board();
                move = advice.suggest(imagined, seat, options, own.source("advice"));
            } else {
                move = own.source("any").pick(options);
            }
            position = referee.advance(position, seat, move).position();
        }
        Optional<Ending> ending = position.board().field().ending();
        return ending.orElseThrow();
    }
}
