package winterhall.app.lots;

import java.util.List;
import winterhall.engine.BrokenRule;
import winterhall.engine.Event;
import winterhall.engine.Task;

/// Cannot be played to the end.
public final class BrokenLots extends Lots {
    @Override
    public String id() {
        return "broken-lots";
    }

    @Override
    public List<? extends Task<LotsBoard>> wakes(LotsBoard board, Event event) {
        throw new BrokenRule("nobody knows what follows; the agenda is []");
    }
}
