package winterhall.app.lots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Task;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

public class Lots implements Game<LotsBoard, LotsTable> {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            LotsMove.class, LotsEvent.class, List.of(LotsRules.class), List.of(LotsBoard.class, LotsTable.class));

    @Override
    public String id() {
        return "lots";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3);
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.flag("shortest-wins", "lots:R2", seatCounts(), false));
    }

    @Override
    public Opening<LotsBoard> open(Setup setup) {
        return opening(LotsBoard.start(setup.seats()), Seat.of(1));
    }

    static Opening<LotsBoard> opening(LotsBoard board, Seat first) {
        var tasks = new ArrayList<Task<LotsBoard>>();
        Seat.all(board.straws().size()).stream()
                .skip(first.index())
                .forEach(seat -> tasks.add(new LotsRules.DrawOrPass(seat)));
        tasks.add(new LotsRules.CompareStraws());
        return new Opening<>(board, tasks);
    }

    @Override
    public LotsTable view(LotsBoard board, Viewer viewer) {
        return LotsTable.of(board, viewer);
    }

    @Override
    public LotsBoard imagine(LotsTable view, Chance chance) {
        return view.imagine(chance);
    }

    @Override
    public List<LotsMove> touchable(LotsBoard board, Seat seat) {
        return List.of(new LotsMove.Draw(), new LotsMove.Pass());
    }

    @Override
    public Optional<Outcome> outcome(LotsBoard board) {
        if (!board.over()) {
            return Optional.empty();
        }
        List<Integer> ranks = board.straws().stream()
                .map(straw -> 1
                        + (int) board.straws().stream()
                                .filter(other -> other > straw)
                                .count())
                .toList();
        return Optional.of(new Outcome(ranks, "longest-straw"));
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<LotsBoard, LotsTable> staging() {
        return new LotsStaging();
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return Setup.of(id(), source.pick(seatCounts()));
    }

    /// Straws that are drawn, not passed over.
    @Override
    public Optional<Guide<LotsBoard>> guide() {
        return Optional.of(new Guide<>() {
            @Override
            public Setup setup(Chance.Source source) {
                return anySetup(source);
            }

            @Override
            public List<String> table(Setup setup, Chance.Source source) {
                return List.of();
            }

            @Override
            public boolean seeks(LotsBoard board, Move option) {
                return option instanceof LotsMove.Draw;
            }
        });
    }
}
