package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is printed is declared once, found by its name, and printed otherwise for an experiment.
class CatalogueTest {
    enum Metal {
        BRASS,
        COLD_IRON
    }

    record Tool(String id, int power, boolean blunt, List<Integer> costs, Optional<Metal> metal, String rule)
            implements Catalogue.Item {
        Tool {
            if (power < 0) {
                throw new IllegalArgumentException("power is below zero");
            }
        }
    }

    private static final Tool AXE = new Tool("axe", 3, false, List.of(1, 2), Optional.of(Metal.BRASS), "tiny:T1");
    private static final Tool SPADE = new Tool("spade", 1, true, List.of(), Optional.empty(), "tiny:T2");
    private final Catalogue catalogue = Catalogue.of(List.of(AXE, SPADE));

    @Test
    void itemsAreFoundByKindAndId() {
        assertThat(catalogue.get(Tool.class, "spade")).isEqualTo(SPADE);
        assertThat(catalogue.all(Tool.class)).containsExactly(AXE, SPADE);
        assertThatThrownBy(() -> catalogue.get(Tool.class, "ax")).hasMessageContaining("tool.axe");
        assertThatThrownBy(() -> Catalogue.of(List.of(AXE, AXE))).hasMessageContaining("tool.axe twice");
    }

    @Test
    void valuesAreNamedByTheirComponents() {
        assertThat(Catalogue.values(SPADE))
                .containsExactly(
                        Map.entry("id", "spade"),
                        Map.entry("power", 1),
                        Map.entry("blunt", true),
                        Map.entry("costs", List.of()),
                        Map.entry("metal", Optional.empty()),
                        Map.entry("rule", "tiny:T2"));
    }

    @Test
    void anExperimentPrintsOtherValues() {
        Catalogue other = catalogue.with(Map.of(
                "tool.axe.power", "5",
                "tool.axe.costs", "none",
                "tool.axe.metal", "cold-iron",
                "tool.spade.blunt", "no",
                "tool.spade.costs", "7,8",
                "artifacts", "yes"));
        assertThat(other.all(Tool.class))
                .containsExactly(
                        new Tool("axe", 5, false, List.of(), Optional.of(Metal.COLD_IRON), "tiny:T1"),
                        new Tool("spade", 1, false, List.of(7, 8), Optional.empty(), "tiny:T2"));
        assertThat(catalogue.with(Map.of("artifacts", "yes"))).isSameAs(catalogue);
    }

    @Test
    void whatCannotBePrintedIsRefusedByName() {
        refuses("tool.ax.power", "5", "tool.axe");
        refuses("tool.axe.powers", "5", "tool.axe.power");
        refuses("tool.axe.power", "much", "tool.axe.power: \"much\" is not a whole number");
        refuses("tool.axe.power", "-1", "tool.axe.power: power is below zero");
        refuses("tool.axe.costs", "1,,2", "tool.axe.costs");
        refuses("tool.axe.metal", "tin", "brass");
        refuses("tool.axe.id", "pick", "the id of an item cannot be changed");
    }

    private void refuses(String key, String value, String because) {
        assertThatThrownBy(() -> catalogue.with(Map.of(key, value)))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining(because);
    }
}
