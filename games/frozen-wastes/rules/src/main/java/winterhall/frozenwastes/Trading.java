package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.frozenwastes.WastesMove.Bargain;
import winterhall.frozenwastes.WastesMove.Buy;
import winterhall.frozenwastes.WastesMove.BuyGear;
import winterhall.frozenwastes.WastesMove.EnterMarket;
import winterhall.frozenwastes.WastesMove.Heal;
import winterhall.frozenwastes.WastesMove.LeaveMarket;
import winterhall.frozenwastes.WastesMove.PassBy;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.Sell;
import winterhall.frozenwastes.WastesMove.StayCold;
import winterhall.frozenwastes.WastesMove.Visit;
import winterhall.frozenwastes.WastesMove.WarmOne;
import winterhall.frozenwastes.WastesMove.WarmUp;
import winterhall.frozenwastes.WastesMove.Warming;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Town;

/// The fifth step: towns. (frozen-wastes:R45, R117–R119, R126–R138)
final class Trading {
    private Trading() {}

    /// Only in a town. (frozen-wastes:R45, R136)
    record BeginMarket(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turns.enter(Step.MARKET, table);
            if (Isheim.isTown(table.board().party(seat).place())) {
                table.next(new VisitMarket(seat));
            }
        }
    }

    /// The step is optional. (frozen-wastes:R126, RU55)
    record VisitMarket(Seat seat) implements WastesAsk<Visit> {
        @Override
        public List<Visit> answers(Board board) {
            return List.of(new EnterMarket(), new PassBy());
        }

        @Override
        public void answer(Visit move, Table<Board> table) {
            if (move instanceof EnterMarket) {
                Town town = town(table.board(), seat);
                table.tell(new WastesEvent.MarketEntered(seat, town));
                table.next(new ShakeOffFrost(seat), new AddCards(seat), new Trade(seat));
            }
        }
    }

    private static Town town(Board board, Seat seat) {
        return Isheim.town(board.party(seat).place()).orElseThrow();
    }

    /// Before the new cards are seen. (frozen-wastes:R127, RU109)
    record ShakeOffFrost(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (!board.party(seat).hasFrost()) {
                return;
            }
            if (board.field().world().event(WeatherEvent.Effect.WARMING_PRICE).isPresent()) {
                table.next(new BuyWarmth(seat));
            } else {
                table.next(new Movement.ChooseWarmth(seat));
            }
        }
    }

    /// While warmth costs gold, character by character. (frozen-wastes:RU108)
    record BuyWarmth(Seat seat) implements WastesAsk<Warming> {
        @Override
        public List<Warming> answers(Board board) {
            var answers = new ArrayList<Warming>();
            board.party(seat).characters().forEach(who -> answers.add(new WarmOne(who)));
            answers.add(new StayCold());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Warming move, Board board) {
            Party party = board.party(seat);
            int price = price(board);
            return switch (move) {
                case WarmUp() -> WastesAsk.refuse("RU108", "warmth-costs-gold", "price", price);
                case StayCold() -> WastesAsk.FINE;
                case WarmOne(var who) ->
                    WastesAsk.refuseIf(!Powers.isCharacter(party, who), "R127", "not-in-your-party", "who", who)
                            .or(() -> WastesAsk.refuseIf(
                                    party.body(who).frost() == 0, "R127", "nothing-to-treat", "who", who))
                            .or(() -> WastesAsk.refuseIf(party.gold() < price, "RU108", "too-dear", "price", price));
            };
        }

        private static int price(Board board) {
            return board.field().world().amount(WeatherEvent.Effect.WARMING_PRICE, 0);
        }

        @Override
        public void answer(Warming move, Table<Board> table) {
            if (move instanceof WarmOne(var who)) {
                int price = price(table.board());
                table.update(board -> board.party(
                        seat,
                        party -> party.body(who, body -> body.without(Harm.FROST))
                                .gold(-price)));
                table.tell(new WastesEvent.WarmedUp(seat, List.of(who), price));
                table.next(new ShakeOffFrost(seat));
            }
        }
    }

    /// New cards, and the free healing of some towns. (frozen-wastes:R118, R119, R128)
    record AddCards(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Town town = town(table.board(), seat);
            World world = table.board().field().world();
            int cards = town.kind().cards();
            int free = town.kind().freeHealing();
            if (town.kind() == Town.Kind.WEIK) {
                cards = world.amount(WeatherEvent.Effect.WEIK_MARKET_CARDS, cards);
            }
            if (town.kind() == Town.Kind.ONOIT) {
                cards = world.amount(WeatherEvent.Effect.ONOIT_MARKET_CARDS, cards);
                free = world.amount(WeatherEvent.Effect.ONOIT_FREE_HEALING, free);
            }
            int healing = free;
            table.update(board -> board.field(field -> field.turn(turn -> turn.healing(healing))));
            addCards(town, cards, "market", table);
        }
    }

    /// From the deck to a town, as many as there are. (frozen-wastes:R128, RU74)
    static void addCards(Town town, int count, String stream, Table<Board> table) {
        var added = new ArrayList<CardId>();
        for (int i = 0; i < count; i++) {
            Piles piles = table.board().field().piles();
            List<CardId> deck = piles.market().isEmpty() ? piles.marketDiscard() : piles.market();
            if (deck.isEmpty()) {
                break;
            }
            List<CardId> discard = piles.market().isEmpty() ? List.of() : piles.marketDiscard();
            CardId card = table.pick(stream, deck);
            table.update(board ->
                    board.field(field -> field.piles(now -> now.withMarket(Lists.minus(deck, card), discard)
                            .withStack(town, Lists.plusSorted(now.stack(town), card)))));
            added.add(card);
        }
        if (!added.isEmpty()) {
            table.tell(new WastesEvent.CardsAdded(town, List.copyOf(added)));
        }
    }

    /// Buy, hire, sell and heal in any order. (frozen-wastes:R129)
    record Trade(Seat seat) implements WastesAsk<Bargain> {
        @Override
        public List<Bargain> answers(Board board) {
            Party party = board.party(seat);
            var answers = new ArrayList<Bargain>();
            board.field().piles().stack(town(board, seat)).forEach(card -> answers.add(new Buy(card)));
            party.cards().forEach(owned -> answers.add(new Sell(owned.card())));
            for (Gear gear : Gear.values()) {
                answers.add(new BuyGear(gear));
            }
            for (CardId who : party.characters()) {
                answers.add(new Heal(who, Harm.WOUNDS));
                answers.add(new Heal(who, Harm.EXHAUSTION));
                answers.add(new Heal(who, Harm.WHITE_DEATH));
            }
            answers.add(new LeaveMarket());
            answers.addAll(Powers.quiet(board, seat));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Bargain move, Board board) {
            Party party = board.party(seat);
            return switch (move) {
                case Buy(var card) -> whyNotBuy(card, board);
                case Sell(var card) ->
                    WastesAsk.refuseIf(party.find(card).isEmpty(), "R131", "not-yours", "card", card)
                            .or(() ->
                                    WastesAsk.refuseIf(party.get(card).bought(), "R132", "just-bought", "card", card));
                case BuyGear(var gear) ->
                    WastesAsk.refuseIf(board.field().supply(gear) == 0, "R71", "supply-is-empty", "gear", gear)
                            .or(() -> WastesAsk.refuseIf(
                                    board.turn().gearBought().contains(gear), "R72", "one-of-each", "gear", gear))
                            .or(() -> tooDear(party, gearPrice(board.field()), "R72"));
                case Heal(var who, var harm) -> whyNotHeal(who, harm, board);
                case LeaveMarket() -> WastesAsk.FINE;
                case Quiet quiet -> Powers.whyNot(quiet, board, seat);
            };
        }

        private Optional<Refusal> whyNotBuy(CardId card, Board board) {
            Party party = board.party(seat);
            if (!board.field().piles().stack(town(board, seat)).contains(card)) {
                return WastesAsk.refuse("R130", "not-for-sale-here", "card", card);
            }
            ItemType type = ((Belonging) card.sheet()).type();
            return WastesAsk.refuseIf(board.turn().sold().contains(card), "R132", "just-sold", "card", card)
                    .or(() -> tooDear(party, price(party, card), "R130"))
                    .or(() -> WastesAsk.refuseIf(
                            party.count(type) >= party.limit(type),
                            "R133",
                            "at-the-limit",
                            "type",
                            type,
                            "limit",
                            party.limit(type)));
        }

        private Optional<Refusal> whyNotHeal(CardId who, Harm harm, Board board) {
            Party party = board.party(seat);
            Town town = town(board, seat);
            return WastesAsk.refuseIf(!Powers.isCharacter(party, who), "R134", "not-in-your-party", "who", who)
                    .or(() -> WastesAsk.refuseIf(harm == Harm.FROST, "R127", "frost-comes-first"))
                    .or(() -> WastesAsk.refuseIf(
                            harm == Harm.WHITE_DEATH && !town.kind().cures(), "R117", "no-cure-here", "town", town))
                    .or(() -> WastesAsk.refuseIf(party.body(who).of(harm) == 0, "R134", "nothing-to-treat", "who", who))
                    .or(() -> tooDear(party, healPrice(board.field(), town), "R134"));
        }

        private static Optional<Refusal> tooDear(Party party, int price, String rule) {
            return WastesAsk.refuseIf(
                    party.gold() < price, rule, "too-dear", "price", price, "short", price - party.gold());
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of(
                    "town",
                    town(board, seat),
                    "gold",
                    board.party(seat).gold(),
                    "free",
                    board.turn().freeHealing());
        }

        @Override
        public void answer(Bargain move, Table<Board> table) {
            Town town = town(table.board(), seat);
            switch (move) {
                case LeaveMarket() -> {
                    return;
                }
                case Buy(var card) -> {
                    int price = price(table.board().party(seat), card);
                    table.update(board -> board.party(
                                    seat,
                                    party -> party.gold(-price)
                                            .plus(Owned.of(card).justBought()))
                            .field(field ->
                                    field.piles(piles -> piles.withStack(town, Lists.minus(piles.stack(town), card)))));
                    table.tell(new WastesEvent.Bought(seat, card, price));
                    table.next(this);
                }
                case Sell(var card) -> {
                    int price = salePrice(table.board().field(), card);
                    table.update(board -> board.party(
                                    seat, party -> party.minus(card).gold(price))
                            .field(field -> field.turn(turn -> turn.sold(card))
                                    .piles(piles -> piles.withStack(town, Lists.plusSorted(piles.stack(town), card)))));
                    table.tell(new WastesEvent.Sold(seat, card, price));
                    table.next(new Harms.SettleParty(seat), this);
                }
                case BuyGear(var gear) -> {
                    int price = gearPrice(table.board().field());
                    table.update(board -> board.party(
                                    seat, party -> party.gold(-price).gear(gear, 1))
                            .field(field -> field.turn(turn -> turn.bought(gear))));
                    table.tell(new WastesEvent.GearBought(seat, gear, price));
                    table.next(this);
                }
                case Heal(var who, var harm) -> heal(who, harm, town, table);
                case Quiet quiet -> {
                    table.next(this);
                    Powers.answer(quiet, seat, table);
                }
            }
        }

        private void heal(CardId who, Harm harm, Town town, Table<Board> table) {
            int price = healPrice(table.board().field(), town);
            int there = table.board().party(seat).body(who).of(harm);
            int amount = harm == Harm.EXHAUSTION ? there : 1;
            table.update(board -> board.party(
                            seat,
                            party -> party.body(who, body -> body.plus(harm, -amount))
                                    .gold(-price))
                    .field(field -> field.turn(turn -> turn.healing(Math.max(0, turn.freeHealing() - 1)))));
            table.tell(new WastesEvent.Healed(seat, who, harm, amount, price));
            table.next(this);
        }
    }

    /// Less with a discount, but never nothing.
    static int price(Party party, CardId card) {
        int printed = ((Belonging) card.sheet()).price();
        return Math.max(1, printed - party.bonus(party.hero(), Power.Deed.DISCOUNT));
    }

    static int gearPrice(Field field) {
        return field.rules().constants().gearPrice();
    }

    /// The free healing comes first. (frozen-wastes:R118, RU53)
    static int healPrice(Field field, Town town) {
        if (field.turn().freeHealing() > 0) {
            return 0;
        }
        int usual = field.rules().constants().healPrice();
        return town.kind() == Town.Kind.WEIK
                ? field.world().amount(WeatherEvent.Effect.WEIK_HEALING_PRICE, usual)
                : usual;
    }

    static int salePrice(Field field, CardId card) {
        int price = ((Belonging) card.sheet()).salePrice();
        return card.sheet() instanceof Challenge
                ? price + field.world().amount(WeatherEvent.Effect.FORAGE_SALE, 0)
                : price;
    }
}
