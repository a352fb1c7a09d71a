package winterhall.toys.duel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Catalogue;

/// What is printed on the cards, for texts and browsers; what a card does stands on its constant. (duel:R2)
final class Printed {
    static final Catalogue CATALOGUE = Catalogue.of(
            Arrays.stream(winterhall.toys.duel.Card.values()).map(Printed::of).toList());

    private Printed() {}

    /// @param kind `attack`, `defence` or `weapon`
    /// @param value of an attack or a defence
    /// @param onAll whether an attack is on all opponents (duel:R8)
    /// @param windows when a weapon can be used (duel:R21)
    record Card(
            String id,
            String kind,
            int copies,
            Optional<Integer> value,
            boolean onAll,
            List<WindowKind> windows,
            String rule)
            implements Catalogue.Item {}

    private static Card of(winterhall.toys.duel.Card card) {
        String id = card.toString();
        int copies = card.copies().size();
        return switch (card.sheet()) {
            case Sheet.AttackCard(var value, var onAll, var _) ->
                new Card(id, "attack", copies, Optional.of(value), onAll, List.of(), "duel:R8");
            case Sheet.DefenceCard(var value) ->
                new Card(id, "defence", copies, Optional.of(value), false, List.of(), "duel:R11");
            case Sheet.WeaponCard(var rule, var windows, var _, var _) ->
                new Card(id, "weapon", copies, Optional.empty(), false, windows, "duel:" + rule);
        };
    }
}
