package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Verb;

/// Leads checks to weapons in every hand, to attacks on all, and to cards that pass from hand to hand.
/// (valda:R186, R203, R218, R231)
final class ValdaGuide implements Guide<Board> {
    @Override
    public Setup setup(Chance.Source source) {
        return Setup.of("valda", source.pick(Rules.SEATS));
    }

    /// Temples everywhere, and hands of divine cards.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        var lines = new ArrayList<String>();
        var occupants = new ArrayList<Deity>();
        for (Area area : Area.values()) {
            occupants.add(source.below(2) == 0 ? area.god() : area.giant());
        }
        lines.add(
                "occupants " + String.join(" ", occupants.stream().map(Verb::of).toList()));
        lines.add("moment " + source.pick(List.of("valda", "attack", "followers", "resource")) + " "
                + Seat.of(1 + source.below(setup.seats())));
        lines.add("round " + (1 + source.below(6)));
        for (Area area : Area.values()) {
            var temples = new ArrayList<String>();
            for (int i = source.below(4); i > 0; i--) {
                temples.add(Seat.of(1 + source.below(setup.seats())).toString());
            }
            if (!temples.isEmpty()) {
                lines.add("temples " + area + " " + String.join(" ", temples));
            }
        }
        var cards = new ArrayList<String>();
        for (Card card : Printed.CARDS) {
            if (card.deck().filter(occupants::contains).isPresent()
                    || card.deck().isEmpty() && card.kind() == CardKind.ATTACK) {
                cards.add(card.id());
            }
        }
        for (Seat seat : Seat.all(setup.seats())) {
            var hand = new ArrayList<String>();
            for (int i = 0; i < 4; i++) {
                hand.add(cards.remove(source.below(cards.size())));
            }
            lines.add(seat + " hand " + String.join(" ", hand));
            lines.add(seat + " followers " + source.below(30));
            lines.add(seat + " stock 4-blood+3-diamond+3-gold");
        }
        return lines;
    }

    @Override
    public boolean seeks(Board board, Move option) {
        return switch ((ValdaMove) option) {
            case ValdaMove.UseWeapon _,
                    ValdaMove.UseWeaponOn _,
                    ValdaMove.Respond _,
                    ValdaMove.RespondOn _,
                    ValdaMove.Attack _,
                    ValdaMove.AttackWithTwo _,
                    ValdaMove.DefendWithAegis _ -> true;
            case ValdaMove.PlayAction(var card) ->
                board.rules().sheet(card).deck().isPresent()
                        || rewardsBuilding(board)
                                && board.rules().sheet(card).effect() == CardEffect.GAIN_BUILDING_POINTS;
            case ValdaMove.Build _, ValdaMove.BuildTemple _ -> rewardsBuilding(board);
            case ValdaMove.TurnToken(var into) -> into == TokenSide.BUILDING && rewardsBuilding(board);
            default -> false;
        };
    }

    /// Whether the active seat holds a card that needs many buildings in one turn. (valda:R208)
    private static boolean rewardsBuilding(Board board) {
        return board.hand(board.state().active(), CardKind.WEAPON).stream()
                .anyMatch(card -> board.rules().sheet(card).effect() == CardEffect.REWARD_BUILDER);
    }
}
