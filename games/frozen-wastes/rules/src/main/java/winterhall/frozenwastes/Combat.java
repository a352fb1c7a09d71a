package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.WastesMove.BeforeCombat;
import winterhall.frozenwastes.WastesMove.BeginCombat;
import winterhall.frozenwastes.WastesMove.Escape;
import winterhall.frozenwastes.WastesMove.FightOn;
import winterhall.frozenwastes.WastesMove.LowerEnemy;
import winterhall.frozenwastes.WastesMove.Stance;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.Trait;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Colour;

/// Combat from its beginning to its end, round by round. (frozen-wastes:R81–R90, R106–R108, R172–R188)
final class Combat {
    private static final int SIDES = 10;

    private Combat() {}

    /// Two ten-sided dice, 1 to 10 each. (frozen-wastes:RU60)
    static List<Integer> dice(Table<Board> table) {
        String stream = table.board().turn().stream();
        return List.of(table.roll(stream, SIDES) + 1, table.roll(stream, SIDES) + 1);
    }

    /// A Challenge lies before the hero. (frozen-wastes:R81, R82)
    record Meet(Seat seat, CardId card) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Hex at = table.board().party(seat).place();
            int wounds = table.board().field().world().keptWounds(card);
            table.update(
                    board -> board.field(field -> field.fight(Optional.of(Fight.against(seat, at, card, wounds)))));
            table.tell(new WastesEvent.ChallengeMet(seat, card));
            if (((Challenge) card.sheet()).isHazard()) {
                table.next(Threats.Apply.all(seat, card, Threat.Trigger.HAZARD), new EndCombat(seat));
            } else {
                table.next(
                        Threats.Apply.all(seat, card, Threat.Trigger.BEFORE_COMBAT),
                        new OpenBeforeCombat(seat),
                        new BeginRound(),
                        new EndCombat(seat));
            }
        }
    }

    /// The defender prepares first. (frozen-wastes:R179, R184)
    record AttackRival(Seat seat, Seat rival) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Hex at = table.board().party(seat).place();
            table.update(board -> board.field(field -> field.fight(Optional.of(Fight.between(seat, at, rival)))));
            table.tell(new WastesEvent.HeroAttacked(seat, rival));
            table.next(new OpenBeforeCombat(rival), new OpenBeforeCombat(seat), new BeginRound(), new EndCombat(seat));
        }
    }

    /// Asks if there is anything to use. (frozen-wastes:R81)
    record OpenBeforeCombat(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PrepareCombat prepare = new PrepareCombat(seat);
            if (prepare.options(table.board()).size() > 1) {
                table.next(prepare);
            }
        }
    }

    /// Each Before Combat power once. (frozen-wastes:R22, R81)
    record PrepareCombat(Seat seat) implements WastesAsk<BeforeCombat> {
        @Override
        public List<BeforeCombat> answers(Board board) {
            var answers = new ArrayList<BeforeCombat>();
            for (Bonuses.Usable usable : Bonuses.withCost(board.party(seat), Power.Use.BEFORE_COMBAT)) {
                if (usable.power().deed() == Power.Deed.LOWER_ENEMY) {
                    Phase.ALL.forEach(phase -> answers.add(new LowerEnemy(usable.card(), phase)));
                } else {
                    answers.add(new UsePower(usable.card(), usable.power().deed()));
                }
            }
            answers.add(new BeginCombat());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(BeforeCombat move, Board board) {
            Party party = board.party(seat);
            Fight fight = board.field().currentFight();
            return switch (move) {
                case LowerEnemy(var card, var phase) ->
                    Powers.whyNot(party, card, Power.Deed.LOWER_ENEMY, Power.Use.BEFORE_COMBAT)
                            .or(() -> unlessAllowed(seat, card, board.field()))
                            .or(() -> once(fight, card))
                            .or(() -> WastesAsk.refuseIf(!fight.hero().equals(seat), "RU98", "only-when-attacking"))
                            .or(() -> WastesAsk.refuseIf(
                                    fight.foe().isPresent() && printed(fight, phase) == 0,
                                    "R97",
                                    "no-value",
                                    "phase",
                                    phase));
                case UsePower(var card, var deed) ->
                    Powers.whyNot(party, card, deed, Power.Use.BEFORE_COMBAT)
                            .or(() -> unlessAllowed(seat, card, board.field()))
                            .or(() -> once(fight, card));
                case BeginCombat() -> WastesAsk.FINE;
            };
        }

        private static Optional<Refusal> once(Fight fight, CardId card) {
            return WastesAsk.refuseIf(fight.usedBefore().contains(card), "R22", "once-per-combat", "card", card);
        }

        @Override
        public void answer(BeforeCombat move, Table<Board> table) {
            switch (move) {
                case LowerEnemy(var card, var phase) -> {
                    table.next(new OpenBeforeCombat(seat));
                    Power power = Powers.pay(card, Power.Deed.LOWER_ENEMY, Power.Use.BEFORE_COMBAT, seat, table);
                    table.update(board -> board.field(field -> field.fight(
                            fight -> fight.used(card).lowered(new Fight.Lowered(seat, phase, power.amount())))));
                    table.tell(new WastesEvent.EnemyLowered(seat, card, phase, power.amount()));
                }
                case UsePower(var card, var deed) -> {
                    Power power = Powers.pay(card, deed, Power.Use.BEFORE_COMBAT, seat, table);
                    table.update(board -> board.field(field -> field.fight(fight -> fight.used(card))));
                    table.next(
                            new WoundEnemy(seat, power.amount(), Causes.card("R22", card)), new OpenBeforeCombat(seat));
                }
                case BeginCombat() -> {}
            }
        }
    }

    /// The enemy of this seat takes wounds. (frozen-wastes:R95, R98, R183)
    record WoundEnemy(Seat seat, int wounds, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            if (fight.rival().isPresent()) {
                Seat other = fight.hero().equals(seat) ? fight.rival().get() : fight.hero();
                table.next(new Harms.Suffer(other, table.board().party(other).hero(), Harm.WOUNDS, wounds, cause));
                return;
            }
            table.update(board -> board.field(field -> field.fight(now -> now.wounded(wounds))));
            table.tell(new WastesEvent.EnemyWounded(seat, fight.foe().orElseThrow(), wounds, cause));
            if (fight.wounds() + wounds >= life(fight)) {
                table.next(new Win(seat));
            }
        }
    }

    /// Whether a card may be used: not one of the Allies of a hero who is attacked. (frozen-wastes:R181, RU132)
    static boolean isAllowed(Seat seat, CardId card, Field field) {
        return !(card.sheet() instanceof Ally)
                || field.fight().flatMap(Fight::defender).filter(seat::equals).isEmpty();
    }

    static Optional<Refusal> unlessAllowed(Seat seat, CardId card, Field field) {
        return WastesAsk.refuseIf(!isAllowed(seat, card, field), "R181", "allies-of-the-attacked");
    }

    static int life(Fight fight) {
        return fight.challenge().life() + fight.changes().life();
    }

    /// The Challenge is defeated, at once. (frozen-wastes:R84, R98, R173)
    record Win(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            CardId foe = fight.foe().orElseThrow();
            table.tell(new WastesEvent.ChallengeDefeated(seat, foe));
            if (fight.isArshan()) {
                Turns.end(new Ending(Ending.Way.ARSHAN, Optional.of(seat)), table);
                return;
            }
            table.skipTo(EndCombat.class);
            table.next(new Rewards.Reward(seat, foe));
        }
    }

    /// Text of the round, escape, three phases. (frozen-wastes:R90, RU76)
    record BeginRound() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board().field().currentFight().round()
                    == table.board().field().rules().constants().combatRounds()) {
                table.next(new LeaveCombat(table.board().turn().seat(), Causes.rule("RU76")));
                return;
            }
            table.update(board -> board.field(field -> field.fight(Fight::nextRound)));
            Fight fight = table.board().field().currentFight();
            table.tell(new WastesEvent.RoundFought(fight.attacker(), fight.round()));
            table.next(new ChooseStance(fight.attacker()));
            fight.foe().ifPresent(card -> table.next(Threats.Apply.all(fight.hero(), card, Threat.Trigger.ROUND)));
        }
    }

    /// Fight or try to escape. (frozen-wastes:R106, R107, R185)
    record ChooseStance(Seat seat) implements WastesAsk<Stance> {
        @Override
        public List<Stance> answers(Board board) {
            var answers = new ArrayList<Stance>();
            answers.add(new FightOn());
            for (Attribute attribute : Attribute.values()) {
                answers.add(new Escape(attribute));
            }
            answers.addAll(Powers.uses(board.party(seat), Power.Use.ESCAPE));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Stance move, Board board) {
            Fight fight = board.field().currentFight();
            Optional<Refusal> forbidden = WastesAsk.refuseIf(fight.changes().noEscape(), "R107", "escape-forbidden");
            return switch (move) {
                case FightOn() -> WastesAsk.FINE;
                case UsePower(var card, var deed) ->
                    forbidden.or(() -> Powers.whyNot(board.party(seat), card, deed, Power.Use.ESCAPE));
                case Escape(var attribute) ->
                    forbidden.or(() -> board.field().rules().escapesByDefending()
                            ? WastesAsk.refuseIf(!fight.defended().contains(seat), "RU59", "defend-a-round-first")
                            : WastesAsk.refuseIf(
                                    !isDangerous(board.field(), attribute.phase()),
                                    "R106",
                                    "no-danger-in-phase",
                                    "phase",
                                    attribute.phase()));
            };
        }

        /// Escape only from a phase that can hurt, unless none can. (frozen-wastes:R106, RU93)
        private static boolean isDangerous(Field field, Phase phase) {
            boolean any = Phase.ALL.stream().anyMatch(one -> harms(field, one));
            return any ? harms(field, phase) : hasValue(field.currentFight(), phase);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            Fight fight = board.field().currentFight();
            boolean mustFight = options(board).stream().allMatch(FightOn.class::isInstance);
            return Words.of(
                    "enemy",
                    fight.foe()
                            .map(CardId::anchor)
                            .orElseGet(() -> fight.defender().orElseThrow().anchor()),
                    "round",
                    fight.round(),
                    "odds",
                    Odds.known(board.field())
                            .map(odds -> String.valueOf(Forecasts.percent(odds.win())))
                            .orElse("none"),
                    "escape",
                    mustFight ? "no" : "yes");
        }

        @Override
        public void answer(Stance move, Table<Board> table) {
            Field field = table.board().field();
            switch (move) {
                case FightOn() ->
                    table.next(
                            new Phases.BeginPhase(Phase.RANGED),
                            new Phases.BeginPhase(Phase.MELEE),
                            new Phases.BeginPhase(Phase.MAGIC),
                            new BeginRound());
                case UsePower(var card, var deed) -> {
                    table.next(new LeaveCombat(seat, Causes.card("R22", card)));
                    var _ = Powers.pay(card, deed, Power.Use.ESCAPE, seat, table);
                }
                case Escape(var attribute) -> {
                    boolean free =
                            field.rules().escapesFreely() || field.rules().escapesByDefending();
                    if (free) {
                        table.next(new LeaveCombat(seat, Optional.empty()));
                    } else {
                        table.next(new Phases.TryEscape(seat, attribute), new BeginRound());
                    }
                }
            }
        }
    }

    /// The combat ends without a winner. (frozen-wastes:R106, R174)
    record LeaveCombat(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.tell(new WastesEvent.Escaped(seat, cause));
            Fight fight = table.board().field().currentFight();
            table.skipTo(EndCombat.class);
            fight.foe().ifPresent(card -> table.next(Threats.Apply.all(seat, card, Threat.Trigger.ESCAPED)));
        }
    }

    /// What is left of a combat: an undefeated Challenge, wounds that stay, a turn that is over. (frozen-wastes:R85, R187,
    /// RU41, RU78)
    record EndCombat(Seat seat) implements Checkpoint {
        @Override
        public void resolve(Table<Board> table) {
            Optional<Fight> fight = table.board().field().fight();
            boolean betweenHeroes = fight.filter(one -> one.rival().isPresent()).isPresent();
            fight.filter(one -> one.foe().isPresent()).ifPresent(one -> leaveBehind(one, table));
            table.update(board -> board.field(field -> field.fight(Optional.<Fight>empty())));
            Turn turn = table.board().turn();
            if (turn.over() || betweenHeroes) {
                table.update(board -> board.field(field -> field.turn(Turn::cutShort)));
                table.skipTo(Turns.FinishTurn.class);
                if (!turn.over() && table.board().field().rules().flaresAfterCombat()) {
                    table.next(new Turns.OpenEvening(seat));
                }
                fight.flatMap(Fight::rival)
                        .ifPresent(rival ->
                                table.next(new Rewards.KeepEveryLimit(seat), new Rewards.KeepEveryLimit(rival)));
            }
        }

        private void leaveBehind(Fight fight, Table<Board> table) {
            CardId card = fight.foe().orElseThrow();
            Field field = table.board().field();
            int wounds = field.rules().foesKeepWounds() ? fight.wounds() : 0;
            if (fight.isArshan()) {
                table.update(board -> board.field(one -> one.world(world -> world.arshansWounds(wounds))));
                return;
            }
            Optional<World.Undefeated> before = field.world().undefeated().stream()
                    .filter(undefeated -> undefeated.card().equals(card))
                    .findFirst();
            if (before.isPresent()) {
                World.Undefeated now =
                        new World.Undefeated(before.get().number(), before.get().at(), card, wounds);
                table.update(board ->
                        board.field(one -> one.world(world -> world.minus(card).plus(now))));
                table.tell(new WastesEvent.ChallengeRemains(seat, card, Optional.of(now.number())));
                return;
            }
            Optional<Integer> number = field.world().freeNumber();
            if (number.isPresent()) {
                Hex at = fight.at();
                World.Undefeated left = new World.Undefeated(number.get(), at, card, wounds);
                table.update(board -> board.field(one -> one.world(world -> world.plus(left))));
            } else {
                Colour colour = Cards.colour(card);
                table.update(board -> board.field(one ->
                        one.piles(piles -> piles.withBottom(colour, Lists.plus(piles.bottom(colour), card)))));
            }
            table.tell(new WastesEvent.ChallengeRemains(seat, card, number));
        }
    }

    private static int printed(Fight fight, Phase phase) {
        return fight.challenge().values().get(phase.ordinal());
    }

    /// Whether anybody can act in this phase. (frozen-wastes:R97)
    static boolean hasValue(Fight fight, Phase phase) {
        return fight.foe().isEmpty() || printed(fight, phase) > 0;
    }

    /// What has to be reached in a phase, as texts, Events and powers have changed it.
    static int value(Field field, Phase phase) {
        Fight fight = field.currentFight();
        return printed(fight, phase)
                + fight.changes().values()
                + byEvent(field, WeatherEvent.Effect.HIGHER_VALUES)
                - lowered(fight, phase);
    }

    /// Only in the first round, and only while the one who did it attacks. (frozen-wastes:RU98)
    static int lowered(Fight fight, Phase phase) {
        return fight.lowered()
                .filter(less ->
                        less.phase() == phase && fight.round() <= 1 && less.by().equals(fight.attacker()))
                .map(Fight.Lowered::amount)
                .orElse(0);
    }

    /// What a failed roll costs in wounds. (frozen-wastes:R95, R96)
    static int damage(Field field, Phase phase) {
        Fight fight = field.currentFight();
        if (fight.rival().isPresent()) {
            Party defender = field.party(fight.defender().orElseThrow());
            return defender.damage(defender.hero(), phase, false);
        }
        int damage = fight.challenge().damage().get(phase.ordinal());
        if (damage == 0) {
            return 0;
        }
        return damage + fight.changes().damage() + byEvent(field, WeatherEvent.Effect.MORE_DAMAGE);
    }

    /// What the Event in play adds to a Challenge with the trait it names.
    private static int byEvent(Field field, WeatherEvent.Effect effect) {
        List<Trait> traits = field.currentFight().challenge().traits();
        return field.world()
                .amount(effect, event -> traits.contains(event.trait().orElseThrow()));
    }

    /// Whether a failed roll of this phase costs anything. (frozen-wastes:RU93)
    static boolean hurts(Field field, Phase phase) {
        return fails(field, phase, _ -> true);
    }

    /// Whether it puts counters on anybody; losing gold or gear does not count as danger. (frozen-wastes:RU93)
    private static boolean harms(Field field, Phase phase) {
        return fails(field, phase, threat -> threat.result().isHarm());
    }

    private static boolean fails(Field field, Phase phase, Predicate<Threat> counts) {
        Fight fight = field.currentFight();
        if (!hasValue(fight, phase)) {
            return false;
        }
        return damage(field, phase) > 0
                || fight.foe().isPresent()
                        && Threats.of(fight.foe().get(), Threat.Trigger.MISS, Optional.of(phase)).stream()
                                .anyMatch(counts);
    }
}
