package winterhall.valda.bot;

import winterhall.valda.Area;
import winterhall.valda.Card;
import winterhall.valda.CardEffect;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.Face;
import winterhall.valda.MainDeck;
import winterhall.valda.Pending.Rolled;
import winterhall.valda.Resource;
import winterhall.valda.Stock;
import winterhall.valda.TokenSide;
import winterhall.valda.Trade;
import winterhall.valda.ValdaMove;

/// What the moves of a seat's own turn are worth: build what pays best, play the best card, trade what is left.
final class OwnTurn {
    /// What costs no point comes first: it may bring what is missing.
    private static final double FIRST = 0.6;
    /// Less than anything useful, more than ending the phase.
    private static final double LAST_RESORT = 0.02;
    /// What a follower above a safe haven is expected to lose in one's own Attack phase.
    private static final double EXPOSED = 0.5;

    private final Valuation valuation;
    private final BuildingPlan plan;

    OwnTurn(Valuation valuation, BuildingPlan plan) {
        this.valuation = valuation;
        this.plan = plan;
    }

    double deed(ValdaMove.Deed deed) {
        return switch (deed) {
            case ValdaMove.PlayAction(var card) -> action(valuation.rules().sheet(card));
            case ValdaMove.TakeResource(var resource) -> gain(Stock.of(resource, 1)) - LAST_RESORT;
            case ValdaMove.DrawCard(var deck) -> CardWorth.drawn(1, valuation) * 0.55 + draw(deck);
            case ValdaMove.TradeWithBank(var give, var take) ->
                trade(Stock.of(give, valuation.rules().constants().bankRate()), Stock.of(take, 1));
            case ValdaMove.TradeRune() ->
                plan.runes() > 0
                        ? FIRST
                        : valuation.gain(valuation.rules().constants().runeWorth()) - valuation.rune() - 0.3;
            case ValdaMove.TakeRune() -> isBuildingReady() ? -1 : takeRune();
            case ValdaMove.Build(var kind) ->
                building(
                        BuildingPlan.income(valuation, kind),
                        valuation.rules().building(kind).cost());
            case ValdaMove.BuildTemple(var area) ->
                building(BuildingPlan.temple(valuation, area), BuildingPlan.cost(valuation, area)) + shelter(1);
            case ValdaMove.Exchange(var give, var take) ->
                trade(Stock.of(give, valuation.state.number(valuation.seat, Deity.HEIMDALL)), Stock.of(take, 1));
            case ValdaMove.TurnToken(var into) -> turnToken(into);
            case ValdaMove.UseWeapon(var card) -> weapon(valuation.rules().sheet(card));
            case ValdaMove.UseWeaponOn(var card, var opponent) ->
                Harm.weapon(valuation, valuation.rules().sheet(card), opponent);
            case ValdaMove.EndPhase() -> 0;
        };
    }

    private boolean isBuildingReady() {
        return plan.surplus() > 0
                && (valuation.state.turn().actions() > 0 || plan.missing().total() == 0);
    }

    /// Only when the actions are done: they may make a building possible.
    private double takeRune() {
        return valuation.state.turn().actions() > 0 ? LAST_RESORT / 2 : valuation.rune();
    }

    private double building(double benefit, Stock cost) {
        return benefit - valuation.loss(cost) - BuildingPlan.point(valuation);
    }

    private double gain(Stock gained) {
        return valuation.gain(gained) + plan.helps(gained);
    }

    private double trade(Stock given, Stock taken) {
        Stock needed = plan.missing();
        boolean takesFromPlan = false;
        for (Resource kind : Resource.values()) {
            takesFromPlan |= given.of(kind) > 0 && needed.of(kind) > 0;
        }
        return takesFromPlan ? -1 : valuation.change(taken, given) + plan.helps(taken) - 0.05;
    }

