package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power.Deed;

/// A combat between heroes. (frozen-wastes:R179–R188, RU78, RU79, RU97–RU99)
final class HeroFight {
    private static final int MOST_ROUNDS = 50;

    private final Reading reading;
    private final Holdings holdings;
    private final Injuries injuries;
    private final Downfall downfall;
    private Blows attackerBlows;
    private Blows defenderBlows;

    /// Those who did nothing else in their last round. (frozen-wastes:RU59, RU130)
    private final Set<Seat> defended = new HashSet<>();

    HeroFight(Reading reading, Holdings holdings, Injuries injuries, Downfall downfall) {
        this.reading = reading;
        this.holdings = holdings;
        this.injuries = injuries;
        this.downfall = downfall;
    }

    /// The turn is over afterwards, however it ends.
    void fight(Traveller active, Traveller rival) {
        reading.coverage().met("R179");
        defended.clear();
        reading.expect("R179", new WastesEvent.HeroAttacked(active.seat, rival.seat));
        var phases = List.of(Phase.values());
        attackerBlows = new Blows(reading, false);
        defenderBlows = new Blows(reading, false);
        int before = downfall.count(active) + downfall.count(rival);
        turn(active, rival);
        // only the attacker can lower the enemy (frozen-wastes:RU98)
        defenderBlows.prepare(rival, List.of(), (_, wounds) -> wound(rival, active, wounds, before));
        if (before == downfall.count(active) + downfall.count(rival)) {
            var byActive = attackerBlows.prepare(active, phases, (_, wounds) -> wound(active, rival, wounds, before));
            rounds(active, rival, byActive, before);
        }
        rival.isAttacked = false;
        active.isAttacked = false;
        holdings.mayLightFlare = !holdings.isTurnOver && holdings.plays("flare-after-combat", "yes");
        holdings.isTurnOver = true;
    }

    /// Only the Allies of the hero who attacks are of use. (frozen-wastes:R180, R181, RU132)
    private void turn(Traveller attacker, Traveller defender) {
        attacker.isAttacked = false;
        defender.isAttacked = true;
    }

    private boolean wound(Traveller by, Traveller victim, int wounds, int before) {
        downfall.fightsWith(Optional.of(by));
        injuries.give(victim, List.of(victim.hero), Harm.WOUNDS, wounds);
        downfall.fightsWith(Optional.empty());
        return before != downfall.count(by) + downfall.count(victim);
    }

    private void rounds(Traveller active, Traveller rival, Optional<Blows.Lowered> lowered, int before) {
        for (int round = 1; before == downfall.count(active) + downfall.count(rival); round++) {
            if (round > MOST_ROUNDS) {
                reading.expect("RU76", new WastesEvent.Escaped(active.seat, Optional.empty()));
                return;
            }
            boolean isActive = round % 2 == 1;
            Optional<Blows.Lowered> now = round == 1 ? lowered : Optional.empty();
            if (isActive ? escapes(active, rival, round, now) : escapes(rival, active, round, now)) {
                return;
            }
        }
    }

    /// One round; whether somebody got away.
    private boolean escapes(Traveller attacker, Traveller defender, int round, Optional<Blows.Lowered> lowered) {
        turn(attacker, defender);
        reading.expect("R180", new WastesEvent.RoundFought(attacker.seat, round));
        switch (reading.asked("R185", attacker.seat, "choose-stance", stances(attacker, defender))) {
            case WastesMove.Escape(var attribute) -> {
                return rollsEscape(attacker, defender, attribute, lowered);
            }
            case WastesMove.UsePower(var card, var deed) -> {
                reading.expect("K20", new WastesEvent.PowerUsed(attacker.seat, card, deed));
                reading.expect("K20", new WastesEvent.Escaped(attacker.seat, Optional.empty()));
                return true;
            }
            default -> {
                return fights(attacker, defender, lowered);
            }
        }
    }

    /// Only where the defender has damage. (frozen-wastes:RU99)
    private List<Move> stances(Traveller attacker, Traveller defender) {
        var stances = new ArrayList<Move>(List.of(new WastesMove.FightOn()));
        if (!holdings.plays("escape", "defend-all") || defended.contains(attacker.seat)) {
            for (Phase phase : Phase.values()) {
                if (damage(defender, phase) > 0) {
                    stances.add(new WastesMove.Escape(Attribute.values()[phase.ordinal()]));
                }
            }
        }
        attacker.usable(Deed.SLIP_AWAY, attacker.hero, _ -> true)
                .forEach(ability -> stances.add(new WastesMove.UsePower(ability.card(), Deed.SLIP_AWAY)));
        return stances;
    }

