package winterhall.frozenwastes.secondopinion;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.UnaryOperator;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.WastesView;

/// Plays one match, and tells what was asked, answered and told, one entry after the other.
///
/// Every second match begins where the guide of the game leads, with cards, tokens and gold. Some players take what
/// comes; others look for fights, keep their cards and stay alive.
final class LiveMatch {
    private static final int STYLES = 3;

    private final Referee<Board, WastesView> referee;
    private final Chance.Source source;
    private final Setup setup;
    private final int style;
    private final Queue<TranscriptLine> entries = new ArrayDeque<>();
    private Position<Board> position;

    private LiveMatch(Game<Board, WastesView> game, QuickChance chance, boolean isGuided, UnaryOperator<Setup> change) {
        this.referee = new Referee<>(game);
        this.source = chance.split(1).source("moves");
        this.setup = change.apply(game.anySetup(source));
        this.style = source.below(STYLES);
        Step<Board> step = isGuided ? stage(chance) : referee.start(setup, chance);
        position = step.position();
        hear(step.events());
    }

    static LiveMatch begin(Game<Board, WastesView> game, long number) {
        return begin(game, number, setup -> setup);
    }

    /// @param change makes another setup of the one drawn at random
    static LiveMatch begin(Game<Board, WastesView> game, long number, UnaryOperator<Setup> change) {
        return new LiveMatch(game, new QuickChance(number + 1).split(), number % 2 == 1, change);
    }

    private Step<Board> stage(QuickChance chance) {
        Guide<Board> guide = referee.game().guide().orElseThrow();
        var lines = guide.table(setup, source).stream()
                .map(line -> List.of(line.split(" ")))
                .toList();
        return referee.begin(referee.game().staging().stage(setup, lines), chance);
    }

    Setup setup() {
        return setup;
    }

    /// The table now.
    Board board() {
        return position.board();
    }

    boolean isOver() {
        return entries.isEmpty() && position.agenda().isEmpty();
    }

    /// The next entry, which is not the last unless the match [#isOver].
    TranscriptLine next() {
        if (entries.isEmpty()) {
            ask();
        }
        return entries.remove();
    }

    private void ask() {
        Seat seat = referee.awaited(position).getFirst();
        List<? extends Move> options = referee.options(position, seat);
        Move answer = choose(options);
        String ask = referee.decision(position).orElseThrow().ask();
        entries.add(new TranscriptLine.Asked(seat, ask, options, answer, position.board()));
        Step<Board> step = referee.advance(position, seat, answer);
        position = step.position();
        hear(step.events());
    }

    private void hear(List<? extends Event> events) {
        events.forEach(event -> entries.add(new TranscriptLine.Told((WastesEvent) event)));
    }

    private Move choose(List<? extends Move> options) {
        if (style > 0 && source.below(8) > 0) {
            var wanted = options.stream().filter(this::isWanted).toList();
            if (!wanted.isEmpty()) {
                return source.pick(wanted);
            }
        }
        return source.pick(options);
    }

    private boolean isWanted(Move move) {
        return switch ((WastesMove) move) {
            case WastesMove.Discard _,
                    WastesMove.Sell _,
                    WastesMove.Pass _,
                    WastesMove.PassBy _,
                    WastesMove.SetDieAside _,
                    WastesMove.Trudge _,
                    WastesMove.LeaveMarket _,
                    WastesMove.StopTraining _,
                    WastesMove.StayCold _,
                    WastesMove.UseSnowshoe _,
                    WastesMove.RerollDie _,
                    WastesMove.Accept _ -> false;
            case WastesMove.Escape _, WastesMove.Endure _, WastesMove.IgnoreFlare _ -> style > 1;
            default -> true;
        };
    }
}