    private double action(Card card) {
        double point = card.free() || valuation.state.turn().freePlays() > 0 ? 0 : valuation.actionPoint();
        double first = card.free() ? FIRST : 0;
        double value = switch (card.effect()) {
            case GAIN_RESOURCES ->
                card.resource().map(kind -> gain(Stock.of(kind, card.amount()))).orElse(0.0);
            case GAIN_BUILDING_POINTS ->
                buildingPoints(card.amount() - valuation.rules().constants().buildingPoints());
            case FREE_ACTIONS -> CardWorth.count(CardKind.ACTION, valuation) > 1 ? 0.4 : -1;
            case LOOK_AT_DECKS -> -FIRST + LAST_RESORT;
            case MOVE_TEMPLE -> bestMove();
            case GAIN_FOLLOWERS -> costsNothingLater() ? -1 : card.amount() + shelter(card.amount());
            case ROLL_FOR_FOLLOWERS -> CardWorth.played(card, valuation) + skullSaved();
            case TURN_INTO_BLOOD -> plan.missing().blood() > 0 ? 0.5 : 0.1;
            case EXCHANGE_RESOURCES -> plan.missing().total() > 0 ? 0.5 : 0.1;
            default -> CardWorth.played(card, valuation);
        };
        return value - point - keeping(card) + first;
    }

    /// Some cards do more later; on the last turn nothing is kept.
    private double keeping(Card card) {
        boolean grows = card.effect() == CardEffect.SACRIFICE_CARDS && valuation.turns > 1;
        return grows ? 0.5 : 0;
    }

    /// At Mork's a Seduction needs no action point if it waits for the Followers phase. (valda:R143)
    private boolean costsNothingLater() {
        return valuation.state.level(valuation.seat, Deity.MORK) > 0
                && valuation.state.turn().freePlays() == 0;
    }

    /// How much less the attacks of this turn can take with so many followers more, which may reach a safe haven. (valda:R96)
    private double shelter(int gained) {
        int now = valuation.player.followers();
        return exposed(now) - exposed(now + gained);
    }

    /// What attacks may be expected to take: one follower often, a second one less so.
    private double exposed(int followers) {
        int above = followers - valuation.rules().haven(followers);
        return EXPOSED * (Math.min(1, above) + 0.5 * Math.clamp(above - 1, 0, 1));
    }

    /// What moving a temple is worth at best. (valda:R122)
    private double bestMove() {
        double most = 0;
        for (Area from : Area.values()) {
            if (valuation.state.area(from).count(valuation.seat) > 0) {
                for (Area to : Area.values()) {
                    if (to != from && hasRoom(to)) {
                        most = Math.max(most, SideChoices.move(valuation, from, to));
                    }
                }
            }
        }
        return most;
    }

    private boolean hasRoom(Area area) {
        return valuation.state.area(area).temples().size()
                < valuation.rules().constants().fields();
    }

    private double buildingPoints(int more) {
        return plan.surplus() > 0 || valuation.state.turn().points() == 0 || valuation.turns == 0
                ? more * Math.max(0.3, valuation.rune())
                : more * 0.3;
    }

    /// A rune for a building point is worth more than a resource for an action point. (valda:R140)
    private double turnToken(TokenSide into) {
        double building = Math.max(BuildingPlan.point(valuation), 0);
        double action = valuation.actionPoint();
        return into == TokenSide.BUILDING
                ? building - action - (plan.missing().total() > 0 ? 0.3 : 0)
                : action - building - 0.1;
    }

    double weapon(Card card) {
        return switch (card.effect()) {
            case GAIN_FOLLOWERS, REWARD_BUILDER -> card.amount();
            case DRAW_CARDS -> CardWorth.drawn(card.amount(), valuation) + FIRST;
            case GAIN_TOKENS -> valuation.rune() + 0.3;
            case BUILD_WITHOUT_POINT -> valuation.state.turn().points() == 0 ? 1 : 0;
            case ASSUME_LEVEL -> valuation.mayStillTrade() && valuation.turns < 3 ? 0.3 : -0.1;
            case TAKE_FROM_DISCARDS -> valuation.turns < 4 ? 0.6 : -0.1;
            default -> -0.1;
        };
    }

