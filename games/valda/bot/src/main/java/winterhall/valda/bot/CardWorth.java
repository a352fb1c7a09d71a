package winterhall.valda.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import winterhall.engine.kit.CardSet;
import winterhall.valda.Card;
import winterhall.valda.CardEffect;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.DieKind;

/// What a card is worth in hand: what it will do when it is played, less what that costs.
final class CardWorth {
    /// An unknown card of a main deck.
    static final double UNKNOWN = 0.45;
    /// An unknown card of a divine deck.
    static final double DIVINE = 0.8;

    private CardWorth() {}

    static double of(CardId card, Valuation valuation) {
        return of(valuation.rules().sheet(card), valuation);
    }

    static double of(Card card, Valuation valuation) {
        return switch (card.kind()) {
            case ACTION -> action(card, valuation);
            case ATTACK -> attack(card, valuation);
            case DEFENCE -> defence(card, valuation);
            case WEAPON -> weapon(card, valuation);
        };
    }

    /// What playing an action brings, before its action point is paid.
    static double played(Card card, Valuation valuation) {
        int turns = valuation.turns;
        return switch (card.effect()) {
            case GAIN_FOLLOWERS -> card.amount();
            case GAIN_FOLLOWERS_AND_DRAW -> card.amount() + drawn(1, valuation);
            case ROLL_FOR_FOLLOWERS -> mean(card.die().orElse(DieKind.WHITE));
            case SACRIFICE_CARDS -> sacrifice(card.amount(), valuation);
            case GAIN_RESOURCES -> turns == 0 && !valuation.mayStillTrade() ? 0 : 0.26 * card.amount();
            case GAIN_RUNES -> valuation.rune() * card.amount();
            case GAIN_BUILDING_POINTS -> 0.7 * (card.amount() - 2);
            case BUILD_FREE -> 0.35 * turns;
            case DRAW_CARDS, DRAW_FROM_B -> drawn(card.amount(), valuation);
            case DRAW_DIVINE -> turns > 0 ? DIVINE : 0.1;
            case TURN_INTO_BLOOD, EXCHANGE_RESOURCES -> 0.3;
            case BUY_CARDS -> turns > 0 ? 0.35 : 0;
            case TAKE_DEFENCE_CARD, TAKE_ATTACK_CARD, STEAL_CARD -> turns > 0 ? 0.45 : 0.2;
            case FREE_ACTIONS -> 0.4;
            case BORROW_LEVEL -> 0.5;
            case TURN_DIE -> 0.2;
            default -> 0.05;
        };
    }

    private static double action(Card card, Valuation valuation) {
        if (valuation.turns == 0 && !valuation.mayStillTrade()) {
            return 0;
        }
        double point = card.free() ? 0 : valuation.actionPoint();
        return Math.max(0.05, 0.9 * (played(card, valuation) - point));
    }

    /// Attacks can be made while others have turns to come. (valda:R66)
    private static double attack(Card card, Valuation valuation) {
        return isOver(valuation) ? 0 : 0.16 + 0.02 * card.value() + (card.deck().isPresent() ? 0.08 : 0);
    }

    /// Defence is needed in one's own turns. (valda:R66)
    private static double defence(Card card, Valuation valuation) {
        boolean needed = valuation.turns > 0 || valuation.isActive();
        return needed ? 0.08 * (card.value() - 1) : 0.02;
    }

    private static double weapon(Card card, Valuation valuation) {
        if (isOver(valuation)) {
            return 0;
        }
        return switch (card.effect()) {
            case GAIN_FOLLOWERS, REWARD_BUILDER, STEAL_FOLLOWERS -> 1.5;
            case SHUFFLE_DISCARDS, IGNORE_HAVENS, PROTECT_TEMPLES -> 0.1;
            case LOSE_FOLLOWERS -> 1.0;
            default -> 0.5;
        };
    }

    private static boolean isOver(Valuation valuation) {
        return valuation.turns == 0
                && valuation.state.progress().round()
                        == valuation.rules().constants().rounds()
                && valuation.seat.index() == valuation.state.seats() - 1
                && !valuation.isActive();
    }

    static double drawn(int count, Valuation valuation) {
        return count * (valuation.turns > 0 ? UNKNOWN : valuation.state.turn().actions() > 1 ? 0.3 : 0.1);
    }

    /// The mean of a die, read as followers. (valda:R11, R157)
    static double mean(DieKind die) {
        return switch (die) {
            case YELLOW -> 10 / 6.0;
            case BLUE -> 1.5;
            case WHITE -> 1.0;
        };
    }

    /// One follower for each card that is worth less. (valda:R158)
    private static double sacrifice(int most, Valuation valuation) {
        double sum = 0;
        List<Double> cheapest = cheapest(valuation);
        for (int i = 0; i < Math.min(most, cheapest.size() - 1); i++) {
            sum += Math.max(0, 1 - cheapest.get(i));
        }
        return sum;
    }

    /// What the cards in hand are worth, the least first.
    static List<Double> cheapest(Valuation valuation) {
        CardSet hand = valuation.board.inHand(valuation.seat);
        var worth = new ArrayList<Double>(hand.size());
        hand.forEach(copy -> {
            Card card = valuation.board.cards().sheetOf(copy);
            worth.add(card.effect() == CardEffect.SACRIFICE_CARDS ? 0.6 : of(card, valuation));
        });
        Collections.sort(worth);
        return worth;
    }

    /// What the cheapest of these many cards cost together.
    static double cheapest(int count, Valuation valuation) {
        double sum = 0;
        List<Double> worth = cheapest(valuation);
        for (int i = 0; i < Math.min(count, worth.size()); i++) {
            sum += worth.get(i);
        }
        return sum;
    }

    /// What a whole hand is worth to its holder.
    static double hand(Valuation valuation) {
        double[] sum = new double[1];
        valuation
                .board
                .inHand(valuation.seat)
                .forEach(copy -> sum[0] += of(valuation.board.cards().sheetOf(copy), valuation));
        return sum[0];
    }

    /// How many cards of a kind this seat holds itself.
    static int count(CardKind kind, Valuation valuation) {
        int[] count = new int[1];
        valuation
                .board
                .inHand(valuation.seat)
                .forEach(copy ->
                        count[0] += valuation.board.cards().sheetOf(copy).kind() == kind ? 1 : 0);
        return count[0];
    }
}
