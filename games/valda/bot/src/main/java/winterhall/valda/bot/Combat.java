package winterhall.valda.bot;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.valda.Attack;
import winterhall.valda.Card;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.ValdaMove;

/// What attacks, defences and reactions are worth.
final class Combat {
    /// A weapon is used once, so it waits for something better than this.
    private static final double WEAPON = 0.4;

    private final Valuation valuation;

    Combat(Valuation valuation) {
        this.valuation = valuation;
    }

    double assault(ValdaMove.Assault assault, OwnTurn turn) {
        return switch (assault) {
            case ValdaMove.Attack(var card) -> attack(List.of(card));
            case ValdaMove.AttackWithTwo(var card, var other) -> attack(List.of(card, other)) - WEAPON;
            case ValdaMove.UseWeapon(var card) -> turn.weapon(valuation.rules().sheet(card)) - 0.3;
            case ValdaMove.UseWeaponOn(var card, var opponent) ->
                Harm.weapon(valuation, valuation.rules().sheet(card), opponent);
            case ValdaMove.Hold() -> 0;
        };
    }

    private double attack(List<CardId> cards) {
        Card first = valuation.rules().sheet(cards.getFirst());
        int value = valuation.state.number(valuation.seat, Deity.SURTUR);
        double price = 0;
        for (CardId card : cards) {
            value += valuation.rules().sheet(card).value();
            price += CardWorth.of(card, valuation);
        }
        double sum = 0;
        for (Seat opponent : Seat.all(valuation.state.seats())) {
            boolean isTarget =
                    first.onAll() ? !opponent.equals(valuation.seat) : opponent.equals(valuation.state.active());
            if (isTarget && !valuation.state.turn().shielded().contains(opponent)) {
                double reward = valuation.state.number(valuation.seat, Deity.HEL) * valuation.rune();
                sum += Harm.success(valuation, opponent, value) * (Harm.value(first, valuation, opponent) + reward);
            }
        }
        return sum - price * patience();
    }

    /// How much of a card's worth an attack must bring: less towards the end, when there are few chances left. What counts is
    /// how often the seat under attack will be attacked again, which is the same for all who attack it.
    private double patience() {
        return Math.min(1, 0.25 + 0.25 * valuation.of(valuation.state.active()).turns);
    }

    /// The smallest card that holds, unless there is nothing to lose.
    double defence(ValdaMove.Defence defence) {
        double harm = harm();
        return switch (defence) {
            case ValdaMove.Defend(var card) ->
                harm + reward() - 0.05 - 0.03 * valuation.rules().sheet(card).value() * (valuation.turns > 0 ? 1 : 0.1);
            case ValdaMove.DefendWithAegis(var card) -> harm + reward() - 0.3 - CardWorth.of(card, valuation);
            case ValdaMove.Endure() -> 0;
        };
    }

    /// Runes for a defence that holds. (valda:R141)
    private double reward() {
        return valuation.state.number(valuation.seat, Deity.AGIR) * valuation.rune();
    }

    /// What the attack under way would cost this seat.
    private double harm() {
        Attack attack = valuation.state.pending().attack().orElseThrow();
        return attack.isAgainst(valuation.seat) ? Harm.toTarget(card(attack), valuation) : 0;
    }

    private Card card(Attack attack) {
        return valuation.rules().sheet(attack.card());
    }

    double response(ValdaMove.Response response) {
        return switch (response) {
            case ValdaMove.Respond(var card) -> weapon(valuation.rules().sheet(card));
            case ValdaMove.RespondOn(var card, var target) ->
                weapon(valuation.rules().sheet(card), target);
            case ValdaMove.Pass() -> 0;
        };
    }

    private double weapon(Card card) {
        var pending = valuation.state.pending();
        double last = valuation.turns < 2 ? 0.3 : 0;
        return last
                - WEAPON
                + switch (card.effect()) {
                    case LOWER_ATTACK -> holds(0) ? 0 : holds(card.amount()) ? harm() : 0;
                    case CANCEL_ATTACK, CANCEL_AND_TAKE_ATTACK -> holds(0) ? harm() * 0.4 : harm();
                    case FORBID_ATTACKS -> 0.25 * (valuation.state.seats() - 2);
                    case PROTECT_TEMPLES -> holds(0) ? 0 : harm() + 0.2;
                    case RAISE_ATTACK -> raise(card.amount());
                    case GAIN_LOST_FOLLOWERS ->
                        pending.loss().map(loss -> loss.followers() - 0.5).orElse(0.0);
                    case TAKE_DIVINE_CARD ->
                        pending.drawing()
                                .map(drawing -> CardWorth.DIVINE * (1 + valuation.weight(drawing.by())))
                                .orElse(0.0);
                    case UNDO_BUILDING ->
                        pending.building()
                                .map(building ->
                                        (building.area().isPresent() ? 1.4 : 0.6) * valuation.weight(building.by()))
                                .orElse(0.0);
                    default -> 0;
                };
    }

    /// Whether a card in hand would hold against the attack if that were this much lower.
    private boolean holds(int less) {
        Attack attack = valuation.state.pending().attack().orElseThrow();
        if (!attack.isAgainst(valuation.seat)) {
            return false;
        }
        int needed = attack.valueAgainst(valuation.seat) - less - valuation.state.number(valuation.seat, Deity.TYR);
        boolean[] found = new boolean[1];
        valuation.board.inHand(valuation.seat).forEach(copy -> {
            Card card = valuation.board.cards().sheetOf(copy);
            found[0] |= card.kind() == CardKind.DEFENCE && card.value() >= needed;
        });
        return found[0];
    }

    /// A higher value for one's own attack, once it is known that it breaks a defence. (valda:R74)
    private double raise(int more) {
        Attack attack = valuation.state.pending().attack().orElseThrow();
        if (!attack.from().equals(valuation.seat)) {
            return 0;
        }
        double sum = 0;
        for (Attack.Target target : attack.targets()) {
            int value = attack.valueAgainst(target.seat());
            if (!target.out() && target.isDefended() && target.defence() >= value && target.defence() < value + more) {
                sum += Harm.value(card(attack), valuation, target.seat());
            }
        }
        return sum;
    }

    private double weapon(Card card, Seat target) {
        Attack attack = valuation.state.pending().attack().orElse(null);
        return -WEAPON
                + switch (card.effect()) {
                    case CLAIM_DEFENCE -> attack == null ? 0 : 0.7 * Harm.value(card(attack), valuation, target);
                    case HURT_TARGET -> valuation.state.lost(target, card.amount(), false) * valuation.weight(target);
                    case STEAL_MORE -> 0.5 + valuation.weight(target);
                    default -> 0;
                };
    }
}