    /// In the Followers phase.
    double devotion(ValdaMove.Devotion devotion) {
        return switch (devotion) {
            case ValdaMove.Worship(var id, var paid) -> worship(trade(id), paid);
            case ValdaMove.PlayAction(var card) ->
                CardWorth.played(valuation.rules().sheet(card), valuation);
            case ValdaMove.UseWeapon(var card) -> weapon(valuation.rules().sheet(card));
            case ValdaMove.UseWeaponOn(var card, var opponent) ->
                Harm.weapon(valuation, valuation.rules().sheet(card), opponent);
            case ValdaMove.BeginMove() -> bestMove() - 0.1;
            case ValdaMove.EndPhase() -> 0;
        };
    }

    private Trade trade(String id) {
        for (Trade trade : valuation.rules().trades()) {
            if (trade.id().equals(id)) {
                return trade;
            }
        }
        throw new IllegalArgumentException("there is no trade " + id);
    }

    private double worship(Trade trade, Stock paid) {
        double followers = trade.rolls() ? whiteDie() : trade.followers();
        double runes = valuation.turns > 0 ? 0.62 * trade.runes() : 0;
        double value = followers - valuation.loss(paid) - runes - CardWorth.cheapest(trade.cards(), valuation);
        return trade.rolls() && value > 0 ? diceInOrder(value) : value;
    }

    /// On a safe haven dice come first, since the skull takes nothing there; elsewhere last, since sure followers may lead to one.
    private double diceInOrder(double value) {
        return skullSaved() > 0 ? value + FIRST : value * LAST_RESORT;
    }

    /// Kari softens a skull, and so does a safe haven. (valda:R96, R147)
    private double whiteDie() {
        return 1 + valuation.state.level(valuation.seat, Deity.KARI) / 6.0 + skullSaved();
    }

    /// On a safe haven, or with nobody to lose, a skull takes nothing. (valda:R96)
    private double skullSaved() {
        boolean isSafe = valuation.state.lost(valuation.seat, 1, false) == 0;
        return isSafe && valuation.state.level(valuation.seat, Deity.KARI) == 0 ? 1 / 6.0 : 0;
    }

    /// Of dice just rolled; a 1 that Kari rerolls gives 2. (valda:R147)
    double fate(ValdaMove.Fate fate) {
        return switch (fate) {
            case ValdaMove.Reroll(var die) -> reroll(dice(die));
            case ValdaMove.TurnDie(var die, var face) ->
                worth(face) - worth(dice(die).face()) - (valuation.turns > 0 ? 0.4 : 0.1);
            case ValdaMove.KeepDice() -> 0;
        };
    }

    private Rolled dice(int die) {
        return valuation.state.pending().dice().get(die - 1);
    }

    private double reroll(Rolled die) {
        int number = die.face().number();
        return die.face().resource().isPresent()
                ? 0.2 * (2 - (die.rerolled() ? 2 : number)) - 0.01
                : whiteDie() - number - 0.01;
    }

    private double worth(Face face) {
        return face.resource()
                .map(kind -> valuation.gain(Stock.of(kind, face.number())))
                .orElse((double) face.number());
    }

    double finish(ValdaMove.Finish finish) {
        return switch (finish) {
            case ValdaMove.DrawFrom(var deck) -> draw(deck);
            case ValdaMove.UseWeapon(var card) -> weapon(valuation.rules().sheet(card)) - 0.3;
            case ValdaMove.UseWeaponOn(var card, var opponent) ->
                Harm.weapon(valuation, valuation.rules().sheet(card), opponent) - 0.3;
        };
    }

    /// Actions, unless there is nothing to defend with, or no turn left to play them in.
    double draw(MainDeck deck) {
        int defences = CardWorth.count(CardKind.DEFENCE, valuation);
        boolean wantsB = valuation.turns == 0 ? !valuation.mayStillTrade() : defences < 2;
        return (deck == MainDeck.B) == wantsB ? 0.05 : 0;
    }
}
