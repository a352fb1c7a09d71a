package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.frozenwastes.WastesMove.Accept;
import winterhall.frozenwastes.WastesMove.Reaction;
import winterhall.frozenwastes.WastesMove.UseLuckstone;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;

/// Skill tests, and what the texts of Challenges do. (frozen-wastes:R59–R62, R79, R81, R82)
final class Threats {
    private Threats() {}

    /// The threats of one moment, one after the other; equal tests in a row are one test. (frozen-wastes:R81, RU89)
    ///
    /// @param next the place of the next one among those of this moment
    /// @param actor who rolled, after a failed roll
    /// @param phase of that roll
    record Apply(Seat seat, CardId card, Threat.Trigger moment, int next, Optional<CardId> actor, Optional<Phase> phase)
            implements Effect<Board> {
        /// All threats of a moment at which nobody rolls.
        static Apply all(Seat seat, CardId card, Threat.Trigger moment) {
            return new Apply(seat, card, moment, 0, Optional.empty(), Optional.empty());
        }

        @Override
        public void resolve(Table<Board> table) {
            List<Threat> threats = of(card, moment, phase);
            if (next >= threats.size()) {
                if (moment == Threat.Trigger.HAZARD) {
                    table.next(new Combat.Win(seat));
                }
                return;
            }
            Optional<SkillTest> test = threats.get(next).test();
            if (test.isPresent()) {
                table.next(new RollTest(seat, card, test.get()), new AfterTest(this));
            } else {
                table.next(carryOut(threats.get(next)), after(next + 1));
            }
        }

        private Apply after(int place) {
            return new Apply(seat, card, moment, place, actor, phase);
        }

        private Task<Board> carryOut(Threat threat) {
            return new CarryOut(seat, card, threat, actor);
        }

        private List<Task<Board>> afterTest(boolean passed) {
            List<Threat> threats = of(card, moment, phase);
            int size = group(threats.subList(next, threats.size()));
            var tasks = new ArrayList<Task<Board>>();
            if (!passed) {
                threats.subList(next, next + size).forEach(threat -> tasks.add(carryOut(threat)));
            }
            if (passed || moment != Threat.Trigger.HAZARD) {
                tasks.add(after(next + size));
            }
            return tasks;
        }
    }

    /// How many of the first of these hang on the same test, or on none. (frozen-wastes:K7)
    static int group(List<Threat> threats) {
        int size = 1;
        while (size < threats.size()
                && threats.get(size).test().equals(threats.getFirst().test())) {
            size++;
        }
        return size;
    }

    /// The threats of a moment; those of a failed roll in the order of frozen-wastes:RU89.
    static List<Threat> of(CardId card, Threat.Trigger moment, Optional<Phase> phase) {
        var found = new ArrayList<Threat>();
        for (Threat threat : ((Challenge) card.sheet()).threats()) {
            if (threat.trigger() == moment
                    && (threat.phase().isEmpty() || threat.phase().equals(phase))) {
                found.add(threat);
            }
        }
        if (moment == Threat.Trigger.MISS) {
            found.sort(Comparator.comparing(Threat::result));
        }
        return found;
    }

