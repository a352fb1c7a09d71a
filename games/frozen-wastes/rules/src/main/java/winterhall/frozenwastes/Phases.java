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
import winterhall.frozenwastes.WastesMove.Accept;
import winterhall.frozenwastes.WastesMove.Action;
import winterhall.frozenwastes.WastesMove.Attack;
import winterhall.frozenwastes.WastesMove.Boost;
import winterhall.frozenwastes.WastesMove.Defend;
import winterhall.frozenwastes.WastesMove.SecondChance;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Threat;

/// One phase of a combat round, and the escape roll. (frozen-wastes:R91–R106, R181–R185)
final class Phases {
    private Phases() {}

    /// Nothing happens in a phase that the enemy has no value for. (frozen-wastes:R97)
    record BeginPhase(Phase phase) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            if (Combat.hasValue(fight, phase)) {
                table.update(board -> board.field(field -> field.fight(now -> now.in(phase))));
                table.next(new ChooseActor(fight.attacker(), phase));
            }
        }
    }

    /// The hero or an Ally attacks, or the hero defends. (frozen-wastes:R91–R93)
    record ChooseActor(Seat seat, Phase phase) implements WastesAsk<Action> {
        @Override
        public List<Action> answers(Board board) {
            var answers = new ArrayList<Action>();
            for (CardId who : board.party(seat).characters()) {
                answers.add(new Attack(who));
            }
            answers.add(new Defend());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Action move, Board board) {
            Fight fight = board.field().currentFight();
            return switch (move) {
                case Defend() -> WastesAsk.FINE;
                case Attack(var who) ->
                    WastesAsk.refuseIf(
                                    !Powers.isCharacter(board.party(seat), who), "R91", "not-in-your-party", "who", who)
                            .or(() -> WastesAsk.refuseIf(
                                    fight.acted().contains(who), "R92", "attacked-already", "who", who))
                            .or(() -> WastesAsk.refuseIf(
                                    fight.changes().noAllies() && who.sheet() instanceof Ally,
                                    "R92",
                                    "allies-held-back",
                                    "who",
                                    who));
            };
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            Fight fight = board.field().currentFight();
            return fight.foe().isPresent()
                    ? Words.of(
                            "phase",
                            phase,
                            "enemy",
                            fight.foe().get().anchor(),
                            "value",
                            Combat.value(board.field(), phase),
                            "damage",
                            Combat.damage(board.field(), phase))
                    : Words.of(
                            "phase",
                            phase,
                            "enemy",
                            fight.defender().orElseThrow().anchor(),
                            "value",
                            "none",
                            "damage",
                            Combat.damage(board.field(), phase));
        }

        @Override
        public void answer(Action move, Table<Board> table) {
            boolean attacks = move instanceof Attack;
            CardId who = move instanceof Attack(var one)
                    ? one
                    : table.board().party(seat).hero();
            Fight.Roll roll = prepared(table.board().field(), seat, who, phase, attacks);
            table.update(board -> board.field(
                    field -> field.fight(fight -> (attacks ? fight.acts(who) : fight).with(Optional.of(roll)))));
            table.tell(new WastesEvent.ActorNamed(seat, who, phase, attacks));
            if (attacks || Combat.hurts(table.board().field(), phase)) {
                table.next(new OpenBoost(seat), new RollCombat(seat), new Resolve(seat));
            }
        }
    }

    /// A roll before the dice fall, with every lasting bonus. (frozen-wastes:R94, R101, R102)
    static Fight.Roll prepared(Field field, Seat seat, CardId who, Phase phase, boolean attacks) {
        Fight fight = field.currentFight();
        Party party = field.party(seat);
        boolean noWeapons = fight.changes().noWeapons();
        int bonus = (attacks ? party.attack(who, phase, noWeapons) : party.defence(phase, noWeapons))
                + (fight.rolled().contains(seat) ? 0 : party.bonus(who, Power.Deed.FIRST_ROLL, phase, noWeapons));
        int damage = attacks ? party.damage(who, phase, noWeapons) : 0;
        int target = fight.foe().isPresent() ? Combat.value(field, phase) : 0;
        return new Fight.Roll(who, attacks, false, phase, bonus, 0, damage, target, List.of());
    }

    /// Asks if a power could help this roll.
    record OpenBoost(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (!boosts(table.board(), seat).isEmpty()) {
                table.next(new BoostRoll(seat));
            }
        }
    }

    private static List<Bonuses.Usable> boosts(Board board, Seat seat) {
        Party party = board.party(seat);
        Fight fight = board.field().currentFight();
        var found = Bonuses.payable(party, Power.Use.ROLL);
        found.removeIf(usable -> isHeldBack(fight, usable.card()) || !helps(party, usable, fight.currentRoll()));
        return found;
    }

    /// Weapons that add nothing in this combat. (frozen-wastes:K11, RU129)
    private static boolean isHeldBack(Fight fight, CardId card) {
        return fight.changes().noWeapons()
                && card.sheet() instanceof Belonging belonging
                && belonging.type() == ItemType.WEAPON;
    }

    private static boolean helps(Party party, Bonuses.Usable usable, Fight.Roll roll) {
        boolean kind = roll.attacks()
                ? usable.power().deed() != Power.Deed.DEFENCE
                : usable.power().deed() == Power.Deed.DEFENCE;
        return kind && usable.power().counts(roll.phase()) && helps(party, usable, roll.actor());
    }

    /// Whose rolls a power helps. (frozen-wastes:R23, R101)
    private static boolean helps(Party party, Bonuses.Usable usable, CardId actor) {
        boolean onAlly = usable.card().sheet() instanceof Ally;
        return switch (usable.power().aim()) {
            case OWNER -> onAlly ? usable.card().equals(actor) : party.isHero(actor);
            case HERO -> party.isHero(actor);
            case ALLIES -> !party.isHero(actor);
        };
    }

    /// Before the dice fall. (frozen-wastes:R22, R103, R105)
    record BoostRoll(Seat seat) implements WastesAsk<Boost> {
        @Override
        public List<Boost> answers(Board board) {
            var answers = new ArrayList<Boost>();
            answers.add(new WastesMove.Roll());
            answers.addAll(Powers.uses(board.party(seat), Power.Use.ROLL));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Boost move, Board board) {
            Party party = board.party(seat);
            return switch (move) {
                case WastesMove.Roll() -> WastesAsk.FINE;
                case UsePower(var card, var deed) ->
                    Powers.whyNot(party, card, deed, Power.Use.ROLL)
                            .or(() -> WastesAsk.refuseIf(
                                    isHeldBack(board.field().currentFight(), card), "R101", "weapons-add-nothing"))
                            .or(() -> WastesAsk.refuseIf(
                                    !helps(
                                            party,
                                            Powers.find(party, card, deed, Power.Use.ROLL)
                                                    .orElseThrow(),
                                            board.field().currentFight().currentRoll()),
                                    "R23",
                                    "does-not-help-this-roll",
                                    "card",
                                    card));
            };
        }

        @Override
        public void answer(Boost move, Table<Board> table) {
            if (move instanceof UsePower(var card, var deed)) {
                table.next(new OpenBoost(seat));
                Power power = Powers.pay(card, deed, Power.Use.ROLL, seat, table);
                table.update(board -> board.field(field -> field.fight(
                        fight -> fight.with(Optional.of(fight.currentRoll().boosted(deed, power.amount()))))));
            }
        }
    }

    /// A defending hero rolls the target first. (frozen-wastes:R94, R182, RU99)
    record RollCombat(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            Fight.Roll roll = fight.currentRoll();
            int target = fight.foe().isPresent()
                    ? roll.target()
                    : rollTarget(fight, roll.phase(), rivalBonus(table.board().field(), roll.phase()), table);
            roll(seat, target, table);
        }
    }

    /// Throws the dice of the roll that was prepared; a failure may be rolled again. (frozen-wastes:R22, R94)
    private static void roll(Seat seat, int target, Table<Board> table) {
        Fight.Roll roll = table.board().field().currentFight().currentRoll().with(Combat.dice(table), target);
        table.update(board -> board.field(
                field -> field.fight(now -> now.with(Optional.of(roll)).hasRolled(seat))));
        table.tell(new WastesEvent.CombatRolled(
                seat,
                roll.actor(),
                roll.phase(),
                roll.attacks(),
                roll.dice().getFirst(),
                roll.dice().getLast(),
                roll.bonus() + roll.boost(),
                target,
                roll.succeeds()));
        if (!roll.succeeds() && !rerolls(table.board(), seat).isEmpty()) {
            table.next(new FailedRoll(seat));
        }
    }

    /// The defender's value and defence bonuses. (frozen-wastes:R182, RU97)
    static int rivalBonus(Field field, Phase phase) {
        Fight fight = field.currentFight();
        return field.party(fight.defender().orElseThrow()).defence(phase, false) - Combat.lowered(fight, phase);
    }

    /// The attribute alone. (frozen-wastes:R185)
    static int rivalEscapeBonus(Field field, Phase phase) {
        Fight fight = field.currentFight();
        return field.party(fight.defender().orElseThrow()).attribute(phase.attribute()) - Combat.lowered(fight, phase);
    }

    /// How often this roll would succeed, once the dice fall. A rival who has not rolled yet may roll anything.
    static double chance(Field field, Fight.Roll roll) {
        int bonus = roll.bonus() + roll.boost();
        boolean isRivalToRoll =
                field.currentFight().rival().isPresent() && roll.dice().isEmpty();
        return isRivalToRoll ? Odds.against(rivalBonus(field, roll.phase()) - bonus) : Odds.roll(roll.target() - bonus);
    }

    /// Two dice and what the defender adds to them. (frozen-wastes:R182, R185)
    private static int rollTarget(Fight fight, Phase phase, int bonus, Table<Board> table) {
        Seat defender = fight.defender().orElseThrow();
        List<Integer> dice = Combat.dice(table);
        table.tell(new WastesEvent.TargetRolled(defender, phase, dice.getFirst(), dice.getLast(), bonus));
        return dice.getFirst() + dice.getLast() + bonus;
    }

    private static List<Bonuses.Usable> rerolls(Board board, Seat seat) {
        Party party = board.party(seat);
        CardId actor = board.field().currentFight().currentRoll().actor();
        var found = Bonuses.payable(party, Power.Use.FAILED_ROLL);
        found.removeIf(usable -> !helps(party, usable, actor));
        return found;
    }

    /// A power may roll again. (frozen-wastes:R22)
    record FailedRoll(Seat seat) implements WastesAsk<SecondChance> {
        @Override
        public List<SecondChance> answers(Board board) {
            var answers = new ArrayList<SecondChance>();
            answers.addAll(Powers.uses(board.party(seat), Power.Use.FAILED_ROLL));
            answers.add(new Accept());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(SecondChance move, Board board) {
            Party party = board.party(seat);
            return switch (move) {
                case Accept() -> WastesAsk.FINE;
                case UsePower(var card, var deed) ->
                    Powers.whyNot(party, card, deed, Power.Use.FAILED_ROLL)
                            .or(() -> WastesAsk.refuseIf(
                                    rerolls(board, seat).stream()
                                            .noneMatch(usable -> usable.card().equals(card)),
                                    "R23",
                                    "does-not-help-this-roll",
                                    "card",
                                    card));
            };
        }

        @Override
        public void answer(SecondChance move, Table<Board> table) {
            if (move instanceof UsePower(var card, var deed)) {
                Fight.Roll roll = table.board().field().currentFight().currentRoll();
                table.next(new RollAgain(seat, roll.target()));
                var _ = Powers.pay(card, deed, Power.Use.FAILED_ROLL, seat, table);
            }
        }
    }

    /// The same roll against the same target.
    record RollAgain(Seat seat, int target) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            roll(seat, target, table);
        }
    }

    /// A hit wounds the enemy, a failure the one who rolled. (frozen-wastes:R95, R96)
    record Resolve(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            Fight.Roll roll = fight.currentRoll();
            table.update(board -> board.field(field -> field.fight(now -> now.with(Optional.<Fight.Roll>empty()))));
            if (!roll.succeeds()) {
                pay(table, fight, seat, roll.actor(), roll.phase());
            } else if (roll.attacks() && roll.damage() > 0) {
                table.next(new Combat.WoundEnemy(seat, roll.damage(), Optional.empty()));
            }
        }
    }

    /// Wounds first, then what the text of the card adds. (frozen-wastes:R95, R96, RU89)
    private static void pay(Table<Board> table, Fight fight, Seat seat, CardId who, Phase phase) {
        int damage = Combat.damage(table.board().field(), phase);
        fight.foe()
                .ifPresent(card -> table.next(
                        new Threats.Apply(seat, card, Threat.Trigger.MISS, 0, Optional.of(who), Optional.of(phase))));
        table.next(new Harms.Suffer(
                seat,
                who,
                Harm.WOUNDS,
                damage,
                fight.foe().map(card -> Causes.card("R95", card)).orElse(Causes.rule("R183"))));
    }

    /// How often the seat that attacks now would escape. (frozen-wastes:R106, R185, RU59)
    static double escapeChance(Field field, Attribute attribute) {
        if (field.rules().escapesFreely() || field.rules().escapesByDefending()) {
            return 1;
        }
        Fight fight = field.currentFight();
        int bonus = field.party(fight.attacker()).escape(attribute);
        return fight.rival().isPresent()
                ? Odds.against(rivalEscapeBonus(field, attribute.phase()) - bonus)
                : Odds.roll(Combat.value(field, attribute.phase()) - bonus);
    }

    /// An attribute against the value of its phase. (frozen-wastes:R106, R185, RU61, RU94)
    record TryEscape(Seat seat, Attribute attribute) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Fight fight = table.board().field().currentFight();
            Phase phase = attribute.phase();
            int target = fight.foe().isPresent()
                    ? Combat.value(table.board().field(), phase)
                    : rollTarget(fight, phase, rivalEscapeBonus(table.board().field(), phase), table);
            Party party = table.board().party(seat);
            int bonus = party.escape(attribute);
            List<Integer> dice = Combat.dice(table);
            boolean escaped = dice.getFirst() + dice.getLast() + bonus >= target;
            table.tell(new WastesEvent.EscapeRolled(
                    seat, attribute, dice.getFirst(), dice.getLast(), bonus, target, escaped));
            if (escaped) {
                table.next(new Combat.LeaveCombat(seat, Optional.empty()));
            } else {
                pay(table, fight, seat, party.hero(), phase);
            }
        }
    }
}
