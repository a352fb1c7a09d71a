package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.CardDiscarded;
import winterhall.valda.ValdaEvent.ResourcesPaid;
import winterhall.valda.ValdaEvent.ResourcesTraded;
import winterhall.valda.ValdaMove.Buy;
import winterhall.valda.ValdaMove.CardChoice;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.Conversion;
import winterhall.valda.ValdaMove.Convert;
import winterhall.valda.ValdaMove.Enough;
import winterhall.valda.ValdaMove.Purchase;

/// Action cards that give one thing for another. (valda:R158, R163, R167, R171)
final class Exchanges {
    private Exchanges() {}

    // --- cards for something

    /// A follower for each card, up to this many. (valda:R158)
    record OfferSacrifice(Seat seat, int left, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (left > 0 && table.board().handSize(seat) > 0) {
                table.next(new SacrificeCard(seat, left, cause));
            }
        }
    }

    record SacrificeCard(Seat seat, int left, Optional<Cause> cause) implements FreeChoice<CardChoice> {
        @Override
        public List<CardChoice> answers(Board board) {
            return handOrEnough(board, seat);
        }

        @Override
        public Optional<Refusal> whyNot(CardChoice move, Board board) {
            return move instanceof ChooseCard(var card) ? unlessHeld(card, board) : FINE;
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", left);
        }

        @Override
        public void answer(CardChoice move, Table<Board> table) {
            if (move instanceof ChooseCard(var card)) {
                boolean recycled = table.board().isRecycled(seat, card);
                table.update(board -> board.discardFromHand(seat, card));
                table.tell(new CardDiscarded(seat, card, recycled, cause));
                table.next(new GainsAndLosses.GainFollowers(seat, 1, cause), new OfferSacrifice(seat, left - 1, cause));
            }
        }
    }

    static List<CardChoice> handOrEnough(Board board, Seat seat) {
        var answers = new ArrayList<CardChoice>();
        board.cards().distinct(board.inHand(seat)).forEach(card -> answers.add(new ChooseCard(card)));
        answers.add(new Enough());
        return answers;
    }

    /// One card after the other for two diamonds or two gold. (valda:R171, RU110)
    record OfferPurchase(Seat seat, int cards, int price, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock stock = table.board().state().player(seat).stock();
            if (stock.diamond() >= price || stock.gold() >= price) {
                table.next(new BuyCard(seat, cards, price, cause));
            }
        }
    }

    record BuyCard(Seat seat, int cards, int price, Optional<Cause> cause) implements ValdaAsk<Purchase> {
        private static final List<Purchase> ANSWERS = List.of(
                new Buy(Resource.DIAMOND, MainDeck.A),
                new Buy(Resource.DIAMOND, MainDeck.B),
                new Buy(Resource.GOLD, MainDeck.A),
                new Buy(Resource.GOLD, MainDeck.B),
                new Enough());

        @Override
        public List<Purchase> answers(Board board) {
            return ANSWERS;
        }

        @Override
        public Optional<Refusal> whyNot(Purchase move, Board board) {
            if (!(move instanceof Buy(var resource, var _))) {
                return FINE;
            }
            return resource == Resource.BLOOD
                    ? refuse("R171", "no-blood")
                    : board.state().player(seat).stock().of(resource) >= price
                            ? FINE
                            : refuse("R171", "needs-alike", "count", price, "resource", resource);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("price", price);
        }

        @Override
        public void answer(Purchase move, Table<Board> table) {
            if (move instanceof Buy(var resource, var deck)) {
                Stock paid = Stock.of(resource, price);
                table.update(board -> board.state(state -> state.pay(seat, paid)));
                table.tell(new ResourcesPaid(seat, paid, cause));
                table.next(
                        new CardDraws.DrawCards(seat, deck, cards, cause),
                        new OfferPurchase(seat, cards, price, cause));
            }
        }
    }

    // --- resources into others

    /// Up to this many, one for one. (valda:R163, R167)
    record OfferConversion(Seat seat, int left, boolean intoBlood, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock stock = table.board().state().player(seat).stock();
            if (left > 0 && (intoBlood ? stock.diamond() + stock.gold() : stock.total()) > 0) {
                table.next(new ConvertResource(seat, left, intoBlood, cause));
            }
        }
    }

    record ConvertResource(Seat seat, int left, boolean intoBlood, Optional<Cause> cause)
            implements ValdaAsk<Conversion> {
        @Override
        public List<Conversion> answers(Board board) {
            var answers = new ArrayList<Conversion>();
            for (Resource give : Resource.values()) {
                for (Resource take : Resource.values()) {
                    if (!intoBlood || give != Resource.BLOOD && take == Resource.BLOOD) {
                        answers.add(new Convert(give, take));
                    }
                }
            }
            answers.add(new Enough());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Conversion move, Board board) {
            if (!(move instanceof Convert(var give, var take))) {
                return FINE;
            }
            if (intoBlood && (take != Resource.BLOOD || give == Resource.BLOOD)) {
                return refuse("R163", "into-blood-only");
            }
            return board.state().player(seat).stock().of(give) > 0
                    ? FINE
                    : refuse("R48", "cannot-pay", "missing", Stock.of(give, 1));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", left, "blood", intoBlood);
        }

        @Override
        public void answer(Conversion move, Table<Board> table) {
            if (move instanceof Convert(var give, var take)) {
                table.update(board ->
                        board.state(state -> state.pay(seat, Stock.of(give, 1)).gain(seat, Stock.of(take, 1))));
                table.tell(new ResourcesTraded(seat, Stock.of(give, 1), Stock.of(take, 1), cause));
                table.next(new OfferConversion(seat, left - 1, intoBlood, cause));
            }
        }
    }
}
