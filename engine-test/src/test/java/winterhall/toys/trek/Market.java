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
import winterhall.toys.trek.TrekMove.Bargain;
import winterhall.toys.trek.TrekMove.Buy;
import winterhall.toys.trek.TrekMove.Hire;
import winterhall.toys.trek.TrekMove.LeaveMarket;

/// The third step of a turn. (trek:R14, R15)
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
                            Arrays.stream(Ally.values()).map(Hire::new))
                    .flatMap(bargains -> bargains)
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(Bargain bargain, TrekBoard board) {
            Hero hero = board.hero(seat);
            return switch (bargain) {
                case LeaveMarket() -> Optional.empty();
                case Buy(var ware) ->
                    tooDear(hero, ware.price())
                            .or(() -> Why.when(ware == Ware.HEALING && !hero.isWounded(), "R14", "not-wounded"));
                case Hire(var ally) ->
                    Why.when(hero.ally().isPresent(), "R15", "one-ally")
                            .or(() -> Why.when(
                                    !board.open().forHire().contains(ally), "R15", "not-for-hire", "ally", ally))
                            .or(() -> tooDear(hero, WAGE));
            };
        }

        private static Optional<Refusal> tooDear(Hero hero, int price) {
            return Why.when(hero.gold() < price, "R14", "too-dear", "price", price);
        }

        @Override
        public void answer(Bargain bargain, Table<TrekBoard> table) {
            switch (bargain) {
                case Buy(var ware) -> table.next(new Sell(seat, ware), new OpenMarket(seat));
                case Hire(var ally) -> table.next(new Enlist(seat, ally), new OpenMarket(seat));
                case LeaveMarket() -> {}
            }
        }
    }

    record Sell(Seat seat, Ware ware) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> bought(hero.spent(Gear.GOLD, ware.price()))));
            table.tell(new TrekEvent.Bought(seat, ware));
        }

        private Hero bought(Hero hero) {
            return switch (ware) {
                case HEALING -> hero.healed();
                case SNOWSHOE -> hero.got(Gear.SNOWSHOE, 1);
                case LUCKSTONE -> hero.got(Gear.LUCKSTONE, 1);
            };
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
