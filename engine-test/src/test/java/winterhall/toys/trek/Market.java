package winterhall.toys.trek;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.Purse;
import winterhall.toys.trek.TrekMove.Bargain;
import winterhall.toys.trek.TrekMove.Barter;
import winterhall.toys.trek.TrekMove.Buy;
import winterhall.toys.trek.TrekMove.Hire;
import winterhall.toys.trek.TrekMove.LeaveMarket;

/// The third step of a turn. (trek:R14, R15, R33)
final class Market {
    private static final int WAGE = 3;

    private Market() {}

    /// In a village, with gold. (trek:R14)
    record OpenMarket(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Hero hero = table.board().hero(seat);
            boolean inVillage = Valley.terrain(hero.at()) == Terrain.VILLAGE;
            if (inVillage && hero.has(Gear.GOLD)) {
                table.next(new Trade(seat));
            }
        }
    }

    /// One purchase after the other. (trek:R14)
    record Trade(Seat seat) implements Ask<TrekBoard, Bargain> {
        @Override
        public List<? extends Bargain> answers(TrekBoard board) {
            return Stream.of(
                            Stream.of(new LeaveMarket()),
                            Arrays.stream(Ware.values()).map(Buy::new),
                            Arrays.stream(Ware.values()).flatMap(Trade::barters),
                            Arrays.stream(Ally.values()).map(Hire::new))
                    .flatMap(bargains -> bargains)
                    .toList();
        }

        /// Every way to pay the price of this ware that is not gold alone.
        private static Stream<Bargain> barters(Ware ware) {
            var barters = Stream.<Bargain>builder();
            for (int luckstones = 0; Gear.LUCKSTONE.worth() * luckstones <= ware.price(); luckstones++) {
                int rest = ware.price() - Gear.LUCKSTONE.worth() * luckstones;
                for (int snowshoes = luckstones == 0 ? 1 : 0; snowshoes <= rest; snowshoes++) {
                    Purse<Gear> gold = Purse.of(Gear.class, Gear.GOLD, rest - snowshoes);
                    barters.add(
                            new Barter(ware, gold.plus(Gear.SNOWSHOE, snowshoes).plus(Gear.LUCKSTONE, luckstones)));
                }
            }
            return barters.build();
        }

        @Override
        public Optional<Refusal> whyNot(Bargain bargain, TrekBoard board) {
            Hero hero = board.hero(seat);
            return switch (bargain) {
                case LeaveMarket() -> Optional.empty();
                case Buy(var ware) -> tooDear(hero, ware.price()).or(() -> notWounded(hero, ware));
                case Barter(var ware, var price) ->
                    Refusals.when(Gear.worth(price) != ware.price(), "R33", "not-the-price", "price", ware.price())
                            .or(() -> Refusals.when(price.kinds().equals(List.of(Gear.GOLD)), "R33", "gold-alone"))
                            .or(() -> Refusals.when(
                                    ware.gear().filter(price.kinds()::contains).isPresent(), "R33", "its-own-kind"))
                            .or(() -> Refusals.when(!hero.pack().covers(price), "R33", "not-there", "price", price))
                            .or(() -> notWounded(hero, ware));
                case Hire(var ally) ->
                    Refusals.when(hero.ally().isPresent(), "R15", "one-ally")
                            .or(() -> Refusals.when(
                                    !board.open().forHire().contains(ally), "R15", "not-for-hire", "ally", ally))
                            .or(() -> tooDear(hero, WAGE));
            };
        }

        private static Optional<Refusal> tooDear(Hero hero, int price) {
            return Refusals.when(hero.gold() < price, "R14", "too-dear", "price", price);
        }

        private static Optional<Refusal> notWounded(Hero hero, Ware ware) {
            return Refusals.when(ware == Ware.HEALING && !hero.isWounded(), "R14", "not-wounded");
        }

        @Override
        public void answer(Bargain bargain, Table<TrekBoard> table) {
            switch (bargain) {
                case Buy(var ware) ->
                    table.next(
                            new Sell(seat, ware, Purse.of(Gear.class, Gear.GOLD, ware.price())), new OpenMarket(seat));
                case Barter(var ware, var price) -> table.next(new Sell(seat, ware, price), new OpenMarket(seat));
                case Hire(var ally) -> table.next(new Enlist(seat, ally), new OpenMarket(seat));
                case LeaveMarket() -> {}
            }
        }
    }

    record Sell(Seat seat, Ware ware, Purse<Gear> price) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> bought(hero.paid(price))));
            table.tell(new TrekEvent.Bought(seat, ware, price));
        }

        private Hero bought(Hero hero) {
            return ware.gear().map(gear -> hero.got(gear, 1)).orElseGet(hero::healed);
        }
    }

    record Enlist(Seat seat, Ally ally) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.open(open -> open.hired(ally))
                    .hero(seat, hero -> hero.spent(Gear.GOLD, WAGE).with(new Hero.Companion(ally, 0))));
            table.tell(new TrekEvent.Hired(seat, ally));
        }
    }
}
