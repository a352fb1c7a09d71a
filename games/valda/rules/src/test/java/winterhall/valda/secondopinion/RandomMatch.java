package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.WindowAsk;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;
import winterhall.valda.ValdaView;

/// Plays one match at random and writes down everything that was asked, answered and told.
///
/// Every second match begins where the guide of the game leads: temples everywhere and weapons in every hand, so that
/// windows inside windows are met. Some matches are eager to play cards, in others cards are kept for later windows.
final class RandomMatch<B> {
    private final Referee<B, ValdaView> referee;
    private final Chance.Source source;
    private final int eagerness;
    private final List<TranscriptLine> entries = new ArrayList<>();

    /// @param start the whole table before the first entry that is checked
    record Transcript(Setup setup, ValdaView start, List<TranscriptLine> entries) {}

    private RandomMatch(Game<B, ValdaView> game, QuickChance chance) {
        this.referee = new Referee<>(game);
        this.source = chance.split(1).source("moves");
        this.eagerness = 1 + source.below(3);
    }

    static <B> Transcript play(Game<B, ValdaView> game, long number) {
        return play(game, number, setup -> setup);
    }

    /// @param change makes another setup of the one drawn at random
    static <B> Transcript play(Game<B, ValdaView> game, long number, UnaryOperator<Setup> change) {
        var chance = new QuickChance(number + 1).split();
        return new RandomMatch<>(game, chance).play(chance, number % 2 == 1, change);
    }

    private Transcript play(QuickChance chance, boolean guided, UnaryOperator<Setup> change) {
        Setup setup = change.apply(referee.game().anySetup(source));
        Step<B> step = guided ? stage(setup, chance) : referee.start(setup, chance);
        Position<B> position = step.position();
        ValdaView start = view(position);
        while (!position.agenda().isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            Move answer = choose(options);
            String ask = referee.decision(position).orElseThrow().ask();
            Optional<String> window = position.agenda().top() instanceof WindowAsk<B, ?> open
                    ? Optional.of(open.windowName())
                    : Optional.empty();
            entries.add(new TranscriptLine.Asked(seat, ask, window, options, answer, view(position)));
            step = referee.advance(position, seat, answer);
            step.events().forEach(event -> entries.add(new TranscriptLine.Told((ValdaEvent) event)));
            position = step.position();
        }
        return new Transcript(setup, start, entries);
    }

    private Step<B> stage(Setup setup, QuickChance chance) {
        Guide<B> guide = referee.game().guide().orElseThrow();
        var lines = guide.table(setup, source).stream()
                .map(line -> List.of(line.split(" ")))
                .toList();
        return lines.isEmpty()
                ? referee.start(setup, chance)
                : referee.begin(referee.game().staging().stage(setup, lines), chance);
    }

    private ValdaView view(Position<B> position) {
        return referee.game().view(position.board(), Viewer.everyone());
    }

    private Move choose(List<? extends Move> options) {
        boolean wantsCard = source.below(4) < eagerness;
        var wanted =
                options.stream().filter(move -> usesCards(move) == wantsCard).toList();
        return wanted.isEmpty() ? source.pick(options) : source.pick(wanted);
    }

    private static boolean usesCards(Move move) {
        return ((ValdaMove) move).played().isPresent()
                || move instanceof ValdaMove.BuildTemple
                || move instanceof ValdaMove.AttackWithTwo
                || move instanceof ValdaMove.DefendWithAegis;
    }
}
