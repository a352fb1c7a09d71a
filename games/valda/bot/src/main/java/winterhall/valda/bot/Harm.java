package winterhall.valda.bot;

import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;
import winterhall.valda.Area;
import winterhall.valda.Card;
import winterhall.valda.CardEffect;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.HandOrigins;
import winterhall.valda.MainDeck;
import winterhall.valda.Stock;

/// What harm to an opponent is worth, and what it would be to oneself.
final class Harm {
    /// The share of defence cards among cards of deck B that are still in a hand, and among cards of any deck.
    private static final double DEFENCES = 0.5;
    private static final double ANY_DEFENCE = 0.27;

    private Harm() {}

    /// How much of an opponent's loss is one's own gain: all of it between two, otherwise most for the strongest rival.
    ///
    /// Rivals are compared at equal numbers of turns, or those who sit first would always seem ahead.
    static double weight(Valuation valuation, Seat opponent) {
        int seats = valuation.state.seats();
        if (seats == 2) {
            return 1;
        }
        double own = Evaluation.standing(valuation.of(opponent));
        int ahead = 0;
        for (Seat other : Seat.all(seats)) {
            if (!other.equals(opponent) && !other.equals(valuation.seat)) {
                ahead += Evaluation.standing(valuation.of(other)) > own ? 1 : 0;
            }
        }
        return ahead == 0 ? 0.75 : ahead == 1 ? 0.4 : 0.25;
    }

    /// What a successful attack with this card takes from its target, in followers.
    static double toTarget(Card card, Valuation target) {
        Stock stock = target.player.stock();
        return switch (card.effect()) {
            case STEAL_FOLLOWERS, LOSE_FOLLOWERS -> target.state.lost(target.seat, card.amount(), false);
            case STEAL_RESOURCES -> 0.28 * Math.min(card.amount(), stock.total());
            case STEAL_RUNES -> target.player.runes() > 0 ? target.rune() : 0;
            case DESTROY_CARD, STEAL_CARD -> target.board.handSize(target.seat) > 0 ? CardWorth.UNKNOWN : 0;
            case SWAP_HANDS -> CardWorth.UNKNOWN * target.board.handSize(target.seat);
            case DESTROY_BUILDING -> 0.4 * target.turns;
            case DESTROY_TEMPLE, SWITCH_TEMPLES, FREEZE_TEMPLE_FOR_EVER -> bestPower(target) + 0.1;
            case FREEZE_TEMPLE -> Math.min(0.5, bestPower(target));
            case LOSE_FOLLOWERS_FOR_BLOOD -> target.state.lost(target.seat, card.amount(), false);
            default -> 0;
        };
    }

    /// The most that losing one temple costs.
    private static double bestPower(Valuation target) {
        if (target.state.isImmune(target.seat)) {
            return 0;
        }
        double most = 0;
        for (Area area : Area.values()) {
            if (target.state.area(area).count(target.seat) > 0) {
                most = Math.max(most, Powers.inArea(target, area, 0) - Powers.inArea(target, area, -1));
            }
        }
        return most;
    }

    /// What the attacker has of it beside the target's loss.
    static double toAttacker(Card card, Valuation attacker, Valuation target) {
        double taken = toTarget(card, target);
        return switch (card.effect()) {
            case STEAL_FOLLOWERS, STEAL_RESOURCES, STEAL_RUNES, STEAL_CARD -> taken;
            case SWAP_HANDS -> taken - CardWorth.hand(attacker);
            case SWITCH_TEMPLES -> 0.2;
            case LOSE_FOLLOWERS_FOR_BLOOD ->
                -0.3 * Math.min(taken, attacker.player.stock().blood());
            default -> 0;
        };
    }

    /// What a successful attack on this target is worth to the attacker.
    static double value(Card card, Valuation attacker, Seat opponent) {
        Valuation target = attacker.of(opponent);
        double taken = toTarget(card, target);
        if (card.effect() == CardEffect.LOSE_FOLLOWERS_FOR_BLOOD) {
            taken = Math.min(taken, attacker.player.stock().blood());
        }
        return taken * attacker.weight(opponent) + toAttacker(card, attacker, target);
    }

    /// A weapon at an open moment; it waits until it does all it can.
    static double weapon(Valuation valuation, Card card, Seat opponent) {
        double value = value(card, valuation, opponent);
        return switch (card.effect()) {
            case STEAL_FOLLOWERS, LOSE_FOLLOWERS -> {
                boolean whole = valuation.state.lost(opponent, card.amount(), false) == card.amount();
                yield whole || valuation.turns == 0 ? value - 0.2 : -0.1;
            }
            case STEAL_RESOURCES -> valuation.of(opponent).player.stock().total() >= card.amount() ? value - 0.3 : -0.1;
            case LOOK_AND_TAKE -> valuation.board.handSize(opponent) > 3 ? 0.6 : -0.1;
            default -> -0.1;
        };
    }

    /// How likely nobody can hold against this value: what lies open is known, and of the other cards the decks they come from.
    static double success(Valuation attacker, Seat opponent, int value) {
        CardSet hand = attacker.board.inHand(opponent);
        CardSet known = hand.and(attacker.board.deal().known(attacker.seat));
        int bonus = attacker.state.number(opponent, Deity.TYR);
        int needed = value - bonus + (attacker.rules().tiesHold() ? 0 : 1);
        boolean[] holds = new boolean[1];
        known.forEach(copy -> {
            Card card = attacker.board.cards().sheetOf(copy);
            holds[0] |= card.kind() == CardKind.DEFENCE && card.value() >= needed;
        });
        return holds[0] ? 0 : unseen(attacker, opponent, needed, hand.size() - known.size());
    }

    /// How likely none of the cards that nobody has seen holds. (valda:R227)
    private static double unseen(Valuation attacker, Seat opponent, int needed, int cards) {
        HandOrigins origins = attacker.state.player(opponent).origins();
        double none = Math.pow(1 - DEFENCES * enough(needed), origins.from(MainDeck.B))
                * Math.pow(1 - ANY_DEFENCE * enough(needed), origins.rest());
        for (Area area : Area.values()) {
            int divine = origins.from(area);
            if (divine > 0) {
                none *= Math.pow(
                        1 - divineDefences(attacker.state.area(area).occupant().orElseThrow(), needed), divine);
            }
        }
        int all = origins.total();
        return cards == all ? none : Math.pow(none, (double) cards / Math.max(1, all));
    }

    /// The share of defence cards of at least this value in a divine deck. (valda:R148)
    private static double divineDefences(Deity deity, int value) {
        return switch (deity) {
            case TYR, AGIR -> value <= 6 ? 0.5 : value == 7 ? 0.3 : value == 8 ? 0.1 : 0;
            case ODIN, THOR -> value <= 6 ? 0.1 : 0;
            default -> 0;
        };
    }

    /// The share of defence cards that reach this value. (valda:R193)
    private static double enough(int value) {
        return switch (Math.max(3, value)) {
            case 3 -> 1;
            case 4 -> 0.85;
            case 5 -> 0.65;
            case 6 -> 0.42;
            case 7 -> 0.18;
            case 8 -> 0.05;
            default -> 0;
        };
    }
}
