package winterhall.app.lots;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;

public interface LotsRules {
    /// A seat draws a straw that only it sees, or passes. (lots:R1)
    record DrawOrPass(Seat seat) implements Ask<LotsBoard, LotsMove> {
        @Override
        public List<LotsMove> answers(LotsBoard board) {
            return List.of(new LotsMove.Draw(), new LotsMove.Pass());
        }

        @Override
        public void answer(LotsMove move, Table<LotsBoard> table) {
            switch (move) {
                case LotsMove.Draw() -> {
                    int length = table.pick("straw", table.board().bag());
                    table.update(board -> board.draw(seat, length));
                    table.tell(new LotsEvent.StrawDrawn(seat, Optional.of(length)));
                }
                case LotsMove.Pass() -> table.tell(new LotsEvent.Passed(seat));
            }
        }
    }

    /// The longest straw wins. (lots:R2)
    record CompareStraws() implements Effect<LotsBoard> {
        @Override
        public void resolve(Table<LotsBoard> table) {
            table.update(LotsBoard::end);
            table.tell(new LotsEvent.StrawsCompared(table.board().straws()));
        }
    }
}
