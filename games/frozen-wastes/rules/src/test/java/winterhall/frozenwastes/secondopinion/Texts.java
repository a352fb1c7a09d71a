package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;

/// The sentences of Challenges, and the tests they demand. (frozen-wastes:R59–R61, R79, K1–K12, RU30, RU89, RU95)
final class Texts {
    private final Reading reading;
    private final Holdings holdings;
    private final Injuries injuries;
    private final Downfall downfall;

    Texts(Reading reading, Holdings holdings, Injuries injuries, Downfall downfall) {
        this.reading = reading;
        this.holdings = holdings;
        this.injuries = injuries;
        this.downfall = downfall;
    }

    static Optional<Harm> harm(Threat.Result result) {
        return switch (result) {
            case WOUNDS -> Optional.of(Harm.WOUNDS);
            case EXHAUSTION -> Optional.of(Harm.EXHAUSTION);
            case WHITE_DEATH -> Optional.of(Harm.WHITE_DEATH);
            case FROST -> Optional.of(Harm.FROST);
            default -> Optional.empty();
        };
    }

    /// Everything the card says about this moment, in its order, until the hero falls.
    void say(Traveller party, Enemy enemy, Threat.Trigger moment) {
        int knockouts = downfall.count(party);
        for (Threat threat : enemy.sheet.threats()) {
            if (threat.trigger() == moment
                    && downfall.count(party) == knockouts
                    && threat.test()
                            .map(test -> !passes(party, enemy.card, test))
                            .orElse(true)) {
                carryOut(party, enemy, threat, party.hero);
            }
        }
    }

    /// Wounds first, then exhaustion, white death and frost, then the rest. (frozen-wastes:K3, RU89)
    void afterFailedRoll(Traveller party, Enemy enemy, Phase phase, CardId actor) {
        int knockouts = downfall.count(party);
        if (enemy.damage(phase) > 0) {
            injuries.give(party, List.of(actor), Harm.WOUNDS, enemy.damage(phase));
        }
        var threats = new ArrayList<Threat>();
        for (Harm harm : Harm.values()) {
            enemy.sheet.threats().stream()
                    .filter(threat ->
                            Enemy.isFor(threat, phase) && harm(threat.result()).equals(Optional.of(harm)))
                    .forEach(threats::add);
        }
        enemy.sheet.threats().stream()
                .filter(threat ->
                        Enemy.isFor(threat, phase) && harm(threat.result()).isEmpty())
                .forEach(threats::add);
        for (Threat threat : threats) {
            if (downfall.count(party) == knockouts) {
                carryOut(party, enemy, threat, actor);
            }
        }
    }

    /// A hazard's tests in their order; whether all of them were passed. (frozen-wastes:R82, K7)
    boolean braves(Traveller party, Enemy hazard) {
        for (Threat threat : hazard.sheet.threats()) {
            if (threat.trigger() == Threat.Trigger.HAZARD
                    && !passes(party, hazard.card, threat.test().orElseThrow())) {
                carryOut(party, hazard, threat, party.hero);
                return false;
            }
        }
        return true;
    }

    private boolean passes(Traveller party, CardId card, SkillTest test) {
        while (true) {
            var rolled = reading.told("R59", WastesEvent.TestRolled.class);
            int bonus = party.testBonus(test.attribute(), test.skill());
            Reading.require(
                    rolled.seat().equals(party.seat)
                            && rolled.card().equals(card)
                            && rolled.attribute() == test.attribute()
                            && rolled.skill().equals(test.skill())
                            && rolled.difficulty() == test.difficulty()
                            && rolled.bonus() == bonus
                            && isTwoDice(rolled.first(), rolled.second())
                            && rolled.passed() == (rolled.first() + rolled.second() + bonus >= test.difficulty()),
                    "R59",
                    "a test of " + test + " with " + bonus + ", told was " + rolled);
            reading.coverage().met("R59");
            if (rolled.passed() || !rollsAgain(party)) {
                return rolled.passed();
            }
        }
    }

    static boolean isTwoDice(int first, int second) {
        return first >= 1 && first <= 10 && second >= 1 && second <= 10;
    }

    private boolean rollsAgain(Traveller party) {
        var answers = new ArrayList<Move>();
        if (party.gear.get(Gear.LUCKSTONE) > 0) {
            answers.add(new WastesMove.UseLuckstone());
        }
        party.usable(Power.Deed.REROLL_TEST, party.hero, _ -> true)
                .forEach(ability -> answers.add(
                        new WastesMove.UsePower(ability.card(), ability.power().deed())));
        if (answers.isEmpty()) {
            return false;
        }
        answers.add(new WastesMove.Accept());
        return switch (reading.asked("R79", party.seat, "failed-test", answers)) {
            case WastesMove.UseLuckstone _ -> {
                reading.expect("R79", new WastesEvent.LuckstoneUsed(party.seat));
                yield true;
            }
            case WastesMove.UsePower(var card, var deed) -> {
                reading.expect("K13", new WastesEvent.PowerUsed(party.seat, card, deed));
                yield true;
            }
            default -> false;
        };
    }

