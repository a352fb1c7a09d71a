package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Task;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;

/// Every card is played in a scenario, for what is printed on it; every power works and every trade is made.
class ContentScenarioTest {
    private final Set<String> used = new TreeSet<>();

    @Test
    void everyCardPowerAndTradeIsPutToUse() throws IOException {
        for (Path path : Scenario.filesBelow(Repository.tests("valda"))) {
            for (Scenario scenario : Scenario.readAll(path.toString(), Files.readString(path))) {
                scenario.run(_ -> new Watched());
            }
        }
        var printed = new TreeSet<>(new ValdaUsage().entries());
        printed.removeAll(used);
        assertThat(printed).isEmpty();
    }

    /// The same game; whatever happens is looked at on its way.
    private final class Watched extends Valda {
        @Override
        public List<? extends Task<Board>> wakes(Board board, Event event) {
            watch((ValdaEvent) event);
            return super.wakes(board, event);
        }
    }

    /// Of two attack cards the first has the effect, and one that defends with Aegis has none. (valda:R195, valda:R197)
    private void watch(ValdaEvent event) {
        event.cause()
                .flatMap(cause -> cause.thing())
                .filter(thing -> thing.startsWith("occupant:"))
                .ifPresent(used::add);
        switch (event) {
            case ValdaEvent.ActionPlayed played -> used.add(played.card().anchor());
            case ValdaEvent.WeaponUsed weapon -> used.add(weapon.card().anchor());
            case ValdaEvent.DieTurned turned -> used.add(turned.card().anchor());
            case ValdaEvent.AttackDeclared attack ->
                used.add(attack.cards().getFirst().anchor());
            case ValdaEvent.Defended defended -> {
                if (!defended.aegis()) {
                    used.add(defended.card().anchor());
                }
            }
            case ValdaEvent.FollowersTraded traded -> used.add("trade:" + traded.trade());
            default -> {}
        }
    }
}
