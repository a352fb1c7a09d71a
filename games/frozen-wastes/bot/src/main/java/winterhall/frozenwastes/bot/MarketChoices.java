package winterhall.frozenwastes.bot;

import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;

/// What to buy, sell, heal and learn.
final class MarketChoices {
    private static final int SPARE_GOLD = 5;

    /// Healing comes before anything that may be bought.
    private static final double HEALING = 20;

    private final Board board;
    private final Seat seat;
    private final Rules rules;
    private final Party party;

    MarketChoices(Board board, Seat seat) {
        this.board = board;
        this.seat = seat;
        this.rules = board.field().rules();
        this.party = board.field().parties().get(seat.index());
    }

    double buy(CardId card) {
        return Shopping.wish(rules, party, card);
    }

    double buy(Gear gear) {
        boolean isWanted = party.gear().of(gear) == 0 && party.gold() > SPARE_GOLD;
        return isWanted && gear != Gear.LUCKSTONE ? 0.1 : -0.2;
    }

    /// What only takes room is sold, and what something better is waiting for.
    double sell(CardId card) {
        double gain = Prize.GOLD * Scout.salePrice(card) - Shopping.loss(rules, party, card);
        if (card.sheet() instanceof Challenge) {
            return gain;
        }
        for (CardId better : Scout.forSale(board, party.at().orElseThrow())) {
            if (!Scout.hasRoom(party, better)) {
                gain = Math.max(gain, Shopping.exchange(rules, party, card, better) - 0.2);
            }
        }
        return gain;
    }

    double heal(CardId who, Harm harm) {
        double need = harm == Harm.EXHAUSTION ? 0.15 : harm == Harm.WHITE_DEATH ? 1.2 : 1;
        return who.equals(party.hero()) ? HEALING + need : need - Prize.GOLD - 0.2;
    }

    double train(Growth.Counter counter) {
        double more = Strength.healed(rules, Scout.with(party, counter)).worth()
                - Strength.healed(rules, party).worth();
        return 0.3
                + more
                + switch (counter) {
                    case LIFE -> 0.3;
                    case STAMINA -> -0.2;
                    default -> 0;
                };
    }

    /// A card that has to go: the one that is missed least. (frozen-wastes:R140)
    double discard(CardId card) {
        return -Shopping.loss(rules, party, card);
    }

    double relief() {
        return Cold.relief(board, seat, party);
    }
}
