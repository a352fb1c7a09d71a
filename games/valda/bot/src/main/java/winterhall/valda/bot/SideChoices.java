package winterhall.valda.bot;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.AreaState;
import winterhall.valda.BuildingKind;
import winterhall.valda.CardId;
import winterhall.valda.Resource;
import winterhall.valda.Site;
import winterhall.valda.Stock;
import winterhall.valda.TokenSide;
import winterhall.valda.ValdaMove;

/// What the smaller choices are worth, those that a card or power asks for while it is carried out.
final class SideChoices {
    private final Valuation valuation;
    private final BuildingPlan plan;
    private final OwnTurn turn;

    SideChoices(Valuation valuation, BuildingPlan plan, OwnTurn turn) {
        this.valuation = valuation;
        this.plan = plan;
        this.turn = turn;
    }

    double value(ValdaMove move, List<? extends Move> options) {
        return switch (move) {
            case ValdaMove.Settle(var occupant) -> BuildingPlan.settling(valuation, occupant);
            case ValdaMove.ChooseDeck(var deck) -> turn.draw(deck);
            case ValdaMove.ChooseArea(var area) -> area(area);
            case ValdaMove.ChooseBuilding(var kind) -> building(kind);
            case ValdaMove.ChooseCard(var card) -> card(card, options);
            case ValdaMove.ChooseTemple(var temple) -> temple(temple);
            case ValdaMove.MoveTemple(var temple, var to) -> move(valuation, temple.area(), to);
            case ValdaMove.SwitchTemples(var own, var other) -> exchange(own, other);
            case ValdaMove.ChooseOpponent(var opponent) ->
                valuation.weight(opponent) + 0.1 * valuation.board.handSize(opponent);
            case ValdaMove.Take(var resources) -> valuation.gain(resources) + plan.helps(resources);
            case ValdaMove.Pay(var blood) -> pay(blood);
            case ValdaMove.Convert(var give, var take) ->
                plan.missing().of(give) > 0
                        ? -1
                        : valuation.change(Stock.of(take, 1), Stock.of(give, 1)) + plan.helps(Stock.of(take, 1)) - 0.01;
            case ValdaMove.Buy(var resource, var deck) ->
                CardWorth.drawn(1, valuation) + turn.draw(deck) - valuation.loss(Stock.of(resource, 2));
            case ValdaMove.LayToken(var side) -> side == TokenSide.BUILDING ? BuildingPlan.point(valuation) : 0.3;
            default -> 0;
        };
    }

    /// For a temple, a divine card or a borrowed power.
    private double area(Area area) {
        AreaState there = valuation.state.area(area);
        boolean isNew = valuation.state.level(valuation.seat, area) == 0;
        double borrowed = there.occupant().isPresent() && isNew
                ? Powers.aTurn(there.occupant().get(), 1)
                : 0;
        return BuildingPlan.temple(valuation, area) + borrowed;
    }

    /// To build for oneself, or to destroy.
    private double building(BuildingKind kind) {
        return BuildingPlan.income(valuation, kind) + (kind == BuildingKind.DRILL ? 0.1 : 0);
    }

    /// A card to give away is the least; one to take, from a pile or another hand, is the best.
    private double card(CardId card, List<? extends Move> options) {
        double worth = CardWorth.of(card, valuation);
        if (!isGivingAway(options)) {
            return worth;
        }
        boolean isOptional = options.stream().anyMatch(option -> option instanceof ValdaMove.Enough);
        return isOptional ? 1 - worth : -worth;
    }

    private boolean isGivingAway(List<? extends Move> options) {
        for (Move option : options) {
            if (option instanceof ValdaMove.ChooseCard(var card)
                    && !valuation.board.cards().copies(card).meets(valuation.board.inHand(valuation.seat))
                    && !isDrawn(card)) {
                return false;
            }
        }
        return true;
    }

    /// Of three cards drawn at Freya's one goes back. (valda:R133)
    private boolean isDrawn(CardId card) {
        return valuation
                        .state
                        .pending()
                        .drawing()
                        .filter(drawing -> drawing.by().equals(valuation.seat))
                        .isPresent()
                && valuation.board.cards().copies(card).meets(valuation.board.drawn());
    }

    /// A temple of somebody else's, to be frozen or destroyed.
    private double temple(Site site) {
        Valuation owner =
                valuation.of(valuation.state.area(site.area()).at(site.field()).owner());
        return Powers.inArea(owner, site.area(), 0) - Powers.inArea(owner, site.area(), -1);
    }

    /// What a temple of one's own is worth more in another area, and what rivals lose who control that area now.
    static double move(Valuation valuation, Area from, Area to) {
        return Powers.inArea(valuation, to, 1)
                - Powers.inArea(valuation, to, 0)
                + Powers.inArea(valuation, from, -1)
                - Powers.inArea(valuation, from, 0)
                + BuildingPlan.denial(valuation, to);
    }

    private double exchange(Site own, Site other) {
        Seat rival = valuation.state.area(other.area()).at(other.field()).owner();
        Valuation theirs = valuation.of(rival);
        double lost = Powers.inArea(theirs, other.area(), 0) - Powers.inArea(theirs, other.area(), -1);
        return move(valuation, own.area(), other.area()) + valuation.weight(rival) * lost;
    }

    /// Followers of the target for the blood that is paid. (valda:R187)
    private double pay(int blood) {
        return valuation
                .state
                .pending()
                .attack()
                .map(attack -> {
                    double sum = 0;
                    for (var target : attack.targets()) {
                        sum += valuation.state.lost(target.seat(), blood, false) * valuation.weight(target.seat());
                    }
                    return sum - valuation.loss(Stock.of(Resource.BLOOD, blood));
                })
                .orElse(0.0);
    }
}
