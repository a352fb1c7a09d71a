package winterhall.frozenwastes;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;

/// The Frozen Wastes against its rules and against the laws of every game. (frozen-wastes:I1–I12, H1–H13)
class FrozenWastesTest extends GameContract<Board, WastesView> {
    FrozenWastesTest() {
        super(new FrozenWastes());
    }

    /// A random match lasts until time runs out: some 2 000 decisions.
    @Override
    protected int games() {
        return 4;
    }

    @Override
    protected int pairs() {
        return 40;
    }

    @Override
    protected Mutants<Board, WastesView> leaks(Mutants<Board, WastesView> standard) {
        Seat first = Seat.of(1);
        Seat second = Seat.of(2);
        return standard.showing("rumors-of-seat-1", (board, _) -> List.of(board.secrets().rumors(first)))
                .showing("rumors-of-seat-2", (board, _) -> List.of(board.secrets().rumors(second)))
                .showing("clues-of-seat-1", (board, _) -> List.of(board.secrets().clues(first)))
                .showing("clues-of-seat-2", (board, _) -> List.of(board.secrets().clues(second)))
                .showing("the-pool", (board, _) -> board.secrets().pool())
                .showing("the-clue-deck", (board, _) -> board.secrets().deck())
                .showing("kinds-of-rumors", (board, _) -> board.secrets().rumors(second).kinds())
                .showing("wilds-in-the-pool", (board, _) -> List.of(board.secrets().pool().indexOf(Symbol.WILD)))
                .showing(
                        "wild-clues-of-seat-2",
                        (board, _) -> List.of(board.secrets().clues(second).of(Clue.WILD)))
                .showing(
                        "whether-seat-1-could-find-her",
                        (board, _) -> List.of(board.party(first).at().isPresent()
                                && Matches.findsPrincess(
                                        board.party(first).place(),
                                        board.secrets().clues(first).plus(Clue.WILD, 3),
                                        false)))
                .showing(
                        "hands-as-everyone-sees-them",
                        (board, _) -> WastesView.of(board, Viewer.everyone()).hands())
                .showing(
                        "hands-as-seat-2-sees-them",
                        (board, _) -> WastesView.of(board, Viewer.at(second)).hands());
    }

    /// Nobody chooses in secret at the same time, and how much is hidden is public.
    @Override
    protected List<String> harmless() {
        return List.of();
    }

    @Override
    protected List<String> moreTexts() {
        return ContentTexts.keys();
    }
}