    private void carryOut(Traveller party, Enemy enemy, Threat threat, CardId actor) {
        Optional<Harm> harm = harm(threat.result());
        if (harm.isPresent()) {
            hurt(party, threat, harm.get(), actor);
            return;
        }
        int amount = threat.amount();
        switch (threat.result()) {
            case LOSE_GOLD -> {
                if (party.gold > 0) {
                    reading.expect(
                            "K8", new WastesEvent.GoldLost(party.seat, Math.min(amount, party.gold), Optional.empty()));
                }
            }
            case LOSE_FLARE_CRYSTAL -> lose(party, Gear.FLARE_CRYSTAL, amount);
            case LOSE_LUCKSTONE -> lose(party, Gear.LUCKSTONE, amount);
            case LOSE_SNOWSHOE -> lose(party, Gear.SNOWSHOE, amount);
            case TURN_CARDS_DOWN -> turnDown(party, amount);
            case GAIN_FLARE_CRYSTAL -> gain(party, Gear.FLARE_CRYSTAL, amount);
            case GAIN_LUCKSTONE -> gain(party, Gear.LUCKSTONE, amount);
            case GAIN_SNOWSHOE -> gain(party, Gear.SNOWSHOE, amount);
            case GAIN_EXPERIENCE ->
                reading.expect("K5", new WastesEvent.ExperienceGained(party.seat, amount, Optional.empty()));
            case HEAL_WOUNDS -> remove(party, threat, Harm.WOUNDS);
            case REMOVE_FROST -> remove(party, threat, Harm.FROST);
            case REMOVE_WHITE_DEATH -> remove(party, threat, Harm.WHITE_DEATH);
            case REMOVE_EXHAUSTION -> remove(party, threat, Harm.EXHAUSTION);
            default -> change(enemy, threat);
        }
    }

    private void hurt(Traveller party, Threat threat, Harm harm, CardId actor) {
        reading.coverage().met("K1");
        switch (threat.target()) {
            case HERO -> injuries.give(party, List.of(party.hero), harm, threat.amount());
            case ALLIES -> injuries.give(party, party.allies(), harm, threat.amount());
            case PARTY -> injuries.give(party, party.characters(), harm, threat.amount());
            case ACTOR -> {
                if (party.has(actor)) {
                    injuries.give(party, List.of(actor), harm, threat.amount());
                }
            }
            case EVERYBODY ->
                holdings.clockwise().forEach(each -> injuries.give(each, each.characters(), harm, threat.amount()));
        }
    }

    private void lose(Traveller party, Gear gear, int amount) {
        for (int i = Math.min(amount, party.gear.get(gear)); i > 0; i--) {
            reading.expect("K8", new WastesEvent.GearLost(party.seat, gear, Optional.empty()));
        }
    }

    private void gain(Traveller party, Gear gear, int amount) {
        for (int i = Math.min(amount, holdings.supply(gear)); i > 0; i--) {
            reading.expect("K5", new WastesEvent.GearGained(party.seat, gear, Optional.empty()));
        }
    }

    /// (frozen-wastes:K9)
    private void turnDown(Traveller party, int amount) {
        List<CardId> cards = party.cards.stream()
                .filter(owned -> !owned.isDown
                        && CardText.powers(owned.card).stream().anyMatch(power -> power.cost() == Power.Cost.ACTIVATE))
                .map(owned -> owned.card)
                .limit(amount)
                .toList();
        if (!cards.isEmpty()) {
            reading.expect("K9", new WastesEvent.CardsTurnedDown(party.seat, cards, Optional.empty()));
            reading.coverage().met("K9");
        }
    }

    private void remove(Traveller party, Threat threat, Harm harm) {
        List<CardId> patients = threat.target() == Threat.Target.PARTY ? party.characters() : List.of(party.hero);
        for (CardId who : patients) {
            int counters = Math.min(threat.amount(), party.health(who).of(harm));
            if (counters > 0) {
                reading.expect(
                        "K5", new WastesEvent.CountersRemoved(party.seat, who, harm, counters, Optional.empty()));
            }
        }
    }

    /// (frozen-wastes:K10, K11)
    private void change(Enemy enemy, Threat threat) {
        reading.expect("K10", new WastesEvent.CombatChanged(enemy.card, threat.result(), threat.amount()));
        reading.coverage().met("K10");
        switch (threat.result()) {
            case RAISE_VALUES -> enemy.moreValue += threat.amount();
            case RAISE_DAMAGE -> enemy.moreDamage += threat.amount();
            case RAISE_LIFE -> enemy.moreLife += threat.amount();
            case FORBID_ESCAPE -> enemy.isInescapable = true;
            case FORBID_ALLIES -> enemy.isWithoutAllies = true;
            case FORBID_WEAPONS -> enemy.isWithoutWeapons = true;
            default -> throw new IllegalStateException(threat + " is not known here");
        }
    }
}
