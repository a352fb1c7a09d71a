package winterhall.app.lots;

import java.util.List;
import winterhall.engine.Position;

/// Finds fault with itself.
public final class FaultyLots extends Lots {
    @Override
    public String id() {
        return "faulty-lots";
    }

    @Override
    public List<String> faults(Position<LotsBoard> position) {
        return position.number() > 0 ? List.of("a straw is missing") : List.of();
    }
}