    private boolean rollsEscape(
            Traveller attacker, Traveller defender, Attribute attribute, Optional<Blows.Lowered> lowered) {
        reading.coverage().met("R185");
        if (holdings.plays("escape", "roll")) {
            Phase phase = Phase.values()[attribute.ordinal()];
            int target = target(defender, phase, defender.attribute(attribute), lowered);
            var rolled = reading.told("R185", WastesEvent.EscapeRolled.class);
            int bonus = attacker.attribute(attribute) + attacker.bonus(attacker.hero, Deed.ESCAPE);
            Reading.require(
                    rolled.seat().equals(attacker.seat)
                            && rolled.attribute() == attribute
                            && rolled.bonus() == bonus
                            && rolled.target() == target
                            && rolled.escaped() == (rolled.first() + rolled.second() + bonus >= target),
                    "R185",
                    "an escape with " + bonus + " against " + target + ", told was " + rolled);
            if (!rolled.escaped()) {
                hurt(attacker, attacker.hero, defender, damage(defender, phase));
                return false;
            }
        }
        reading.expect("R185", new WastesEvent.Escaped(attacker.seat, Optional.empty()));
        return true;
    }

    /// Rolled by the defender for each phase. (frozen-wastes:R182)
    private int target(Traveller defender, Phase phase, int bonus, Optional<Blows.Lowered> lowered) {
        var rolled = reading.told("R182", WastesEvent.TargetRolled.class);
        int less = lowered.filter(low -> low.phase() == phase)
                .map(Blows.Lowered::amount)
                .orElse(0);
        Reading.require(
                rolled.seat().equals(defender.seat)
                        && rolled.phase() == phase
                        && rolled.bonus() == bonus - less
                        && Texts.isTwoDice(rolled.first(), rolled.second()),
                "R182",
                defender.seat + " rolls a target with " + bonus + ", " + less + " lower, told was " + rolled);
        reading.coverage().met("R182");
        return rolled.first() + rolled.second() + rolled.bonus();
    }

    /// What Allies give their hero counts for the defender, too. (frozen-wastes:RU132)
    private static int damage(Traveller defender, Phase phase) {
        return defender.damage(defender.hero, phase, _ -> true);
    }

    private void hurt(Traveller victim, CardId who, Traveller by, int wounds) {
        if (wounds > 0) {
            if (victim.isAttacked && hasIdleShield(victim)) {
                reading.coverage().met("R181");
            }
            downfall.fightsWith(Optional.of(by));
            injuries.give(victim, List.of(who), Harm.WOUNDS, wounds);
            downfall.fightsWith(Optional.empty());
        }
    }

    /// An Ally who would cancel a wound of the hero in any other combat. (frozen-wastes:R181, RU132)
    private static boolean hasIdleShield(Traveller victim) {
        return victim.abilities().stream()
                .filter(ability -> victim.allies().contains(ability.card()) && victim.helps(ability, victim.hero))
                .anyMatch(
                        ability -> ability.power().deed() == Deed.CANCEL_WOUNDS && !victim.get(ability.card()).isDown);
    }

    /// The three phases; nobody gets away in them.
    private boolean fights(Traveller attacker, Traveller defender, Optional<Blows.Lowered> lowered) {
        int before = downfall.count(attacker) + downfall.count(defender);
        var attacked = new ArrayList<CardId>();
        for (Phase phase : Phase.values()) {
            var answers = new ArrayList<Move>(List.of(new WastesMove.Defend()));
            attacker.characters().stream()
                    .filter(who -> !attacked.contains(who))
                    .forEach(who -> answers.add(new WastesMove.Attack(who)));
            Move answer = reading.asked("R181", attacker.seat, "choose-actor", answers);
            boolean attacks = answer instanceof WastesMove.Attack;
            CardId actor = answer instanceof WastesMove.Attack(var who) ? who : attacker.hero;
            if (attacks) {
                attacked.add(actor);
            }
            reading.expect("R93", new WastesEvent.ActorNamed(attacker.seat, actor, phase, attacks));
            blow(attacker, defender, actor, phase, attacks, lowered);
            if (before != downfall.count(attacker) + downfall.count(defender)) {
                return false;
            }
        }
        if (attacked.isEmpty()) {
            defended.add(attacker.seat);
        } else {
            defended.remove(attacker.seat);
        }
        return false;
    }

    private void blow(
            Traveller attacker,
            Traveller defender,
            CardId actor,
            Phase phase,
            boolean attacks,
            Optional<Blows.Lowered> lowered) {
        Blows blows = attacker.seat.equals(holdings.active) ? attackerBlows : defenderBlows;
        OptionalInt damage = blows.strike(
                attacker,
                actor,
                phase,
                attacks,
                () -> target(
                        defender,
                        phase,
                        defender.value(defender.hero, phase)
                                + defender.bonus(defender.hero, Deed.DEFENCE, Traveller.in(phase)),
                        lowered));
        if (damage.isEmpty()) {
            hurt(attacker, actor, defender, damage(defender, phase));
        } else if (attacks) {
            hurt(defender, defender.hero, attacker, damage.getAsInt());
        }
    }
}
