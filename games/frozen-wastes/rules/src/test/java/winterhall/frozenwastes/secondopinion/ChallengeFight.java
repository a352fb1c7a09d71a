package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import winterhall.engine.Move;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.cards.Threat;

/// A combat against a Challenge or Arshan. (frozen-wastes:R81–R83, R88–R108, RU59–RU63, RU69, RU70, RU76, RU93, RU94, K20)
final class ChallengeFight {
    private static final int MOST_ROUNDS = 50;

    private final Reading reading;
    private final Holdings holdings;
    private final Downfall downfall;
    private final Texts texts;

    private Traveller party;
    private Enemy enemy;
    private Blows blows;
    private Optional<Blows.Lowered> lowered;
    private int round;
    private int knockouts;

    /// Whether the hero did nothing else in the round before. (frozen-wastes:RU59)
    private boolean hasDefended;

    ChallengeFight(Reading reading, Holdings holdings, Downfall downfall, Texts texts) {
        this.reading = reading;
        this.holdings = holdings;
        this.downfall = downfall;
        this.texts = texts;
    }

    /// Whether the Challenge was defeated.
    boolean defeats(Traveller hero, Enemy challenge) {
        party = hero;
        enemy = challenge;
        knockouts = downfall.count(party);
        lowered = Optional.empty();
        hasDefended = false;
        reading.coverage().met("R89");
        if (enemy.isHazard()) {
            return texts.braves(party, enemy);
        }
        texts.say(party, enemy, Threat.Trigger.BEFORE_COMBAT);
        if (isDown()) {
            return false;
        }
        blows = new Blows(reading, enemy.isWithoutWeapons);
        lowered = blows.prepare(party, phases(), (card, wounds) -> wound(wounds));
        for (round = 1; !enemy.isBeaten; round++) {
            if (round > MOST_ROUNDS) {
                reading.coverage().met("RU76");
                escaped();
                return false;
            }
            if (!fightsOn()) {
                return false;
            }
        }
        return true;
    }

    private boolean isDown() {
        return downfall.count(party) > knockouts;
    }

    private List<Phase> phases() {
        return List.of(Phase.values()).stream()
                .filter(phase -> enemy.value(phase) > 0)
                .toList();
    }

    private boolean wound(int wounds) {
        reading.expect("R95", new WastesEvent.EnemyWounded(party.seat, enemy.card, wounds, Optional.empty()));
        enemy.wound(wounds);
        return enemy.isBeaten;
    }

    private int target(Phase phase) {
        boolean isLower = round == 1 && lowered.isPresent() && lowered.get().phase() == phase;
        return enemy.value(phase) - (isLower ? lowered.get().amount() : 0);
    }

    /// One round; whether the combat goes on.
    private boolean fightsOn() {
        reading.expect("R90", new WastesEvent.RoundFought(party.seat, round));
        texts.say(party, enemy, Threat.Trigger.ROUND);
        if (isDown()) {
            return false;
        }
        switch (reading.asked("R106", party.seat, "choose-stance", stances())) {
            case WastesMove.Escape(var attribute) -> {
                return !escapes(attribute);
            }
            case WastesMove.UsePower(var card, var deed) -> {
                reading.expect("K20", new WastesEvent.PowerUsed(party.seat, card, deed));
                reading.coverage().met("K20");
                escaped();
                return false;
            }
            default -> {
                return fights();
            }
        }
    }

    private List<Move> stances() {
        var stances = new ArrayList<Move>(List.of(new WastesMove.FightOn()));
        if (enemy.isInescapable) {
            return stances;
        }
        if (holdings.plays("escape", "defend-all")) {
            for (Attribute attribute : hasDefended ? Attribute.values() : new Attribute[0]) {
                stances.add(new WastesMove.Escape(attribute));
            }
        } else {
            boolean isAnyHarmful = phases().stream().anyMatch(enemy::hurts);
            for (Phase phase : phases()) {
                if (enemy.hurts(phase) || !isAnyHarmful) {
                    stances.add(new WastesMove.Escape(Attribute.values()[phase.ordinal()]));
                }
            }
        }
        party.usable(Deed.SLIP_AWAY, party.hero, _ -> true)
                .forEach(ability -> stances.add(new WastesMove.UsePower(ability.card(), Deed.SLIP_AWAY)));
        return stances;
    }

    /// Whether the combat is over, one way or the other.
    private boolean escapes(Attribute attribute) {
        reading.coverage().met("R106");
        Phase phase = Phase.values()[attribute.ordinal()];
        if (!holdings.plays("escape", "roll")) {
            escaped();
            return true;
        }
        var rolled = reading.told("R106", WastesEvent.EscapeRolled.class);
        int bonus = party.attribute(attribute) + party.bonus(party.hero, Deed.ESCAPE);
        int target = target(phase);
        Reading.require(
                rolled.seat().equals(party.seat)
                        && rolled.attribute() == attribute
                        && rolled.bonus() == bonus
                        && rolled.target() == target
                        && Texts.isTwoDice(rolled.first(), rolled.second())
                        && rolled.escaped() == (rolled.first() + rolled.second() + bonus >= target),
                "R106",
                "an escape with " + bonus + " against " + target + ", told was " + rolled);
        if (rolled.escaped()) {
            escaped();
            return true;
        }
        texts.afterFailedRoll(party, enemy, phase, party.hero);
        return isDown();
    }

    private void escaped() {
        reading.expect("R106", new WastesEvent.Escaped(party.seat, Optional.empty()));
        texts.say(party, enemy, Threat.Trigger.ESCAPED);
    }

    /// The three phases; whether the combat goes on.
    private boolean fights() {
        var attacked = new ArrayList<CardId>();
        boolean isAllDefended = true;
        for (Phase phase : phases()) {
            Move answer = reading.asked("R91", party.seat, "choose-actor", actors(attacked));
            if (answer instanceof WastesMove.Attack(var who)) {
                attacked.add(who);
                isAllDefended = false;
                attack(who, phase);
            } else {
                defend(phase);
            }
            if (isDown()) {
                return false;
            }
            if (enemy.isBeaten) {
                return true;
            }
        }
        hasDefended = isAllDefended;
        return true;
    }

    private List<Move> actors(List<CardId> attacked) {
        var actors = new ArrayList<Move>(List.of(new WastesMove.Defend()));
        for (CardId who : party.characters()) {
            if (!attacked.contains(who) && (party.isHero(who) || !enemy.isWithoutAllies)) {
                actors.add(new WastesMove.Attack(who));
            }
        }
        return actors;
    }

    private void attack(CardId who, Phase phase) {
        reading.expect("R93", new WastesEvent.ActorNamed(party.seat, who, phase, true));
        OptionalInt damage = blows.strike(party, who, phase, true, () -> target(phase));
        if (damage.isEmpty()) {
            texts.afterFailedRoll(party, enemy, phase, who);
        } else if (damage.getAsInt() > 0) {
            wound(damage.getAsInt());
        }
    }

    private void defend(Phase phase) {
        reading.expect("R93", new WastesEvent.ActorNamed(party.seat, party.hero, phase, false));
        if (enemy.isHarmless(phase)) {
            reading.coverage().met("RU63");
            return;
        }
        if (blows.strike(party, party.hero, phase, false, () -> target(phase)).isEmpty()) {
            texts.afterFailedRoll(party, enemy, phase, party.hero);
        }
    }
}
