package winterhall.server.leak;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.server.match.ClockRules;

/// Two worlds that a viewer cannot tell apart.
///
/// @param strict whether every window takes the same time, so that not even a pause may tell the worlds apart
/// @param first a move of another seat, each its own in either world, between which the viewer sees no difference
/// @param privately whether another seat does something in one world of which nobody is told
/// @param device seats that share a device besides, covered in both; what others have sealed must not show on it either
/// @param seed from which all that happens in both is drawn
public record Pair<B>(
        String name,
        Setup setup,
        ClockRules clock,
        boolean strict,
        Viewer viewer,
        Position<B> one,
        Position<B> other,
        Optional<First> first,
        boolean privately,
        List<Seat> device,
        long seed) {
    public record First(Seat seat, Move one, Move other) {}
}
