package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Outlook.Encounter;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// What it would be to meet the Challenges that lie open, before anybody stands before them. (frozen-wastes:RU124)
final class Encounters {
    private Encounters() {}

    /// Only while the active hero is on the way or stands before an adventure.
    ///
    /// @param reach where the active hero can walk
    static List<Encounter> of(Field field, List<Hex> reach) {
        Step step = field.turn().step();
        boolean walks = step == Step.MOVEMENT && !reach.isEmpty();
        boolean isThere = step == Step.ADVENTURE
                && field.fight().isEmpty()
                && field.trial().isEmpty();
        if (!walks && !isThere) {
            return List.of();
        }
        Seat seat = field.turn().seat();
        var spaces = new ArrayList<Hex>(reach);
        field.party(seat).at().filter(hex -> !reach.contains(hex)).ifPresent(spaces::add);
        var encounters = new ArrayList<Encounter>();
        for (Hex hex : spaces) {
            foe(field, seat, hex)
                    .flatMap(foe -> encounter(field, seat, hex, foe, walks))
                    .ifPresent(encounters::add);
        }
        return encounters;
    }

    /// (frozen-wastes:R64, R172, R191)
    private static Optional<World.Undefeated> foe(Field field, Seat seat, Hex hex) {
        if (!Isheim.isGreenVale(hex)) {
            return field.world().undefeatedAt(hex);
        }
        return field.world().princess().equals(Optional.of(seat))
                ? Optional.empty()
                : Optional.of(new World.Undefeated(
                        0, hex, field.rules().cards().arshan(), field.world().arshansWounds()));
    }

    private static Optional<Encounter> encounter(
            Field field, Seat seat, Hex hex, World.Undefeated foe, boolean isColdFirst) {
        Party here = field.party(seat).moved(hex);
        Optional<Party> there = isColdFirst ? frosted(field, here) : Optional.of(here);
        return there.map(party -> field.party(seat, _ -> party)
                        .fight(Optional.of(Fight.against(seat, hex, foe.card(), foe.wounds()))))
                .flatMap(Encounters::win)
                .map(win -> new Encounter(hex, foe.card(), Forecasts.chance(win)));
    }

    private static Optional<Double> win(Field met) {
        Fight fight = met.currentFight();
        CardId foe = fight.foe().orElseThrow();
        return fight.challenge().isHazard()
                ? Optional.of(
                        passing(met.party(fight.hero()), Threats.of(foe, Threat.Trigger.HAZARD, Optional.empty())))
                : win(met, Threats.of(foe, Threat.Trigger.BEFORE_COMBAT, Optional.empty()));
    }

    /// Every test of a hazard. (frozen-wastes:R82, K7)
    private static double passing(Party party, List<Threat> hazard) {
        double chance = 1;
        List<Threat> left = hazard;
        while (!left.isEmpty()) {
            chance *= CombatNumbers.passes(party, left.getFirst().test().orElseThrow());
            left = left.subList(Threats.group(left), left.size());
        }
        return chance;
    }

    /// When these are still to come before the first round. (frozen-wastes:R81)
    private static Optional<Double> win(Field met, List<Threat> threats) {
        if (threats.isEmpty()) {
            return Odds.known(met).map(Odds::win);
        }
        List<Threat> first = threats.subList(0, Threats.group(threats));
        List<Threat> later = threats.subList(first.size(), threats.size());
        if (first.stream().noneMatch(threat -> isFelt(threat.result()))) {
            return win(met, later);
        }
        Optional<Double> struck =
                struck(met, first).map(after -> win(after, later)).orElse(Optional.of(0.0));
        Optional<SkillTest> test = first.getFirst().test();
        if (test.isEmpty()) {
            return struck;
        }
        double passes = CombatNumbers.passes(met.party(met.currentFight().hero()), test.get());
        return struck.flatMap(failed -> win(met, later).map(passed -> passes * passed + (1 - passes) * failed));
    }

    /// Whether it changes the combat: gold, gear and cards that are turned down do not, nor does an escape that is forbidden.
    private static boolean isFelt(Threat.Result result) {
        return switch (result) {
            case WOUNDS, EXHAUSTION, WHITE_DEATH, FROST -> true;
            case RAISE_VALUES, RAISE_DAMAGE, RAISE_LIFE, FORBID_ALLIES, FORBID_WEAPONS -> true;
            case LOSE_GOLD, LOSE_FLARE_CRYSTAL, LOSE_LUCKSTONE, LOSE_SNOWSHOE, TURN_CARDS_DOWN, FORBID_ESCAPE -> false;
            case GAIN_GOLD, GAIN_FLARE_CRYSTAL, GAIN_LUCKSTONE, GAIN_SNOWSHOE -> false;
            case GAIN_RUMORS, GAIN_CLUES, GAIN_EXPERIENCE -> false;
            case HEAL_WOUNDS, REMOVE_FROST, REMOVE_WHITE_DEATH, REMOVE_EXHAUSTION -> false;
        };
    }

    /// Nothing if the hero falls.
    private static Optional<Field> struck(Field met, List<Threat> threats) {
        Optional<Field> now = Optional.of(met);
        for (Threat threat : threats) {
            now = now.flatMap(field -> struck(field, threat));
        }
        return now;
    }

    private static Optional<Field> struck(Field met, Threat threat) {
        Optional<Harm> harm = threat.result().harm();
        if (harm.isEmpty()) {
            return Optional.of(met.fight(fight -> fight.with(fight.changes().plus(threat.result(), threat.amount()))));
        }
        Seat seat = met.currentFight().hero();
        Party party = met.party(seat);
        Predicate<CardId> isHit = who -> threat.target().hits(party.isHero(who), false);
        return harmed(met, party, harm.get(), threat.amount(), isHit).map(after -> met.party(seat, _ -> after));
    }

    /// The party after Survival on its space; none if the hero falls.
    private static Optional<Party> frosted(Field field, Party party) {
        Optional<Terrain> terrain = Isheim.at(party.place()).terrain();
        return terrain.isEmpty()
                ? Optional.of(party)
                : harmed(field, party, Harm.FROST, Survival.frost(field, terrain.get()), _ -> true);
    }

    /// The hero is first, and an Ally who falls is gone; nothing if the hero falls. (frozen-wastes:R41, R53)
    private static Optional<Party> harmed(Field field, Party party, Harm harm, int amount, Predicate<CardId> isHit) {
        Optional<Terrain> terrain = Isheim.at(party.place()).terrain();
        Party now = party;
        for (CardId who : party.characters()) {
            int taken = amount - (harm == Harm.FROST ? party.lessFrost(who, terrain) : 0);
            if (taken <= 0 || !isHit.test(who)) {
                continue;
            }
            Body body = Setback.after(field.rules(), party, who, party.body(who), harm, taken);
            boolean falls = body.harm() >= party.life(who);
            if (falls && party.isHero(who)) {
                return Optional.empty();
            }
            now = falls ? now.minus(who) : now.body(who, _ -> body);
        }
        return Optional.of(now);
    }
}