    /// A failed hazard leaves the rest of the card alone. (frozen-wastes:R82)
    record AfterTest(Apply before) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            boolean passed = table.board().field().trial().orElseThrow().isPassed();
            table.update(board -> board.field(field -> field.trial(Optional.empty())));
            table.next(before.afterTest(passed));
        }
    }

    /// Two dice, the attribute, the skill and other bonuses. (frozen-wastes:R59, RU95)
    record RollTest(Seat seat, CardId card, SkillTest test) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            int bonus = party.attribute(test.attribute()) + party.testBonus(test);
            Trial trial = new Trial(card, test, bonus, Combat.dice(table));
            table.update(board -> board.field(field -> field.trial(Optional.of(trial))));
            table.tell(new WastesEvent.TestRolled(
                    seat,
                    card,
                    test.attribute(),
                    test.skill(),
                    trial.dice().getFirst(),
                    trial.dice().getLast(),
                    bonus,
                    test.difficulty(),
                    trial.isPassed()));
            boolean again = party.gear().of(Gear.LUCKSTONE) > 0
                    || !Bonuses.payable(party, Power.Use.FAILED_TEST).isEmpty();
            if (!trial.isPassed() && again) {
                table.next(new FailedTest(seat));
            }
        }
    }

    /// Right after a failed test, before its effect. (frozen-wastes:R61, R79, RU30)
    record FailedTest(Seat seat) implements WastesAsk<Reaction> {
        @Override
        public List<Reaction> answers(Board board) {
            var answers = new ArrayList<Reaction>();
            answers.add(new UseLuckstone());
            answers.addAll(Powers.uses(board.party(seat), Power.Use.FAILED_TEST));
            answers.add(new Accept());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Reaction move, Board board) {
            Party party = board.party(seat);
            return switch (move) {
                case UseLuckstone() -> WastesAsk.refuseIf(party.gear().of(Gear.LUCKSTONE) == 0, "R79", "no-luckstone");
                case UsePower(var card, var deed) -> Powers.whyNot(party, card, deed, Power.Use.FAILED_TEST);
                case Accept() -> WastesAsk.FINE;
            };
        }

        @Override
        public void answer(Reaction move, Table<Board> table) {
            Trial trial = table.board().field().trial().orElseThrow();
            switch (move) {
                case UseLuckstone() -> {
                    table.update(board -> board.party(seat, party -> party.gear(Gear.LUCKSTONE, -1)));
                    table.tell(new WastesEvent.LuckstoneUsed(seat));
                    table.next(new RollTest(seat, trial.card(), trial.test()));
                }
                case UsePower(var card, var deed) -> {
                    table.next(new RollTest(seat, trial.card(), trial.test()));
                    var _ = Powers.pay(card, deed, Power.Use.FAILED_TEST, seat, table);
                }
                case Accept() -> {}
            }
        }
    }

    /// What one threat does.
    record CarryOut(Seat seat, CardId card, Threat threat, Optional<CardId> actor) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Optional<Cause> cause = Causes.card("R81", card);
            int amount = threat.amount();
            switch (threat.result()) {
                case WOUNDS, EXHAUSTION, WHITE_DEATH, FROST ->
                    harm(threat.result().harm().orElseThrow(), cause, table);
                case HEAL_WOUNDS -> relieve(Harm.WOUNDS, cause, table);
                case REMOVE_FROST -> relieve(Harm.FROST, cause, table);
                case REMOVE_WHITE_DEATH -> relieve(Harm.WHITE_DEATH, cause, table);
                case REMOVE_EXHAUSTION -> relieve(Harm.EXHAUSTION, cause, table);
                case LOSE_GOLD -> {
                    int lost = Math.min(amount, table.board().party(seat).gold());
                    if (lost > 0) {
                        table.update(board -> board.party(seat, party -> party.gold(-lost)));
                        table.tell(new WastesEvent.GoldLost(seat, lost, cause));
                    }
                }
                case LOSE_FLARE_CRYSTAL -> loseGear(Gear.FLARE_CRYSTAL, cause, table);
                case LOSE_LUCKSTONE -> loseGear(Gear.LUCKSTONE, cause, table);
                case LOSE_SNOWSHOE -> loseGear(Gear.SNOWSHOE, cause, table);
                case GAIN_FLARE_CRYSTAL -> gainGear(Gear.FLARE_CRYSTAL, cause, table);
                case GAIN_LUCKSTONE -> gainGear(Gear.LUCKSTONE, cause, table);
                case GAIN_SNOWSHOE -> gainGear(Gear.SNOWSHOE, cause, table);
                case TURN_CARDS_DOWN -> turnDown(cause, table);
                case GAIN_GOLD -> {
                    table.update(board -> board.party(seat, party -> party.gold(amount)));
                    table.tell(new WastesEvent.GoldGained(seat, amount, cause));
                }
                case GAIN_EXPERIENCE -> {
                    table.update(board -> board.party(seat, party -> party.experience(amount)));
                    table.tell(new WastesEvent.ExperienceGained(seat, amount, cause));
                }
                case GAIN_RUMORS -> table.next(new Rewards.GainRumors(seat, amount));
                case GAIN_CLUES -> table.next(new Rewards.GainClues(seat, amount));
                case RAISE_VALUES, RAISE_DAMAGE, RAISE_LIFE, FORBID_ESCAPE, FORBID_ALLIES, FORBID_WEAPONS -> {
                    table.update(board -> board.field(field ->
                            field.fight(fight -> fight.with(fight.changes().plus(threat.result(), amount)))));
                    table.tell(new WastesEvent.CombatChanged(card, threat.result(), amount));
                }
            }
        }

        private List<CardId> targets(Party party) {
            return switch (threat.target()) {
                case HERO -> List.of(party.hero());
                case ALLIES -> party.allies();
                case PARTY, EVERYBODY -> party.characters();
                case ACTOR -> List.of(actor.orElse(party.hero()));
            };
        }

        private void harm(Harm harm, Optional<Cause> cause, Table<Board> table) {
            Field field = table.board().field();
            Party party = field.party(seat);
            table.next(
                    threat.target() == Threat.Target.EVERYBODY
                            ? new Harms.SufferAll(seat.around(field.seats()), harm, threat.amount(), cause)
                            : Harms.suffer(party, seat, targets(party), harm, threat.amount(), cause));
        }

        private void relieve(Harm harm, Optional<Cause> cause, Table<Board> table) {
            for (CardId who : targets(table.board().party(seat))) {
                int amount = Math.min(
                        threat.amount(), table.board().party(seat).body(who).of(harm));
                if (amount > 0) {
                    table.update(board ->
                            board.party(seat, party -> party.body(who, body -> body.plus(harm, -amount))));
                    table.tell(new WastesEvent.CountersRemoved(seat, who, harm, amount, cause));
                }
            }
        }

        private void loseGear(Gear gear, Optional<Cause> cause, Table<Board> table) {
            for (int i = 0; i < threat.amount(); i++) {
                if (table.board().party(seat).gear().of(gear) > 0) {
                    table.update(board -> board.party(seat, party -> party.gear(gear, -1)));
                    table.tell(new WastesEvent.GearLost(seat, gear, cause));
                }
            }
        }

        /// As much as the supply has. (frozen-wastes:R71)
        private void gainGear(Gear gear, Optional<Cause> cause, Table<Board> table) {
            for (int i = 0; i < threat.amount(); i++) {
                if (table.board().field().supply(gear) > 0) {
                    table.update(board -> board.party(seat, party -> party.gear(gear, 1)));
                    table.tell(new WastesEvent.GearGained(seat, gear, cause));
                }
            }
        }

        private void turnDown(Optional<Cause> cause, Table<Board> table) {
            List<CardId> turned = table.board().party(seat).cards().stream()
                    .filter(owned -> !owned.faceDown()
                            && owned.sheet().powers().stream().anyMatch(power -> power.cost() == Power.Cost.ACTIVATE))
                    .limit(threat.amount())
                    .map(Owned::card)
                    .toList();
            if (!turned.isEmpty()) {
                table.update(board -> board.party(seat, party -> {
                    Party now = party;
                    for (CardId owned : turned) {
                        now = now.change(owned, one -> one.turned(true));
                    }
                    return now;
                }));
                table.tell(new WastesEvent.CardsTurnedDown(seat, turned, cause));
            }
        }
    }
}
