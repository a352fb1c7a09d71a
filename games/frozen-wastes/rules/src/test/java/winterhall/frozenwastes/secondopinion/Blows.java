package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import winterhall.engine.Move;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power.Deed;

/// One attack or defence: what can be added before the roll, the roll, and rolling again. (frozen-wastes:R93, R94, R101,
/// R102, RU125, K14, K18, K21)
final class Blows {
    private final Reading reading;

    /// Which abilities count in this combat.
    private final Predicate<Traveller.Ability> counts;

    private boolean isFirst = true;

    Blows(Reading reading, boolean isWithoutWeapons) {
        this.reading = reading;
        this.counts = ability -> !isWithoutWeapons || !isWeapon(ability);
    }

    private static boolean isWeapon(Traveller.Ability ability) {
        return !(ability.card().sheet() instanceof winterhall.frozenwastes.cards.Hero)
                && CardText.type(ability.card()) == ItemType.WEAPON;
    }

    Predicate<Traveller.Ability> counts() {
        return counts;
    }

    /// @param target reads or says what has to be reached, once the actor is ready to roll
    /// @return the wounds that a successful attack deals; nothing if the roll failed
    OptionalInt strike(Traveller party, CardId actor, Phase phase, boolean attacks, IntSupplier target) {
        int more = 0;
        int damage = party.damage(actor, phase, counts);
        while (true) {
            List<Traveller.Ability> boosts = boosts(party, actor, phase, attacks);
            if (boosts.isEmpty()) {
                break;
            }
            var answers = new ArrayList<Move>(List.of(new WastesMove.Roll()));
            boosts.forEach(ability -> answers.add(
                    new WastesMove.UsePower(ability.card(), ability.power().deed())));
            if (!(reading.asked("K14", party.seat, "boost-roll", answers)
                    instanceof WastesMove.UsePower(var card, var deed))) {
                break;
            }
            int amount = boosts.stream()
                    .filter(each -> each.card().equals(card) && each.power().deed() == deed)
                    .findFirst()
                    .orElseThrow()
                    .power()
                    .amount();
            reading.expect("K14", new WastesEvent.PowerUsed(party.seat, card, deed));
            reading.coverage().met("K14");
            if (deed == Deed.DAMAGE) {
                damage += amount;
            } else {
                more += amount;
            }
        }
        int needed = target.getAsInt();
        // A card that is discarded for a boost gives nothing else any more.
        int bonus = party.value(actor, phase) + more + lasting(party, actor, phase, attacks);
        isFirst = false;
        boolean isHit = roll(party, actor, phase, attacks, bonus, needed);
        while (!isHit && rollsAgain(party, actor)) {
            isHit = roll(party, actor, phase, attacks, bonus, needed);
        }
        return isHit ? OptionalInt.of(damage) : OptionalInt.empty();
    }

    /// What lasting bonuses add to an attack or a defence.
    int lasting(Traveller party, CardId actor, Phase phase, boolean attacks) {
        Predicate<Traveller.Ability> now = counts.and(Traveller.in(phase));
        int first = isFirst ? party.bonus(actor, Deed.FIRST_ROLL, now) : 0;
        return party.bonus(actor, attacks ? Deed.ATTACK : Deed.DEFENCE, now) + first;
    }

    private List<Traveller.Ability> boosts(Traveller party, CardId actor, Phase phase, boolean attacks) {
        var boosts = new ArrayList<Traveller.Ability>();
        for (Deed deed : attacks ? List.of(Deed.ATTACK, Deed.DAMAGE) : List.of(Deed.DEFENCE)) {
            boosts.addAll(party.usable(deed, actor, counts.and(Traveller.in(phase))));
        }
        return boosts;
    }

    private boolean roll(Traveller party, CardId actor, Phase phase, boolean attacks, int bonus, int target) {
        var rolled = reading.told("R94", WastesEvent.CombatRolled.class);
        Reading.require(
                rolled.seat().equals(party.seat)
                        && rolled.who().equals(actor)
                        && rolled.phase() == phase
                        && rolled.attacks() == attacks
                        && rolled.bonus() == bonus
                        && rolled.target() == target
                        && Texts.isTwoDice(rolled.first(), rolled.second())
                        && rolled.hit() == (rolled.first() + rolled.second() + bonus >= target),
                "R94",
                actor + " rolls with " + bonus + " against " + target + ", told was " + rolled);
        reading.coverage().met("R94");
        return rolled.hit();
    }

    private boolean rollsAgain(Traveller party, CardId actor) {
        List<Traveller.Ability> chances = party.usable(Deed.REROLL_COMBAT, actor, _ -> true);
        if (chances.isEmpty()) {
            return false;
        }
        var answers = new ArrayList<Move>(List.of(new WastesMove.Accept()));
        chances.forEach(ability -> answers.add(
                new WastesMove.UsePower(ability.card(), ability.power().deed())));
        if (!(reading.asked("K18", party.seat, "failed-roll", answers)
                instanceof WastesMove.UsePower(var card, var deed))) {
            return false;
        }
        reading.expect("K18", new WastesEvent.PowerUsed(party.seat, card, deed));
        reading.coverage().met("K18");
        return true;
    }

    /// Before the first round: lowering a value or wounding the enemy, each ability once. (frozen-wastes:K19, R22)
    ///
    /// @param phases in which the enemy has a value
    /// @param wound what to do with wounds
    Optional<Lowered> prepare(
            Traveller party, List<Phase> phases, java.util.function.BiFunction<CardId, Integer, Boolean> wound) {
        var used = new ArrayList<CardId>();
        Optional<Lowered> lowered = Optional.empty();
        while (true) {
            var answers = new ArrayList<Move>();
            for (Traveller.Ability ability : party.abilities()) {
                if (!party.canPay(ability) || used.contains(ability.card())) {
                    continue;
                }
                if (ability.power().deed() == Deed.LOWER_ENEMY) {
                    phases.forEach(phase -> answers.add(new WastesMove.LowerEnemy(ability.card(), phase)));
                } else if (ability.power().deed() == Deed.WOUND_ENEMY) {
                    answers.add(new WastesMove.UsePower(ability.card(), Deed.WOUND_ENEMY));
                }
            }
            if (answers.isEmpty()) {
                return lowered;
            }
            answers.add(new WastesMove.BeginCombat());
            switch (reading.asked("K19", party.seat, "prepare-combat", answers)) {
                case WastesMove.LowerEnemy(var card, var phase) -> {
                    int amount = amount(card, Deed.LOWER_ENEMY);
                    used.add(card);
                    reading.expect("K19", new WastesEvent.PowerUsed(party.seat, card, Deed.LOWER_ENEMY));
                    reading.expect("K19", new WastesEvent.EnemyLowered(party.seat, card, phase, amount));
                    reading.coverage().met("K19");
                    lowered = Optional.of(new Lowered(phase, amount));
                }
                case WastesMove.UsePower(var card, var _) -> {
                    used.add(card);
                    reading.expect("K19", new WastesEvent.PowerUsed(party.seat, card, Deed.WOUND_ENEMY));
                    reading.coverage().met("K19");
                    if (wound.apply(card, amount(card, Deed.WOUND_ENEMY))) {
                        return lowered;
                    }
                }
                default -> {
                    return lowered;
                }
            }
        }
    }

    /// One value of the enemy is lower in the first round.
    record Lowered(Phase phase, int amount) {}

    private static int amount(CardId card, Deed deed) {
        return CardText.powers(card).stream()
                .filter(power -> power.deed() == deed)
                .findFirst()
                .orElseThrow()
                .amount();
    }
}
