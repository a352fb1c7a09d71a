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

    private final Outlook outlook;

    Combat(Outlook outlook) {
        this.outlook = outlook;
    }

    double assault(ValdaMove.Assault assault, OwnTurn turn) {
        return switch (assault) {
            case ValdaMove.Attack(var card) -> attack(List.of(card));
            case ValdaMove.AttackWithTwo(var card, var other) -> attack(List.of(card, other)) - WEAPON;
            case ValdaMove.UseWeapon(var card) -> turn.weapon(outlook.rules().sheet(card)) - 0.3;
            case ValdaMove.UseWeaponOn(var card, var opponent) ->
                Harm.weapon(outlook, outlook.rules().sheet(card), opponent);
            case ValdaMove.Hold() -> 0;
        };
    }

    private double attack(List<CardId> cards) {
        Card first = outlook.rules().sheet(cards.getFirst());
        int value = outlook.state.number(outlook.seat, Deity.SURTUR);
        double price = 0;
        for (CardId card : cards) {
            value += outlook.rules().sheet(card).value();
            price += CardWorth.of(card, outlook);
        }
        double sum = 0;
        for (Seat opponent : Seat.all(outlook.state.seats())) {
            boolean isTarget = first.onAll() ? !opponent.equals(outlook.seat) : opponent.equals(outlook.state.active());
            if (isTarget && !outlook.state.turn().shielded().contains(opponent)) {
                double reward = outlook.state.number(outlook.seat, Deity.HEL) * outlook.rune();
                sum += Harm.success(outlook, opponent, value) * (Harm.value(first, outlook, opponent) + reward);
            }
        }
        return sum - price * patience();
    }

    /// How much of a card's worth an attack must bring: less towards the end, when there are few chances left. What counts is
    /// how often the seat under attack will be attacked again, which is the same for all who attack it.
    private double patience() {
        return Math.min(1, 0.25 + 0.25 * outlook.of(outlook.state.active()).turns);
    }

    /// The smallest card that holds, unless there is nothing to lose.
    double defence(ValdaMove.Defence defence) {
        double harm = harm();
        return switch (defence) {
            case ValdaMove.Defend(var card) ->
                harm + reward() - 0.05 - 0.03 * outlook.rules().sheet(card).value() * (outlook.turns > 0 ? 1 : 0.1);
            case ValdaMove.DefendWithAegis(var card) -> harm + reward() - 0.3 - CardWorth.of(card, outlook);
            case ValdaMove.Endure() -> 0;
        };
    }

    /// Runes for a defence that holds. (valda:R141)
    private double reward() {
        return outlook.state.number(outlook.seat, Deity.AGIR) * outlook.rune();
    }

    /// What the attack under way would cost this seat.
    private double harm() {
        Attack attack = outlook.state.pending().attack().orElseThrow();
        return attack.isAgainst(outlook.seat) ? Harm.toTarget(card(attack), outlook) : 0;
    }

    private Card card(Attack attack) {
        return outlook.rules().sheet(attack.card());
    }

    double response(ValdaMove.Response response) {
        return switch (response) {
            case ValdaMove.Respond(var card) -> weapon(outlook.rules().sheet(card));
            case ValdaMove.RespondOn(var card, var target) ->
                weapon(outlook.rules().sheet(card), target);
            case ValdaMove.Pass() -> 0;
        };
    }

    private double weapon(Card card) {
        var pending = outlook.state.pending();
        double last = outlook.turns < 2 ? 0.3 : 0;
        return last
                - WEAPON
                + switch (card.effect()) {
                    case LOWER_ATTACK -> holds(0) ? 0 : holds(card.amount()) ? harm() : 0;
                    case CANCEL_ATTACK, CANCEL_AND_TAKE_ATTACK -> holds(0) ? harm() * 0.4 : harm();
                    case FORBID_ATTACKS -> 0.25 * (outlook.state.seats() - 2);
                    case PROTECT_TEMPLES -> holds(0) ? 0 : harm() + 0.2;
                    case RAISE_ATTACK -> raise(card.amount());
                    case GAIN_LOST_FOLLOWERS ->
                        pending.loss().map(loss -> loss.followers() - 0.5).orElse(0.0);
                    case TAKE_DIVINE_CARD ->
                        pending.drawing()
                                .map(drawing -> CardWorth.DIVINE * (1 + outlook.weight(drawing.by())))
                                .orElse(0.0);
                    case UNDO_BUILDING ->
                        pending.building()
                                .map(building ->
                                        (building.area().isPresent() ? 1.4 : 0.6) * outlook.weight(building.by()))
                                .orElse(0.0);
                    default -> 0;
                };
    }

    /// Whether a card in hand would hold against the attack if that were this much lower.
    private boolean holds(int less) {
        Attack attack = outlook.state.pending().attack().orElseThrow();
        if (!attack.isAgainst(outlook.seat)) {
            return false;
        }
        int needed = attack.valueAgainst(outlook.seat) - less - outlook.state.number(outlook.seat, Deity.TYR);
        boolean[] found = new boolean[1];
        outlook.board.inHand(outlook.seat).forEach(copy -> {
            Card card = outlook.board.cards().sheetOf(copy);
            found[0] |= card.kind() == CardKind.DEFENCE && card.value() >= needed;
        });
        return found[0];
    }

    /// A higher value for the own attack, once it is known that it breaks a defence. (valda:R74)
    private double raise(int more) {
        Attack attack = outlook.state.pending().attack().orElseThrow();
        if (!attack.from().equals(outlook.seat)) {
            return 0;
        }
        double sum = 0;
        for (Attack.Target target : attack.targets()) {
            int value = attack.valueAgainst(target.seat());
            if (!target.out() && target.isDefended() && target.defence() >= value && target.defence() < value + more) {
                sum += Harm.value(card(attack), outlook, target.seat());
            }
        }
        return sum;
    }

    private double weapon(Card card, Seat target) {
        Attack attack = outlook.state.pending().attack().orElse(null);
        return -WEAPON
                + switch (card.effect()) {
                    case CLAIM_DEFENCE -> attack == null ? 0 : 0.7 * Harm.value(card(attack), outlook, target);
                    case HURT_TARGET -> outlook.state.lost(target, card.amount(), false) * outlook.weight(target);
                    case STEAL_MORE -> 0.5 + outlook.weight(target);
                    default -> 0;
                };
    }
}
