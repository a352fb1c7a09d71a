package winterhall.toys.trumps;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Catalogue;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// The toy game *trumps*: its rules are `docs/rules/trumps.md`.
public class Trumps implements Game<TrumpsBoard, TrumpsView> {
    private static final Setting HAND = Setting.choice("hand", "trumps:R2", List.of(2), "8", "5");

    private static final Vocabulary VOCABULARY = Vocabulary.of(
            TrumpsMove.class, TrumpsEvent.class, List.of(Tricks.class), List.of(TrumpsBoard.class, TrumpsView.class));

    @Override
    public String id() {
        return "trumps";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2);
    }

    @Override
    public List<Setting> settings() {
        return List.of(HAND);
    }

    @Override
    public Catalogue catalogue() {
        return Printed.CATALOGUE;
    }

    @Override
    public Opening<TrumpsBoard> open(Setup setup) {
        setup.requireAsPrinted();
        int each = Integer.parseInt(setup.value(HAND));
        var board = new TrumpsBoard(OpenTable.START, List.of(List.of(), List.of()), Card.ALL);
        return new Opening<>(board, List.of(new Tricks.DealCards(each), new Tricks.PlayTrick()));
    }

    @Override
    public TrumpsView view(TrumpsBoard board, Viewer viewer) {
        return TrumpsView.of(board, viewer);
    }

    @Override
    public TrumpsBoard imagine(TrumpsView view, Chance chance) {
        return view.imagine(chance);
    }

    @Override
    public SequencedMap<String, String> where(TrumpsView view) {
        return view.where();
    }

    @Override
    public List<TrumpsMove> touchable(TrumpsBoard board, Seat seat) {
        return board.hand(seat).stream().<TrumpsMove>map(TrumpsMove.Play::new).toList();
    }

    @Override
    public Optional<Outcome> outcome(TrumpsBoard board) {
        return board.isOver() ? Optional.of(Tricks.outcome(board.open().won())) : Optional.empty();
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<TrumpsBoard, TrumpsView> staging() {
        return new TrumpsStaging();
    }

    @Override
    public List<String> faults(Position<TrumpsBoard> position) {
        return position.board().faults();
    }
}
