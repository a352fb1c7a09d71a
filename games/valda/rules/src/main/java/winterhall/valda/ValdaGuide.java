package winterhall.valda;

import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Setup;

/// Leads checks to weapons in every hand, to attacks on all, to cards that pass from hand to hand and to lands where nobody
/// lives yet. (valda:R25, R27, R186, R203, R218, R231)
final class ValdaGuide implements Guide<Board> {
    @Override
    public Setup setup(Chance.Source source) {
        return Setup.of("valda", source.pick(Rules.SEATS))
                .with(Rules.OCCUPANTS.key(), source.pick(Rules.OCCUPANTS.values()));
    }

    /// Temples everywhere, and hands of divine cards; a draft sometimes begins where it does at a table of people.
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        boolean drafts = setup.value(Rules.OCCUPANTS).equals(Rules.DRAFT) && source.below(2) == 0;
        return drafts ? List.of() : GuidedTable.lines(setup, source);
    }

    @Override
    public List<String> opportunity() {
        return List.of(
                "moment attack seat-1",
                "seat-1 hand shield-wall",
                "seat-2 hand raid-4 palisade",
                "seat-3 hand raid-5 palisade",
                "seat-4 hand raid-6 palisade");
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
                    ValdaMove.DefendWithAegis _,
                    ValdaMove.Settle _ -> true;
            case ValdaMove.PlayAction(var card) ->
                board.rules().sheet(card).deck().isPresent()
                        || rewardsBuilding(board)
                                && board.rules().sheet(card).effect() == CardEffect.GAIN_BUILDING_POINTS;
            case ValdaMove.BuildTemple(var area) ->
                rewardsBuilding(board) || board.state().area(area).occupant().isEmpty();
            case ValdaMove.Build _ -> rewardsBuilding(board);
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
