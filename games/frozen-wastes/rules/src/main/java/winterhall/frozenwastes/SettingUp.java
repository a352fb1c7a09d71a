package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Move;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.WastesMove.StartIn;
import winterhall.frozenwastes.WastesMove.TakeHero;
import winterhall.frozenwastes.WastesMove.Walk;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Town;

/// Before the first turn. (frozen-wastes:R5–R16)
final class SettingUp {
    static final List<Effect<Board>> STEPS = List.of(new StockTowns(), new DealHeroes());

    private SettingUp() {}

    /// One card for every town, then one more for some, town by town from the north. (frozen-wastes:R11, RU84)
    record StockTowns() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Hex hex : Isheim.TOWNS) {
                Trading.addCards(Isheim.town(hex).orElseThrow(), 1, "market", table);
            }
            for (Hex hex : Isheim.TOWNS) {
                Town town = Isheim.town(hex).orElseThrow();
                if (town.startsWithTwo()) {
                    Trading.addCards(town, 1, "market", table);
                }
            }
        }
    }

    /// By lot, seat by seat, or by choice from the starting player on. (frozen-wastes:R14, RU84)
    record DealHeroes() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().field().rules();
            if (!rules.heroesAreChosen()) {
                for (Seat seat : Seat.all(rules.seats())) {
                    CardId hero = table.pick("heroes", table.board().field().heroesLeft());
                    table.update(board -> board.field(field -> field.heroes(
                            Lists.minus(field.heroesLeft(), hero),
                            Lists.plus(field.parties(), Party.starting(hero, rules)))));
                    table.tell(new WastesEvent.HeroTaken(seat, hero));
                }
            }
            table.next(new ChooseFirst());
        }
    }

    /// By lot. (frozen-wastes:R15)
    record ChooseFirst() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            List<Seat> all = Seat.all(field.seats());
            Seat first = table.pick("first", all);
            table.update(board -> board.field(now -> now.with(new Clock(0, first))));
            table.tell(new WastesEvent.FirstChosen(first));
            List<Seat> order = first.around(field.seats());
            if (field.rules().heroesAreChosen()) {
                // until each seat has chosen, any hero stands in for its own
                List<CardId> heroes = field.rules().cards().heroes();
                var parties = new ArrayList<Party>();
                for (Seat seat : all) {
                    parties.add(Party.starting(heroes.get(seat.index()), field.rules()));
                }
                table.update(board -> board.field(now -> now.heroes(heroes, parties)));
            }
            var tasks = new ArrayList<Task<Board>>();
            if (field.rules().heroesAreChosen()) {
                order.forEach(seat -> tasks.add(new ChooseHero(seat)));
            }
            order.forEach(seat -> tasks.add(new PlaceHero(seat)));
            tasks.add(new Turns.BeginRound());
            table.next(tasks);
        }
    }

    /// Each hero once. (frozen-wastes:R14)
    record ChooseHero(Seat seat) implements WastesAsk<TakeHero> {
        @Override
        public List<TakeHero> answers(Board board) {
            return board.field().rules().cards().heroes().stream()
                    .map(TakeHero::new)
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(TakeHero move, Board board) {
            return WastesAsk.refuseIf(
                    !board.field().heroesLeft().contains(move.hero()), "R14", "hero-taken", "hero", move.hero());
        }

        @Override
        public void answer(TakeHero move, Table<Board> table) {
            table.update(board -> board.field(field -> field.heroes(
                    Lists.minus(field.heroesLeft(), move.hero()),
                    Lists.with(field.parties(), seat.index(), Party.starting(move.hero(), field.rules())))));
            table.tell(new WastesEvent.HeroTaken(seat, move.hero()));
        }
    }

    /// In any town; several may share it. (frozen-wastes:R15)
    record PlaceHero(Seat seat) implements WastesAsk<StartIn> {
        @Override
        public List<StartIn> answers(Board board) {
            return Isheim.TOWNS.stream().map(StartIn::new).toList();
        }

        @Override
        public Optional<Refusal> whyNot(StartIn move, Board board) {
            return WastesAsk.refuseIf(!Isheim.TOWNS.contains(move.town()), "R15", "start-in-a-town");
        }

        /// Whoever points at any other space of the map wants to begin there.
        @Override
        public Refusal whyNoAnswer(Move candidate) {
            return candidate instanceof Walk
                    ? Refusal.of("frozen-wastes:R15", "start-in-a-town")
                    : WastesAsk.super.whyNoAnswer(candidate);
        }

        @Override
        public void answer(StartIn move, Table<Board> table) {
            table.update(board -> board.party(seat, party -> party.moved(move.town())));
            table.tell(new WastesEvent.StartedIn(seat, move.town()));
        }
    }
}
