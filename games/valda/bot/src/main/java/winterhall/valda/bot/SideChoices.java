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
    private final Outlook outlook;
    private final BuildingPlan plan;
    private final OwnTurn turn;

    SideChoices(Outlook outlook, BuildingPlan plan, OwnTurn turn) {
        this.outlook = outlook;
        this.plan = plan;
        this.turn = turn;
    }

    double value(ValdaMove move, List<? extends Move> options) {
        return switch (move) {
            case ValdaMove.Settle(var occupant) -> BuildingPlan.settling(outlook, occupant);
            case ValdaMove.ChooseDeck(var deck) -> turn.draw(deck);
            case ValdaMove.ChooseArea(var area) -> area(area);
            case ValdaMove.ChooseBuilding(var kind) -> building(kind);
            case ValdaMove.ChooseCard(var card) -> card(card, options);
            case ValdaMove.ChooseTemple(var temple) -> temple(temple);
            case ValdaMove.MoveTemple(var temple, var to) -> move(outlook, temple.area(), to);
            case ValdaMove.SwitchTemples(var own, var other) -> exchange(own, other);
            case ValdaMove.ChooseOpponent(var opponent) ->
                outlook.weight(opponent) + 0.1 * outlook.board.handSize(opponent);
            case ValdaMove.Take(var resources) -> outlook.gain(resources) + plan.helps(resources);
            case ValdaMove.Pay(var blood) -> pay(blood);
            case ValdaMove.Convert(var give, var take) ->
                plan.missing().of(give) > 0
                        ? -1
                        : outlook.change(Stock.of(take, 1), Stock.of(give, 1)) + plan.helps(Stock.of(take, 1)) - 0.01;
            case ValdaMove.Buy(var resource, var deck) ->
                CardWorth.drawn(1, outlook) + turn.draw(deck) - outlook.loss(Stock.of(resource, 2));
            case ValdaMove.LayToken(var side) -> side == TokenSide.BUILDING ? BuildingPlan.point(outlook) : 0.3;
            default -> 0;
        };
    }

    /// For a temple, a divine card or a borrowed power.
    private double area(Area area) {
        AreaState there = outlook.state.area(area);
        boolean isNew = outlook.state.level(outlook.seat, area) == 0;
        double borrowed = there.occupant().isPresent() && isNew
                ? Powers.aTurn(there.occupant().get(), 1)
                : 0;
        return BuildingPlan.temple(outlook, area) + borrowed;
    }

    /// To build for oneself, or to destroy.
    private double building(BuildingKind kind) {
        return BuildingPlan.income(outlook, kind) + (kind == BuildingKind.DRILL ? 0.1 : 0);
    }

    /// A card to give away is the least; one to take, from a pile or another hand, is the best.
    private double card(CardId card, List<? extends Move> options) {
        double worth = CardWorth.of(card, outlook);
        if (!isGivingAway(options)) {
            return worth;
        }
        boolean isOptional = options.stream().anyMatch(option -> option instanceof ValdaMove.Enough);
        return isOptional ? 1 - worth : -worth;
    }

    private boolean isGivingAway(List<? extends Move> options) {
        for (Move option : options) {
            if (option instanceof ValdaMove.ChooseCard(var card)
                    && !outlook.board.cards().copies(card).meets(outlook.board.inHand(outlook.seat))
                    && !isDrawn(card)) {
                return false;
            }
        }
        return true;
    }

    /// Of three cards drawn at Freya's one goes back. (valda:R133)
    private boolean isDrawn(CardId card) {
        return outlook.state
                        .pending()
                        .drawing()
                        .filter(drawing -> drawing.by().equals(outlook.seat))
                        .isPresent()
                && outlook.board.cards().copies(card).meets(outlook.board.drawn());
    }

    /// A temple of somebody else's, to be frozen or destroyed.
    private double temple(Site site) {
        Outlook owner =
                outlook.of(outlook.state.area(site.area()).at(site.field()).owner());
        return Powers.inArea(owner, site.area(), 0) - Powers.inArea(owner, site.area(), -1);
    }

    /// What a temple of one's own is worth more in another area, and what rivals lose who control that area now.
    static double move(Outlook outlook, Area from, Area to) {
        return Powers.inArea(outlook, to, 1)
                - Powers.inArea(outlook, to, 0)
                + Powers.inArea(outlook, from, -1)
                - Powers.inArea(outlook, from, 0)
                + BuildingPlan.denial(outlook, to);
    }

    private double exchange(Site own, Site other) {
        Seat rival = outlook.state.area(other.area()).at(other.field()).owner();
        Outlook theirs = outlook.of(rival);
        double lost = Powers.inArea(theirs, other.area(), 0) - Powers.inArea(theirs, other.area(), -1);
        return move(outlook, own.area(), other.area()) + outlook.weight(rival) * lost;
    }

    /// Followers of the target for the blood that is paid. (valda:R187)
    private double pay(int blood) {
        return outlook.state
                .pending()
                .attack()
                .map(attack -> {
                    double sum = 0;
                    for (var target : attack.targets()) {
                        sum += outlook.state.lost(target.seat(), blood, false) * outlook.weight(target.seat());
                    }
                    return sum - outlook.loss(Stock.of(Resource.BLOOD, blood));
                })
                .orElse(0.0);
    }
}
