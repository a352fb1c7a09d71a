package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;
import winterhall.toys.trek.TrekMove.Retreat;
import winterhall.toys.trek.Turns.TakeTurns;

/// Wounds, and what happens to those who have too many. (trek:R25–R27)
final class Knockouts {
    private Knockouts() {}

    record HurtHero(Seat seat, int damage) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> hero.hurt(damage)));
            table.tell(new TrekEvent.HeroHurt(seat, damage));
        }
    }

    record HurtAlly(Seat seat, int damage) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Hero.Companion ally = table.board().ally(seat);
            table.update(board -> board.hero(seat, hero -> hero.with(ally.hurt(damage))));
            table.tell(new TrekEvent.AllyHurt(seat, ally.kind(), damage));
        }
    }

    /// Its bonuses end because they are asked of it; the phase ends because nothing else waits in it. (trek:R25)
    record BuryAlly(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Hero.Companion ally = table.board().ally(seat);
            table.update(board -> board.hero(seat, Hero::withoutAlly));
            table.tell(new TrekEvent.AllyDied(seat, ally.kind()));
        }
    }

    /// The fight is over, gold and treasures are lost, and the turn ends. (trek:R27)
    record KnockOut(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Hero hero = table.board().hero(seat);
            CardSet pack = table.board().tokens().at(TokenZone.packOf(seat));
            table.update(board -> board.noFight()
                    .hero(seat, fallen -> fallen.spent(Gear.GOLD, fallen.gold()).unwounded())
                    .tokens(tokens -> tokens.move(pack, TokenZone.packOf(seat), TokenZone.on(hero.at()))));
            table.tell(new TrekEvent.KnockedOut(seat, hero.gold(), pack.size()));
            table.skipTo(TakeTurns.class);
            List<Hex> nearest = Valley.nearestVillages(hero.at());
            table.next(nearest.size() == 1 ? new GoToVillage(seat, nearest.getFirst()) : new ChooseVillage(seat));
        }
    }

    /// Of two equally near villages. (trek:R27)
    record ChooseVillage(Seat seat) implements Ask<TrekBoard, Retreat> {
        @Override
        public List<Retreat> answers(TrekBoard board) {
            return Valley.VILLAGES.stream().map(Retreat::new).toList();
        }

        @Override
        public Optional<Refusal> whyNot(Retreat retreat, TrekBoard board) {
            boolean near = Valley.nearestVillages(board.hero(seat).at()).contains(retreat.to());
            return Refusals.when(!near, "R27", "not-nearest", "hex", retreat.to());
        }

        @Override
        public void answer(Retreat retreat, Table<TrekBoard> table) {
            table.next(new GoToVillage(seat, retreat.to()));
        }
    }

    record GoToVillage(Seat seat, Hex village) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.hero(seat, hero -> hero.moved(village)));
            table.tell(new TrekEvent.Retreated(seat, village));
        }
    }
}
