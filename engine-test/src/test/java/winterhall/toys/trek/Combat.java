package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Hex;
import winterhall.toys.trek.Knockouts.HurtAlly;
import winterhall.toys.trek.Knockouts.HurtHero;
import winterhall.toys.trek.Market.OpenMarket;
import winterhall.toys.trek.TrekMove.Action;
import winterhall.toys.trek.TrekMove.Attack;
import winterhall.toys.trek.TrekMove.Defend;
import winterhall.toys.trek.TrekMove.Flee;
import winterhall.toys.trek.TrekMove.LetStand;
import winterhall.toys.trek.TrekMove.Luck;
import winterhall.toys.trek.TrekMove.RollAgain;
import winterhall.toys.trek.TrekMove.SendAlly;
import winterhall.toys.trek.TrekMove.Stance;
import winterhall.toys.trek.TrekMove.Stand;

/// A fight: the [Fight] piece lies on the board, and [FightRound] puts itself on the agenda until the fight is over.
/// (trek:R16–R23)
final class Combat {
    static final String NEVER = "never";

    private static final List<Integer> PIPS = List.of(1, 2, 3, 4, 5, 6);
    private static final int DEFENCE_BONUS = 2;

    private Combat() {}

    /// The beast that lies open where the hero stands. (trek:R11, R12)
    record BeginFight(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            TrekBoard board = table.board();
            Beast beast = board.open().beastAt(board.hero(seat).at()).orElseThrow();
            table.update(board.open(open -> open.with(Optional.of(Fight.with(beast)))));
            table.tell(new TrekEvent.FightBegun(seat, beast));
            table.next(new FightRound(seat));
        }
    }

    /// The piece goes, and the market comes next: what the fight had still in store is skipped. (trek:R5, R16)
    private static void endFight(Table<TrekBoard> table) {
        table.update(TrekBoard::noFight);
        table.skipTo(OpenMarket.class);
    }

    /// One round after the other, but no more than six. (trek:R16)
    record FightRound(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            if (table.board().fight().isLastRound()) {
                table.next(new LeaveFight(seat));
                return;
            }
            table.update(board -> board.fight(Fight::nextRound));
            table.tell(new TrekEvent.FightRoundBegun(seat, table.board().fight().round()));
            table.next(new ChooseStance(seat));
        }
    }

    /// Flee or stand. (trek:R17, R18)
    record ChooseStance(Seat seat) implements Ask<TrekBoard, Stance> {
        @Override
        public List<Stance> answers(TrekBoard board) {
            return List.of(new Stand(), new Flee());
        }

        @Override
        public void answer(Stance stance, Table<TrekBoard> table) {
            switch (stance) {
                case Flee() -> {
                    int target = table.board().fight().beast().lowestValue();
                    table.next(
                            new RollAgainst(seat, Fighter.HERO, RollPurpose.FLIGHT, target),
                            new SettleRoll(seat),
                            new FightRound(seat));
                }
                case Stand() ->
                    table.next(
                            new OpenPhase(seat, Phase.RANGED), new OpenPhase(seat, Phase.MELEE), new FightRound(seat));
            }
        }
    }

    /// A phase takes place if the beast has a value in it. (trek:R18)
    record OpenPhase(Seat seat, Phase phase) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            if (table.board().fight().beast().fights(phase)) {
                table.next(new ChooseAction(seat, phase));
            }
        }
    }

    /// The hero attacks, the ally attacks, or the hero defends. (trek:R18)
    record ChooseAction(Seat seat, Phase phase) implements Ask<TrekBoard, Action> {
        @Override
        public List<Action> answers(TrekBoard board) {
            return List.of(new Attack(), new SendAlly(), new Defend());
        }

        @Override
        public Optional<Refusal> whyNot(Action action, TrekBoard board) {
            return switch (action) {
                case Attack() -> hasAttacked(Fighter.HERO, board);
                case SendAlly() ->
                    Refusals.when(board.hero(seat).ally().isEmpty(), "R18", "no-ally")
                            .or(() -> hasAttacked(Fighter.ALLY, board));
                case Defend() -> Optional.empty();
            };
        }

        private static Optional<Refusal> hasAttacked(Fighter fighter, TrekBoard board) {
            boolean attacked = board.fight().attacked().contains(fighter);
            return Refusals.when(attacked, "R18", "has-attacked");
        }

        @Override
        public void answer(Action action, Table<TrekBoard> table) {
            int target = table.board().fight().beast().value(phase);
            RollAgainst roll = switch (action) {
                case Attack() -> attack(Fighter.HERO, target, table);
                case SendAlly() -> attack(Fighter.ALLY, target, table);
                case Defend() -> new RollAgainst(seat, Fighter.HERO, RollPurpose.DEFENCE, target);
            };
            table.next(roll, new SettleRoll(seat));
        }

        private RollAgainst attack(Fighter fighter, int target, Table<TrekBoard> table) {
            table.update(board -> board.fight(fight -> fight.attackedBy(fighter)));
            return new RollAgainst(seat, fighter, RollPurpose.ATTACK, target);
        }
    }

    /// The roll lies on the board, so that a luckstone can replace it before it is settled. (trek:R19, R21)
    record RollAgainst(Seat seat, Fighter by, RollPurpose deed, int target) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            TrekBoard board = table.board();
            String stream = board.open().turn().stream();
            int first = table.pick(stream, PIPS);
            int second = table.pick(stream, PIPS);
            int bonus = (by == Fighter.HERO ? board.hero(seat).rollBonus() : 0)
                    + (deed == RollPurpose.DEFENCE ? DEFENCE_BONUS : 0);
            table.update(board.fight(fight -> fight.rolled(new Fight.Roll(by, deed, first, second, bonus, target))));
            table.tell(new TrekEvent.Rolled(seat, by, deed, first, second, bonus, target));
        }
    }

    /// Offered after each failed roll of a hero with a luckstone. (trek:R21)
    record UseLuckstone(Seat seat) implements Ask<TrekBoard, Luck> {
        static final OrderKind ORDER =
                OrderKind.of("use-luckstone", List.of(OrderKind.ASK_ME, NEVER), OrderKind.ASK_ME);

        @Override
        public List<Luck> answers(TrekBoard board) {
            return List.of(new RollAgain(), new LetStand());
        }

        @Override
        public Optional<Luck> standing(Order order, List<Luck> options) {
            return order.choice().equals(NEVER) ? Optional.of(new LetStand()) : Optional.empty();
        }

        @Override
        public void answer(Luck luck, Table<TrekBoard> table) {
            switch (luck) {
                case RollAgain() -> {
                    Fight.Roll failed = table.board().fight().roll().orElseThrow();
                    table.update(board -> board.hero(seat, hero -> hero.spent(Gear.LUCKSTONE, 1)));
                    table.tell(new TrekEvent.LuckstoneUsed(seat));
                    table.next(new RollAgainst(seat, failed.by(), failed.deed(), failed.target()));
                }
                case LetStand() -> {}
            }
        }
    }

    /// The roll on the board has its effect. (trek:R17, R20)
    record SettleRoll(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Fight fight = table.board().fight();
            Fight.Roll roll = fight.roll().orElseThrow();
            table.update(board -> board.fight(Fight::settled));
            if (!roll.succeeds()) {
                int damage = fight.beast().damage();
                table.next(roll.by() == Fighter.HERO ? new HurtHero(seat, damage) : new HurtAlly(seat, damage));
                return;
            }
            switch (roll.deed()) {
                case FLIGHT -> table.next(new LeaveFight(seat));
                case ATTACK -> table.next(new HurtBeast(seat));
                case DEFENCE -> {}
            }
        }
    }

    /// The beast stays, without wounds. (trek:R16, R17, R23)
    record LeaveFight(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Beast beast = table.board().fight().beast();
            endFight(table);
            table.tell(new TrekEvent.FightLeft(seat, beast));
        }
    }

    /// One wound. (trek:R20)
    record HurtBeast(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            table.update(board -> board.fight(Fight::wounded));
            table.tell(new TrekEvent.BeastHurt(seat, table.board().fight().beast()));
        }
    }

    /// Its gold, then all that lies under it. (trek:R22)
    record DefeatBeast(Seat seat) implements Effect<TrekBoard> {
        @Override
        public void resolve(Table<TrekBoard> table) {
            Beast beast = table.board().fight().beast();
            Hex lair = table.board().hero(seat).at();
            table.update(board ->
                    board.open(open -> open.withoutLair(lair)).hero(seat, hero -> hero.got(Gear.GOLD, beast.gold())));
            table.tell(new TrekEvent.BeastDefeated(seat, beast, beast.gold()));
            endFight(table);
            takeHoard(TokenZone.on(lair), table);
        }

        /// Those the hero knows are told first: told in the order of their faces, the others would learn that order.
        private void takeHoard(TokenZone lair, Table<TrekBoard> table) {
            CardSet hoard = table.board().tokens().at(lair);
            CardSet known = hoard.and(table.board().tokens().seenBy(seat));
            take(known, lair, true, table);
            take(hoard.minus(known), lair, false, table);
        }

        private void take(CardSet hoard, TokenZone lair, boolean isKnown, Table<TrekBoard> table) {
            table.update(board -> board.tokens(
                    tokens -> tokens.move(hoard, lair, TokenZone.packOf(seat)).show(hoard, seat)));
            for (Treasure treasure : Tokens.treasures(hoard)) {
                table.tell(new TrekEvent.TreasureTaken(seat, Optional.of(treasure), isKnown));
            }
        }
    }
}
